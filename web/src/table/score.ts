import type { Outcome } from '../lib/game';

type Verdict = 'score.youWon' | 'score.won' | 'score.youTie' | 'score.tie';

/** Who won and by how much, as one seat hears it. */
export function verdict(outcome: Outcome, seat: number | null) {
	const winner = outcome.ranks.indexOf(1);
	const best = outcome.scores[winner] ?? 0;
	const others = outcome.scores.filter((_, k) => k !== winner);
	const margin = best - Math.max(...others, -Infinity);
	const mine = seat === winner;
	const tie = margin === 0;
	const key = mine ? (tie ? 'score.youTie' : 'score.youWon') : tie ? 'score.tie' : 'score.won';
	return { winner, margin: Number.isFinite(margin) ? margin : best, key: key as Verdict };
}

/** All sources that gave anybody points, in the order in which they first appear. */
export function sources(outcome: Outcome): string[] {
	const gave = (row: Record<string, number>) => Object.keys(row).filter((key) => row[key]);
	const order = outcome.breakdown.flatMap((row) => Object.keys(row));
	const wanted = new Set(outcome.breakdown.flatMap(gave));
	return [...new Set(order)].filter((key) => wanted.has(key));
}

/** Seats from the best rank to the last. */
export function standing(outcome: Outcome): number[] {
	return outcome.ranks
		.map((rank, seat) => ({ rank, seat }))
		.sort((a, b) => a.rank - b.rank || a.seat - b.seat)
		.map((one) => one.seat);
}
