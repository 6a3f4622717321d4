/**
 * The view of an Eclipse table: what `Game.view(state, seat)` gives as JSON.
 *
 * Seats are 0-based. `owner: null` means nobody (of a sector) or not a player (of ships).
 * Ids are the ids of the component tables ("plasma_cannon", "interceptor", "materials").
 * Sectors are named by their number, as in moves; empty zones by q and r.
 * Edges are counted from 0 = NE, clockwise, as `board/hex.ts` does; those of `engine/hexes.py` and
 * of the tiles in `data/sectors.toml` begin one sixth earlier, at 0 = N.
 */
export type Resource = 'materials' | 'science' | 'money';
export type ShipType = 'interceptor' | 'cruiser' | 'dreadnought' | 'starbase';
export type NpcType = 'ancient' | 'guardian' | 'gcds';
export type Action = 'explore' | 'research' | 'upgrade' | 'build' | 'move' | 'influence';
export type Track = 'military' | 'grid' | 'nano';
export type DieColor = 'yellow' | 'orange' | 'blue' | 'red' | 'rift';

export interface Planet {
	resource: Resource | 'gray' | 'orbital';
	advanced: boolean;
	/** Seat whose population cube stands here. */
	cube: number | null;
	/** The word of the square in moves. */
	square: string;
}

export interface ShipGroup {
	owner: number | null;
	type: ShipType | NpcType;
	count: number;
	/** How many of them cannot leave now. */
	pinned?: number;
	/** Damage on damaged ships of the group, only in battle. */
	damage?: number[];
}

export interface Sector {
	number: number;
	name: string;
	q: number;
	r: number;
	/** 0 the centre, 1 inner, 2 middle, 3 outer. */
	ring: number;
	/** Sixths clockwise. */
	rotation: number;
	/** Edges with a wormhole, already turned. */
	wormholes: number[];
	vp: number;
	artifacts: number;
	planets: Planet[];
	owner: number | null;
	ships: ShipGroup[];
	discovery: boolean;
	warp_portal: boolean;
	/** The orbital's square is among the planets (resource "orbital"). */
	orbital: boolean;
	monolith: boolean;
}

export interface Zone {
	q: number;
	r: number;
	ring: number;
}

export interface Dice {
	color: DieColor;
	count: number;
	missile: boolean;
}

export interface Totals {
	initiative: number;
	computer: number;
	shield: number;
	hull: number;
	movement: number;
	energy: number;
	energy_used: number;
	dice: Dice[];
}

export interface Slot {
	/** Part on this space, or null when it is free. */
	part: string | null;
	/** The part is printed on the board, no tile lies on it. */
	printed: boolean;
}

export interface Blueprint {
	type: ShipType;
	slots: Slot[];
	/** Parts beside the grid (Muon Source). */
	extra: string[];
	totals: Totals;
	cost: number;
	built: number;
	max: number;
}

export interface TechSlot {
	tech: string;
	/** The printed price. */
	cost: number;
	copies: number;
	category: Track | 'rare';
	/** What it costs me on each track it may go to; absent tracks are impossible. */
	price: Partial<Record<Track, number>>;
}

export interface Storage {
	amount: number;
	/** Made in the next upkeep. */
	income: number;
	/** Cubes still on the population track (11 at the start). */
	cubes: number;
}

export interface ReputationSlot {
	kind: 'ambassador' | 'reputation' | 'either';
	/** Points of a reputation tile; null when hidden from me. */
	tile?: number | null;
	/** Seat whose ambassador lies here. */
	ambassador?: number;
	/** A minor species or anything else that lies here. */
	other?: string;
}

/** A seat whose species is not chosen yet has `species: null` and nothing else. */
export interface Player {
	seat: number;
	species: string | null;
	storage: Record<Resource, Storage>;
	/** Discs on the influence track. */
	discs: number;
	/** Upkeep with the discs as they are, and with one disc fewer on the track. */
	upkeep: number;
	upkeep_next: number | null;
	/** Discs on each action space, and how many activations one gives. */
	actions: Record<Action, { discs: number; activations: number }>;
	/** Discs on reactions. */
	reactions: number;
	colony_ships: { ready: number; total: number };
	reputation: ReputationSlot[];
	/** Techs per track in the order of research. */
	techs: Record<Track, string[]>;
	blueprints: Blueprint[];
	/** Ancient parts set aside. */
	kept: string[];
	/** Discovery tiles kept for two points each. */
	discovery_vp: number;
	passed: boolean;
	eliminated: boolean;
	traitor: boolean;
	/** Points that everybody can count. */
	vp: number;
	/** Points I know but others do not (my reputation). */
	hidden_vp: number | null;
	/** Where the points come from. */
	breakdown: Record<string, number>;
	trade: number;
	partners: number[];
	/** Prices of orbital and monolith. */
	structures: Record<string, number>;
}

export interface BattleShip {
	owner: number | null;
	type: ShipType | NpcType;
	/** Number of this ship within its type, from 1. */
	index: number;
	damage: number;
	totals: Totals;
	retreating?: boolean;
}

export interface Roll {
	color: DieColor;
	/** 1 is the blank, 6 the burst. */
	face: number;
	missile: boolean;
	/** Ship it was assigned to, as in the notation. */
	target?: string;
}

export interface Battle {
	sector: number;
	attacker: number | null;
	defender: number | null;
	/** 0 while missiles fly. */
	engagement: number;
	ships: BattleShip[];
	/** Order of fire. */
	order: { owner: number | null; type: ShipType | NpcType; initiative: number; done: boolean }[];
	/** Index into order of who fires now. */
	current: number;
	rolls: Roll[];
}

/** What the pending step shows: always its kind, the rest as it applies. */
export interface StepView {
	kind: string;
	/** Explore: the drawn tiles (not turned yet: rotation 0) and where one of them goes. */
	tiles?: Sector[];
	q?: number;
	r?: number;
	/** Activations used and available in this action. */
	used?: number;
	available?: number;
	sector?: number;
	discovery?: string;
	battle?: Battle;
}

export interface EclipseView {
	game: 'eclipse';
	seat: number | null;
	round: number;
	rounds: number;
	phase: 'setup' | 'action' | 'combat' | 'upkeep' | 'cleanup' | 'over';
	actors: number[];
	/** Who starts this round, and the order of turns. */
	start: number;
	order: number[];
	sectors: Sector[];
	/** Empty zones that touch a sector. */
	zones: Zone[];
	players: Player[];
	tray: TechSlot[];
	npcs: Partial<Record<NpcType, Totals>>;
	left: { stacks: [number, number, number]; techs: number; discovery: number; reputation: number };
	/** Sectors where a battle waits, in the order of fighting. */
	battles: number[];
	step: StepView | null;
	/** All pending steps, the one that is decided now last. */
	steps: StepView[];
}
