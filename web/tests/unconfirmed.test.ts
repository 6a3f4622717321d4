import { describe, expect, it } from 'vitest';
import { inWords, loadUnconfirmed, marked } from '../src/lib/unconfirmed';

describe('values that are not confirmed', () => {
	it('are found by the mark of their field', () => {
		const row = { cost: 3, metal: 8, source: { cost: 'rulebook', metal: 'designed' } };
		expect(marked(row)).toEqual(['metal']);
	});

	it('are all of a table that is ours', () => {
		expect(marked({ id: 'x', 2: [0, 1], source: 'designed', note: 'why' })).toEqual(['2']);
	});

	it('of Phoenix name file, row and value', async () => {
		const found = await loadUnconfirmed('phoenix');
		expect(found).toContainEqual({
			file: 'ships.toml',
			row: 'L2-dismantle',
			field: 'metal',
			value: 8
		});
		expect(found.some((one) => one.row === 'L2-dismantle' && one.field === 'cost')).toBe(false);
	});

	it('read as words', () => {
		expect(inWords({ do: 'gain', gain: { gems: 1 } })).toBe('gain · gain gems 1');
	});
});
