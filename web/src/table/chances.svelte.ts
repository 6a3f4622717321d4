import { get } from '../lib/api';
import type { MoveOption } from '../lib/game';
import { battleIn, bestOf, endings, luckAt, movesAt } from '../lib/odds';
import type { Table } from '../lib/table.svelte';
import type { BattleOdds, LuckLine, LuckList, MoveOdds, OddsList } from '../lib/wire';

/** A table that changes quickly is asked for once it rests. */
const REST_MS = 120;
/** Odds that ran out of time are asked for again so often. */
const AGAIN = 3;

/** Chances of battles at a table: they come when they come, nothing waits for them. */
export class Chances {
	private list = $state.raw<OddsList | null>(null);
	private lines = $state.raw<LuckLine[]>([]);
	private seq = $state(-1);
	private readonly moves = $derived.by(() => movesAt(this.list, this.seq));
	private asked = '';
	private told = '';

	/** Ask anew if the position has changed; gives what stops it. */
	follow(table: Table): () => void {
		const { update, view, seat } = table;
		if (!update || !view) return () => undefined;
		this.seq = view.seq;
		const query = seat === null ? '' : `?seat=${seat}`;
		const timer = setTimeout(() => void this.load(table.id, query, update.version), REST_MS);
		this.learn(table, query);
		return () => clearTimeout(timer);
	}

	private async load(id: string, query: string, version: number, again = AGAIN): Promise<void> {
		const name = `${query} ${version}`;
		this.asked = name;
		const list = await get<OddsList>(`/tables/${id}/odds${query}`).catch(() => null);
		if (this.asked !== name || !list) return;
		this.list = list;
		if (!list.complete && again) await this.load(id, query, version, again - 1);
	}

	/** The luck of battles changes when one ends, or is taken back. */
	private learn(table: Table, query: string): void {
		const name = `${query} ${endings(table.events).join()}`;
		if (this.told === name) return;
		this.told = name;
		if (!endings(table.events).length) this.lines = [];
		else
			void get<LuckList>(`/tables/${table.id}/luck${query}`)
				.then((found) => this.told === name && (this.lines = found.lines))
				.catch(() => (this.told = ''));
	}

	/** The best chance behind a row or a place of the board. */
	of(moves: MoveOption[]): MoveOdds | null {
		return bestOf(this.moves, moves);
	}

	battle(sector: number): BattleOdds | null {
		return battleIn(this.list, sector);
	}

	luck(seq: number): LuckLine[] {
		return luckAt(this.lines, seq);
	}
}
