import type { PlacesOf } from '../../lib/choices';

const COLOUR = ['teal', 'brown', 'pink'];

/** The slot of a station that a Sector belongs to: "slot:teal-2" for 204. */
export function slotOf(sector: string): string {
	const number = Number(sector);
	return `slot:${COLOUR[Math.floor(number / 10) % 10] ?? ''}-${Math.floor(number / 100)}`;
}

/** Where a gain comes from: a Sector or the Hub of the own station. */
const homeOf = (source: string): string => (/^\d+$/.test(source) ? `home:${source}` : 'home:hub');

const BY_VERB: Record<string, (words: string[]) => string[]> = {
	use: ([ship = '']) => [`ship:${ship}`],
	dismantle: ([ship = '']) => [`ship:${ship}`],
	draft: ([kind = '']) => [`kind:${kind}`],
	return: ([kind = '']) => [`kind:${kind}`],
	scrap: ([kind = '']) => [`kind:${kind}`],
	keep: ([hub = '']) => [`hub:${hub}`],
	advance: ([track = '']) => [`track:${track}`],
	lobby: ([track = '']) => [`track:${track}`],
	claim: ([level = '']) => [`level:${level}`],
	'claim-both': ([low = '', high = '']) => [`level:${low}`, `level:${high}`],
	build: ([sector = '']) => [slotOf(sector), `sector:${sector}`],
	take: ([sector = '']) => [slotOf(sector), `sector:${sector}`],
	'give-back-sector': ([sector = '']) => [`home:${sector}`],
	settle: ([place = '']) => [`home:${place}`],
	relocate: ([species = '', place = '']) => [`home:${place}`, `resident:${species}`],
	'give-back': ([species = '', place = '']) => [`home:${place}`, `resident:${species}`],
	'move-out': ([species = '']) => ['home:hub', `resident:${species}`],
	'send-home': ([species = '']) => ['home:hub', `resident:${species}`],
	bonus: ([source = '']) => [homeOf(source)],
	power: ([source = '']) => [homeOf(source)],
	alien: ([species = '']) => [`planet:${species}`],
	ally: () => ['planet:human'],
	'buy-human': () => ['planet:human'],
	income: () => ['income'],
	recruit: () => ['income']
};

/** The places of the table that a move speaks of. */
export const placesOf: PlacesOf = (move) => {
	const [verb = '', ...words] = move.split(' ');
	return BY_VERB[verb]?.(words) ?? [];
};
