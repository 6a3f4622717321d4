import { levelOf } from '../tables';
import { COUNTERS, FIELDS, type Counter, type Field, type Player, type Square } from '../view';

/** The six growth counters of a player, as they lie before him. */
export const SLOTS: readonly Counter[] = ['gain', 'gain', 'research', 'grow', 'build', 'switch'];

const ICONS: Record<Counter, string> = {
	gain: 'ge-grow-gain',
	switch: 'ge-grow-switch',
	research: 'ge-grow-research',
	grow: 'ge-grow-pop',
	build: 'ge-grow-ships'
};

export const counterIcon = (counter: Counter): string => ICONS[counter];
export const squareIcon = (square: Square): string =>
	square === 'minus' || square === 'plus' ? `ge-turn-${square}` : `ge-${square}`;
export const isField = (square: Square | null): square is Field =>
	FIELDS.some((field) => field === square);

/** The counters of a move "select a+b square", sorted as in the notation. */
function countersOf(move: string): Counter[] {
	return (move.split(' ')[1] ?? '').split('+') as Counter[];
}

function contains(all: Counter[], some: Counter[]): boolean {
	const times = (list: Counter[], one: Counter) => list.filter((each) => each === one).length;
	return COUNTERS.every((one) => times(all, one) >= times(some, one));
}

/** The moves that select, out of all legal ones. */
export const selections = (moves: { move: string }[]): string[] =>
	moves.map((one) => one.move).filter((move) => move.startsWith('select '));

/** Could these counters be part of a legal selection? */
export function fits(moves: string[], chosen: Counter[]): boolean {
	return moves.some((move) => contains(countersOf(move), chosen));
}

/** How many counters may be selected at most. */
export const mostOf = (moves: string[]): number =>
	Math.max(0, ...moves.map((move) => countersOf(move).length));

/** The legal move with exactly these counters and this square, if it is one. */
export function moveOf(moves: string[], chosen: Counter[], square: Square | null): string | null {
	const sorted = COUNTERS.flatMap((one) => chosen.filter((each) => each === one));
	const move = `select ${sorted.join('+')} ${square ?? ''}`;
	return moves.includes(move) ? move : null;
}

/** What the counters beyond two cost. */
export function priceOf(chosen: number, player: Player): number {
	const each = levelOf('genetics', player.levels.genetics).extra_growth_counter_cost_vp ?? 2;
	return Math.max(0, chosen - 2) * each;
}
