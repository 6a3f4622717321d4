import { FACES } from '../tables';
import type { Face, StepView } from '../view';

export type Dice = Record<Face, number>;
export const NONE: Dice = { food: 0, water: 0, metal: 0, human: 0 };

/** One die on the table and whether it is picked. */
export interface Die {
	face: Face;
	/** Its place among the dice of its face, from 0. */
	at: number;
	picked: boolean;
}

export const count = (dice: Dice): number => FACES.reduce((sum, face) => sum + dice[face], 0);

/** The roll that is being decided, and what is asked: dice to roll again, or dice to keep. */
export function rollOf(steps: StepView[]): { step: StepView; verb: 'reroll' | 'keep-dice' } | null {
	const step = steps.at(-1);
	if (step?.step !== 'expedition' || !step.dice) return null;
	if (step.phase === 'reroll') return { step, verb: 'reroll' };
	return step.phase === 'keep_dice' ? { step, verb: 'keep-dice' } : null;
}

/** All dice, face by face, the picked ones of a face first. */
export function spread(rolled: Dice, picked: Dice): Die[] {
	return FACES.flatMap((face) =>
		Array.from({ length: rolled[face] }, (_, at) => ({ face, at, picked: at < picked[face] }))
	);
}

/** A click on a die: one more or one fewer of its face, within the capacity. */
export function toggled(picked: Dice, die: Die, most: number): Dice {
	if (die.picked) return { ...picked, [die.face]: picked[die.face] - 1 };
	return count(picked) < most ? { ...picked, [die.face]: picked[die.face] + 1 } : picked;
}

/** The moves that keep or reroll these dice, with the word that ends the choice. */
export function movesFor(picked: Dice, verb: 'reroll' | 'keep-dice'): string[] {
	const moves = FACES.filter((face) => picked[face]).map(
		(face) => `${verb} ${face} ${picked[face]}`
	);
	return [...moves, verb === 'reroll' ? 'stand' : 'done'];
}
