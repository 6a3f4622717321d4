import type { TableInfo } from '../lib/wire';

/** The seat to look from when the page opens: own and on turn, own, or none. */
export function firstSeat(table: TableInfo): number | null {
	const own = table.seats.filter((seat) => table.your_seats.includes(seat.seat));
	return (own.find((seat) => seat.acting) ?? own[0])?.seat ?? null;
}

/**
 * On one screen: the seat that must decide next. The present one stays while it has something to
 * decide or to confirm, or while only bots and others are asked.
 */
export function nextSeat(table: TableInfo, seat: number | null, held: boolean): number | null {
	if (held || table.status !== 'playing') return seat;
	const acting = table.seats.filter((one) => one.acting).map((one) => one.seat);
	if (seat !== null && acting.includes(seat)) return seat;
	return acting.find((one) => table.your_seats.includes(one)) ?? seat;
}
