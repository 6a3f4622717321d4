import { goodIcon, goodTone, typeClass, typeIcon } from './tables';
import type { Effect, Goods } from './view';

/** A piece of a chip: a symbol, or a few signs. */
export interface Bit {
	icon?: string;
	tone?: string;
	text?: string;
}

const text = (words: string | number): Bit => ({ text: String(words) });
const icon = (name: string, tone = ''): Bit => ({ icon: name, tone });
const good = (name: string): Bit => icon(goodIcon(name), goodTone(name));
const RESOURCES = ['food', 'water', 'metal'];

/** "2 GEMs" as number and symbol; one of something needs no number. */
function goods(amounts: Goods): Bit[] {
	return Object.entries(amounts)
		.filter(([, n]) => n !== 0)
		.flatMap(([name, n], k) => [
			...(k ? [text(' ')] : []),
			...(n === 1 ? [good(name)] : [text(n), good(name)])
		]);
}

/** One of several goods; of all resources the symbol for any. */
function choice(from: string[], n = 1): Bit[] {
	const count = n > 1 ? [text(n)] : [];
	if (from.length === RESOURCES.length) return [...count, good('any')];
	return [...count, ...from.flatMap((name, k) => (k ? [text('/'), good(name)] : [good(name)]))];
}

const PER_ICONS: Record<string, Bit> = {
	own_ship: icon('sp-transport'),
	own_ships_left: icon('sp-transport'),
	human: icon('sp-human', 'of-human'),
	teal_alien: icon('sp-teal', 'of-teal'),
	brown_alien: icon('sp-brown', 'of-brown'),
	pink_alien: icon('sp-pink', 'of-pink'),
	metal: good('metal'),
	sector: icon('sp-sector'),
	full_sector: icon('sp-sector'),
	level3_sector: icon('sp-sector')
};

function per(effect: Effect): Bit[] {
	const every = (effect.every ?? 1) > 1 ? [text(effect.every ?? 1)] : [];
	const level = effect.per === 'level3_sector' ? [text('3')] : [];
	return [text('/'), ...every, PER_ICONS[effect.per ?? ''] ?? text('?'), ...level];
}

function alien(colour: string | undefined): Bit {
	if (colour && ['teal', 'brown', 'pink', 'gold'].includes(colour))
		return icon(`sp-${colour}`, `of-${colour}`);
	return icon('ui-person');
}

function pay(effect: Effect): Bit[] {
	if (typeof effect.pay === 'string' || !effect.pay) return [good('any')];
	return Object.entries(effect.pay).flatMap(([name, n]) => {
		const what = name === 'any_resources' ? good('any') : good(name);
		return n === 1 ? [what] : [text(n), what];
	});
}

const KEY_BITS: Record<string, Bit> = {
	duration: icon('sp-duration'),
	capacity: icon('sp-capacity'),
	transactions: icon('ec-trade'),
	extra_metal: good('metal'),
	metal_discount: good('metal')
};

function modify(effect: Effect): Bit[] {
	const sign = effect.key === 'metal_discount' ? '−' : '+';
	return [text(`${sign}${effect.amount ?? 1}`), KEY_BITS[effect.key ?? ''] ?? text('')];
}

const n = (effect: Effect): Bit[] => ((effect.count ?? 1) > 1 ? [text(effect.count ?? 1)] : []);

/** What each deed looks like. */
const DEEDS: Record<string, (effect: Effect) => Bit[]> = {
	gain: (one) => goods(one.gain ?? {}),
	gain_choice: (one) => choice(one.from ?? [], one.count),
	gain_per: (one) => [...goods(one.gain ?? {}), ...per(one)],
	gain_alien: (one) => [text('+'), ...n(one), alien(one.colour)],
	gain_human: (one) => [text('+'), ...n(one), icon('sp-human', 'of-human')],
	gain_points_formula: () => [good('points'), text('/'), icon('ui-arrow-u')],
	transport_transactions: (one) => [...n(one), icon('ec-trade')],
	modify,
	reroll: () => [icon('ui-rotate')],
	roll_keep: (one) => [icon('ui-dice'), text(`${one.roll ?? 0}→${one.keep ?? 0}`)],
	pay_for: (one) => [...pay(one), text('→'), ...(one.get ? bitsOf(one.get) : [])],
	diplomacy_action: () => [icon('sp-diplomacy')],
	advance_free: () => [icon('ui-arrow-u')],
	advance_free_all: () => [text('4'), icon('ui-arrow-u')],
	extra_turn: () => [icon('ui-redo')],
	exchange_resource: () => [good('any'), text('→'), good('any')],
	discount_resources: (one) => [text(`−${one.amount ?? 1}`), good('any')],
	discount_gems: (one) => [text(`−${one.amount ?? 1}`), good('gems')],
	mixed_species: () => [icon('sp-brown', 'of-brown'), icon('sp-pink', 'of-pink')],
	build_any_order: () => [text('1·2·3')],
	score: (one) => [...points(one), ...per(one)],
	convert: (one) => [good('metal'), text('→'), ...choice(one.get_one_of ?? [])],
	move_hub_resident: () => [icon('ui-person'), icon('ui-arrow-r')],
	return_one: () => [icon('ui-undo')],
	free_sector: (one) => [icon('sp-sector', one.colour ? `of-${one.colour}` : '')],
	discard_ship: () => [text('−'), icon('sp-transport')],
	draw_ships: (one) => [text('+'), text(one.keep ?? 1), icon('sp-transport')],
	place_on_hub: (one) => [
		...Object.keys(one.aliens ?? {}).map((name) => alien(name)),
		...(one.humans ? [icon('sp-human', 'of-human')] : [])
	],
	private_sectors: () => [text('9'), icon('sp-sector')]
};

function points(effect: Effect): Bit[] {
	const amount = effect.points ?? 1;
	return amount === 1 ? [icon('ui-vp')] : [text(amount), icon('ui-vp')];
}

/** The chip of an effect without its moment. */
export function bitsOf(effect: Effect): Bit[] {
	if (effect.choose_two_different_of_levels) return [text('2×')];
	if (effect.table)
		return [text(Object.values(effect.table)[0] ?? ''), icon('ui-vp'), ...per(effect)];
	const deed = effect.do ?? (effect.points === undefined ? '' : 'score');
	return DEEDS[deed]?.(effect) ?? [];
}

/** Colour and leading symbol of a chip: when the effect happens. */
export function momentOf(effect: Effect): { tone: string; lead: Bit | null } {
	const on = effect.on ?? (effect.points === undefined && !effect.table ? '' : 'endgame');
	if (on.startsWith('ship:')) {
		const type = on.slice('ship:'.length);
		return { tone: typeClass(type), lead: icon(typeIcon(type)) };
	}
	if (on === 'income' || on === 'income_end') return { tone: 'inc', lead: null };
	if (on === 'endgame') return { tone: 'endg', lead: null };
	if (on === 'gain:human' || on === 'price:human')
		return { tone: 'hum', lead: icon('sp-human', 'of-human') };
	if (on === 'gain:alien') return { tone: 'hum', lead: icon('ui-person') };
	if (on === 'ship_cost')
		return { tone: 'rule', lead: effect.type ? icon(typeIcon(effect.type)) : icon('sp-transport') };
	return { tone: 'rule', lead: null };
}
