import type { GameParts } from '../parts';
import { names } from '../../lib/names.svelte';
import { cells, isHexName, placeName } from './map';
import GeneralBoard from './GeneralBoard.svelte';
import { pointsOf } from './shape';

/** A row that is only about a hex tells what lies there. */
function label(move: string, board: unknown): string | null {
	const hex = move.split(' ').slice(1);
	if (hex.length !== 1 || !isHexName(hex[0])) return null;
	const name = placeName(cells(board), hex[0]);
	return name ? `${names.any(name)} (${hex[0]})` : null;
}

/** Any game can be played from its view and its legal moves. */
export const parts: GameParts = {
	Board: GeneralBoard,
	TextBoard: GeneralBoard,
	panels: [],
	label,
	seat: (board, seat) => ({ note: '', points: pointsOf(board, seat) }),
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
