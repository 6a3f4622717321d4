/**
 * The view of a Galactic Era table: what `Game.view(state, seat)` gives as JSON
 * (docs/galactic-era-view.md). Players are numbers from 0; with two people player 2 is the puppet.
 */
export const FIELDS = ['military', 'spirituality', 'propulsion', 'robotics', 'genetics'] as const;
export type Field = (typeof FIELDS)[number];
export const COUNTERS = ['gain', 'switch', 'research', 'grow', 'build'] as const;
export type Counter = (typeof COUNTERS)[number];
export const SQUARES = [...FIELDS, 'minus', 'plus'] as const;
export type Square = (typeof SQUARES)[number];
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];
export type Alignment = 'sto' | 'sts';
export type Kind = 'uninhabited' | 'primitive' | 'advanced' | 'white_disc' | 'hidden';
/** Where points come from, in the order of `points`. */
export const SOURCES = [
	'story',
	'race',
	'cards',
	'goal',
	'relics',
	'counters',
	'research',
	'bids'
] as const;

export interface Tile {
	tile: string;
	side: string;
	/** Sixths clockwise. */
	turn: number;
	/** 0 is the centre, 1 to 6 go round it clockwise. */
	place: number;
}

export interface Star {
	id: string;
	hex: string;
	sector: number;
	owner: number | null;
	population: number;
	discs: number;
	home: boolean;
	counter?: Kind;
	/** The counter lies face up. */
	counter_up?: boolean;
	relic?: string;
	relic_up?: boolean;
}

export interface Stack {
	hex: string;
	n: number;
	/** Range used this turn, 7 = finished. */
	spent: number;
}

export interface Fleet {
	fleet: Letter;
	hex: string;
	counters: number;
	/** Only for those who know the content. */
	ships?: number;
	dummies?: number;
}

export interface Player {
	number: number;
	race: string | null;
	alignment: Alignment;
	order: number;
	vp: number;
	points: number[];
	levels: Record<Field, number>;
	war: number[];
	home: string | null;
	pieces: Stack[];
	/** Ships that Build Ships would give now. */
	builds: number;
	piece_supply: number;
	disc_supply: number;
	dummy_supply: number;
	ships_in_fleets: number;
	fleets: (Fleet | null)[];
	/** The unplayed card, or "hidden". */
	card: string | null;
	played: string | null;
	counters: Record<Counter, number>;
	square: Square | null;
	markers: number;
	primitives: number;
	advanced: number;
	trades: number;
	protected: boolean;
}

export interface StepView {
	step: string;
	phase?: number;
	player?: number;
	hex?: string;
	unit?: string;
	target?: string | null;
	/** Mask of players whose answer is missing. */
	waiting?: number;
	left?: number;
	star?: string;
	method?: string;
}

export interface Battle {
	attacker: number;
	hex: string;
	/** Mask of players. */
	defenders: number;
}

export interface GalacticView {
	round: number;
	rounds: number;
	era: number;
	story: string;
	goal: string | null;
	/** The seat that decides for the puppet. */
	controller: number | null;
	/** The player without a seat in a game of two. */
	puppet: number | null;
	tiles: (Tile | null)[];
	asteroid_systems: string[];
	nebulae: string[];
	neutron_stars: string[];
	wormholes: [string, string][];
	stars: Star[];
	players: Player[];
	deck: number;
	battle: Battle | null;
	/** What is being decided, the pending question last. */
	steps: StepView[];
}
