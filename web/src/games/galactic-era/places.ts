import type { PlacesOf } from '../../lib/choices';

/**
 * Where each verb names places: the positions of its words. A place is a hex "q,r", a star by its
 * id, or a fleet of the acting player by its letter; fleets of others are "number:letter".
 */
const WORDS: Record<string, number[]> = {
	create: [2],
	split: [2],
	swap: [1, 2],
	join: [1],
	leave: [1],
	transfer: [1, 2],
	shift: [1, 2],
	dummies: [1],
	undummy: [1],
	take: [2],
	sail: [1],
	to: [1],
	hop: [1],
	scout: [1],
	'view-star': [1],
	'view-relic': [1],
	fire: [2],
	attack: [1],
	retreat: [1],
	gain: [2],
	advance: [1, 2],
	evacuate: [1],
	place: [3],
	convert: [1],
	disc: [1],
	bonus: [1],
	show: [1],
	home: [1]
};
const FLEETS = new Set(['view-fleet', 'destroy', 'lose']);

export const fleetPlace = (player: number | string, letter: string): string =>
	`${player}:${letter}`;

export const placesOf: PlacesOf = (move) => {
	const words = move.split(' ');
	const verb = words[0] ?? '';
	if (FLEETS.has(verb)) return [fleetPlace(words[1] ?? '', words[2] ?? '')];
	return (WORDS[verb] ?? [])
		.map((k) => words[k])
		.filter((word) => word !== undefined && /\w/.test(word)) as string[];
};
