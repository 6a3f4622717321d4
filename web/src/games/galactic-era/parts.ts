import { galacticEn } from '../../i18n/en.galactic';
import type { Key } from '../../lib/i18n.svelte';
import type { GameParts } from '../parts';
import GalacticBoard from './GalacticBoard.svelte';
import GrowthPicker from './growth/GrowthPicker.svelte';
import CivPanel from './panels/CivPanel.svelte';
import Eras from './panels/Eras.svelte';
import Head from './panels/Head.svelte';
import OthersPanel from './panels/OthersPanel.svelte';
import ScoringPanel from './panels/ScoringPanel.svelte';
import { inOrder } from './people';
import { phaseOf } from './phase';
import { placesOf } from './places';
import SmallGalaxy from './SmallGalaxy.svelte';
import TextGalaxy from './TextGalaxy.svelte';
import type { GalacticView } from './view';

const read = (board: unknown): GalacticView => board as GalacticView;

/** With many seats there is room for the symbol of the side only. */
function sideNote(view: GalacticView, seat: number): string {
	const player = view.players[seat];
	if (!player?.race) return '';
	return view.players.length > 4 ? '\u200b' : player.alignment.toUpperCase();
}

/** What can be done beside moving and growing. */
const ASIDE = new Set([
	'card',
	'declare',
	'dummies',
	'undummy',
	'peace',
	'shift',
	'view-fleet',
	'view-relic',
	'view-star'
]);

/** What closes a question, and what is shown or thrown for good. */
const ENDS = new Set(['done', 'end', 'halt', 'pass']);
const FINAL = new Set([
	'scout',
	'view-star',
	'view-relic',
	'view-fleet',
	'inspect',
	'draw',
	'fire'
]);

export const parts: GameParts = {
	Board: GalacticBoard,
	TextBoard: TextGalaxy,
	Small: SmallGalaxy,
	Head,
	Opponents: OthersPanel,
	Round: Eras,
	Picker: GrowthPicker,
	placesOf,
	ends: (move) => ENDS.has(move),
	final: (move) => FINAL.has(move.split(' ')[0] ?? ''),
	aside: (verb) => ASIDE.has(verb),
	verb: (verb) => (`ge.verb.${verb}` in galacticEn ? (`ge.verb.${verb}` as Key) : null),
	panels: [
		{ id: 'mine', label: 'ge.panel.mine', icon: 'ui-grid', View: CivPanel },
		{ id: 'others', label: 'ge.panel.others', icon: 'ui-users', View: OthersPanel },
		{ id: 'points', label: 'ge.panel.points', icon: 'ui-vp', View: ScoringPanel }
	],
	round: (board) => {
		const view = read(board);
		return { now: view.round, of: view.rounds, phase: phaseOf(view) };
	},
	order: (board) =>
		inOrder(read(board))
			.filter((player) => player.number !== read(board).puppet)
			.map((player) => player.number),
	seat: (board, seat) => {
		const player = read(board).players[seat];
		return {
			note: sideNote(read(board), seat),
			icon: player?.alignment === 'sts' ? 'ge-dark' : 'ge-light',
			points: player?.vp ?? null,
			first: player?.order === 1
		};
	},
	mark: (event) => {
		const round = event.params['round'];
		if (event.kind === 'RoundBegun' && typeof round === 'number') return { round };
		if (event.kind === 'BattleBegun') return { icon: 'ui-swords' };
		if (event.kind === 'RelicFound') return { icon: 'ge-relic' };
		if (event.kind === 'CardPlayed') return { icon: 'ge-domination' };
		return null;
	}
};
