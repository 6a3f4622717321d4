import type { Play } from '../../table/play.svelte';
import type { PhoenixView, Player } from './view';

export const viewOf = (play: Play): PhoenixView => play.shown?.board as PhoenixView;

/** The player of this screen; a spectator looks over the shoulder of the one to move. */
export function ownPlayer(play: Play): Player | undefined {
	const view = viewOf(play);
	const seat = play.table.seat ?? Math.max(0, view.active);
	return view.players[seat];
}
