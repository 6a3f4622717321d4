import { t, type Key } from '../../lib/i18n.svelte';
import type { Detail } from '../parts';
import { say, sayDeed, sayGoods } from './say';
import { allShips, inUse, ownerOf, price, strength } from './ships/ships';
import { left, liveTrack } from './panels/standing';
import { kindName, kindOf } from './tables';
import type { PhoenixView, Player, Ship, Species, Track } from './view';

type Name = (seat: number) => string;
interface Scene {
	view: PhoenixView;
	me: Player;
	name: Name;
}

/** What a ship does for its user. */
export function sayShip(ship: Ship, adds: Record<string, number>): string {
	const { n, keep } = strength(ship, adds);
	const plain = n === 0 ? `px.does.${ship.type}.plain` : `px.does.${ship.type}`;
	return t(plain as Key, { n, keep });
}

function gems(text: string): Detail {
	return { icon: 'sp-gem', tone: 'res-gem', text };
}

function useDetail({ view, me, name }: Scene, word: string): Detail | null {
	const ship = allShips(view).find((one) => one.ship === word);
	if (!ship) return null;
	const owner = ownerOf(view, word);
	const { cost, fee } = price(ship, owner, me.seat);
	const whose = owner === null ? t('px.neutral') : owner === me.seat ? t('px.own') : name(owner);
	const pay = fee ? t('px.costFee', { cost, fee }) : String(cost);
	return gems([pay, whose, sayShip(ship, me.adds)].join(' · '));
}

function dismantleDetail({ view, me }: Scene, word: string): Detail | null {
	const ship = me.fleet.find((one) => one.ship === word);
	if (!ship) return null;
	const extra = (inUse(view)?.ability ?? 0) + (me.adds['extra_metal'] ?? 0);
	return { icon: 'sp-metal', tone: 'res-metal', text: t('px.gives', { n: ship.metal + extra }) };
}

function draftDetail({ view }: Scene, kind: string): Detail | null {
	const ship = allShips(view).find((one) => kindOf(one.ship) === kind);
	if (!ship) return null;
	return gems(`${t('px.costFee', { cost: ship.cost, fee: ship.fee })} · ${sayShip(ship, {})}`);
}

/** The metal that a Sector costs now. */
export function sectorPrice(view: PhoenixView, me: Player, number: string): number {
	const ship = inUse(view);
	const less = ship?.type === 'construction' ? ship.ability + (me.adds['metal_discount'] ?? 0) : 0;
	return Math.max(0, (view.sectors[number]?.cost ?? 0) - less);
}

function sectorDetail({ view, me }: Scene, number: string, free: boolean): Detail | null {
	const facts = view.sectors[number];
	if (!facts) return null;
	const room = t('px.quarters', { n: facts.quarters.length });
	const given = [...facts.immediate, ...facts.quarters.flatMap((one) => one.effect ?? [])];
	const text = [...new Set(given.map(sayDeed))].join('; ');
	const metal = free ? 0 : sectorPrice(view, me, number);
	return { icon: 'sp-metal', tone: 'res-metal', text: `${metal} · ${room}: ${text}` };
}

function trackDetail({ view, me }: Scene, track: Track, free: boolean): Detail | null {
	const level = me.levels[track] + 1;
	const space = view.tracks[track][level];
	if (!space) return null;
	const text = `${t('px.toLevel', { n: level })}: ${sayDeed(space.bonus)}`;
	return free ? { icon: 'ui-arrow-u', text } : gems(`${space.lobbying} · ${text}`);
}

function claimDetail({ view }: Scene, levels: string[]): Detail | null {
	const track = liveTrack(view, null);
	if (!track) return null;
	const spaces = levels.flatMap((level) => view.tracks[track][Number(level)] ?? []);
	return { icon: `sp-${track}`, text: spaces.map((one) => sayDeed(one.bonus)).join(' + ') };
}

/** What the next free quarters gives. */
function settleDetail({ view, me }: Scene, place: string): Detail | null {
	const home = me.station.find((one) => one.place === place);
	if (!home) return null;
	const at = home.residents.indexOf(null);
	const effect = view.sectors[place]?.quarters[at]?.effect;
	return { icon: 'sp-sector', text: effect ? say(effect) : t('px.noAbility') };
}

function sourceDetail({ view, me }: Scene, source: string): Detail | null {
	const facts = view.sectors[source];
	const place = me.station.find((one) => one.place === source);
	const effects = facts
		? facts.quarters.slice(0, place?.active ?? 0).flatMap((one) => one.effect ?? [])
		: (view.hubs[source]?.front.ongoing ?? []);
	const optional = effects.filter((one) => one.do !== 'gain' && one.do !== 'modify');
	const told = (optional.length ? optional : effects).map(sayDeed);
	return told.length ? { icon: 'sp-sector', text: told.join('; ') } : null;
}

function hubDetail({ view }: Scene, hub: string): Detail | null {
	const facts = view.hubs[hub];
	if (!facts) return null;
	const front = [...facts.front.ongoing, ...facts.front.endgame].map(say).join('; ');
	return { icon: 'sp-hub', text: `${sayGoods(facts.back.resources)}. ${front}` };
}

const DETAILS: Record<string, (scene: Scene, words: string[]) => Detail | null> = {
	use: (scene, [ship = '']) => useDetail(scene, ship),
	dismantle: (scene, [ship = '']) => dismantleDetail(scene, ship),
	draft: (scene, [kind = '']) => draftDetail(scene, kind),
	return: (scene, [kind = '']) => draftDetail(scene, kind),
	build: (scene, [sector = '']) => sectorDetail(scene, sector, false),
	take: (scene, [sector = '']) => sectorDetail(scene, sector, true),
	lobby: (scene, [track = '']) => trackDetail(scene, track as Track, false),
	advance: (scene, [track = '']) => trackDetail(scene, track as Track, true),
	claim: claimDetail,
	'claim-both': claimDetail,
	settle: (scene, [place = '']) => settleDetail(scene, place),
	bonus: (scene, [source = '']) => sourceDetail(scene, source),
	power: (scene, [source = '']) => sourceDetail(scene, source),
	keep: (scene, [hub = '']) => hubDetail(scene, hub),
	income: ({ me }) => ({ icon: 'sp-income', tone: 'incc', text: sayGoods(me.income) }),
	alien: ({ view }, [species = '']) => ({
		icon: `sp-${species}`,
		tone: `of-${species}`,
		text: t('px.left', { n: left(view, species as Species) })
	})
};

/** What a person wants to know of a move before choosing it. */
export function detail(
	move: string,
	board: unknown,
	seat: number | null,
	name: Name
): Detail | null {
	const view = board as PhoenixView;
	const me = view.players.find((one) => one.seat === seat);
	const [verb = '', ...words] = move.split(' ');
	return me ? (DETAILS[verb]?.({ view, me, name }, words) ?? null) : null;
}

/** A row about a ship leaves out the letter of the card: the line below says whose it is. */
export function label(move: string): string | null {
	const [verb, word = ''] = move.split(' ');
	if (verb === 'use') return t('px.row.use', { ship: kindName(word) });
	return verb === 'dismantle' ? t('px.row.dismantle', { ship: kindName(word) }) : null;
}
