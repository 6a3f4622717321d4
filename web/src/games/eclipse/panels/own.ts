import type { Play } from '../../../table/play.svelte';
import type { EclipseView, Player } from '../view';

export const viewOf = (play: Play): EclipseView => play.shown?.board as EclipseView;

/** The board that the left panel shows: the own one, or the first for a spectator. */
export function ownPlayer(play: Play): Player | undefined {
	const view = viewOf(play);
	return view.players.find((one) => one.seat === play.table.seat) ?? view.players[0];
}
