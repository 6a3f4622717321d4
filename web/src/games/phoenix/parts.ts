import '../../styles/phoenix.css';
import { phoenixEn } from '../../i18n/en.phoenix';
import type { Key } from '../../lib/i18n.svelte';
import type { GameParts } from '../parts';
import { detail, label } from './details';
import Head from './panels/Head.svelte';
import Opponents from './panels/Opponents.svelte';
import SectorsPanel from './panels/SectorsPanel.svelte';
import TablePanel from './panels/TablePanel.svelte';
import PhoenixBoard from './PhoenixBoard.svelte';
import { placesOf } from './places';
import ShipList from './ships/ShipList.svelte';
import SmallPhoenix from './SmallPhoenix.svelte';
import TextPhoenix from './TextPhoenix.svelte';
import type { PhoenixView } from './view';

const read = (board: unknown): PhoenixView => board as PhoenixView;
/** Events that deserve a symbol on the timeline. */
const MARKS: Record<string, string> = {
	EndTriggered: 'ui-flag',
	ExtraTurnEarned: 'ui-redo',
	SectorBuilt: 'sp-sector'
};
const ASIDE = new Set(['convert', 'spend-point']);

const ENDS = new Set(['done', 'stand']);

export const parts: GameParts = {
	Board: PhoenixBoard,
	TextBoard: TextPhoenix,
	Small: SmallPhoenix,
	Head,
	Opponents,
	board: { label: 'px.tab.station', icon: 'sp-hub' },
	placesOf,
	detail,
	label,
	ends: (move) => ENDS.has(move),
	final: (move) => move.startsWith('reroll'),
	aside: (verb) => ASIDE.has(verb),
	verb: (verb) => (`px.verb.${verb}` in phoenixEn ? (`px.verb.${verb}` as Key) : null),
	panels: [
		{ id: 'ships', label: 'px.tab.ships', icon: 'sp-transport', View: ShipList, narrow: true },
		{ id: 'diplomacy', label: 'px.tab.table', icon: 'sp-diplomacy', View: TablePanel },
		{ id: 'sectors', label: 'px.tab.sectors', icon: 'sp-sector', View: SectorsPanel }
	],
	seat: (board, seat) => {
		const view = read(board);
		const goods = view.players[seat]?.goods;
		return {
			note: goods ? String(goods.gems) : '',
			icon: 'sp-gem',
			points: goods?.points ?? null,
			first: view.start === seat
		};
	},
	mark: (event) => {
		const icon = MARKS[event.kind];
		return icon ? { icon } : null;
	}
};
