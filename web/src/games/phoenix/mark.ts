import type { RefusedOption } from '../../lib/game';
import type { Play } from '../../table/play.svelte';

/** What can be done with one place of the table now. */
export interface Mark {
	legal: boolean;
	/** The option or the place is pointed at. */
	hot: boolean;
	key: string;
	/** The row of the decision panel that leads here. */
	words: string;
	refused: RefusedOption | undefined;
}

export function markOf(play: Play, places: string[], move = ''): Mark {
	if (move) return markOfMove(play, move);
	const target = play.targets.find((one) => places.includes(one.place));
	const words = target?.words ?? '';
	return {
		legal: target !== undefined,
		hot: target !== undefined && play.hot !== '' && pointsAt(play, places),
		key: target?.key ?? '',
		words,
		refused: target ? undefined : refusedAt(play, places)
	};
}

/** A place that stands for one move only. */
function markOfMove(play: Play, move: string): Mark {
	const moves = play.decision?.moves.some((one) => one.move === move) ?? false;
	return {
		legal: moves,
		hot: moves && play.hot === move,
		key: play.rows.find((row) => row.words === move)?.key ?? '',
		words: move,
		refused: moves ? undefined : play.decision?.refused.find((one) => one.move === move)
	};
}

/** Do all moves of the row that is pointed at lead here? */
function pointsAt(play: Play, places: string[]): boolean {
	const row = play.rows.find((one) => one.words === play.hot);
	const at = play.settled.length;
	return row?.moves.every((one) => places.includes(play.placesOf(one.move)[at] ?? '')) ?? false;
}

function refusedAt(play: Play, places: string[]): RefusedOption | undefined {
	for (const place of places) {
		const found = play.refusedAt(place);
		if (found) return found;
	}
	return undefined;
}

/** Choose the place; on a phone the question is then seen again. */
export function choose(play: Play, places: string[], move = ''): void {
	const target = play.targets.find((one) => places.includes(one.place));
	if (move) play.play(move);
	else if (target) play.choosePlace(target.place);
	if (play.view !== 'map') play.view = 'map';
}
