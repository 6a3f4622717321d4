import { t, type Key } from '../../lib/i18n.svelte';
import type { Detail } from '../parts';
import { ringName, shipName } from './galaxy/labels';
import { change } from './panels/upgrades';
import { placesOf } from './places';
import type { EclipseView, Player, Sector, ShipType, Track } from './view';

type Name = (seat: number) => string;

/** What a person wants to know of a move before choosing it. */
export function detail(
	move: string,
	board: unknown,
	seat: number | null,
	name: Name
): Detail | null {
	const view = board as EclipseView;
	const words = move.split(' ');
	const me = view.players.find((one) => one.seat === seat && one.species !== null);
	if (words[0] === 'explore') return zoneDetail(view, placesOf(move)[0] ?? '');
	if (words[0] === 'action' && me) return actionDetail(me, words[1] ?? '');
	if (words[0] === 'research') return priceDetail(view, words[1] ?? '', words[2] as Track);
	if (words[0] === 'build' && me) return buildDetail(view, me, words[1] ?? '', words[2] ?? '');
	if (words[0] === 'upgrade' && me)
		return upgradeDetail(me, words[1] ?? '', words[2] ?? '', words[3] ?? '');
	const place = placesOf(move).at(-1);
	const sector = view.sectors.find((one) => String(one.number) === place);
	return sector ? sectorDetail(sector, seat, name) : null;
}

function zoneDetail(view: EclipseView, place: string): Detail | null {
	const zone = view.zones.find((one) => `${one.q},${one.r}` === place);
	if (!zone) return null;
	const left = view.left.stacks[zone.ring - 1] ?? 0;
	return {
		icon: 'ec-act-explore',
		text: t('ec.detail.zone', { ring: ringName(zone.ring), n: left })
	};
}

function actionDetail(me: Player, action: string): Detail | null {
	const space = me.actions[action as keyof Player['actions']];
	if (!space) return null;
	const n = space.activations;
	return { icon: `ec-act-${action}`, text: t('ec.detail.action', { n }) };
}

function priceDetail(view: EclipseView, id: string, track: Track): Detail | null {
	const tile = view.tray.find((one) => one.tech === id);
	const price = tile?.price[track];
	if (!tile || price === undefined) return null;
	const text =
		price < tile.cost ? t('ec.detail.saved', { n: price, cost: tile.cost }) : String(price);
	return { icon: 'ec-science', tone: 'res-science', text };
}

function buildDetail(view: EclipseView, me: Player, piece: string, place: string): Detail {
	const cost = me.blueprints.find((one) => one.type === piece)?.cost ?? me.structures[piece] ?? 0;
	const sector = view.sectors.find((one) => String(one.number) === place);
	return { icon: 'ec-materials', tone: 'res-materials', text: `${cost} · ${sector?.name ?? ''}` };
}

function upgradeDetail(me: Player, ship: string, slot: string, part: string): Detail | null {
	const blueprint = me.blueprints.find((one) => one.type === (ship as ShipType));
	const before = blueprint?.slots[Number(slot)]?.part ?? null;
	const rows = change(before, part).map((row) => `${t(`ec.${row.key}` as Key)} ${row.text}`);
	return rows.length ? { icon: `ec-${ship}`, text: rows.join(', ') } : null;
}

/** Who is there already: enemies first, they may stop a ship. */
function sectorDetail(sector: Sector, seat: number | null, name: Name): Detail {
	const others = sector.ships.filter((group) => group.owner !== seat);
	const ships = others.map((group) => {
		const who = group.owner === null ? '' : `${name(group.owner)}: `;
		return `${who}${group.count} ${shipName(group.type, group.count)}`;
	});
	const first = others[0];
	const text = [sector.name, ...ships].join(' · ');
	return first ? { icon: `ec-${first.type}`, tone: 'npc', text } : { icon: 'ui-map', text };
}
