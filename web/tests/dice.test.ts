import { describe, expect, it } from 'vitest';
import { movesFor, NONE, rollOf, spread, toggled } from '../src/games/phoenix/dice/dice';

describe('dice', () => {
	const rolled = { food: 2, water: 1, metal: 0, human: 1 };
	it('are asked for while a roll is decided', () => {
		const step = { step: 'expedition', phase: 'keep_dice', dice: rolled };
		expect(rollOf([step])?.verb).toBe('keep-dice');
		expect(rollOf([{ ...step, phase: 'human_die' }])).toBeNull();
	});
	it('lie face by face', () =>
		expect(spread(rolled, { ...NONE, food: 1 }).map((die) => die.picked)).toEqual([
			true,
			false,
			false,
			false
		]));
	it('are picked within the capacity', () => {
		const die = { face: 'water' as const, at: 0, picked: false };
		expect(toggled({ ...NONE, food: 1 }, die, 2).water).toBe(1);
		expect(toggled({ ...NONE, food: 2 }, die, 2).water).toBe(0);
		expect(toggled({ ...NONE, water: 1 }, { ...die, picked: true }, 1).water).toBe(0);
	});
	it('become moves of the game', () =>
		expect(movesFor({ ...NONE, food: 2, human: 1 }, 'keep-dice')).toEqual([
			'keep-dice food 2',
			'keep-dice human 1',
			'done'
		]));
});
