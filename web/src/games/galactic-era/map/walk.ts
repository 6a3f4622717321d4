import type { Spot } from './spots';

/** S leads from star to star. */
export function nextStar(key: string, from: Spot, spots: Spot[]): Spot | undefined {
	if (key.toLowerCase() !== 's') return undefined;
	const stars = spots.filter((spot) => spot.star);
	return stars[(stars.findIndex((spot) => spot.hex === from.hex) + 1) % stars.length];
}
