import type { Point } from '../../../board/hex';

/** Where planets stand on a tile, by their number: the upper half, or the corners of the centre. */
const PLANETS: Record<number, [number, number][]> = {
	1: [[0, -46]],
	2: [
		[-25, -45],
		[25, -45]
	],
	3: [
		[-43, -40],
		[0, -48],
		[43, -40]
	],
	4: [
		[-52, -24],
		[-18, -50],
		[18, -50],
		[52, -24]
	],
	5: [
		[-46, -34],
		[0, -50],
		[46, -34],
		[-50, 8],
		[50, 8]
	],
	6: [
		[-29, -50],
		[29, -50],
		[-52, 0],
		[52, 0],
		[-29, 50],
		[29, 50]
	]
};

export function planetSpot(k: number, of: number): Point {
	const spots = PLANETS[Math.min(6, Math.max(1, of))] ?? [];
	const [x, y] = spots[k % spots.length] ?? [0, -46];
	return { x, y };
}

/** Ships stand in the lower half: up to three groups in a row, then a second row. */
export function shipSpot(k: number, of: number): Point & { size: number } {
	const rows = of > 3 ? 2 : 1;
	const perRow = Math.ceil(of / rows);
	const row = Math.floor(k / perRow);
	const inRow = Math.min(perRow, of - row * perRow);
	const gap = rows === 2 ? 36 : of === 1 ? 0 : 42;
	const x = (k - row * perRow - (inRow - 1) / 2) * gap;
	const y = rows === 2 ? 36 + row * 32 : 47;
	return { x, y, size: of === 1 ? 44 : rows === 2 ? 28 : 36 };
}
