import { expect, test } from 'vitest';
import { keep } from '../src/lib/keep';

const before = { round: 3, sectors: [{ id: 1, ships: [2, 3] }, { id: 2 }], left: { techs: 4 } };

test('what says the same is the same object', () => {
	expect(keep(before, structuredClone(before))).toBe(before);
});

test('only the way to the change is new', () => {
	const fresh = structuredClone(before);
	fresh.sectors[0]!.ships![0] = 9;
	const kept = keep(before, fresh);
	expect(kept).toEqual(fresh);
	expect(kept).not.toBe(before);
	expect(kept.sectors[0]).not.toBe(before.sectors[0]);
	expect(kept.sectors[1]).toBe(before.sectors[1]);
	expect(kept.left).toBe(before.left);
});

test.each([
	[{ a: 1 }, { a: 1, b: undefined }],
	[{ a: 1, b: 2 }, { a: 1 }],
	[[1, 2], [1]],
	[[1], { 0: 1 }],
	[null, { a: 1 }],
	[{ a: null }, { a: {} }]
])('a change of shape is a change: %j to %j', (old, fresh) => {
	expect(keep(old, fresh)).toEqual(fresh);
	expect(keep(old, fresh)).not.toBe(old);
});
