// Made by web/tools/wire_types.py from starboard/games/eclipse. Do not edit.

/** One resource: units, next production, cubes on the track and in the graveyard. */
export interface StorageView {
	amount: number;
	income: number;
	cubes: number;
	graveyard: number;
}

/** Discs on an action space and the activations that one of them gives. */
export interface ActionView {
	discs: number;
	activations: number;
}

/** Colony ships face up, and all. */
export interface ColonyShipsView {
	ready: number;
	total: number;
}

/** A space of the reputation track; a tile of None lies face down for this seat. */
export interface ReputationSpaceView {
	kind: 'ambassador' | 'reputation' | 'either';
	tile?: number | null;
	ambassador?: number;
}

/** One thing that gives points; `id` is a number or an id of its kind. */
export interface PointsCauseView {
	kind: string;
	id: number | string;
	points: number;
}

/** How many cubes of a track stand in a sector. */
export interface SectorCubesView {
	sector: number;
	cubes: number;
}

/** Which cubes uncover the production, and what one more or fewer would make of it. */
export interface ProductionCauseView {
	value: number;
	sectors: SectorCubesView[];
	graveyard: number;
	on_track: number;
	one_more: number | null;
	one_fewer: number | null;
}

/** Which discs uncover the upkeep, and what comes next. */
export interface UpkeepCauseView {
	value: number;
	sectors: number[];
	actions: Record<string, number>;
	reactions: number;
	on_track: number;
	after_next_action: number | null;
	one_disc_back: number;
}

/** Money after the next upkeep, now and after one more action; below 0 is bankruptcy. */
export interface MoneyCauseView {
	after_upkeep: number | null;
	after_next_action: number | null;
}

/** Where a player's numbers come from. */
export interface CausesView {
	score: Record<string, PointsCauseView[]>;
	production: Record<string, ProductionCauseView>;
	upkeep: UpkeepCauseView;
	money: MoneyCauseView;
}

/** A seat whose species is not chosen yet. */
export interface EmptySeatView {
	seat: number;
	species: null;
}

/** One player's board and what lies beside it. */
export interface PlayerView {
	seat: number;
	species: string;
	color: string;
	home: number;
	passed: boolean;
	eliminated: boolean;
	traitor: boolean;
	trade: number;
	storage: Record<string, StorageView>;
	discs: number;
	reserve: number;
	upkeep: number;
	upkeep_next: number | null;
	actions: Record<string, ActionView>;
	reactions: number;
	colony_ships: ColonyShipsView;
	techs: Record<string, string[]>;
	blueprints: BlueprintView[];
	structures: Record<string, number>;
	supply: Record<string, number>;
	kept: string[];
	discovery_vp: number;
	partners: number[];
	reputation: ReputationSpaceView[];
	vp: number;
	hidden_vp: number | null;
	breakdown: Record<string, number>;
	causes: CausesView;
}

/** A tech of the tray; `price` is what it costs this seat on each track that takes it. */
export interface OfferView {
	tech: string;
	cost: number;
	minimum: number;
	copies: number;
	category: string;
	price: Record<string, number>;
}

/** How much is left in stacks and bags. */
export interface LeftView {
	stacks: number[];
	techs: number;
	discovery: number;
	reputation: number;
}

/** The printed tracks with this table's values. */
export interface TracksView {
	upkeep: number[];
	production: number[];
	discount: number[];
	tech_points: number[];
	tech_spaces: number;
	first_pass_money: number;
}

/** A ship part with this table's values; a negative energy is used, not produced. */
export interface PartView {
	part: string;
	category: string;
	energy: number;
	dice: DiceView[];
	computer: number;
	shield: number;
	hull: number;
	initiative: number;
	movement: number;
	tech: string | null;
	ancient: boolean;
	outside: boolean;
}

/** A tech with this table's values, and what it is about. */
export interface TechView {
	tech: string;
	category: string;
	cost: number;
	minimum: number;
	effect: string;
	part: string | null;
	piece: string | null;
	action: string | null;
	resources: string[];
}

/** What one seat may know of the table; `step` is the last of `steps`. */
export interface View {
	game: 'eclipse';
	seat: number | null;
	round: number;
	rounds: number;
	phase: 'setup' | 'action' | 'combat' | 'upkeep' | 'cleanup' | 'over';
	actors: number[];
	start: number;
	next_start: number | null;
	order: number[];
	sectors: SectorView[];
	zones: ZoneView[];
	portals: number[];
	players: (PlayerView | EmptySeatView)[];
	tray: OfferView[];
	npcs: Record<string, TotalsView>;
	left: LeftView;
	discards: Record<string, TileView[]>;
	used_discoveries: string[];
	battles: number[];
	diplomacy: boolean;
	traitor: number | null;
	step: RoundsStep | DraftStep | TurnStep | ActivationsStep | PlaceStep | ClaimStep | DiscoveryStep | PlacePartStep | FreeTechStep | ArtifactKeyStep | PortalStep | RelationsStep | CubeStep | CombatStep | SectorBattleStep | BattleStep | PopulationStep | ReputationStep | UpkeepStep | CleanupStep | null;
	steps: (RoundsStep | DraftStep | TurnStep | ActivationsStep | PlaceStep | ClaimStep | DiscoveryStep | PlacePartStep | FreeTechStep | ArtifactKeyStep | PortalStep | RelationsStep | CubeStep | CombatStep | SectorBattleStep | BattleStep | PopulationStep | ReputationStep | UpkeepStep | CleanupStep)[];
	tracks: TracksView;
	parts: PartView[];
	techs: TechView[];
}

/** A population square; `square` is its word in the notation. */
export interface PlanetView {
	resource: string;
	advanced: boolean;
	square: string;
	cube: number | null;
	track: string | null;
}

/** Equal ships of one owner; an owner of None means non-player ships. */
export interface ShipGroupView {
	owner: number | null;
	type: string;
	count: number;
	pinned?: number;
	damage?: number[];
}

/** A sector tile as printed, unturned and off the board. */
export interface TileView {
	number: number;
	name: string;
	rotation: number;
	wormholes: number[];
	vp: number;
	artifacts: number;
	planets: PlanetView[];
	owner: number | null;
	ships: ShipGroupView[];
	discovery: boolean;
	warp_portal: boolean;
	orbital: boolean;
	monolith: boolean;
}

/** A neighbour joined by wormholes; not `full` means for a Wormhole Generator only. */
export interface LinkView {
	edge: number;
	to: number;
	full: boolean;
}

/** A placed tile with everything on it. */
export interface SectorView {
	number: number;
	name: string;
	rotation: number;
	wormholes: number[];
	vp: number;
	artifacts: number;
	planets: PlanetView[];
	owner: number | null;
	ships: ShipGroupView[];
	discovery: boolean;
	warp_portal: boolean;
	orbital: boolean;
	monolith: boolean;
	q: number;
	r: number;
	ring: number;
	links: LinkView[];
	portals: string[];
}

/** An empty zone that touches a sector. */
export interface ZoneView {
	q: number;
	r: number;
	ring: number;
}

/** Equal dice of one ship. */
export interface DiceView {
	color: string;
	count: number;
	missile: boolean;
}

/** What the parts of one ship add up to. */
export interface TotalsView {
	initiative: number;
	computer: number;
	shield: number;
	hull: number;
	movement: number;
	energy: number;
	energy_used: number;
	dice: DiceView[];
}

/** A space of a blueprint; `printed` means that no tile lies on it. */
export interface SpaceView {
	part: string | null;
	printed: boolean;
}

/** The blueprint of one ship type with its price and the number of ships built. */
export interface BlueprintView {
	type: string;
	slots: SpaceView[];
	extra: string[];
	totals: TotalsView;
	cost: number;
	built: number;
	max: number;
}

/** One ship in a battle; `index` counts within its type from 1. */
export interface BattleShipView {
	owner: number | null;
	type: string;
	index: number;
	damage: number;
	totals: TotalsView;
	retreating: boolean;
}

/** A ship type in the order of fire. */
export interface OrderView {
	owner: number | null;
	type: string;
	initiative: number;
	done: boolean;
}

/** A die that hit something and is not yet assigned; face 1 is the blank, 6 the burst. */
export interface RollView {
	color: string;
	face: number;
	missile: boolean;
}

/** Both sides, the order of fire and the dice on the table; `current` is a place in `order`. */
export interface BattleView {
	sector: number;
	attacker: number | null;
	defender: number | null;
	engagement: number;
	ships: BattleShipView[];
	order: OrderView[];
	current: number;
	rolls: RollView[];
}

/** The round; `phase` counts the phases that have begun. */
export interface RoundsStep {
	kind: 'rounds';
	phase: number;
}

/** A player chooses a species. */
export interface DraftStep {
	kind: 'draft';
	seat: number;
	left: number;
}

/** A player's turn of the action phase. */
export interface TurnStep {
	kind: 'turn';
	seat: number;
}

/** An action with the activations that are left. */
export interface ActivationsStep {
	kind: string;
	seat: number;
	left: number;
}

/** A revealed tile to place; `tile` is the last one revealed. */
export interface PlaceStep {
	kind: 'place';
	seat: number;
	tiles: TileView[];
	tile: TileView | null;
	q: number;
	r: number;
}

/** A disc may go into a sector. */
export interface ClaimStep {
	kind: 'claim';
	seat: number;
	sector: number;
}

/** A discovery tile to decide; a reward on the board goes to `sector`. */
export interface DiscoveryStep {
	kind: 'discovery';
	seat: number;
	discovery: string;
	sector: number;
	labs: boolean;
}

/** An ancient part to place. */
export interface PlacePartStep {
	kind: 'place_part';
	seat: number;
	part: string;
}

/** One of the cheapest techs to choose. */
export interface FreeTechStep {
	kind: 'free_tech';
	seat: number;
}

/** Artifacts whose resource is still to be named. */
export interface ArtifactKeyStep {
	kind: 'artifact_key';
	seat: number;
	left: number;
}

/** A warp portal tile to place. */
export interface PortalStep {
	kind: 'portal';
	seat: number;
}

/** A proposal to answer, or ambassadors to exchange. */
export interface RelationsStep {
	kind: 'proposal' | 'ambassadors';
	seat: number;
	other: number;
}

/** A cube whose owner chooses where it goes. */
export interface CubeStep {
	kind: 'cube';
	seat: number;
	graveyard: boolean;
}

/** The combat phase. */
export interface CombatStep {
	kind: 'combat';
	stage: string;
}

/** The battles of one sector; `tiles` are the reputation tiles earned so far, by seat. */
export interface SectorBattleStep {
	kind: 'sector_battle';
	sector: number;
	order: number[];
	tiles: number[];
}

/** A battle between two opponents; -1 stands for non-players. */
export interface BattleStep {
	kind: 'battle';
	sector: number;
	attacker: number;
	defender: number;
	stage: 'missiles' | 'engagement' | 'stalemate';
	acted: number;
	retreats: number[];
	shooter: number;
	dice: number[];
	battle: BattleView;
}

/** An attack on population with the damage that is left. */
export interface PopulationStep {
	kind: 'population';
	sector: number;
	seat: number;
	damage: number;
}

/** Drawn reputation tiles, shown to the player who drew them. */
export interface ReputationStep {
	kind: 'reputation';
	seat: number;
	count: number;
	drawn: number[] | null;
}

/** The upkeep phase and who has not finished it. */
export interface UpkeepStep {
	kind: 'upkeep';
	waiting: number[];
}

/** The cleanup phase. */
export interface CleanupStep {
	kind: 'cleanup';
}

export type StepView = RoundsStep | DraftStep | TurnStep | ActivationsStep | PlaceStep | ClaimStep | DiscoveryStep | PlacePartStep | FreeTechStep | ArtifactKeyStep | PortalStep | RelationsStep | CubeStep | CombatStep | SectorBattleStep | BattleStep | PopulationStep | ReputationStep | UpkeepStep | CleanupStep;

/** What each kind of event tells. */
export interface Events {
	SpeciesTaken: { seat: number; species: string };
	RoundBegan: { round: number; start: number };
	TechRevealed: { tech: string };
	StackReshuffled: { ring: string };
	ActionTaken: { seat: number; action: string };
	Reacted: { seat: number; action: string };
	Passed: { seat: number };
	PassedAgain: { seat: number };
	PassedFirst: { seat: number; money: number };
	TurnSkipped: { seat: number };
	SectorRevealed: { seat: number; sector: string };
	SectorPlaced: { seat: number; sector: string; q: number; r: number; turn: number };
	SectorDiscarded: { seat: number; sector: string };
	SectorControlled: { seat: number; sector: string };
	DiscoveryRevealed: { seat: number; discovery: string };
	DiscoveryKept: { seat: number; discovery: string };
	RewardTaken: { seat: number; discovery: string };
	TechFound: { seat: number; tech: string };
	PartSaved: { seat: number; part: string };
	TechResearched: { seat: number; tech: string; track: string; cost: number };
	DiscsGained: { seat: number; discs: number };
	ArtifactUsed: { seat: number; units: number; resource: string };
	PortalPlaced: { seat: number; sector: string };
	PartPlaced: { seat: number; ship: string; space: number; part: string };
	PartReturned: { seat: number; ship: string; space: number; part: string };
	PieceBuilt: { seat: number; piece: string; sector: string };
	ShipMoved: { seat: number; ship: string; origin: string; target: string };
	DiscMoved: { seat: number; origin: string; target: string };
	ColonyShipsRefreshed: { seat: number };
	SquareColonized: { seat: number; sector: string; resource: string };
	CubeReturned: { seat: number; resource: string };
	CubeBuried: { seat: number; resource: string };
	Traded: { seat: number; units: number; give: string; get: string };
	RelationsProposed: { seat: number; other: number };
	ProposalDeclined: { seat: number; other: number };
	AmbassadorSent: { seat: number; resource: string };
	RelationsFormed: { seat: number; other: number };
	RelationsEnded: { seat: number; other: number };
	TraitorTaken: { seat: number; before: number };
	BattleBegan: { sector: string; attacker: number; defender: number };
	NpcBattleBegan: { sector: string; attacker: number };
	DiceRolled: { seat: number; ship: string; sector: string; colour: string; face: string; count: number };
	NpcDiceRolled: { seat: number; npc: string; sector: string; colour: string; face: string; count: number };
	ShipHit: { seat: number; ship: string; sector: string; damage: number };
	NpcHit: { seat: number; npc: string; sector: string; damage: number };
	ShipDestroyed: { seat: number; ship: string; sector: string };
	NpcDestroyed: { seat: number; npc: string; sector: string };
	RetreatDeclared: { seat: number; ship: string; sector: string; target: string };
	ShipsRetreated: { seat: number; ship: string; sector: string; target: string };
	BattleWon: { seat: number; sector: string };
	NpcHeld: { seat: number; sector: string };
	ReputationDrawn: { seat: number; tiles: number; sector: string };
	ReputationKept: { seat: number; tiles: number };
	ReputationDeclined: { seat: number; tiles: number };
	ReputationReturned: { seat: number };
	PopulationOverrun: { seat: number; sector: string; raider: number };
	PopulationAttacked: { seat: number; ship: string; sector: string; damage: number };
	PopulationSpared: { seat: number; sector: string };
	BombsDropped: { seat: number; sector: string };
	CubeDestroyed: { seat: number; sector: string; square: number };
	ControlLost: { seat: number; sector: string; raider: number };
	SectorConquered: { seat: number; sector: string };
	SectorLeft: { seat: number; sector: string };
	SectorAbandoned: { seat: number; sector: string };
	UpkeepPaid: { seat: number; income: number; cost: number; money: number };
	ResourcesProduced: { seat: number; materials: number; science: number };
	WentBankrupt: { seat: number; missing: number };
	PlayerEliminated: { seat: number; points: number };
	GameEndedEarly: { players: number };
}
export type EventKind = keyof Events;

/** The words after each verb of a move. */
export const MOVES = {
	'abandon': ['sector'],
	'accept': [],
	'action': ['action'],
	'ambassador': ['track'],
	'another': [],
	'artifact': ['resource'],
	'assign': ['count', 'colour', 'face', 'ship', 'damage'],
	'attack': ['ship'],
	'bombard': ['ship'],
	'bombs': [],
	'build': ['piece', 'sector'],
	'colonize': ['sector', 'square', 'track'],
	'control': [],
	'cube': ['track'],
	'decline': [],
	'disc': ['from', 'to'],
	'discard': [],
	'done': [],
	'drop': ['place'],
	'explore': ['q', 'r'],
	'keep': [],
	'kill': ['square'],
	'leave': [],
	'move': ['ship', 'from', 'to'],
	'none': [],
	'pass': [],
	'place': ['sector', 'turn'],
	'portal': ['sector'],
	'propose': ['seat'],
	'react': ['action'],
	'refresh': [],
	'research': ['tech', 'track'],
	'retreat': ['ship', 'sector'],
	'return': ['ship', 'space'],
	'reward': [],
	'spare': [],
	'species': ['board'],
	'store': [],
	'swap': ['place', 'old'],
	'take': ['tech'],
	'tile': ['place'],
	'trade': ['give', 'get'],
	'upgrade': ['ship', 'space', 'part'],
} as const;
export type Verb = keyof typeof MOVES;

/** What can be chosen when a table is made. */
export interface Options {
	species: 'random' | 'draft' | 'chosen';
	boards: string;
	ancients: 'standard' | 'advanced' | 'random';
	guardians: 'standard' | 'advanced' | 'random';
	gcds: 'standard' | 'advanced' | 'random';
	warp_portals: boolean;
	beginner: boolean;
	start: 'random' | '0' | '1' | '2' | '3' | '4' | '5';
	overrides: unknown;
}
