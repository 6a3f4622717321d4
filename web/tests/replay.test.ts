import { expect, it } from 'vitest';
import { cutSave } from '../src/pages/replay/branch';
import { crossings, leader, turning } from '../src/pages/replay/turning';

const SAVE = 'starboard save 1\n{"game": "mini"}\n0 - - setup\n1 0 - take 2\n2 1 - pass\nend abc\n';

it('a save is cut after a record', () => {
	expect(cutSave(SAVE, 1)).toBe('starboard save 1\n{"game": "mini"}\n0 - - setup\n1 0 - take 2\n');
	expect(cutSave(SAVE, 2)).toBe(SAVE.replace('end abc\n', ''));
});

it('who shares the first place does not lead', () => {
	expect(leader([3, 5, 1])).toBe(1);
	expect(leader([5, 5, 1])).toBe(null);
});

const points = (seq: number) => ({ seq, points: [10, seq < 37 ? seq / 4 : 11] });

it('the lead goes over where somebody overtakes, not where they draw level', () => {
	const rows = [
		[3, 1],
		[3, 3],
		[3, 4],
		[5, 5],
		[5, 6],
		[7, 6]
	].map((one, k) => ({
		seq: 10 * k,
		points: one
	}));
	expect(crossings(rows).map(([a, b, seat]) => [a.seq, b.seq, seat])).toEqual([
		[0, 20, 1],
		[40, 50, 0]
	]);
});

it('the record that turned the game is found', async () => {
	const found = await turning([points(0), points(80), 1], (seq) => Promise.resolve(points(seq)));
	expect(found).toEqual({ seq: 37, seat: 1, points: 11, other: 10 });
});
