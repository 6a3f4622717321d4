/** Flat-top hexes of radius 100; edges are those of the engine, edge e leads to DIRECTIONS[e]. */
export const R = 100;
const ROOT3 = Math.sqrt(3);
export const DIRECTIONS = [
	[1, -1],
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[0, -1]
] as const;

export interface Point {
	x: number;
	y: number;
}

export function center(q: number, r: number): Point {
	return { x: 1.5 * R * q, y: ROOT3 * R * (r + q / 2) };
}

/** The middle of an edge, seen from the centre of its hex. */
export function edgeMiddle(edge: number): Point {
	const angle = ((60 * edge - 30) * Math.PI) / 180;
	const reach = (R * ROOT3) / 2;
	return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

/** Degrees clockwise from north to an edge. */
export const edgeTurn = (edge: number): number => 60 * edge + 60;

export function corners(radius: number): string {
	return Array.from({ length: 6 }, (_, k) => {
		const angle = (k * Math.PI) / 3;
		return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
	}).join(' ');
}

export const placeOf = (q: number, r: number): string => `${q},${r}`;
export const opposite = (edge: number): number => (edge + 3) % 6;

/** Which neighbour an arrow key leads to: the nearest hex in that direction. */
export function inDirection<T extends { q: number; r: number }>(
	from: T,
	hexes: T[],
	dx: number,
	dy: number
): T | undefined {
	const a = center(from.q, from.r);
	let best: T | undefined;
	let least = Infinity;
	for (const hex of hexes) {
		const b = center(hex.q, hex.r);
		const x = b.x - a.x;
		const y = b.y - a.y;
		const along = x * dx + y * dy;
		const across = Math.abs(x * dy - y * dx);
		if (along < 1 || across > along * 1.8) continue;
		const cost = along + 2 * across;
		if (cost < least) {
			least = cost;
			best = hex;
		}
	}
	return best;
}

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

/** The box around all hexes, with room for keys and outlines. */
export function bounds(hexes: { q: number; r: number }[]): {
	x: number;
	y: number;
	w: number;
	h: number;
} {
	if (!hexes.length) return { x: -300, y: -300, w: 600, h: 600 };
	const points = hexes.map((hex) => center(hex.q, hex.r));
	const xs = points.map((p) => p.x);
	const ys = points.map((p) => p.y);
	const pad = 112;
	const x = Math.min(...xs) - pad;
	const y = Math.min(...ys) - pad;
	return { x, y, w: Math.max(...xs) + pad - x, h: Math.max(...ys) + pad - y };
}
