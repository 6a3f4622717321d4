import type { GameParts } from '../../games/parts';

export interface Series {
	seat: number;
	points: { seq: number; value: number }[];
}

/** Known points of every seat at the sampled moments, and the final scores at the end. */
export function series(
	curve: { seq: number; board: unknown }[],
	seats: number,
	parts: GameParts,
	final: number[] | null
): Series[] {
	const read = parts.seat;
	if (!read) return [];
	return Array.from({ length: seats }, (_, seat) => {
		const points = curve.map(({ seq, board }) => ({ seq, value: read(board, seat).points ?? 0 }));
		const end = points.at(-1);
		if (final && end) end.value = final[seat] ?? end.value;
		return { seat, points };
	});
}

/** Round numbers for the axis, from 0 or below to above the highest. */
export function ticks(all: Series[]): number[] {
	const values = all.flatMap((one) => one.points.map((point) => point.value));
	const most = Math.max(10, ...values);
	const step = most <= 20 ? 5 : most <= 50 ? 10 : 20;
	return Array.from({ length: Math.ceil(most / step) + 1 }, (_, k) => k * step);
}
