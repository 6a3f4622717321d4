/**
 * Hexes with flat tops, of radius 100, in axial coordinates.
 *
 * Edges are those of the views: 0 = NE, then clockwise, and edge e leads to DIRECTIONS[e].
 * `engine/hexes.py` begins one sixth earlier, at 0 = N.
 */
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

/** The middle of an edge, seen from the centre of its hex: edge 0 lies 30 degrees above east. */
export function edgeMiddle(edge: number): Point {
	const angle = ((60 * edge - 30) * Math.PI) / 180;
	const reach = (R * ROOT3) / 2;
	return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

/** Degrees clockwise from north to an edge: 60 to edge 0, which faces north-east. */
export const edgeTurn = (edge: number): number => 60 * edge + 60;

export function corners(radius: number): string {
	return Array.from({ length: 6 }, (_, k) => {
		const angle = (k * Math.PI) / 3;
		return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
	}).join(' ');
}

export const placeOf = (q: number, r: number): string => `${q},${r}`;
export const opposite = (edge: number): number => (edge + 3) % 6;

const ARROWS: Record<string, [number, number]> = {
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0]
};

/** The hex that an arrow key leads to; nothing for any other key. */
export function arrowed<T extends { q: number; r: number }>(
	key: string,
	from: T,
	hexes: T[]
): T | undefined {
	const arrow = ARROWS[key];
	return arrow && inDirection(from, hexes, arrow[0], arrow[1]);
}

/** The nearest hex in a direction. */
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
