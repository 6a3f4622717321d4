// Made by web/tools/wire_types.py from starboard/games/phoenix. Do not edit.

/** Parts of an ability: what to choose from, a condition, the other way. */
export interface EffectChoice {
	from?: string[];
	if?: Record<string, number>;
	else?: EffectView;
}

/** One ability as its row in the tables has it; `on` is missing where it works at once. */
export interface EffectView {
	from?: string[];
	if?: Record<string, number>;
	else?: EffectView;
	on?: string;
	do?: string;
	timing?: string;
	gain?: Record<string, number>;
	count?: number;
	per?: string;
	every?: number;
	points?: number;
	amount?: number;
	key?: string;
	times?: number;
	roll?: number;
	keep?: number;
	pay?: Record<string, number> | string;
	get?: EffectView | number;
	get_one_of?: string[];
	give?: Record<string, number> | number;
	colour?: string;
	type?: string;
	scope?: string;
	min?: number;
	minus?: number;
	tokens_at_level?: number;
	track?: string;
	level?: number;
	table?: Record<string, number>;
	limit?: string;
	of?: string[];
	then?: string;
	optional?: boolean;
	first_n_incomes?: number;
	if_impossible?: string;
	new_human_counts_now?: boolean;
	draw?: number;
	first_game_instead?: string[];
	ship?: string;
	aliens?: Record<string, number>;
	humans?: number;
	per_colour_and_level?: number;
	choose_two_different_of_levels?: number[];
}

/** One living quarters of a Sector as printed; most have no ability. */
export interface QuarterView {
	effect: EffectView | null;
	unconfirmed: string[];
}

/** A Sector as printed; `unconfirmed` names the fields whose values are ours. */
export interface SectorView {
	colour: 'teal' | 'brown' | 'pink';
	level: number;
	cost: number;
	quarters: QuarterView[];
	immediate: EffectView[];
	unconfirmed: string[];
}

/** The starting side of a Hub. */
export interface HubBackView {
	resources: Record<string, number>;
	advances: Record<string, number>;
	other: EffectView[];
}

/** A space of Hub A-11: the species printed on it and what it gives while it is taken. */
export interface HubSpaceView {
	resident: string;
	effect: EffectView;
}

/** Living quarters on a Hub: so many of a colour, or spaces that are never filled again. */
export interface HubQuartersView {
	count?: number;
	colour?: string;
	spaces?: HubSpaceView[];
	refillable?: boolean;
	shift_left?: boolean;
}

/** The side of a Hub that counts during the game. */
export interface HubFrontView {
	income: EffectView[];
	ongoing: EffectView[];
	endgame: EffectView[];
	quarters?: HubQuartersView;
}

/** Both sides of a Hub as printed. */
export interface HubView {
	back: HubBackView;
	front: HubFrontView;
	unconfirmed: string[];
}

/** One space of a Diplomacy track: the GEMs to get there and the bonus it gives. */
export interface LevelView {
	lobbying: number;
	bonus: EffectView;
	unconfirmed: string[];
}

/** One ship card, what lies on it, and what it costs and does for each seat. */
export interface ShipView {
	ship: string;
	type: 'dismantle' | 'construction' | 'transport' | 'expedition' | 'diplomacy' | 'farm' | 'ice_collector';
	level: number;
	owner: number;
	cost: number;
	fee: number;
	metal: number;
	ability: number;
	capacity: number;
	costs: number[];
	fees: number[];
	abilities: number[];
	capacities: number[];
	used: boolean;
	unconfirmed: string[];
	gems: number;
	token: number[];
	markers: number[];
}

/** A Sector of a station or its Hub with its residents, left to right. */
export interface PlaceView {
	place: string;
	colour: 'teal' | 'brown' | 'pink' | null;
	level: number;
	residents: ('teal' | 'brown' | 'pink' | 'gold' | 'human' | null)[];
	active: number;
	working: boolean[];
}

/** An empty place of a wing and the Sectors that fit it, cheapest first. */
export interface OfferView {
	colour: 'teal' | 'brown' | 'pink';
	level: number;
	open: boolean;
	sectors: number[];
	metal: number[] | null;
}

/** One player: fleet, station, goods, tokens, and what can be counted on. */
export interface PlayerView {
	seat: number;
	colour: string;
	hub: string | null;
	dealt: string[];
	goods: Record<'food' | 'water' | 'metal' | 'gems' | 'points', number>;
	levels: Record<'dismantle' | 'construction' | 'transport' | 'expedition', number>;
	reach: Record<'dismantle' | 'construction' | 'transport' | 'expedition', number>;
	lobbying: Record<'dismantle' | 'construction' | 'transport' | 'expedition', number>;
	fleet: ShipView[];
	station: PlaceView[];
	private: number[];
	offers: OfferView[];
	residents: Record<'teal' | 'brown' | 'pink' | 'gold' | 'human', number>;
	ranks: Record<'teal' | 'brown' | 'pink' | 'gold' | 'human', number>;
	sector_count: number;
	resident_count: number;
	incomes: number;
	income: Record<'food' | 'water' | 'metal' | 'gems' | 'points', number>;
	adds: Record<string, number>;
	score: Record<string, number>;
	total: number;
}

/** What brings the end: so many points, Sectors built, or at most so many Aliens left. */
export interface EndsView {
	points: number;
	sectors: number;
	aliens: number;
}

/** A pending step of which nothing more is to be told than its kind. */
export interface PlainStepView {
	step: string;
	kind: string;
}

/** A ship is in use; `track` is the Diplomacy track that it triggers, if any. */
export interface ShipUseView {
	step: 'ship_use';
	kind: 'ship_use';
	ship: string;
	track: 'dismantle' | 'construction' | 'transport' | 'expedition' | null;
}

/** A Sector is being chosen: what each one offered costs now, in metal. */
export interface ConstructView {
	step: 'construct';
	kind: 'construct';
	discount: number;
	prices: Record<string, number>;
}

/** A ship to dismantle is being chosen: the metal that each own ship yields now. */
export interface DismantleView {
	step: 'dismantle';
	kind: 'dismantle';
	yields: Record<string, number>;
}

/** A roll: dice by face, and those kept or marked so far. */
export interface ExpeditionView {
	step: 'expedition';
	kind: 'expedition';
	phase: string;
	dice: Record<'food' | 'water' | 'metal' | 'human', number>;
	kept: Record<'food' | 'water' | 'metal' | 'human', number>;
	capacity: number;
}

/** Seats that still take a bonus of the track (a bit mask), and goods they have to choose. */
export interface TrackBonusesView {
	step: 'track_bonuses';
	kind: 'track_bonuses';
	track: number;
	waiting: number;
	owed: number[];
}

/** Ships drawn for a Hub: a bit mask of ship cards, and their names. */
export interface DrawnShipsView {
	step: 'drawn_ships';
	kind: 'drawn_ships';
	drawn: number;
	ships: string[];
}

/** The whole table. */
export interface View {
	active: number;
	start: number;
	turns: number;
	extra_turns: number;
	ending: number;
	ends: EndsView;
	terra: number;
	aliens: Record<'teal' | 'brown' | 'pink' | 'gold' | 'human', number>;
	aliens_left: number;
	display: number[];
	face_up: ShipView[];
	neutral: ShipView[];
	players: PlayerView[];
	tracks: Record<'dismantle' | 'construction' | 'transport' | 'expedition', LevelView[]>;
	track: 'dismantle' | 'construction' | 'transport' | 'expedition' | null;
	sectors: Record<string, SectorView>;
	hubs: Record<string, HubView>;
	steps: (PlainStepView | ShipUseView | ConstructView | DismantleView | ExpeditionView | TrackBonusesView | DrawnShipsView)[];
}

export type StepView = PlainStepView | ShipUseView | ConstructView | DismantleView | ExpeditionView | TrackBonusesView | DrawnShipsView;

/** What each kind of event tells. */
export interface Events {
	HubsDealt: { seat: number; first: string; second: string };
	ShipDrafted: { seat: number; ship: string };
	HubKept: { seat: number; hub: string };
	ShipDrawn: { seat: number; ship: string };
	ShipReturned: { seat: number; kind: string };
	ShipScrapped: { seat: number; kind: string };
	TurnBegan: { seat: number };
	ExtraTurnEarned: { seat: number; source: string };
	ShipUsed: { seat: number; ship: string; cost: number };
	FeePaid: { seat: number; owner: number; fee: number };
	ShipDismantled: { seat: number; ship: string };
	DiceRolled: { seat: number; food: number; water: number; metal: number; human: number };
	SectorBuilt: { seat: number; sector: string };
	SectorReturned: { seat: number; sector: string };
	GoodsGained: { seat: number; amount: number; good: string; source: string };
	ResourcesPaid: { seat: number; payment: string };
	ResidentGained: { seat: number; species: string; place: string };
	ResidentMoved: { seat: number; species: string; from: string; to: string };
	ResidentReturned: { seat: number; species: string };
	TokenAdvanced: { seat: number; track: string; level: number };
	BonusClaimed: { seat: number; track: string; level: number };
	IncomeTaken: { seat: number };
	SpecialTurnTaken: { seat: number };
	EndTriggered: { seat: number };
	GameEnded: Record<string, never>;
	GameStalled: Record<string, never>;
	GameTooLong: { rounds: number };
}
export type EventKind = keyof Events;

/** The words after each verb of a move. */
export const MOVES = {
	'advance': ['track'],
	'alien': ['species'],
	'ally': [],
	'bonus': ['source'],
	'build': ['sector'],
	'buy': ['good'],
	'buy-human': [],
	'buy-metal': [],
	'choose': ['good'],
	'claim': ['level'],
	'claim-both': ['low', 'high'],
	'convert': ['good'],
	'dismantle': ['ship'],
	'done': [],
	'draft': ['kind'],
	'exchange': ['give', 'get'],
	'extra-turn': [],
	'give-back': ['species', 'place'],
	'give-back-sector': ['sector'],
	'income': [],
	'keep': ['hub'],
	'keep-dice': ['face', 'count'],
	'lobby': ['track'],
	'move-out': ['species'],
	'observe': [],
	'pay': ['payment'],
	'power': ['source'],
	'recruit': [],
	'relocate': ['species', 'place'],
	'reroll': ['face', 'count'],
	'return': ['kind'],
	'scrap': ['kind'],
	'send-home': ['species'],
	'settle': ['place'],
	'spend-point': [],
	'stand': [],
	'take': ['sector'],
	'trade': ['payment', 'good'],
	'use': ['ship'],
} as const;
export type Verb = keyof typeof MOVES;

/** What can be chosen when a table is made. */
export interface Options {
	game: 'first' | 'basic' | 'advanced';
	friendly: boolean;
	first_player: 'random' | '0' | '1' | '2' | '3';
	colours: string;
	overrides: unknown;
}
