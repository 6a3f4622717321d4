import type { WhyNotInfo } from './wire';

/** A legal move: its notation, the verb it belongs to and its sentence. */
export interface MoveOption {
	move: string;
	group: string;
	text: string;
	/** Price and effect in a few words, where there is something to know. */
	note?: string;
}

export interface RefusedOption extends MoveOption {
	why: WhyNotInfo;
}

/** The pending question to one seat. */
export interface Decision {
	seat: number;
	kind: string;
	text: string;
	moves: MoveOption[];
	refused: RefusedOption[];
}

export interface GameEvent {
	kind: string;
	seq: number;
	rule: string;
	params: Record<string, string | number>;
	text: string;
}

export interface Outcome {
	scores: number[];
	ranks: number[];
	breakdown: Record<string, number>[];
}

/** What `Update.view` and `Replay.view` hold: the same for every game, with its own board. */
export interface GameView<Board = unknown> {
	game: string;
	seq: number;
	seat: number | null;
	seats: number;
	actors: number[];
	over: boolean;
	commitment: string;
	seed: string | null;
	board: Board;
	decision: Decision | null;
	outcome: Outcome | null;
}

/** The seat an event tells of, if it tells of one. */
export function seatOf(event: GameEvent): number | null {
	const seat = event.params['seat'] ?? event.params['player'];
	return typeof seat === 'number' ? seat : null;
}
