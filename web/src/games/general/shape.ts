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
