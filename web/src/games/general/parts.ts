import type { GameParts } from '../parts';
import GeneralBoard from './GeneralBoard.svelte';

/** Any game can be played from its view and its legal moves. */
export const parts: GameParts = {
	Board: GeneralBoard,
	TextBoard: GeneralBoard,
	panels: [],
	mark: (event) => {
		const round = event.params['round'];
		return /Round\w*(Started|Began|Begun)/.test(event.kind) && typeof round === 'number'
			? { round }
			: null;
	},
	round: (board) => {
		const { round, rounds } = board as { round?: unknown; rounds?: unknown };
		const now = typeof round === 'number' ? round : 0;
		return { now, of: typeof rounds === 'number' ? rounds : now, phase: null };
	}
};
