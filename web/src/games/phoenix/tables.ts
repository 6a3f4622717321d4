import { t, type Key } from '../../lib/i18n.svelte';
import { names } from '../../lib/names.svelte';
import type { Colour, Face, Good, ShipType, Species, Track } from './view';

export const TYPES: ShipType[] = [
	'dismantle',
	'construction',
	'transport',
	'diplomacy',
	'expedition',
	'farm',
	'ice_collector'
];
export const TRACKS: Track[] = ['dismantle', 'construction', 'transport', 'expedition'];
export const COLOURS: Colour[] = ['teal', 'pink', 'brown'];
export const SPECIES: Species[] = ['teal', 'pink', 'brown', 'gold', 'human'];
export const PURSE: Good[] = ['gems', 'food', 'water', 'metal'];
export const FACES: Face[] = ['food', 'water', 'metal', 'human'];
export const LEVELS = [1, 2, 3];

export const goodIcon = (good: string): string =>
	({ gems: 'sp-gem', points: 'sp-point' })[good] ?? `sp-${good}`;
export const goodTone = (good: string): string =>
	({ gems: 'res-gem', points: 'res-point' })[good] ?? `res-${good}`;
export const typeIcon = (type: string): string =>
	type === 'ice_collector' ? 'sp-ice' : `sp-${type}`;
export const typeClass = (type: string): string =>
	type === 'ice_collector' ? 'ty-ice' : `ty-${type}`;

export const goodName = (good: string): string => names.of('good', good);
export const speciesName = (species: string): string => names.of('species', species);
export const typeName = (type: string): string => t(`px.type.${type}` as Key);
/** "L2-transport-a" as "Level-2 Transport": the letter says nothing to a player. */
export const kindName = (ship: string): string => names.of('kind', kindOf(ship));

export const kindOf = (ship: string): string =>
	ship.startsWith('N-') ? ship : ship.replace(/-[a-j]$/, '');
