import { eclipseEn } from '../../i18n/en.eclipse';
import type { Key } from '../../lib/i18n.svelte';
import type { GameParts } from '../parts';
import { detail } from './details';
import { label } from './row';
import EclipseBoard from './EclipseBoard.svelte';
import EmpirePanel from './panels/EmpirePanel.svelte';
import Head from './panels/Head.svelte';
import Opponents from './panels/Opponents.svelte';
import ShipsPanel from './panels/ShipsPanel.svelte';
import TechPanel from './panels/TechPanel.svelte';
import { seated } from './panels/own';
import { mayFight } from './odds/when';
import { placesOf } from './places';
import SmallGalaxy from './SmallGalaxy.svelte';
import TextGalaxy from './TextGalaxy.svelte';
import type { EclipseView } from './view';

const read = (board: unknown): EclipseView => board as EclipseView;

/** What turns up a tile or throws dice cannot be taken back. */
const FINAL = new Set(['explore', 'another', 'attack', 'bombard']);
const ACTIONS = new Set(['explore', 'research', 'upgrade', 'build', 'move', 'influence']);

/** The symbol of an action. */
function icon(move: string): string | null {
	const [verb = '', action = ''] = move.split(' ');
	if (verb === 'pass') return 'ec-act-pass';
	return (verb === 'action' || verb === 'react') && ACTIONS.has(action) ? `ec-act-${action}` : null;
}

const ASIDE = new Set(['trade', 'colonize', 'propose', 'drop', 'refresh']);

export const parts: GameParts = {
	Board: EclipseBoard,
	TextBoard: TextGalaxy,
	Small: SmallGalaxy,
	Head,
	Opponents,
	placesOf,
	battles: mayFight,
	detail,
	label,
	icon,
	ends: (move) => move === 'done',
	final: (move) => FINAL.has(move.split(' ')[0] ?? ''),
	closing: (kind) =>
		ACTIONS.has(kind) ? 'ec.endAction' : kind === 'upkeep' ? 'ec.payUpkeep' : null,
	aside: (verb) => ASIDE.has(verb),
	verb: (verb) => (`ec.verb.${verb}` in eclipseEn ? (`ec.verb.${verb}` as Key) : null),
	panels: [
		{ id: 'empire', label: 'ec.panel.empire', icon: 'ui-grid', View: EmpirePanel },
		{ id: 'ships', label: 'ec.panel.ships', icon: 'ec-cruiser', View: ShipsPanel },
		{ id: 'tech', label: 'ec.panel.tech', icon: 'ec-act-research', View: TechPanel }
	],
	round: (board) => {
		const view = read(board);
		return {
			now: view.round,
			of: view.rounds,
			phase: `ec.phase.${view.phase}` as Key,
			short: `ec.short.${view.phase}` as Key
		};
	},
	order: (board) => read(board).order,
	seat: (board, seat) => {
		const view = read(board);
		const player = seated(view).find((one) => one.seat === seat);
		return {
			note: player ? String(player.discs) : '',
			icon: 'ec-influence',
			points: player?.vp ?? null,
			passed: player?.passed ?? false,
			first: view.start === seat
		};
	},
	mark: (event) => {
		const round = event.params['round'];
		if (/Round\w*(Started|Began|Begun)/.test(event.kind) && typeof round === 'number')
			return { round };
		if (/^Battle\w*(Started|Began|Begun|Opened)/.test(event.kind)) return { icon: 'ui-swords' };
		if (/^Discovery/.test(event.kind)) return { icon: 'ec-discovery' };
		if (/Monolith/.test(event.kind)) return { icon: 'ec-monolith' };
		return null;
	}
};
