// Made by web/tools/wire_types.py from starboard/games/galactic_era. Do not edit.

/** A sector tile, turned by so many sixths clockwise; place 0 is the centre. */
export interface TileView {
	tile: string;
	side: 'A' | 'B';
	turn: number;
	place: number;
}

/** A star; the population counts the cylinder of a home star as six. */
export interface StarView {
	id: string;
	hex: string;
	sector: number;
	owner: number | null;
	population: number;
	discs: number;
	home: boolean;
	counter?: 'uninhabited' | 'primitive' | 'advanced' | 'white_disc' | 'hidden';
	counter_up?: boolean;
	relic?: 'ancient_pyramids' | 'ancient_tech_genetics' | 'ancient_tech_military' | 'ancient_tech_propulsion' | 'ancient_tech_robotics' | 'ancient_tech_spirituality' | 'buried_ships' | 'planetary_death_ray' | 'defense_grid' | 'super_stargate' | 'hidden';
	relic_up?: boolean;
}

/** Ship pieces in one hex with the range they have used this turn; 7 is finished. */
export interface StackView {
	hex: string;
	n: number;
	spent: number;
}

/** A fleet; ships and dummies only for those who know what it holds. */
export interface FleetView {
	fleet: 'A' | 'B' | 'C' | 'D' | 'E';
	hex: string;
	counters: number;
	ships?: number;
	dummies?: number;
}

/** How far a player has come with what a domination card counts. */
export interface ProgressView {
	have: number;
	need: number;
}

/** One player; `points` are those of story, race, cards, goal, relics, counters, research, bids. */
export interface PlayerView {
	number: number;
	race: 'alliance' | 'anchara_coalition' | 'annunaki' | 'avians' | 'dracos' | 'felines' | 'greys' | 'galactic' | 'icc' | 'nordic_humanoids' | 'mantids' | 'orion' | 'progenitors' | 'rogue_ai' | 'yowies' | null;
	alignment: 'sto' | 'sts';
	order: number;
	vp: number;
	points: number[];
	levels: Record<'military' | 'spirituality' | 'propulsion' | 'robotics' | 'genetics', number>;
	war: number[];
	home: string | null;
	pieces: StackView[];
	builds: number;
	piece_supply: number;
	disc_supply: number;
	dummy_supply: number;
	ships_in_fleets: number;
	fleets: (FleetView | null)[];
	card: 'alignment' | 'acquisition' | 'central' | 'defensive' | 'density' | 'diplomatic' | 'economic' | 'exploratory' | 'general_scientific' | 'military' | 'spatial' | 'special_scientific' | 'hidden' | null;
	played: 'alignment' | 'acquisition' | 'central' | 'defensive' | 'density' | 'diplomatic' | 'economic' | 'exploratory' | 'general_scientific' | 'military' | 'spatial' | 'special_scientific' | null;
	counters: Record<'gain' | 'switch' | 'research' | 'grow' | 'build', number>;
	square: 'military' | 'spirituality' | 'propulsion' | 'robotics' | 'genetics' | 'minus' | 'plus' | null;
	markers: number;
	primitives: number;
	advanced: number;
	free_colonies: number;
	trades: number;
	protected: boolean;
	population: number;
	stars: number;
	ships: number;
	population_points: number;
	most_counters: number;
	counter_price: number;
	progress: ProgressView | null;
}

/** The battle under way; `defenders` is a mask, known from the reveal on. */
export interface BattleView {
	attacker: number;
	hex: string;
	phase: number;
	defenders: number;
	removed: number;
	lost: number;
}

/** An era and its rounds. */
export interface EraView {
	era: number;
	light: boolean;
	rounds: number[];
}

/** A stretch of the population track on which Build Ships gives the same number of ships. */
export interface IntervalView {
	first: number;
	last: number;
	ships: number;
}

/** What one level gives at this table; absent keys do not belong to the field. */
export interface LevelView {
	level: number;
	combat_value?: number;
	remote_views?: number;
	range?: number;
	stargate?: number;
	unlimited_move?: boolean;
	extra_ships?: number;
	build_at_min_population?: number;
	research_levels?: number;
	research_vp_loss?: number;
	bonus_population?: number;
	extra_growth_counter_cost_vp?: number;
}

/** A domination card: what its halves score at this table, and the number its condition asks. */
export interface CardView {
	id: 'alignment' | 'acquisition' | 'central' | 'defensive' | 'density' | 'diplomatic' | 'economic' | 'exploratory' | 'general_scientific' | 'military' | 'spatial' | 'special_scientific';
	vp: number;
	alt_vp: number;
	need: number;
}

/** The round: how far its phases have come. */
export interface RoundView {
	step: 'Round';
	kind: 'Round';
	phase: number;
}

/** A question to one player of which nothing more is to be known. */
export interface AskView {
	step: string;
	kind: 'EarlyRetreat' | 'Evacuation' | 'Exchange' | 'FelineChoice' | 'GrowPopulation' | 'GrowthTurn' | 'Inspection' | 'LearnLevel' | 'LosersLosses' | 'PeaceOffer' | 'ShowShips' | 'SpareDiscs' | 'StealLevel' | 'WinnersLosses';
	player: number;
}

/** A secret question: the mask of missing answers, and the answers this seat has given. */
export interface SealedView {
	step: string;
	kind: 'CardWindow' | 'ChooseAlignments' | 'SelectCounters';
	waiting: number;
	own: Record<string, number>;
}

/** The choice between two race tiles; two are dealt to each seat. */
export interface ChooseRacesView {
	step: 'ChooseRaces';
	kind: 'ChooseRaces';
	waiting: number;
	own: Record<string, number>;
	dealt: ('alliance' | 'anchara_coalition' | 'annunaki' | 'avians' | 'dracos' | 'felines' | 'greys' | 'galactic' | 'icc' | 'nordic_humanoids' | 'mantids' | 'orion' | 'progenitors' | 'rogue_ai' | 'yowies')[];
}

/** The deterministic setup; `used` are masks of options, `drawn` only the drawer sees. */
export interface SetupTurnsView {
	step: 'SetupTurns';
	kind: 'SetupTurns';
	player: number;
	used: number[];
	looking: number;
	drawn?: number[];
}

/** The bids for the puppet; `own` is -1 before this seat has bid. */
export interface AuctionView {
	step: 'Auction';
	kind: 'Auction';
	waiting: number;
	own: number;
}

/** A move/combat turn: phase 0 is movement, 1 combat. */
export interface TurnView {
	step: 'Turn';
	kind: 'Turn';
	player: number;
	phase: number;
	fired: number;
}

/** Ships on the move; the target is known once a hop or jump is announced. */
export interface MarchView {
	step: 'March';
	kind: 'March';
	player: number;
	hex: string;
	unit: 'A' | 'B' | 'C' | 'D' | 'E' | 'pieces';
	target: string | null;
}

/** The battle as a step. */
export interface BattleStepView {
	step: 'Battle';
	kind: 'Battle';
	attacker: number;
	hex: string;
}

/** A retreat out of a hex. */
export interface RetreatView {
	step: 'RetreatStep';
	kind: 'RetreatStep';
	player: number;
	hex: string;
}

/** Who could block what the actor has announced decides in secret. */
export interface BlockWindowView {
	step: 'BlockWindow';
	kind: 'BlockWindow';
	waiting: number;
	own: Record<string, number>;
	actor: number;
}

/** Cards that are still to be played, as a mask of players. */
export interface CardPlaysView {
	step: 'CardPlays';
	kind: 'CardPlays';
	plays: number;
}

/** The Military card: the fleets opened so far, as a mask. */
export interface ProveShipsView {
	step: 'ProveShips';
	kind: 'ProveShips';
	player: number;
	shown: number;
}

/** A Gain Star action. */
export interface GainStarView {
	step: 'GainStar';
	kind: 'GainStar';
	player: number;
	method: 'ally' | 'colonize' | 'conquer' | 'liberate' | 'subjugate' | 'declare';
	star: string;
}

/** Primitive neutrals that are to become advanced ones, by number. */
export interface AdvanceStarsView {
	step: 'AdvanceStars';
	kind: 'AdvanceStars';
	player: number;
	stars: number[];
}

/** A Build Ships action that others may block. */
export interface BuildShipsView {
	step: 'BuildShips';
	kind: 'BuildShips';
	player: number;
}

/** New ships being placed; only their owner knows how many are left. */
export interface PlacingView {
	step: 'Placing';
	kind: 'Placing';
	player: number;
	left?: number;
}

/** Who has made an offer. */
export interface OfferSender {
	from: number;
}

/** An open offer of trade; fields by number. */
export interface OfferView {
	from: number;
	to: number;
	give: number;
	get: number;
}

/** The trading phase: who still negotiates, and the open offers. */
export interface TradingView {
	step: 'Trading';
	kind: 'Trading';
	waiting: number;
	offers: OfferView[];
}

/** Everything open, and of the hidden things what this seat has seen. */
export interface View {
	round: number;
	rounds: number;
	era: number;
	phase: 'setup' | 'begin' | 'cards' | 'move' | 'growth' | 'trade' | 'score' | 'over';
	story: 'journeys' | 'migrations' | 'wars';
	goal: 'control' | 'cooperation' | 'discovery' | 'leadership' | 'legacy' | 'personal_growth' | 'power' | 'presence' | null;
	controller: number | null;
	puppet: number | null;
	tiles: (TileView | null)[];
	asteroid_systems: string[];
	nebulae: string[];
	neutron_stars: string[];
	wormholes: string[][];
	stars: StarView[];
	players: PlayerView[];
	deck: number;
	battle: BattleView | null;
	steps: (RoundView | AskView | SealedView | ChooseRacesView | SetupTurnsView | AuctionView | TurnView | MarchView | BattleStepView | RetreatView | BlockWindowView | CardPlaysView | ProveShipsView | GainStarView | AdvanceStarsView | BuildShipsView | PlacingView | TradingView)[];
	eras: EraView[];
	population_track: IntervalView[];
	technology: Record<'military' | 'spirituality' | 'propulsion' | 'robotics' | 'genetics', LevelView[]>;
	cards: CardView[];
	growth_counters: Record<'gain' | 'switch' | 'research' | 'grow' | 'build', number>;
}

export type StepView = RoundView | AskView | SealedView | ChooseRacesView | SetupTurnsView | AuctionView | TurnView | MarchView | BattleStepView | RetreatView | BlockWindowView | CardPlaysView | ProveShipsView | GainStarView | AdvanceStarsView | BuildShipsView | PlacingView | TradingView;

/** What each kind of event tells. */
export interface Events {
	RaceTaken: { player: number; race: string };
	AlignmentRevealed: { player: number; side: string };
	NumberTaken: { player: number; n: number };
	TileLaid: { player: number; tile: string; place: number };
	CardDrawn: { player: number; card: string };
	RoundBegun: { round: number };
	PuppetWon: { player: number; one: number; two: number };
	TurnEnded: { player: number };
	GrowthTurnEnded: { player: number };
	GameEnded: { round: number };
	PointsScored: { player: number; vp: number; source: string; total: number };
	PointsLost: { player: number; vp: number; source: string; total: number };
	LeaderMarked: { player: number; n: number };
	LevelGained: { player: number; field: string; level: number };
	AlignmentSwitched: { player: number; side: string };
	OrderChanged: { player: number; n: number };
	ShipsMoved: { player: number; unit: string; n: number; hex: string; to: string };
	HopBlocked: { player: number; hex: string };
	JumpStopped: { player: number; hex: string };
	DeathRayFired: { player: number; other: number; hex: string; target: string };
	FleetCreated: { player: number; fleet: string; hex: string; n: number };
	FleetSplit: { player: number; fleet: string; source: string };
	FleetsSwapped: { player: number; fleet: string; other: string };
	ShipsJoined: { player: number; n: number; fleet: string };
	ShipsLeft: { player: number; n: number; fleet: string };
	CountersMoved: { player: number; fleet: string; other: string };
	DummiesAdded: { player: number; n: number; fleet: string };
	DummiesRemoved: { player: number; n: number; fleet: string };
	CounterSeen: { player: number; star: string; kind: string };
	RelicSeen: { player: number; star: string; relic: string };
	FleetViewed: { player: number; other: number; fleet: string; n: number };
	WarDeclared: { player: number; other: number };
	PeaceOffered: { player: number; other: number };
	PeaceDeclined: { player: number; other: number };
	PeaceMade: { player: number; other: number };
	BattleBegun: { player: number; hex: string };
	BattleOver: { hex: string };
	PlayerExpelled: { player: number; other: number };
	FleetRevealed: { player: number; fleet: string; n: number };
	AttackerWon: { player: number; hex: string; decider: number };
	DefendersWon: { player: number; hex: string; decider: number };
	ShipsDestroyed: { player: number; n: number; unit: string; hex: string };
	ShipsRetreated: { player: number; hex: string; to: string };
	CountersRevealed: { player: number; counters: string; square: string };
	ExtraCounterTaken: { player: number; counter: string };
	GainAnnounced: { player: number; method: string; star: string };
	GainBlocked: { player: number; star: string };
	ShipsShown: { player: number; n: number; fleet: string };
	StarGained: { player: number; method: string; star: string; n: number };
	StarAdvanced: { player: number; star: string };
	StarAbandoned: { star: string };
	HomeMoved: { player: number; old: string; star: string };
	RelicFound: { player: number; relic: string; star: string };
	StarGrew: { player: number; star: string; n: number };
	PopulationGrown: { player: number; n: number };
	BuildBegun: { player: number; n: number };
	ShipsPlaced: { player: number; n: number; star: string };
	DiscsConverted: { player: number; n: number; star: string };
	ShipsBuilt: { player: number; n: number; hidden: number };
	Researched: { player: number; field: string };
	TradeOffered: { player: number; other: number; give: string; get: string };
	LevelsTraded: { player: number; other: number; give: string; get: string };
	CardPlayed: { player: number; card: string };
	CardExchanged: { player: number };
	CardInspected: { player: number; other: number; card: string };
	FleetShown: { player: number; fleet: string; n: number };
}
export type EventKind = keyof Events;

/** The words after each verb of a move. */
export const MOVES = {
	'accept': ['player'],
	'advance': ['star', 'other'],
	'agree': [],
	'align': ['alignment'],
	'attack': ['hex'],
	'bid': ['n'],
	'block': [],
	'bonus': ['star'],
	'build': [],
	'card': [],
	'convert': ['star', 'n'],
	'create': ['fleet', 'hex', 'n'],
	'declare': ['player'],
	'decline': [],
	'destroy': ['player', 'unit', 'n'],
	'disc': ['star'],
	'done': [],
	'draw': [],
	'dummies': ['fleet', 'n'],
	'end': [],
	'evacuate': ['star'],
	'exchange': [],
	'expel': ['player'],
	'extra': ['counter'],
	'fire': ['player', 'hex', 'target'],
	'flee': [],
	'flee-e': [],
	'gain': ['method', 'star', 'payment'],
	'grow': [],
	'halt': [],
	'home': ['star'],
	'hop': ['star'],
	'inspect': ['player'],
	'join': ['fleet', 'n', 'spent'],
	'jump': [],
	'keep': [],
	'keep-card': ['card'],
	'learn': ['field'],
	'leave': ['fleet', 'n', 'spent'],
	'lose': ['player', 'unit', 'n'],
	'offer': ['player', 'give', 'get'],
	'pass': [],
	'peace': ['player'],
	'place': ['unit', 'n', 'star'],
	'race': ['race'],
	'research': [],
	'retreat': ['hex'],
	'sail': ['fleet'],
	'scout': ['star'],
	'select': ['counters', 'square'],
	'shift': ['fleet', 'other', 'n'],
	'show': ['fleet'],
	'split': ['fleet', 'source'],
	'stay': [],
	'steal': ['player', 'field'],
	'swap': ['fleet', 'other'],
	'take': ['n', 'hex', 'spent'],
	'take-order': ['n'],
	'take-race': ['race'],
	'take-tile': ['tile', 'place', 'turn', 'centre'],
	'to': ['hex'],
	'transfer': ['fleet', 'other', 'n', 'spent'],
	'undummy': ['fleet', 'n'],
	'view-fleet': ['player', 'fleet'],
	'view-relic': ['star'],
	'view-star': ['star'],
	'withdraw': [],
} as const;
export type Verb = keyof typeof MOVES;

/** What can be chosen when a table is made. */
export interface Options {
	rounds: '8' | '12';
	setup: 'random' | 'deterministic';
	story: 'random' | 'journeys' | 'migrations' | 'wars';
	goal: 'random' | 'none' | 'control' | 'cooperation' | 'discovery' | 'leadership' | 'legacy' | 'personal_growth' | 'power' | 'presence';
	sides: 'A' | 'random';
	overrides: unknown;
}
