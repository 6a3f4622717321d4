export type Shape = 'plain' | 'list' | 'grid' | 'cards' | 'record';

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
