import type { PlacesOf } from '../../lib/choices';

const isNumber = (word: string | undefined): word is string => /^\d+$/.test(word ?? '');
/** Where each verb names sectors: the positions of its words. */
const SECTOR_WORDS: Record<string, number[]> = {
	build: [2],
	move: [2, 3],
	disc: [1, 2],
	colonize: [1],
	portal: [1],
	retreat: [2],
	abandon: [1]
};

/** Sectors are named by their number, empty zones by "q,r". */
export const placesOf: PlacesOf = (move) => {
	const words = move.split(' ');
	if (words[0] === 'explore') return words.length >= 3 ? [`${words[1]},${words[2]}`] : [];
	const at = SECTOR_WORDS[words[0] ?? ''] ?? [];
	return at.map((k) => words[k]).filter(isNumber);
};
