import { describe, expect, it } from 'vitest';
import { detail, label, sectorPrice } from '../src/games/phoenix/details';
import { bitsOf, momentOf } from '../src/games/phoenix/effects';
import { aliensLeft, liveTrack, place, reach, total } from '../src/games/phoenix/panels/standing';
import { placesOf, slotOf } from '../src/games/phoenix/places';
import { say, sayGoods } from '../src/games/phoenix/say';
import { columns, fleets, inUse, price, strength } from '../src/games/phoenix/ships/ships';
import { offers, room, wings } from '../src/games/phoenix/station/station';
import { kindOf } from '../src/games/phoenix/tables';
import { sections } from '../src/games/phoenix/text';
import type { Effect, PhoenixView, Player, Ship, TrackSpace } from '../src/games/phoenix/view';

const ship = (word: string, more: Partial<Ship> = {}): Ship => ({
	ship: word,
	type: 'transport',
	level: 1,
	cost: 2,
	fee: 1,
	metal: 6,
	ability: 3,
	capacity: 0,
	costs: [2, 1],
	used: false,
	gems: 0,
	token: [],
	markers: [],
	...more
});

const player = (seat: number, more: Partial<Player> = {}): Player => ({
	seat,
	hub: 'B-2',
	dealt: [],
	goods: { food: 0, water: 0, metal: 0, gems: 5, points: 3 },
	levels: { dismantle: 0, construction: 0, transport: seat, expedition: 0 },
	fleet: [],
	station: [],
	private: [],
	residents: { teal: 0, brown: 0, pink: 0, gold: 0, human: 0 },
	incomes: 0,
	income: { gems: 4 },
	adds: {},
	score: { track: 3, most_teal: 0 },
	...more
});

const space: TrackSpace = { lobbying: 1, bonus: { do: 'gain', gain: { gems: 2 } } };
const track = [space, space, space, space, space, space];
const gem: Effect = { on: 'income', do: 'gain', gain: { gems: 1 } };
const sector = (colour: 'teal' | 'pink', level: number, cost: number) => ({
	colour,
	level,
	cost,
	quarters: [{ effect: gem }, { effect: null }],
	immediate: []
});

const view = (more: Partial<PhoenixView> = {}): PhoenixView => ({
	active: 0,
	start: 0,
	turns: 1,
	extra_turns: 0,
	ending: -1,
	ends: { points: 40, sectors: 9, aliens: 4 },
	terra: 6,
	aliens: { teal: 5, brown: 4, pink: 3, gold: 2 },
	display: [201, 202],
	face_up: [],
	neutral: [ship('N-transport', { level: 0, cost: 4, fee: 0, costs: [4, 4] })],
	players: [
		player(0, {
			fleet: [ship('L1-transport-a')],
			residents: { teal: 2, brown: 1, pink: 0, gold: 0, human: 0 },
			station: [
				{ place: '101', colour: 'teal', level: 1, residents: ['teal', 'teal'], active: 1 },
				{ place: 'hub', colour: null, level: 0, residents: [], active: 0 }
			]
		}),
		player(1, { fleet: [ship('L2-transport-b', { level: 2, cost: 3, fee: 2, costs: [3, 3] })] })
	],
	tracks: { dismantle: track, construction: track, transport: track, expedition: track },
	sectors: { 101: sector('teal', 1, 5), 201: sector('teal', 2, 9), 202: sector('teal', 2, 8) },
	hubs: {},
	steps: [],
	...more
});

describe('places', () => {
	it('are slots and Sectors for building', () =>
		expect(placesOf('build 204')).toEqual(['slot:teal-2', 'sector:204']));
	it('tell the colour by the tens of the number', () => {
		expect(slotOf('113')).toBe('slot:brown-1');
		expect(slotOf('327')).toBe('slot:pink-3');
	});
	it('are homes for whatever comes from a Sector or the Hub', () => {
		expect(placesOf('bonus 204')).toEqual(['home:204']);
		expect(placesOf('power B-4')).toEqual(['home:hub']);
		expect(placesOf('settle hub')).toEqual(['home:hub']);
	});
	it('are none for moves that speak of no place', () => expect(placesOf('done')).toEqual([]));
});

describe('ships', () => {
	it('stand with the own fleet first and neutral ones last', () =>
		expect(fleets(view(), 1).map((row) => row.seat)).toEqual([1, 0, null]));
	it('take columns only for types that are there', () =>
		expect(columns(fleets(view(), 0))).toEqual([{ type: 'transport', most: 1 }]));
	it('cost a fee only for others', () => {
		const own = ship('L1-transport-a');
		expect(price(own, 0, 0)).toEqual({ cost: 2, fee: 0, total: 2 });
		expect(price(own, 0, 1)).toEqual({ cost: 1, fee: 1, total: 2 });
		expect(price(own, null, 0).fee).toBe(0);
	});
	it('are in use while their action goes on', () => {
		const used = ship('L1-transport-a', { used: true, markers: [0] });
		const players = [player(0, { fleet: [used] })];
		expect(inUse(view({ players }))).toBeNull();
		expect(inUse(view({ players, steps: [{ step: 'ship_use' }] }))?.ship).toBe('L1-transport-a');
	});
	it('do more with a station that adds to them', () =>
		expect(strength(ship('L1-transport-a'), { transactions: 2 }).n).toBe(5));
	it('are drafted by their kind', () => {
		expect(kindOf('L2-ice_collector-b')).toBe('L2-ice_collector');
		expect(kindOf('N-farm')).toBe('N-farm');
	});
});

describe('a station', () => {
	it('has three wings with three places each', () => {
		const all = wings(view(), view().players[0]!);
		expect(all.map((slots) => slots.length)).toEqual([3, 3, 3]);
		expect(all[0]?.[0]?.quarters.map((one) => one.active)).toEqual([true, false]);
		expect(all[0]?.[1]?.metal).toEqual([8, 9]);
		expect(all[1]?.[0]?.metal).toBeNull();
		expect(room(all[0]!)).toBe(6);
	});
	it('is offered the cheapest Sectors first', () =>
		expect(offers(view(), view().players[0]!, 'teal', 2)).toEqual(['202', '201']));
});

describe('the standing', () => {
	it('sums the points of the moment', () => expect(total(view().players[0]!)).toBe(3));
	it('puts whoever has most residents first and nobody without one', () => {
		expect(place(view(), 'teal', 0)).toBe(1);
		expect(place(view(), 'teal', 1)).toBe(0);
	});
	it('counts Aliens and not Humans', () => expect(aliensLeft(view())).toBe(14));
	it('reaches the own level only alone at the top', () => {
		expect(reach(view(), 'transport', 1)).toBe(1);
		expect(reach(view(), 'transport', 0)).toBe(-1);
		const level = { ...player(1).levels };
		const tied = view({ players: [player(0, { levels: level }), player(1)] });
		expect(reach(tied, 'transport', 1)).toBe(0);
	});
	it('knows the track that pays', () => {
		expect(liveTrack(view({ steps: [{ step: 'track_bonuses', track: 3 }] }), null)).toBe(
			'expedition'
		);
		expect(liveTrack(view(), 'farm')).toBeNull();
	});
});

describe('abilities', () => {
	it('are drawn with numbers from two on', () => {
		expect(bitsOf(gem)).toHaveLength(1);
		expect(bitsOf({ do: 'gain', gain: { gems: 2 } }).map((bit) => bit.text)).toEqual([
			'2',
			undefined
		]);
	});
	it('carry the colour of their moment', () => {
		expect(momentOf(gem).tone).toBe('inc');
		expect(momentOf({ on: 'ship:ice_collector', do: 'gain' }).tone).toBe('ty-ice');
		expect(momentOf({ points: 1, per: 'human' }).tone).toBe('endg');
	});
	it('are told in words', () => {
		expect(say(gem)).toBe('Income: 1 GEM');
		expect(say({ points: 2, per: 'full_sector' })).toBe(
			'At the end: 2 points for each full Sector'
		);
		expect(sayGoods({ food: 2, water: 0, gems: 1 })).toBe('2 food, 1 GEM');
	});
});

describe('an option', () => {
	const name = (seat: number) => `P${seat}`;
	it('says what a ship costs, whose it is and what it does', () =>
		expect(detail('use L2-transport-b', view(), 0, name)?.text).toBe(
			'3 + 2 fee · P1 · 3 transactions'
		));
	it('says what the next income brings', () =>
		expect(detail('income', view(), 0, name)?.text).toBe('4 GEMs'));
	it('says what a quarters gives', () => {
		const empty = view();
		empty.players[0]!.station[0]!.residents = [null, null];
		expect(detail('settle 101', empty, 0, name)?.text).toBe('Income: 1 GEM');
	});
	it('is silent for onlookers', () => expect(detail('income', view(), null, name)).toBeNull());
	it('leaves out the letter of the card', () =>
		expect(label('use L2-transport-b')).not.toContain('B'));
	it('reckons the discount of the ship that builds', () => {
		const builder = ship('L1-construction-a', {
			type: 'construction',
			ability: 1,
			used: true,
			markers: [0]
		});
		const me = player(0, { fleet: [builder], adds: { metal_discount: 2 } });
		const now = view({ players: [me], steps: [{ step: 'ship_use' }] });
		expect(sectorPrice(now, me, '201')).toBe(6);
		expect(sectorPrice(view(), me, '201')).toBe(9);
	});
});

describe('the table in words', () => {
	const all = sections(view(), 0, (seat) => `P${seat}`);
	it('tells the own station first and leaves out what is empty', () => {
		expect(all[1]?.title).toBe('Your station');
		expect(all.map((one) => one.title)).not.toContain('To draft');
	});
	it('names the place of every ship', () =>
		expect(all.find((one) => one.title === 'Ships of P1')?.lines[0]?.places).toEqual([
			'ship:L2-transport-b'
		]));
});
