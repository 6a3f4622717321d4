import { describe, expect, it } from 'vitest';
import { byRecord, fillEvents, mergeEvents } from '../src/lib/events';
import type { GameEvent, Outcome } from '../src/lib/game';
import { readRoute } from '../src/lib/routes';
import { asked, breakable, fill, signed, span, title } from '../src/lib/text';
import { seatNumber } from '../src/lib/seats';
import { shape } from '../src/games/general/shape';
import { findCommands } from '../src/table/commands';
import { sources, standing, verdict } from '../src/table/score';
import { firstSeat, nextSeat } from '../src/table/seating';
import { retryDelay } from '../src/lib/connection.svelte';
import type { TableInfo } from '../src/lib/wire';

const event = (seq: number, text = ''): GameEvent => ({
	kind: 'E',
	seq,
	rule: '',
	params: {},
	text
});

describe('events', () => {
	it('after a rewind forget what was taken back', () => {
		const merged = mergeEvents([event(1), event(2), event(3)], {
			since: 1,
			rewound: true,
			events: []
		});
		expect(merged.map((one) => one.seq)).toEqual([1]);
	});

	it('are not told twice', () => {
		const merged = mergeEvents([event(1), event(2)], {
			since: 1,
			rewound: false,
			events: [{ ...event(2) }]
		});
		expect(merged.map((one) => one.seq)).toEqual([1, 2]);
	});

	it('are filled in where an update left them out', () => {
		const list = { since: 1, seq: 3, events: [{ ...event(2) }, { ...event(3) }] };
		const filled = fillEvents([event(1), event(4)], list, 3);
		expect(filled.map((one) => one.seq)).toEqual([1, 2, 3, 4]);
	});

	it('are grouped by their record, newest first', () => {
		const groups = byRecord([event(1, 'a'), event(1, 'b'), event(2, 'c')]);
		expect(groups.map((one) => [one.seq, one.events.length])).toEqual([
			[2, 1],
			[1, 2]
		]);
	});
});

describe('addresses', () => {
	it.each([
		['/', 'home'],
		['/table/t_1', 'table'],
		['/replay/t_1', 'replay'],
		['/invite/abc', 'invite'],
		['/rules/eclipse/ECL-MOV-07', 'rules'],
		['/account', 'account'],
		['/nowhere', 'lost'],
		['/table/t_1/more', 'lost']
	])('%s leads to %s', (path, page) => expect(readRoute(path).page).toBe(page));

	it('of a table may name a seat', () => {
		expect(readRoute('/table/t_1', '?seat=2')).toEqual({ page: 'table', id: 't_1', seat: 2 });
	});
});

describe('texts', () => {
	it('choose one or many', () => {
		expect([fill('one|{n} many', { n: 1 }), fill('one|{n} many', { n: 3 })]).toEqual([
			'one',
			'3 many'
		]);
	});
	it('turn ids into titles', () => expect(title('plasma_cannon')).toBe('Plasma Cannon'));
	it('sign numbers', () => expect([signed(2), signed(-2), signed(0)]).toEqual(['+2', '−2', '0']));
	it('shorten times', () =>
		expect([span(108000), span(7260), span(75)]).toEqual(['1 d 6 h', '2 h 1 min', '1:15']));
});

describe('seats', () => {
	it('are told apart up to nine', () => expect(seatNumber(8)).toBe(9));
	it('beyond nine wear the colours again', () => expect(seatNumber(9)).toBe(1));
	it('of nobody are neutral', () => expect(seatNumber(null)).toBe(0));
});

describe('a general view', () => {
	it.each([
		[3, 'plain'],
		[[1, 2], 'list'],
		[[{ a: 1 }, { a: 2 }], 'grid'],
		[[{ a: [1] }, { a: [2] }], 'cards'],
		[{ a: 1 }, 'record']
	])('%j is shown as %s', (value, how) => expect(shape(value)).toBe(how));
});

describe('commands', () => {
	const command = (id: string, label = id) => ({ id, label, hint: '', run: () => undefined });
	it('find exact notation first', () => {
		const found = findCommands([command('pass now'), command('pass')], 'pass');
		expect(found[0]?.id).toBe('pass');
	});
	it('are found by words of their sentence', () => {
		expect(
			findCommands([command('x', 'Build a Cruiser'), command('y', 'Pass')], 'cruiser')
		).toHaveLength(1);
	});
});

describe('scores', () => {
	const outcome: Outcome = {
		scores: [10, 12, 12],
		ranks: [3, 1, 2],
		breakdown: [{ a: 10 }, { a: 9, b: 3 }, { b: 12 }]
	};
	it('name every source once', () => expect(sources(outcome)).toEqual(['a', 'b']));
	it('stand from the first rank down', () => expect(standing(outcome)).toEqual([1, 2, 0]));
	it('tell a tie apart from a lead', () => expect(verdict(outcome, 1).key).toBe('score.youTie'));
	it('tell the margin', () =>
		expect(verdict({ ...outcome, scores: [10, 15, 12] }, 0)).toMatchObject({
			key: 'score.won',
			margin: 3
		}));
});

describe('one screen', () => {
	const table = (acting: number[]): TableInfo =>
		({
			status: 'playing',
			your_seats: [0, 1],
			seats: [0, 1, 2].map((seat) => ({ seat, acting: acting.includes(seat) }))
		}) as unknown as TableInfo;
	it('opens on the own seat that must decide', () => expect(firstSeat(table([1]))).toBe(1));
	it('passes on when the other own seat must decide', () =>
		expect(nextSeat(table([1]), 0, false)).toBe(1));
	it('stays while a turn waits for its confirmation', () =>
		expect(nextSeat(table([1]), 0, true)).toBe(0));
	it('stays while only a bot decides', () => expect(nextSeat(table([2]), 0, false)).toBe(0));
});

describe('a lost line', () => {
	it('is tried again later and later, at most every 15 seconds', () => {
		expect([0, 1, 2, 9].map(retryDelay)).toEqual([500, 1000, 2000, 15000]);
	});
});

describe('a question', () => {
	it.each([
		['Where to? Moves left: 2.', 'Where to?', 'Moves left: 2.'],
		['Take one action, or pass.', 'Take one action, or pass.', ''],
		['Battle in sector 305: do you attack?', 'Battle in sector 305: do you attack?', '']
	])('%s', (text, question, lead) => expect(asked(text)).toEqual({ question, lead }));
});

it('a German compound breaks where its parts join', () => {
	expect(breakable('Plasmakanone')).toBe('Plasma\u00adkanone');
	expect(breakable('Orbital')).toBe('Orbital');
});
