import type { Sector } from '../view';

export interface Placing {
	move: string;
	number: number;
	turn: number;
}

/** "place 105 3" as its parts; anything else is nothing. */
export function readPlace(move: string): Placing[] {
	const words = move.split(' ');
	if (words[0] !== 'place' || words.length < 3) return [];
	return [{ move, number: Number(words[1]), turn: Number(words[2]) }];
}

/** A tile turned clockwise by so many sixths. */
export function turned(tile: Sector, turn: number): Sector {
	const by = turn - tile.rotation + 6;
	return { ...tile, rotation: turn, wormholes: tile.wormholes.map((edge) => (edge + by) % 6) };
}
