import type { SeatInfo, TableInfo } from '../lib/wire';

/** The same move may be found in several ways: it is told once, the best first. */
export function once<T>(rows: T[], name: (row: T) => string): T[] {
	const seen = new Set<string>();
	return rows.filter((row) => !seen.has(name(row)) && seen.add(name(row)));
}

/** Only who plays with bots alone, or holds all seats, may ask a bot. */
export function mayAsk(info: TableInfo | null, seats: SeatInfo[]): boolean {
	if (info?.status !== 'playing') return false;
	const people = seats.filter((one) => one.kind === 'person' && !one.resigned);
	return people.every((one) => info.your_seats.includes(one.seat));
}
