import { get } from '../lib/api';
import {
	anyWord,
	type Aside,
	choices,
	matches,
	refusedHere,
	remembered,
	shared,
	targets,
	WIDE,
	type Choice,
	type Narrowing,
	type PlacesOf
} from '../lib/choices';
import type { GameParts } from '../games/parts';
import type { GameView, MoveOption, RefusedOption } from '../lib/game';
import { sinceLastTurn } from '../lib/events';
import { seatOf } from '../lib/game';
import type { Table } from '../lib/table.svelte';
import type { Replay, SeatInfo, WhyNotInfo } from '../lib/wire';
import { Chances } from './chances.svelte';

export interface Question {
	heading: string;
	why: WhyNotInfo;
	anchor: HTMLElement | null;
}

/** How long a new question ignores presses: they were meant for what stood there before. */
export const GUARD_MS = 400;
/** Who has sealed an answer may only take it back. */
const WITHDRAW = 'withdraw';
const CLOSING = new Set(['done', 'end']);

/** What one person is doing at a table: narrowing, choosing, pointing, looking back. */
export class Play {
	narrowing = $state.raw<Narrowing>(WIDE);
	/** Notation of the move that was chosen and is not done yet. */
	private picked = $state('');
	/** The row or target under the pointer or the focus. */
	private pointed = $state('');
	/** False for a moment after a change: no press counts then. */
	calm = $state(true);
	private guard = 0;
	view = $state('map');
	sheet = $state<'peek' | 'full'>('full');
	/** A moment of the past, while the timeline is not at its end. */
	moment = $state.raw<Replay | null>(null);
	playing = $state(false);
	why = $state.raw<Question | null>(null);
	palette = $state(false);
	keysHelp = $state(false);
	curtain = $state(false);
	readonly chances = new Chances();
	private wanted = -1;

	readonly placesOf: PlacesOf;
	readonly aside: Aside;
	private readonly ends: (move: string) => boolean;

	constructor(
		readonly table: Table,
		parts: Pick<GameParts, 'placesOf' | 'aside' | 'ends'> = {}
	) {
		this.placesOf = remembered(parts.placesOf ?? anyWord);
		this.aside = parts.aside ?? (() => false);
		this.ends = parts.ends ?? ((move) => CLOSING.has(move));
	}

	readonly decision = $derived.by(() => (this.moment ? null : this.table.decision));
	readonly shown = $derived.by(
		() => (this.moment?.view ?? this.table.view) as unknown as GameView | null
	);
	/** The way back from an answer that is sealed until all are in. */
	readonly sealed = $derived.by(() => {
		const moves = this.decision?.moves ?? [];
		return moves.length === 1 && moves[0]?.move === WITHDRAW ? moves[0] : null;
	});
	/** The move that closes the question: it is the main button, never a row. */
	readonly ending = $derived.by(
		() => this.decision?.moves.find((one) => this.ends(one.move)) ?? null
	);
	readonly rows = $derived.by(() => {
		const { decision, ending } = this;
		if (!decision || this.sealed) return [];
		const moves = decision.moves.filter((one) => one !== ending);
		return choices({ ...decision, moves }, this.narrowing, this.placesOf, this.aside);
	});
	/** What the main button does: the chosen move, or the only one there is. */
	readonly chosen = $derived.by<MoveOption | null>(() => {
		const picked = this.decision?.moves.find((one) => one.move === this.picked);
		if (picked || this.ending || this.rows.length !== 1) return picked ?? null;
		return this.rows[0]?.move ?? null;
	});
	/** Rows that the board marks: those of the question itself, if there are any. */
	private readonly marked = $derived.by(() => {
		const main = this.rows.filter((row) => !this.aside(row.words.split(' ')[0] ?? ''));
		return main.length ? main : this.rows;
	});
	/** Places that are settled: chosen on the board, or common to all options. */
	readonly settled = $derived.by(() => shared(this.marked, this.narrowing.places, this.placesOf));
	readonly targets = $derived.by(() => targets(this.marked, this.settled, this.placesOf));
	readonly refused = $derived.by(() =>
		this.decision ? refusedHere(this.decision, this.narrowing, this.placesOf) : []
	);
	readonly narrowed = $derived(this.narrowing.prefix !== '' || this.narrowing.places.length > 0);
	readonly seats = $derived.by<SeatInfo[]>(() => this.table.info?.seats ?? []);
	readonly held = $derived.by(() => {
		const held = this.table.update?.held;
		return held && held.seat === this.table.seat ? held : null;
	});
	readonly since = $derived.by(() => {
		const seat = this.table.seat;
		const own = this.table.events.filter((event) => seatOf(event) === seat).at(-1);
		return sinceLastTurn(this.table.events, seat, own?.seq ?? 0);
	});

	/** What lights up on the panel and the board. */
	get hot(): string {
		return this.pointed || this.picked;
	}
	set hot(words: string) {
		this.pointed = words;
	}

	/** Another question: begin at its first option, and let no press fall on it by chance. */
	renew(): void {
		this.narrow(WIDE);
		this.why = null;
		this.calm = false;
		clearTimeout(this.guard);
		this.guard = setTimeout(() => (this.calm = true), GUARD_MS) as unknown as number;
	}

	name(seat: number | null): string {
		return seat === null ? '' : (this.seats[seat]?.name ?? String(seat + 1));
	}

	/** A row of the panel: a move is chosen first and done by a second press, a branch narrows. */
	choose(row: Choice): void {
		if (!this.calm) return;
		if (row.move) this.press(row.move.move);
		else this.narrow({ ...this.narrowing, prefix: row.words });
	}

	private press(move: string): void {
		if (this.chosen?.move === move) this.play(move);
		else this.picked = move;
	}

	play(move: string): void {
		if (!this.calm) return;
		this.hot = '';
		this.table.play(move);
	}

	narrow(next: Narrowing): void {
		this.narrowing = next;
		this.picked = '';
		this.hot = '';
	}

	/** One step less: the choice first, then what narrowed the question. */
	back(): void {
		const { prefix, places } = this.narrowing;
		if (this.picked) this.picked = '';
		else if (places.length) this.narrow({ prefix, places: places.slice(0, -1) });
		else this.narrow(WIDE);
	}

	/** A place on the board was pressed: choose or do what is unique there, narrow otherwise. */
	choosePlace(place: string): void {
		if (!this.calm) return;
		const moves = this.movesAt(place);
		if (moves.length === 1 && moves[0]) this.press(moves[0].move);
		else if (moves.length) this.narrow(this.with(place));
	}

	private with(place: string): Narrowing {
		return { prefix: this.narrowing.prefix, places: [...this.settled, place] };
	}

	movesAt(place: string): MoveOption[] {
		const narrowing = this.with(place);
		const moves = this.decision?.moves ?? [];
		return moves.filter((one) => matches(one.move, narrowing, this.placesOf));
	}

	refusedAt(place: string): RefusedOption | undefined {
		const narrowing = this.with(place);
		return this.decision?.refused.find((one) => matches(one.move, narrowing, this.placesOf));
	}

	/** Legal, or refused with its reason, for a move that a panel wants to offer. */
	look(move: string): { legal: boolean; refused: RefusedOption | null } {
		const decision = this.decision;
		return {
			legal: decision?.moves.some((one) => one.move === move) ?? false,
			refused: decision?.refused.find((one) => one.move === move) ?? null
		};
	}

	ask(option: RefusedOption, anchor: HTMLElement | null): void {
		this.why = { heading: option.text, why: option.why, anchor };
	}

	/** Show one position after the other, from a record on; it ends by itself where now is. */
	async watch(from: number): Promise<void> {
		await this.seek(from);
		this.playing = this.moment !== null;
	}

	/** Everything since the own last turn. */
	async watchNew(): Promise<void> {
		const first = this.since[0]?.seq;
		if (first !== undefined) await this.watch(Math.max(0, first - 1));
	}

	/** Show the table after a record; the last one is now. */
	async seek(seq: number): Promise<void> {
		const last = this.table.view?.seq ?? 0;
		this.wanted = seq;
		if (seq >= last) {
			this.moment = null;
			this.playing = false;
			return;
		}
		const seat = this.table.seat === null ? '' : `seat=${this.table.seat}&`;
		const moment = await get<Replay>(`/tables/${this.table.id}/replay?${seat}seq=${seq}`);
		if (this.wanted === seq) this.moment = moment;
	}
}
