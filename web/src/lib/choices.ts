import type { Decision, MoveOption, RefusedOption } from './game';

/** A row of the decision panel: a move, or a branch that leads to several. */
export interface Choice {
	/** Notation of the move, or the words all moves of the branch begin with. */
	words: string;
	label: string;
	/** Key that chooses it; empty when there are more rows than letters. */
	key: string;
	count: number;
	move: MoveOption | null;
	/** All moves behind the row. */
	moves: MoveOption[];
}

/** How far a person has narrowed the question down: first words, and places on the board. */
export interface Narrowing {
	prefix: string;
	places: string[];
}

/** The places a move speaks of, in the order in which they are chosen on the board. */
export type PlacesOf = (move: string) => string[];

/** Verbs that belong beside the question: trading and the like. */
export type Aside = (verb: string) => boolean;

export const WIDE: Narrowing = { prefix: '', places: [] };
/** The same places without reading the same notation again and again. */
export function remembered(placesOf: PlacesOf): PlacesOf {
	const known = new Map<string, string[]>();
	return (move) => {
		const found = known.get(move) ?? placesOf(move);
		if (known.size > 4000) known.clear();
		known.set(move, found);
		return found;
	};
}

/** Without a board of its own every word may be a place. */
export const anyWord: PlacesOf = (move) => move.split(' ').slice(1);
/** Keys of the table that are letters: undo, confirm, log, text board, next, previous, next star. */
export const COMMANDS = 'UCLTNPS';
/** The letters that are left choose rows. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((one) => !COMMANDS.includes(one));
/** Rows up to here are shown as they are. */
const FEW = 9;

export function matches(move: string, narrowing: Narrowing, placesOf: PlacesOf): boolean {
	const { prefix, places } = narrowing;
	if (prefix && move !== prefix && !move.startsWith(prefix + ' ')) return false;
	if (!places.length) return true;
	const own = placesOf(move);
	return places.every((place, k) => own[k] === place);
}

/** The rows to show: few moves as they are, many as branches by their next word. */
export function choices(
	decision: Decision,
	narrowing: Narrowing,
	placesOf: PlacesOf = anyWord,
	aside: Aside = () => false
): Choice[] {
	const fitting = decision.moves.filter((one) => matches(one.move, narrowing, placesOf));
	const main = fitting.filter((one) => !aside(one.group));
	const rows = [...list(main, narrowing), ...sideRows(fitting, main, narrowing, aside)];
	return rows.map((row, k) => ({ ...row, key: LETTERS[k] ?? '' }));
}

/** Moves that are always there beside the question come last, each verb as one row. */
function sideRows(
	all: MoveOption[],
	main: MoveOption[],
	narrowing: Narrowing,
	aside: Aside
): Choice[] {
	const side = all.filter((one) => aside(one.group));
	if (!main.length) return list(side, narrowing);
	return side.length ? branches(side, 0, true) : [];
}

function list(moves: MoveOption[], narrowing: Narrowing): Choice[] {
	if (moves.length <= FEW) return moves.map(leaf);
	return opened(branches(moves, depth(narrowing.prefix)));
}

/** Refused moves that belong to what is shown: same beginning, same place. */
export function refusedHere(
	decision: Decision,
	narrowing: Narrowing,
	placesOf: PlacesOf = anyWord
): RefusedOption[] {
	const legal = decision.moves.filter((one) => matches(one.move, narrowing, placesOf)).length;
	const rows = decision.refused.filter((one) => matches(one.move, narrowing, placesOf));
	const broad = legal > FEW && !narrowing.prefix && !narrowing.places.length;
	return broad ? wholeVerbs(decision, rows) : rows;
}

/** At the top only verbs that have no legal move at all need an explanation. */
function wholeVerbs(decision: Decision, rows: RefusedOption[]): RefusedOption[] {
	const legal = new Set(decision.moves.map((one) => one.group));
	const shown = new Map<string, RefusedOption>();
	for (const row of rows)
		if (!legal.has(row.group) && !shown.has(row.group)) shown.set(row.group, row);
	return [...shown.values()];
}

function depth(prefix: string): number {
	return prefix ? prefix.split(' ').length : 0;
}

function leaf(move: MoveOption): Choice {
	return { words: move.move, label: move.text, key: '', count: 1, move, moves: [move] };
}

function branches(moves: MoveOption[], at: number, stay = false): Choice[] {
	const groups = new Map<string, MoveOption[]>();
	for (const move of moves) {
		const words = move.move
			.split(' ')
			.slice(0, at + 1)
			.join(' ');
		const group = groups.get(words);
		if (group) group.push(move);
		else groups.set(words, [move]);
	}
	const longest = Math.max(...moves.map((one) => one.move.split(' ').length));
	if (!stay && groups.size === 1 && at < longest) return branches(moves, at + 1);
	return [...groups].map(([words, group]) =>
		group.length === 1 ? leaf(group[0]!) : branch(words, group)
	);
}

/** Branches are opened from the top as long as the list stays short. */
function opened(rows: Choice[]): Choice[] {
	let n = rows.length;
	return rows.flatMap((row) => {
		if (row.move || n - 1 + row.count > FEW + 1) return [row];
		n += row.count - 1;
		return row.moves.map(leaf);
	});
}

function branch(words: string, moves: MoveOption[]): Choice {
	const label = commonStart(
		moves.map((one) => one.text),
		words
	);
	return { words, label, key: '', count: moves.length, move: null, moves };
}

/** The words with which all sentences begin; the notation if they share none. */
export function commonStart(texts: string[], fallback: string): string {
	const rows = texts.map((text) => text.split(' '));
	const first = rows[0] ?? [];
	let n = 0;
	while (n < first.length && rows.every((row) => row[n] === first[n])) n++;
	const shared = first
		.slice(0, n)
		.join(' ')
		.replace(/[\s:,(]+$/, '');
	return shared || fallback;
}

/** What can be chosen on the board next: a place, the key of its row, and whether it is hot. */
export interface Target {
	place: string;
	key: string;
	words: string;
}

/** The places that all shown moves share beyond those already chosen: nothing to choose there. */
export function shared(rows: Choice[], chosen: string[], placesOf: PlacesOf): string[] {
	const lists = rows
		.flatMap((row) => row.moves.map((one) => placesOf(one.move)))
		.filter((list) => list.length);
	const known = [...chosen];
	const first = lists[0] ?? [];
	while (known.length + 1 < first.length) {
		const next = first[known.length];
		if (next === undefined || !lists.every((list) => list[known.length] === next)) break;
		known.push(next);
	}
	return known;
}

/** One target per place; its key is shown when exactly one row leads there. */
export function targets(rows: Choice[], chosen: string[], placesOf: PlacesOf): Target[] {
	const at = chosen.length;
	const found = new Map<string, Target>();
	for (const row of rows) {
		for (const place of new Set(row.moves.map((one) => placesOf(one.move)[at]))) {
			if (place === undefined) continue;
			const known = found.get(place);
			const whole = row.moves.every((one) => placesOf(one.move)[at] === place);
			if (known) known.key = '';
			else found.set(place, { place, key: whole ? row.key : '', words: row.words });
		}
	}
	return [...found.values()];
}

/** Words with which three or more moves of one verb begin: said once above them. */
export function leadOf(rows: Choice[]): string {
	const verb = rows.find((row) => row.move)?.move?.group;
	const labels = rows.filter((row) => row.move?.group === verb).map((row) => row.label);
	if (labels.length < 3) return '';
	const start = commonStart(labels, '');
	const whole = labels.some((label) => label.length <= start.length + 1);
	return start.includes(' ') && !whole ? start : '';
}
