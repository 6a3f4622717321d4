import { ApiError, get, post } from './api';
import { Connection } from './connection.svelte';
import { fillEvents, mergeEvents } from './events';
import { words } from './i18n.svelte';
import { keep } from './keep';
import type { Decision, GameEvent, GameView } from './game';
import type {
	Accepted,
	ChatLine,
	ChatList,
	EventList,
	Problem,
	Refused,
	ServerMessage,
	TableInfo,
	Update,
	WhyNotInfo
} from './wire';

interface Sending {
	move: string;
	client_id: string;
	seat: number;
	/** Stored as this version: the answer that shows it is still on its way. */
	stored?: number;
}

/** A table as one seat sees it, kept up to date by a connection. */
export class Table {
	update = $state.raw<Update | null>(null);
	events = $state.raw<GameEvent[]>([]);
	chat = $state.raw<ChatLine[]>([]);
	online = $state.raw<string[]>([]);
	spectators = $state(0);
	thinking = $state<number | null>(null);
	sending = $state.raw<Sending | null>(null);
	/** A turn is being confirmed, taken back or the like. */
	private changing = $state(false);
	problem = $state.raw<Problem | null>(null);
	seat = $state<number | null>(null);
	readonly connection: Connection;
	/** The language of what has been heard so far. */
	private spoken = '';

	constructor(
		readonly id: string,
		seat: number | null
	) {
		this.seat = seat;
		this.connection = new Connection(
			`/tables/${id}/live`,
			() => this.hello(),
			(message) => this.receive(message)
		);
	}

	/** Something was chosen whose answer is not shown yet: what is shown now cannot be answered. */
	get busy(): boolean {
		return this.changing || this.sending !== null;
	}

	get info(): TableInfo | null {
		return this.update?.table ?? null;
	}

	get view(): GameView | null {
		return (this.update?.view ?? null) as GameView | null;
	}

	get decision(): Decision | null {
		return this.view?.decision ?? null;
	}

	open(): void {
		this.connection.open();
		void get<ChatList>(`/tables/${this.id}/chat`)
			.then((list) => (this.chat = list.lines))
			.catch(() => undefined);
	}

	close(): void {
		this.connection.close();
	}

	/** Hear everything again, in the language that was chosen now. */
	speak(language: string): void {
		if (!this.spoken || this.spoken === language) return;
		this.connection.close();
		this.connection.open();
	}

	/** Look from another own seat. */
	watch(seat: number | null): void {
		this.seat = seat;
		this.update = null;
		this.events = [];
		this.connection.send(seat === null ? { type: 'watch' } : { type: 'watch', seat });
	}

	/** Sent once, however often the line breaks: the same client_id is played once. */
	play(move: string): void {
		if (this.seat === null || this.busy || !this.update) return;
		this.problem = null;
		const client_id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
		this.sending = { move, client_id, seat: this.seat };
		this.resend();
	}

	private resend(): void {
		if (!this.sending || this.sending.stored !== undefined || !this.update) return;
		const { move, client_id, seat } = this.sending;
		this.connection.send({ type: 'play', seat, move, version: this.update.version, client_id });
	}

	async explain(move: string): Promise<WhyNotInfo | null> {
		const body = { seat: this.seat, move };
		return (await post<{ why: WhyNotInfo | null }>(`/tables/${this.id}/explain`, body)).why;
	}

	/** Back to a record, or one step. */
	undo(toSeq: number | null = null): Promise<void> {
		return this.change('undo', { seat: this.seat, version: this.update?.version, to_seq: toSeq });
	}

	confirm(): Promise<void> {
		return this.change('confirm', { seat: this.seat, version: this.update?.version });
	}

	ask(kind: 'undo' | 'end', toSeq: number | null = null): Promise<void> {
		const body = { kind, seat: this.seat, to_seq: toSeq };
		return this.trying(async () => void (await post(`/tables/${this.id}/asks`, body)));
	}

	answer(ask: string, agree: boolean): Promise<void> {
		return this.change(`asks/${ask}`, { seat: this.seat, agree });
	}

	say(text: string): Promise<void> {
		return this.trying(async () => void (await post(`/tables/${this.id}/chat`, { text })));
	}

	/** Anything that answers with an Update; one at a time. */
	async change(what: string, body: unknown): Promise<void> {
		if (this.busy) return;
		this.changing = true;
		try {
			await this.trying(async () =>
				this.take(await post<Update>(`/tables/${this.id}/${what}`, body))
			);
		} finally {
			this.changing = false;
		}
	}

	/** Lobby changes answer with the table only; the update comes over the line. */
	manage(what: string, body: unknown = {}): Promise<void> {
		return this.trying(async () => void (await post(`/tables/${this.id}/${what}`, body)));
	}

	async trying(work: () => Promise<void>): Promise<void> {
		try {
			this.problem = null;
			await work();
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			this.fail(error.problem);
		}
	}

	private hello(): ServerHello {
		const hello: ServerHello = { type: 'hello', lang: words.language };
		if (this.seat !== null) hello.seat = this.seat;
		if (this.update && this.spoken === words.language) {
			hello.version = this.update.version;
			hello.seq = this.view?.seq ?? 0;
		}
		this.spoken = words.language;
		return hello;
	}

	private receive(message: ServerMessage): void {
		if (message.type === 'update') this.take(message);
		else if (message.type === 'refused') this.refused(message);
		else if (message.type === 'accepted') this.accepted(message);
		else if (message.type === 'chat') this.chat = addLine(this.chat, message.line);
		else if (message.type === 'thinking') this.thinking = message.seat;
		else if (message.type === 'presence') {
			this.online = message.people;
			this.spectators = message.spectators;
		}
	}

	private take(update: Update): void {
		const seen = this.update;
		const seat = (update.view as GameView | null)?.seat;
		if (seat !== undefined && seat !== this.seat) return;
		if (seen && update.version < seen.version) return;
		this.update = keep(seen, update);
		this.thinking = null;
		this.events = mergeEvents(this.events, update);
		const known = (seen?.view as GameView | undefined)?.seq ?? -1;
		if (update.since > known) void this.fill(known, update.since);
		if (this.sending?.stored !== undefined) this.settle(this.sending.stored);
		else this.resend();
	}

	/** The update told only the latest events: ask for those between. */
	private async fill(since: number, until: number): Promise<void> {
		const { seat } = this;
		const eyes = seat === null ? '' : `seat=${seat}&`;
		const path = `/tables/${this.id}/events?${eyes}since=${since}&until=${until}`;
		const list = await get<EventList>(path).catch(() => null);
		if (list && seat === this.seat) this.events = fillEvents(this.events, list, until);
	}

	/** A move that was sent twice is answered twice: only the one that is waited for counts. */
	private accepted({ client_id, version }: Accepted): void {
		if (this.sending?.client_id === client_id) this.settle(version);
	}

	/** Until the stored move is shown the old question stays, and must not be answered again. */
	private settle(version: number): void {
		if (!this.sending) return;
		const shown = (this.update?.version ?? -1) >= version;
		this.sending = shown ? null : { ...this.sending, stored: version };
	}

	private refused({ client_id, problem }: Refused): void {
		if (client_id !== null && client_id !== this.sending?.client_id) return;
		this.sending = null;
		this.fail(problem);
	}

	private fail(problem: Problem): void {
		if (problem.update) this.take(problem.update);
		this.problem = problem;
	}
}

interface ServerHello {
	type: 'hello';
	lang: string;
	seat?: number;
	version?: number;
	seq?: number;
}

function addLine(lines: ChatLine[], line: ChatLine): ChatLine[] {
	return lines.some((one) => one.id === line.id) ? lines : [...lines, line];
}
