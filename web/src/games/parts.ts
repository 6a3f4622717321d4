import type { Component } from 'svelte';
import type { Aside, PlacesOf } from '../lib/choices';
import type { GameEvent, GameView } from '../lib/game';
import type { Key } from '../lib/i18n.svelte';
import type { Play } from '../table/play.svelte';

export interface SeatFacts {
	note: string;
	icon?: string;
	points: number | null;
	passed?: boolean;
	first?: boolean;
}

/** One line under an option. */
export interface Detail {
	icon: string;
	tone?: string;
	text: string;
}

export interface Panel {
	id: string;
	label: Key;
	icon: string;
	View: Component<{ play: Play }>;
	/** A wide screen shows it on the board already: only a phone has it as a view. */
	narrow?: boolean;
}

/** What a game brings to the shell; everything but the board may be missing. */
export interface GameParts {
	Board: Component<{ play: Play }>;
	TextBoard: Component<{ play: Play }>;
	/** What the board is called among the views of a phone. */
	board?: { label: Key; icon: string };
	/** A small picture of the board, for replays. */
	Small?: Component<{ play: Play }>;
	/** Panels of the own position; on a phone each is a view. */
	panels: Panel[];
	Head?: Component<{ play: Play }>;
	Opponents?: Component<{ play: Play }>;
	/** Beside the question: a way to put an answer together out of parts. */
	Picker?: Component<{ play: Play }>;
	/** The round in the top bar, where a row of numbers says too little. */
	Round?: Component<{ play: Play }>;
	round?: (board: unknown) => { now: number; of: number; phase: Key | null; short?: Key };
	order?: (board: unknown) => number[];
	seat?: (board: unknown, seat: number) => SeatFacts;
	/** Places on the board that a move speaks of. */
	placesOf?: PlacesOf;
	/** Has this position battles, or moves into some, whose odds the server tells? */
	battles?: (view: GameView) => boolean;
	/** Moves that close the question they answer: "Done", "End this turn". */
	ends?: (move: string) => boolean;
	/** Moves that cannot be taken back, because they reveal, draw or roll. */
	final?: (move: string) => boolean;
	/** What closes a question of this kind, in words that say more than "Done". */
	closing?: (kind: string) => Key | null;
	/** The symbol of a move. */
	icon?: (move: string) => string | null;
	/** Verbs that are offered beside the question. */
	aside?: Aside;
	/** What moves with this verb are about, for a row that stands for several. */
	verb?: (verb: string) => Key | null;
	/** What a row says instead of its move's sentence, when the board says it better. */
	label?: (move: string, board: unknown, seat: number | null) => string | null;
	/** What to know of a move before choosing it. */
	detail?: (
		move: string,
		board: unknown,
		seat: number | null,
		name: (seat: number) => string
	) => Detail | null;
	/** The symbol that marks an event on the timeline, if it deserves one. */
	mark?: (event: GameEvent) => { icon?: string; round?: number } | null;
}

/** The parts of a game; one without its own board gets the general one. */
export async function loadParts(game: string): Promise<GameParts> {
	if (game === 'eclipse') return (await import('./eclipse/parts')).parts;
	if (game === 'galactic-era') return (await import('./galactic-era/parts')).parts;
	if (game === 'phoenix') return (await import('./phoenix/parts')).parts;
	return (await import('./general/parts')).parts;
}
