import type { GameEvent, MoveOption } from './game';
import type { BattleOdds, LuckLine, MoveOdds, OddsList } from './wire';

/** A chance as people say it: never 0 or 100 unless it is certain. */
export function percent(chance: number): string {
	if (chance > 0 && chance < 0.01) return '<1%';
	if (chance < 1 && chance > 0.99) return '>99%';
	return `${Math.round(chance * 100)}%`;
}

/** How a chance feels. */
export function tone(chance: number): 'good' | 'mid' | 'bad' {
	if (chance >= 0.65) return 'good';
	return chance >= 0.35 ? 'mid' : 'bad';
}

/** The best chance among moves; null when none of them leads into a battle. */
export function bestOf(known: ReadonlyMap<string, MoveOdds>, moves: MoveOption[]): MoveOdds | null {
	let best: MoveOdds | null = null;
	for (const { move } of moves) {
		const one = known.get(move);
		if (one && (!best || one.wins > best.wins)) best = one;
	}
	return best;
}

/** Chances by move, if they belong to the position that is shown. */
export function movesAt(list: OddsList | null, seq: number): Map<string, MoveOdds> {
	const moves = list?.seq === seq ? list.moves : [];
	return new Map(moves.map((one) => [one.move, one]));
}

/** The battle of a sector; the one being fought comes before one that waits. */
export function battleIn(list: OddsList | null, sector: number): BattleOdds | null {
	const here = list?.battles.filter((one) => one.sector === sector) ?? [];
	return here.find((one) => one.running) ?? here[0] ?? null;
}

/** Bars of a distribution: heights in `full`, the tallest chance fills it. */
export function bars(chances: number[], full: number): { chance: number; height: number }[] {
	const tallest = Math.max(...chances, 0);
	return chances.map((chance) => ({
		chance,
		height: tallest > 0 ? Math.max(chance > 0 ? 1 : 0, (chance / tallest) * full) : 0
	}));
}

/** How many ships are left on average. */
export const expected = (surviving: number[]): number =>
	surviving.reduce((sum, chance, n) => sum + n * chance, 0);

/** How each party plays: "optimal/npc" in the order of the parties. */
export const policies = (policy: string): string[] => policy.split('/');

/** Records in which battles ended, as far as they have been told. */
export const endings = (events: GameEvent[]): number[] =>
	events
		.filter((event) => event.kind === 'BattleWon' || event.kind === 'NpcHeld')
		.map((event) => event.seq);

/** Luck of the battles that ended with a record. */
export const luckAt = (lines: LuckLine[], seq: number): LuckLine[] =>
	lines.filter((line) => line.ended === seq);
