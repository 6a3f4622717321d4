import type { Play } from '../../../table/play.svelte';
import type { EclipseView, Player } from '../view';

export const viewOf = (play: Play): EclipseView => play.shown?.board as EclipseView;

/** The board that the left panel shows: the own one, or the first for a spectator. */
export function ownPlayer(play: Play): Player | undefined {
	const known = seated(viewOf(play));
	return known.find((one) => one.seat === play.table.seat) ?? known[0];
}

/** Players who have chosen their species; the others have no board yet. */
export function seated(view: EclipseView): Player[] {
	return view.players.filter((one) => one.species !== null);
}
