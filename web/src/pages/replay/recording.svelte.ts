import { get, post } from '../../lib/api';
import type { GameEvent, GameView, Outcome } from '../../lib/game';
import type {
	EventList,
	Hint,
	LuckLine,
	LuckList,
	Replay,
	Report,
	SeatInfo,
	TableInfo
} from '../../lib/wire';
import { mayAsk } from '../../table/hint';
import { cutSave } from './branch';
import { crossings, turning, type Standing, type Turning } from './turning';

interface Moment {
	seq: number;
	last: number;
	view: GameView;
	events: GameEvent[];
	log?: string[];
}

/** A whole game to look through, as one seat or a spectator could see it. */
export class Recording {
	moment = $state.raw<Moment | null>(null);
	events = $state.raw<GameEvent[]>([]);
	seat = $state<number | null>(null);
	playing = $state(false);
	/** Points of every seat at moments spread over the game. */
	curve = $state.raw<{ seq: number; board: unknown }[]>([]);
	/** Where the lead went over; null while it is looked for. */
	turnings = $state.raw<Turning[] | null>(null);
	sampled = $state(false);
	luck = $state.raw<LuckLine[]>([]);
	/** The last position, with the final scores when the game is over. */
	private end = $state.raw<GameView | null>(null);
	private table = $state.raw<TableInfo | null>(null);
	private report = $state.raw<Report | null>(null);
	private wanted = -1;
	private stopped = false;

	constructor(
		readonly id: string,
		private readonly isReport: boolean
	) {}

	get game(): string {
		return this.table?.game ?? this.report?.game ?? '';
	}
	get title(): string {
		return this.table?.name || this.table?.game_title || this.report?.text || this.game;
	}
	get seats(): SeatInfo[] {
		return this.table?.seats ?? [];
	}
	get over(): boolean {
		return this.table?.status === 'over';
	}
	get own(): number | null {
		return this.table?.your_seats[0] ?? null;
	}
	get seq(): number {
		return this.moment?.seq ?? 0;
	}
	get last(): number {
		return this.moment?.last ?? 0;
	}
	get outcome(): Outcome | null {
		return this.end?.outcome ?? null;
	}
	get seed(): string | null {
		return this.end?.seed ?? null;
	}
	get commitment(): string {
		return this.end?.commitment ?? '';
	}

	name(seat: number | null): string {
		return seat === null ? '' : (this.seats[seat]?.name ?? `${seat + 1}`);
	}

	async load(): Promise<void> {
		if (this.isReport) return this.loadReport();
		this.table = await get<TableInfo>(`/tables/${this.id}`);
		this.seat = this.own;
		const asked = Number(/[?&]seq=(\d+)/.exec(location.search)?.[1] ?? NaN);
		const end = await this.at(this.table.seq);
		this.end = end.view;
		this.moment = end;
		if (Number.isFinite(asked)) await this.seek(asked);
		const told = await get<EventList>(`/tables/${this.id}/events?${this.eyes()}since=0`);
		this.events = told.events as unknown as GameEvent[];
		void this.sample();
		void get<LuckList>(`/tables/${this.id}/luck?${this.eyes()}`)
			.then((found) => (this.luck = found.lines))
			.catch(() => undefined);
	}

	private async loadReport(): Promise<void> {
		const report = await get<Report>(`/reports/${this.id}`);
		this.report = report;
		const view = report.view as unknown as GameView;
		this.end = view;
		this.moment = { seq: report.seq, last: report.seq, view, events: [] };
	}

	private eyes(): string {
		return this.seat === null ? '' : `seat=${this.seat}&`;
	}

	private async at(seq: number): Promise<Moment> {
		const replay = await get<Replay>(`/tables/${this.id}/replay?${this.eyes()}seq=${seq}`);
		return replay as unknown as Moment;
	}

	async seek(seq: number): Promise<void> {
		if (this.isReport) return;
		const wanted = Math.max(0, Math.min(this.last, seq));
		this.wanted = wanted;
		const moment = await this.at(wanted);
		if (this.wanted === wanted) this.moment = moment;
		if (wanted >= this.last) this.playing = false;
	}

	/** Look with other eyes at the same moment. */
	async lookAs(seat: number | null): Promise<void> {
		this.seat = seat;
		await this.seek(this.seq);
	}

	/** A few positions over the whole game, for the curve of points. */
	private async sample(): Promise<void> {
		const points = Math.min(24, this.last);
		for (let k = 0; k <= points && !this.stopped; k++) {
			const moment = await this.at(Math.round((k * this.last) / Math.max(1, points)));
			this.curve = [...this.curve, { seq: moment.seq, board: moment.view.board }];
		}
		this.sampled = !this.stopped;
	}

	/** Look for the records that gave somebody else the lead. */
	async findTurnings(points: (board: unknown) => number[]): Promise<void> {
		const at = async (seq: number): Promise<Standing> => {
			const moment = await this.at(seq);
			return { seq, points: points(moment.view.board) };
		};
		const rows = this.curve.map(({ seq, board }) => ({ seq, points: points(board) }));
		// What was hidden counts in the end.
		const end = rows.at(-1);
		if (end && this.outcome) end.points = this.outcome.scores;
		const found: Turning[] = [];
		for (const crossing of crossings(rows)) {
			if (this.stopped) return;
			found.push(await turning(crossing, at));
		}
		this.turnings = found;
	}

	/** May somebody ask a bot about this moment: after the end, or when playing alone. */
	get askable(): boolean {
		return !this.isReport && (this.over || mayAsk(this.table, this.seats));
	}

	/** The seat that had to decide at this moment. */
	get asked(): number | null {
		return this.moment?.view.actors[0] ?? null;
	}

	hint(seat: number): Promise<Hint> {
		return get<Hint>(`/tables/${this.id}/hint?seat=${seat}&seq=${this.seq}`);
	}

	/** The move that was played next, as its record tells it. */
	get played(): string {
		const line = this.moment?.log?.[this.seq + 1] ?? '';
		return /^\d+ \S+ \S+ ([^#]*)/.exec(line)?.[1]?.trim() ?? '';
	}

	/** A new table that goes on from this moment, against bots; gives its address. */
	async branch(name: string): Promise<string> {
		const text = await get<string>(`/tables/${this.id}/export`);
		const seat = this.seat ?? this.own ?? this.asked ?? 0;
		const body = { text: cutSave(text, this.seq), name, seat };
		return `/table/${(await post<TableInfo>('/tables/import', body)).id}`;
	}

	stop(): void {
		this.stopped = true;
		this.playing = false;
	}
}
