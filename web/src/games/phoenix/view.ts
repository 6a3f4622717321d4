/**
 * The view of a table of Space Station Phoenix: what `Game.view(state, seat)` gives as JSON.
 *
 * Nothing is hidden in this game: the view is the same for everybody. Seats are 0-based, -1 is
 * nobody. Ships are named as in moves ("L2-transport-a"), Sectors by their printed number.
 */
export type Good = 'food' | 'water' | 'metal' | 'gems' | 'points';
export type Species = 'teal' | 'brown' | 'pink' | 'gold' | 'human';
export type Colour = 'teal' | 'brown' | 'pink';
export type Track = 'dismantle' | 'construction' | 'transport' | 'expedition';
export type ShipType = Track | 'diplomacy' | 'farm' | 'ice_collector';
export type Face = 'food' | 'water' | 'metal' | 'human';
export type Goods = Partial<Record<Good, number>>;

/** One ability of a living quarters, a Hub, a track space or a Sector when it is built. */
export interface Effect {
	/** The moment: "income", "ship:transport", "gain:human", "endgame"; missing means at once. */
	on?: string;
	do?: string;
	gain?: Goods;
	count?: number;
	from?: Good[];
	per?: string;
	every?: number;
	points?: number;
	amount?: number;
	key?: string;
	roll?: number;
	keep?: number;
	pay?: Record<string, number> | string;
	get?: Effect;
	get_one_of?: Good[];
	give?: Goods | number;
	colour?: string;
	/** Ships that a discount is for. */
	type?: string;
	scope?: string;
	level?: number;
	table?: Record<string, number>;
	else?: Effect;
	draw?: number;
	ship?: string;
	aliens?: Partial<Record<Species, number>>;
	humans?: number;
	choose_two_different_of_levels?: number[];
}

export interface Ship {
	ship: string;
	type: ShipType;
	/** 0 is neutral. */
	level: number;
	cost: number;
	fee: number;
	metal: number;
	/** Dice, transactions, advances, metal or goods, as its type has it. */
	ability: number;
	/** Dice that can be kept. */
	capacity: number;
	/** GEMs to place on it, by seat. */
	costs: number[];
	used: boolean;
	gems: number;
	/** Seats whose Neutral Ship token lies on it. */
	token: number[];
	/** Seats whose Action marker lies on it. */
	markers: number[];
}

export interface Place {
	/** The number of the Sector, or "hub". */
	place: string;
	colour: Colour | null;
	level: number;
	/** Residents from left to right, null is an empty quarters. */
	residents: (Species | null)[];
	/** So many of them were there before this turn. */
	active: number;
}

export interface SectorFacts {
	colour: Colour;
	level: number;
	cost: number;
	quarters: { effect: Effect | null }[];
	immediate: Effect[];
}

export interface HubFacts {
	back: { resources: Goods; advances: Record<string, number>; other: Effect[] };
	front: {
		income: Effect[];
		ongoing: Effect[];
		endgame: Effect[];
		quarters?: { count?: number; colour?: string; spaces?: { effect: Effect }[] };
	};
}

export interface Player {
	seat: number;
	hub: string | null;
	dealt: string[];
	goods: Record<Good, number>;
	levels: Record<Track, number>;
	fleet: Ship[];
	station: Place[];
	/** Sectors that only this player may build. */
	private: number[];
	residents: Record<Species, number>;
	incomes: number;
	/** Plain gains of the next income; choices and powers come on top. */
	income: Goods;
	/** What the station adds to ships in use. */
	adds: Record<string, number>;
	/** Points by source if the game ended now. */
	score: Record<string, number>;
}

export interface TrackSpace {
	lobbying: number;
	bonus: Effect;
}

/** A pending step: always its name, the rest as it applies. */
export interface StepView {
	step: string;
	phase?: string;
	dice?: Record<Face, number>;
	kept?: Record<Face, number>;
	capacity?: number;
	/** The number of a track, for bonuses that are taken now. */
	track?: number;
}

export interface PhoenixView {
	active: number;
	start: number;
	turns: number;
	extra_turns: number;
	ending: number;
	ends: { points: number; sectors: number; aliens: number };
	terra: number;
	aliens: Record<Exclude<Species, 'human'>, number>;
	display: number[];
	face_up: Ship[];
	neutral: Ship[];
	players: Player[];
	tracks: Record<Track, TrackSpace[]>;
	sectors: Record<string, SectorFacts | undefined>;
	hubs: Record<string, HubFacts | undefined>;
	steps: StepView[];
}
