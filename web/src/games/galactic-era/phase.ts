import type { Key } from '../../lib/i18n.svelte';
import type { GalacticView } from './view';

/** The phases of a round by the number that the view gives. */
const PHASES = [
	'begin',
	'cards',
	'begin',
	'move',
	'growth',
	'growth',
	'growth',
	'growth',
	'trade',
	'trade',
	'trade',
	'score',
	'score',
	'score',
	'score'
] as const;

export function phaseOf(view: GalacticView): Key {
	const round = view.steps.find((step) => step.step === 'Round');
	if (!round) return 'ge.phase.over';
	if (view.round === 0) return 'ge.phase.setup';
	return `ge.phase.${PHASES[round.phase ?? 0] ?? 'begin'}` as Key;
}
