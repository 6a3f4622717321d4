import { describe, expect, it } from 'vitest';
import type { GameEvent, MoveOption } from '../src/lib/game';
import {
	bars,
	battleIn,
	bestOf,
	endings,
	expected,
	luckAt,
	movesAt,
	percent,
	policies,
	tone
} from '../src/lib/odds';
import type { BattleOdds, LuckLine, MoveOdds, OddsList } from '../src/lib/wire';

const move = (words: string, wins: number): MoveOdds => ({
	move: words,
	sector: 101,
	wins,
	method: 'exact',
	policy: 'optimal/npc'
});
const battle = (sector: number, running: boolean): BattleOdds => ({
	sector,
	running,
	parties: [],
	stalemate: 0,
	method: 'exact',
	policy: 'optimal/npc',
	interval: null
});
const option = (words: string): MoveOption => ({ move: words, group: 'move', text: words });
const list: OddsList = {
	seq: 12,
	complete: true,
	moves: [move('move interceptor 221 101', 0.2), move('move cruiser 221 101', 0.5)],
	battles: [battle(101, false), battle(101, true), battle(3, false)]
};

describe('a chance', () => {
	it('is never called certain when it is not', () => {
		expect([0, 0.004, 0.5, 0.994, 0.997, 1].map(percent)).toEqual([
			'0%',
			'<1%',
			'50%',
			'>99%',
			'>99%',
			'100%'
		]);
	});

	it('feels good, open or bad', () => {
		expect([0.92, 0.59, 0.1].map(tone)).toEqual(['good', 'mid', 'bad']);
	});
});

describe('the odds of a position', () => {
	const known = movesAt(list, 12);

	it('belong to that position only', () => {
		expect(known.size).toBe(2);
		expect(movesAt(list, 13).size).toBe(0);
		expect(movesAt(null, 12).size).toBe(0);
	});

	it('give a branch its best move', () => {
		const both = [option('move interceptor 221 101'), option('move cruiser 221 101')];
		expect(bestOf(known, both)?.wins).toBe(0.5);
		expect(bestOf(known, [option('pass')])).toBeNull();
	});

	it('put the battle being fought before one that waits', () => {
		expect(battleIn(list, 101)?.running).toBe(true);
		expect(battleIn(list, 3)?.running).toBe(false);
		expect(battleIn(list, 4)).toBeNull();
	});

	it('name the policy of each party', () => {
		expect(policies('optimal/npc')).toEqual(['optimal', 'npc']);
	});
});

describe('survivors', () => {
	it('are drawn with the likeliest number at full height', () => {
		expect(bars([0.2, 0.8, 0], 40).map((bar) => bar.height)).toEqual([10, 40, 0]);
		expect(bars([], 40)).toEqual([]);
	});

	it('stay visible when they are rare', () => {
		expect(bars([0.999, 0.001], 30)[1]?.height).toBe(1);
	});

	it('are counted on average', () => {
		expect(expected([0.25, 0.25, 0.5])).toBeCloseTo(1.25);
	});
});

describe('luck', () => {
	it('is told in the record that ended the battle', () => {
		const lines = [{ ended: 44 }, { ended: 51 }] as LuckLine[];
		expect(luckAt(lines, 51)).toEqual([{ ended: 51 }]);
		expect(luckAt(lines, 45)).toEqual([]);
	});

	it('is asked for when a battle has ended', () => {
		const event = (kind: string, seq: number): GameEvent => ({
			kind,
			seq,
			rule: '',
			params: {},
			text: ''
		});
		const events = [event('BattleBegan', 40), event('BattleWon', 44), event('NpcHeld', 51)];
		expect(endings(events)).toEqual([44, 51]);
	});
});
