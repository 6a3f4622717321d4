import { isRecord } from './shape';

/** What lies on one hex of a view that names hexes "q,r". */
export interface Cell {
	hex: string;
	q: number;
	r: number;
	/** Kinds of ground: the names of the lists the hex stands in. */
	ground: string[];
	pieces: Piece[];
}

export interface Piece {
	name: string;
	owner: number | null;
	count: number | null;
	home: boolean;
}

const HEX = /^(-?\d+),(-?\d+)$/;
const COUNTS = ['population', 'n', 'ships', 'counters', 'count'];

export const isHexName = (value: unknown): value is string =>
	typeof value === 'string' && HEX.test(value);

function numberOf(row: Record<string, unknown>, keys: string[]): number | null {
	for (const key of keys) if (typeof row[key] === 'number') return row[key];
	return null;
}

function pieceOf(row: Record<string, unknown>, owner: number | null): Piece {
	const name = ['id', 'name', 'fleet', 'type'].map((key) => row[key]).find((one) => one);
	const own = numberOf(row, ['owner', 'seat']);
	return {
		name: typeof name === 'string' ? name : '',
		owner: 'owner' in row ? own : (own ?? owner),
		count: numberOf(row, COUNTS),
		home: row['home'] === true
	};
}

/** All hexes that a view speaks of, with what lies on them. */
export function cells(board: unknown): Cell[] {
	const found = new Map<string, Cell>();
	const at = (hex: string): Cell => {
		const [, q, r] = HEX.exec(hex) ?? [];
		const cell = found.get(hex) ?? { hex, q: Number(q), r: Number(r), ground: [], pieces: [] };
		found.set(hex, cell);
		return cell;
	};
	const walk = (value: unknown, key: string, owner: number | null): void => {
		if (isHexName(value)) at(value).ground.push(key);
		else if (Array.isArray(value)) for (const one of value) walk(one, key, owner);
		else if (isRecord(value)) {
			if (isHexName(value['hex'])) at(value['hex']).pieces.push(pieceOf(value, owner));
			const player = key === 'players' ? numberOf(value, ['seat', 'number']) : owner;
			for (const [name, one] of Object.entries(value)) if (name !== 'hex') walk(one, name, player);
		}
	};
	walk(board, '', null);
	return [...found.values()];
}

/** The name of what stands still on a hex: a place that people speak of. */
export function placeName(all: Cell[], hex: string): string {
	const cell = all.find((one) => one.hex === hex);
	return cell?.pieces.find((piece) => piece.name.length > 1)?.name ?? '';
}

/** Lists that the map draws are not told again below it. */
export function onlyHexes(value: unknown): boolean {
	if (isHexName(value)) return true;
	return Array.isArray(value) && value.length > 0 && value.every(onlyHexes);
}
