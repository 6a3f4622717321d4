import type { SeatInfo, TableInfo } from '../lib/wire';

/** Only who plays with bots alone, or holds all seats, may ask a bot. */
export function mayAsk(info: TableInfo | null, seats: SeatInfo[]): boolean {
	if (info?.status !== 'playing') return false;
	const people = seats.filter((one) => one.kind === 'person' && !one.resigned);
	return people.every((one) => info.your_seats.includes(one.seat));
}
