import { describe, expect, it } from 'vitest';
import {
	choices,
	commonStart,
	leadOf,
	refusedHere,
	shared,
	targets,
	WIDE
} from '../src/lib/choices';
import type { Decision, MoveOption } from '../src/lib/game';
import { placesOf } from '../src/games/eclipse/places';

const move = (text: string, say = text): MoveOption => ({
	move: text,
	group: text.split(' ')[0]!,
	text: say
});
const asked = (moves: MoveOption[]): Decision => ({
	seat: 0,
	kind: 'turn',
	text: '',
	moves,
	refused: []
});
const many = (n: number, verb: string) =>
	Array.from({ length: n }, (_, k) => move(`${verb} x${k}`, `${verb} it ${k}`));
const why = { code: 'no', rule: 'R', params: {}, text: 'no', fix: '' };

describe('the rows of a decision', () => {
	it('are the moves themselves while they are few', () => {
		const rows = choices(asked([move('pass'), move('done')]), WIDE);
		expect(rows.map((row) => [row.key, row.move?.move])).toEqual([
			['A', 'pass'],
			['B', 'done']
		]);
	});

	it('use no letter that is a command of the table', () => {
		const keys = choices(asked(many(9, 'take')), WIDE).map((row) => row.key);
		for (const command of 'CLNPSU') expect(keys).not.toContain(command);
	});

	it('become branches by the first word when there are many', () => {
		const rows = choices(asked([...many(12, 'take'), ...many(12, 'give')]), WIDE);
		expect(rows.map((row) => [row.words, row.count])).toEqual([
			['take', 12],
			['give', 12]
		]);
	});

	it('open short branches as long as the list stays short', () => {
		const rows = choices(asked([...many(6, 'action'), ...many(12, 'give')]), WIDE);
		expect(rows.filter((row) => row.move)).toHaveLength(6);
	});

	it('narrow to what a branch holds', () => {
		const rows = choices(asked([...many(12, 'take'), ...many(5, 'give')]), {
			prefix: 'give',
			places: []
		});
		expect(rows.map((row) => row.words)).toEqual(many(5, 'give').map((one) => one.move));
	});

	it('reach every legal move, however many there are', () => {
		const moves = ['a', 'b', 'c'].flatMap((a) =>
			many(30, a).flatMap((one) => [move(`${one.move} 1`), move(`${one.move} 2`)])
		);
		const reach = (prefix: string): string[] =>
			choices(asked(moves), { prefix, places: [] }).flatMap((row) =>
				row.move ? [row.move.move] : reach(row.words)
			);
		expect(reach('').sort()).toEqual(moves.map((one) => one.move).sort());
	});

	it('put verbs that stand beside the question last', () => {
		const rows = choices(
			asked([...many(4, 'trade'), move('pass')]),
			WIDE,
			undefined,
			(verb) => verb === 'trade'
		);
		expect(rows.map((row) => row.words)).toEqual(['pass', 'trade']);
	});
});

describe('refused moves', () => {
	it('at the top are only those of verbs without any legal move', () => {
		const decision = asked(many(12, 'take'));
		decision.refused = [
			{ ...move('take y'), why },
			{ ...move('build z'), why }
		];
		expect(refusedHere(decision, WIDE).map((one) => one.move)).toEqual(['build z']);
	});
});

describe('targets on the board', () => {
	const moves = [move('move cruiser 101 103'), move('move cruiser 101 105'), move('done')];

	it('skip the origin when it is the same for all', () => {
		const rows = choices(asked(moves), WIDE, placesOf);
		expect(shared(rows, [], placesOf)).toEqual(['101']);
	});

	it('carry the key of their row', () => {
		const rows = choices(asked(moves), WIDE, placesOf);
		expect(targets(rows, ['101'], placesOf).map((one) => [one.place, one.key])).toEqual([
			['103', 'A'],
			['105', 'B']
		]);
	});

	it('name empty zones by their coordinates', () => {
		expect(placesOf('explore 1 -2')).toEqual(['1,-2']);
	});

	it('leave out the influence track', () => {
		expect(placesOf('disc track 105')).toEqual(['105']);
	});
});

describe('sentences', () => {
	it('share their first words', () => {
		expect(commonStart(['Move the Cruiser to 1', 'Move the Cruiser to 2'], 'x')).toBe(
			'Move the Cruiser to'
		);
	});

	it('fall back to the notation when they share none', () => {
		expect(commonStart(['A b', 'C d'], 'x')).toBe('x');
	});

	it('are said once when three moves begin alike', () => {
		const rows = choices(
			asked(['1', '2', '3'].map((n) => move(`go ${n}`, `Go to sector ${n}`))),
			WIDE
		);
		expect(leadOf(rows)).toBe('Go to sector');
	});
});
