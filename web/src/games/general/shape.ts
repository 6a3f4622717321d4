export type Shape = 'plain' | 'list' | 'hexes' | 'grid' | 'cards' | 'record';

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** How a piece of a view is best shown. */
export function shape(value: unknown): Shape {
	if (isPlain(value)) return 'plain';
	if (!Array.isArray(value)) return 'record';
	if (value.every(isPlain)) return 'list';
	const rows = value.filter(isRecord);
	if (rows.length > 6 && rows.every(isHex)) return 'hexes';
	const keys = rows.map((row) => Object.keys(row).join());
	const even = rows.length === value.length && new Set(keys).size === 1;
	const flat = rows.every((row) => Object.values(row).every(isPlain));
	return even && flat ? 'grid' : 'cards';
}

const SEAT_WORDS = /^(seat|owner|player|actor|winner|start|first|turn|cube|ambassador|order)$/;

/** A small number under a word for a person is a person. */
export function isSeat(key: string, value: unknown, seats: number): boolean {
	return (
		SEAT_WORDS.test(key) &&
		Number.isInteger(value) &&
		(value as number) >= 0 &&
		(value as number) < seats
	);
}

export interface HexRow extends Record<string, unknown> {
	q: number;
	r: number;
}

function isHex(row: Record<string, unknown>): row is HexRow {
	return Number.isInteger(row['q']) && Number.isInteger(row['r']);
}

/** Who holds a hex, and the short facts that fit into it. */
export function hexFacts(
	row: HexRow,
	seats: number
): { q: number; r: number; owner: number | null; words: string[] } {
	const owner = isSeat('owner', row['owner'], seats) ? (row['owner'] as number) : null;
	const words = Object.entries(row)
		.filter(([key, value]) => !['q', 'r', 'owner'].includes(key) && value !== null && value !== '')
		.filter(([, value]) => typeof value === 'string' || typeof value === 'number')
		.map(([, value]) => String(value));
	return { q: row.q, r: row.r, owner, words };
}

/** Fields that say nothing now, or nothing to a player. */
export function isIdle(key: string, value: unknown): boolean {
	if (key === 'unconfirmed' || value === null || value === '' || value === false) return true;
	if (Array.isArray(value)) return value.every((one) => one === null) || value.length === 0;
	return isRecord(value) && Object.keys(value).length === 0;
}

const HEADS = ['id', 'name', 'ship', 'fleet', 'race', 'tile', 'place', 'colour'];

/** The field that names a card, if one does. */
export function headOf(row: Record<string, unknown>): string | null {
	return HEADS.find((key) => typeof row[key] === 'string' && row[key] !== '') ?? null;
}

/** Can a card be told in one line of small facts? */
export function isSmall(row: Record<string, unknown>): boolean {
	return Object.values(row).every(
		(value) => isPlain(value) || (Array.isArray(value) && value.every(isPlain))
	);
}

/** What a card tells beside its head; a zero of a number that others have is left out. */
export function factsOf(row: Record<string, unknown>): [string, unknown][] {
	const head = headOf(row);
	return Object.entries(row).filter(
		([key, value]) => key !== head && value !== 0 && !isIdle(key, value)
	);
}

/** The own player before the others, and the players before everything that is long. */
export function ownFirst(board: unknown, seat: number | null): unknown {
	if (!isRecord(board) || !Array.isArray(board['players'])) return board;
	const mine = (one: unknown) => isRecord(one) && (one['seat'] ?? one['number']) === seat;
	const list = board['players'] as unknown[];
	const players = [...list.filter(mine), ...list.filter((one) => !mine(one))];
	const entries = Object.entries(board);
	const short = entries.filter(([, one]) => isPlain(one));
	const long = entries.filter(([key, one]) => !isPlain(one) && key !== 'players');
	return Object.fromEntries([...short, ['players', players], ...long]);
}

/** The points of a seat, where a view tells them. */
export function pointsOf(board: unknown, seat: number): number | null {
	const players = isRecord(board) && Array.isArray(board['players']) ? board['players'] : [];
	const own = players.filter(isRecord).find((one) => (one['seat'] ?? one['number']) === seat);
	const goods = isRecord(own?.['goods']) ? own['goods'] : {};
	const points = own?.['vp'] ?? own?.['points'] ?? goods['points'];
	return typeof points === 'number' ? points : null;
}
