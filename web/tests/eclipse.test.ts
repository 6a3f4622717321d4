import { describe, expect, it } from 'vitest';
import { readPlace, turned } from '../src/games/eclipse/galaxy/explore';
import { gates } from '../src/games/eclipse/galaxy/gates';
import { hexes } from '../src/games/eclipse/galaxy/targets';
import {
	bounds,
	center,
	DIRECTIONS,
	edgeMiddle,
	edgeTurn,
	inDirection,
	opposite
} from '../src/board/hex';
import { change, readFitting, workshop } from '../src/games/eclipse/panels/upgrades';
import { partName, tech, techIcon } from '../src/games/eclipse/tables';
import { pips, sides } from '../src/games/eclipse/battle/fleets';
import type { Battle, BattleShip, EclipseView, Sector } from '../src/games/eclipse/view';

const sector = (number: number, q: number, r: number, wormholes: number[]): Sector => ({
	number,
	name: '',
	q,
	r,
	ring: 1,
	rotation: 0,
	wormholes,
	vp: 0,
	artifacts: 0,
	planets: [],
	owner: null,
	ships: [],
	discovery: false,
	warp_portal: false,
	orbital: false,
	monolith: false
});

describe('hexes', () => {
	it('touch their neighbours at the middle of an edge', () => {
		for (const [edge, [q, r]] of DIRECTIONS.entries()) {
			const there = center(q, r);
			const middle = edgeMiddle(edge);
			expect(middle.x * 2).toBeCloseTo(there.x);
			expect(middle.y * 2).toBeCloseTo(there.y);
		}
	});
	it('count their edges clockwise from the north-east', () => {
		const turns = DIRECTIONS.map(([q, r]) => {
			const { x, y } = center(q, r);
			return Math.round((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
		});
		expect(turns).toEqual([60, 120, 180, 240, 300, 0]);
		expect(turns).toEqual(DIRECTIONS.map((_, edge) => edgeTurn(edge) % 360));
	});
	it('see the same edge from the other side', () => expect(opposite(1)).toBe(4));
	it('are walked by direction', () => {
		const all = [
			{ q: 0, r: 0 },
			{ q: 0, r: -1 },
			{ q: 1, r: 0 },
			{ q: -1, r: 0 }
		];
		expect(inDirection(all[0]!, all, 0, -1)).toEqual({ q: 0, r: -1 });
		expect(inDirection(all[0]!, all, 1, 0)).toEqual({ q: 1, r: 0 });
	});
	it('have a box even when there are none', () => expect(bounds([]).w).toBeGreaterThan(0));
});

describe('wormholes', () => {
	it('that meet are one linked gate', () => {
		const found = gates([sector(1, 0, 0, [0]), sector(2, 1, -1, [3])]);
		expect(found.map((gate) => gate.linked)).toEqual([true]);
	});
	it('that meet nothing stay open', () => {
		expect(gates([sector(1, 0, 0, [0]), sector(2, 1, -1, [2])]).every((gate) => !gate.linked)).toBe(
			true
		);
	});
	it('turn with their tile', () =>
		expect(turned(sector(1, 0, 0, [0, 5]), 2).wormholes).toEqual([2, 1]));
});

describe('moves', () => {
	it('of placing name tile and turn', () =>
		expect(readPlace('place 105 3')).toEqual([{ move: 'place 105 3', number: 105, turn: 3 }]));
	it('of fitting name ship, space and part', () => {
		expect(readFitting('upgrade cruiser 2 hull')).toEqual({
			ship: 'cruiser',
			slot: '2',
			part: 'hull'
		});
	});
	it('offer each part once on the shelf', () => {
		const moves = ['upgrade cruiser 1 hull', 'upgrade cruiser 2 hull'].map((move) => ({
			move,
			group: 'upgrade',
			text: move
		}));
		expect(workshop({ seat: 0, kind: '', text: '', moves, refused: [] }).parts).toEqual(['hull']);
	});
	it('of fitting say what changes', () => {
		expect(change(null, 'hull')).toEqual([{ key: 'hull', text: '+1' }]);
	});
});

describe('component tables', () => {
	it('know names from the games own tables', () =>
		expect(partName('plasma_cannon')).toBe('Plasma Cannon'));
	it('know what techs cost', () => expect(tech('starbase')?.cost).toBe(4));
	it('give every tech a symbol', () => expect(techIcon('starbase')).toBe('ec-starbase'));
});

describe('a zone', () => {
	it('under a sector is not drawn twice', () => {
		const view = {
			sectors: [sector(1, 0, 0, [])],
			zones: [
				{ q: 0, r: 0, ring: 1 },
				{ q: 1, r: 0, ring: 1 }
			]
		};
		expect(hexes(view as unknown as EclipseView).map((hex) => hex.place)).toEqual(['1', '1,0']);
	});
});

describe('a battle', () => {
	const ship = { damage: 1, totals: { hull: 2 } } as unknown as BattleShip;
	it('shows damage before whole hull and the core last', () =>
		expect(pips(ship)).toEqual(['hit', '', 'core']));
	it('puts the own side below', () =>
		expect(sides({ attacker: 0, defender: 1 } as Battle, 1).near).toBe(1));
});
