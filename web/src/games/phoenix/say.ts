import { t, type Key } from '../../lib/i18n.svelte';
import { goodName, speciesName, typeName } from './tables';
import type { Effect, Goods } from './view';

/** "2 GEMs, 1 Food". */
export function sayGoods(goods: Goods): string {
	return Object.entries(goods)
		.filter(([, n]) => n !== 0)
		.map(([good, n]) => t(`px.n.${good}` as Key, { n }))
		.join(', ');
}

const isColour = (word: string | undefined): word is string =>
	['teal', 'brown', 'pink', 'gold'].includes(word ?? '');

function sayPer(effect: Effect): string {
	const what = t(`px.per.${effect.per ?? 'own_ship'}` as Key);
	return (effect.every ?? 1) > 1 ? t('px.perMany', { n: effect.every ?? 1, what }) : what;
}

function sayAlien(effect: Effect): string {
	const n = effect.count ?? 1;
	if (isColour(effect.colour)) return `${n} × ${speciesName(effect.colour)}`;
	if (effect.colour === 'same_as_built') return t('px.do.alien.built');
	if (effect.colour === 'same_as_matched') return t('px.do.alien.matched');
	return t('px.do.alien.any', { n });
}

function sayPay(effect: Effect): string {
	if (!effect.pay || typeof effect.pay === 'string') return t('px.humanPrice');
	const any = effect.pay['any_resources'];
	return any === undefined ? sayGoods(effect.pay as Goods) : t('px.anyResources', { n: any });
}

const list = (goods: string[]): string => goods.map(goodName).join(', ');

/** What an effect does, in words. */
const DEEDS: Record<string, (effect: Effect) => string> = {
	gain: (one) => sayGoods(one.gain ?? {}),
	gain_choice: (one) => t('px.do.choice', { n: one.count ?? 1, goods: list(one.from ?? []) }),
	gain_per: (one) => t('px.do.per', { goods: sayGoods(one.gain ?? {}), per: sayPer(one) }),
	gain_alien: sayAlien,
	gain_human: (one) => t('px.do.human', { n: one.count ?? 1 }),
	gain_points_formula: () => t('px.do.formula'),
	transport_transactions: (one) => t('px.do.transactions', { n: one.count ?? 1 }),
	modify: (one) => t(`px.do.${one.key ?? 'duration'}` as Key, { n: one.amount ?? 1 }),
	reroll: () => t('px.do.reroll'),
	roll_keep: (one) => t('px.do.roll', { roll: one.roll ?? 0, keep: one.keep ?? 0 }),
	pay_for: (one) =>
		t('px.do.payFor', { price: sayPay(one), what: one.get ? sayDeed(one.get) : '' }),
	diplomacy_action: () => t('px.do.diplomacy'),
	advance_free: () => t('px.do.advance'),
	advance_free_all: () => t('px.do.advanceAll'),
	extra_turn: () => t('px.do.extraTurn'),
	exchange_resource: () => t('px.do.exchange'),
	discount_resources: (one) => t('px.do.discount', { n: one.amount ?? 1 }),
	discount_gems: (one) => t('px.do.cheaper', { n: one.amount ?? 1 }),
	mixed_species: () => t('px.do.mixed'),
	build_any_order: () => t('px.do.anyOrder'),
	score: (one) => t('px.do.score', { n: one.points ?? 1, per: sayPer(one) }),
	convert: (one) => t('px.do.convert', { goods: list(one.get_one_of ?? []) }),
	move_hub_resident: () => t('px.do.moveOff'),
	return_one: () => t('px.do.returnOne'),
	free_sector: (one) =>
		isColour(one.colour)
			? t('px.do.freeSectorOf', { what: t(`px.colour.${one.colour}` as Key) })
			: t('px.do.freeSector'),
	discard_ship: (one) =>
		one.ship?.startsWith('L1') ? t('px.do.loseDiplomacy') : t('px.do.loseLevel2'),
	draw_ships: (one) => t('px.do.draw', { n: one.draw ?? 1, keep: one.keep ?? 1 }),
	place_on_hub: () => t('px.do.onHub'),
	private_sectors: () => t('px.do.private')
};

export function sayDeed(effect: Effect): string {
	if (effect.choose_two_different_of_levels) return t('px.do.two');
	if (effect.table) return t('px.do.fewShips');
	const deed = effect.do ?? (effect.points === undefined ? '' : 'score');
	return DEEDS[deed]?.(effect) ?? '';
}

const MOMENTS = [
	'income',
	'income_end',
	'endgame',
	'gain:human',
	'gain:alien',
	'price:human',
	'turn',
	'any_time',
	'turn_alternative',
	'rule'
];

function sayMoment(effect: Effect): string {
	const on = effect.on ?? (effect.points === undefined && !effect.table ? 'now' : 'endgame');
	if (on.startsWith('ship:')) return t('px.on.ship', { type: typeName(on.slice(5)) });
	if (on === 'ship_cost') {
		const scope = t(`px.scope.${effect.scope ?? 'any'}` as Key);
		return effect.type ? `${scope} (${typeName(effect.type)})` : scope;
	}
	return MOMENTS.includes(on) ? t(`px.on.${on}` as Key) : t('px.on.now');
}

/** The whole ability: when it counts and what it gives. */
export const say = (effect: Effect): string => `${sayMoment(effect)}: ${sayDeed(effect)}`;
