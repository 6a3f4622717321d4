import { t } from '../../lib/i18n.svelte';
import type { Play } from '../../table/play.svelte';
import type { GalacticView, Player } from './view';

export const viewOf = (play: Play): GalacticView => play.shown?.board as GalacticView;

/** How a player is called; the puppet has no seat and no name of its own. */
export function nameOf(play: Play, number: number | null): string {
	return number !== null && number === viewOf(play).puppet ? t('ge.puppet') : play.name(number);
}

/** Those who can win: everybody but the puppet. */
export const scorers = (view: GalacticView): Player[] =>
	view.players.filter((one) => one.number !== view.puppet);

/** The player of the left panel: the own one, or the first for a spectator. */
export function ownPlayer(view: GalacticView, seat: number | null): Player | undefined {
	return view.players.find((one) => one.number === seat) ?? view.players[0];
}

/** Who acts in the pending question; fleet letters in moves are his. */
export function actingPlayer(view: GalacticView, seat: number | null): number | null {
	const asked = view.steps.findLast((step) => step.player !== undefined)?.player;
	const puppet = asked !== undefined && asked === view.puppet && view.controller === seat;
	return puppet ? (asked ?? seat) : seat;
}

export function populationOf(view: GalacticView, number: number): number {
	return view.stars
		.filter((star) => star.owner === number)
		.reduce((sum, star) => sum + star.population, 0);
}

export function starsOf(view: GalacticView, number: number): number {
	return view.stars.filter((star) => star.owner === number).length;
}

/** All ships of a player that everybody can count. */
export function shipsOf(player: Player): number {
	return player.pieces.reduce((sum, stack) => sum + stack.n, player.ships_in_fleets);
}

/** Players by turn order. */
export function inOrder(view: GalacticView): Player[] {
	return [...view.players].sort((a, b) => a.order - b.order);
}

/** Whose bit is set in a mask of players. */
export const has = (mask: number, number: number): boolean => ((mask >> number) & 1) === 1;
