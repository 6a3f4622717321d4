import { inDirection } from '../../../board/hex';
import type { Spot } from './spots';

const ARROWS: Record<string, [number, number]> = {
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0]
};

/** The next spot in the direction of an arrow key. */
export function arrowed(key: string, from: Spot, spots: Spot[]): Spot | undefined {
	const arrow = ARROWS[key];
	return arrow && inDirection(from, spots, arrow[0], arrow[1]);
}

/** S leads from star to star. */
export function nextStar(key: string, from: Spot, spots: Spot[]): Spot | undefined {
	if (key.toLowerCase() !== 's') return undefined;
	const stars = spots.filter((spot) => spot.star);
	return stars[(stars.findIndex((spot) => spot.hex === from.hex) + 1) % stars.length];
}
