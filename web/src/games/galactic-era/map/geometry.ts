import { DIRECTIONS, type Point } from '../../../board/hex';

/** Flat-top hexes of radius 20; seven places of 61 hexes, the centre first, then clockwise. */
export const U = 20;
/** The camera counts in hexes of radius 100. */
export const SCALE = 5;
const ROOT3 = Math.sqrt(3);
const RADIUS = 4;
export const CENTRES = [
	[0, 0],
	[4, -9],
	[9, -5],
	[5, 4],
	[-4, 9],
	[-9, 5],
	[-5, -4]
] as const;

export interface Hex {
	q: number;
	r: number;
}

export const at = ({ q, r }: Hex): Point => ({ x: 1.5 * U * q, y: ROOT3 * U * (r + q / 2) });

export function readHex(text: string): Hex | null {
	const found = /^(-?\d+),(-?\d+)$/.exec(text);
	return found ? { q: Number(found[1]), r: Number(found[2]) } : null;
}

export const hexText = ({ q, r }: Hex): string => `${q},${r}`;

/** The hexes of the tile in a place. */
export function tileHexes(place: number): Hex[] {
	const [cq, cr] = CENTRES[place] ?? [0, 0];
	const out: Hex[] = [];
	for (let q = -RADIUS; q <= RADIUS; q++)
		for (let r = Math.max(-RADIUS, -RADIUS - q); r <= Math.min(RADIUS, RADIUS - q); r++)
			out.push({ q: cq + q, r: cr + r });
	return out;
}

function corner(middle: Point, k: number, radius: number): string {
	const angle = (((k + 6) % 6) * Math.PI) / 3;
	const x = middle.x + radius * Math.cos(angle);
	const y = middle.y + radius * Math.sin(angle);
	return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Edge e (0 = NE) lies between the corners e - 1 and e; corner 0 is the eastern one. */
function edgePath(middle: Point, edge: number): string {
	return `M${corner(middle, edge - 1, U)}L${corner(middle, edge, U)}`;
}

export interface TileShape {
	fill: string;
	grid: string;
	outline: string;
}

function shape(place: number): TileShape {
	const hexes = tileHexes(place);
	const own = new Set(hexes.map(hexText));
	const paths: TileShape = { fill: '', grid: '', outline: '' };
	for (const hex of hexes) {
		const middle = at(hex);
		const ring = [0, 1, 2, 3, 4, 5].map((k) => corner(middle, k, U + 0.2));
		paths.fill += `M${ring.join('L')}Z`;
		for (const [edge, [dq, dr]] of DIRECTIONS.entries()) {
			const inside = own.has(hexText({ q: hex.q + dq, r: hex.r + dr }));
			if (!inside) paths.outline += edgePath(middle, edge);
			else if (edge < 3) paths.grid += edgePath(middle, edge);
		}
	}
	return paths;
}

const SHAPES = new Map<number, TileShape>();

/** Tiles never change, so their paths are made once. */
export function tileShape(place: number): TileShape {
	const known = SHAPES.get(place) ?? shape(place);
	SHAPES.set(place, known);
	return known;
}

/** Pieces around a star: fleets from the lower left, ships from the lower right. */
const FLEET_ANGLES = [135, 92, 178, 50, 222];
const SHIP_ANGLES = [18, -24, 58, 98, 138];

export function fleetSpot(k: number, reach: number): Point {
	return ring(FLEET_ANGLES[k % 5] ?? 135, reach);
}

export function shipSpot(k: number, reach: number): Point {
	return ring(SHIP_ANGLES[k % 5] ?? 18, reach);
}

function ring(degrees: number, reach: number): Point {
	const angle = (degrees * Math.PI) / 180;
	return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

/** The place of the tile that a hex lies on, or -1. */
export function placeOf({ q, r }: Hex): number {
	return CENTRES.findIndex(([cq, cr]) => {
		const [dq, dr] = [q - cq, r - cr];
		return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) <= RADIUS;
	});
}
