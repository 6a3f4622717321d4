import { SOURCES, type Player } from '../view';

export interface Track {
	ticks: number[];
	/** A number at every so many points. */
	every: number;
	/** Where points lie on the track, in percent. */
	at: (vp: number) => number;
}

/** A stretch of the point track around all scores: at least 30 points long. */
export function trackOf(scores: number[]): Track {
	const least = Math.min(0, ...scores);
	const low = 5 * Math.floor((Math.min(...scores, Infinity) - 3) / 5);
	const from = scores.length ? Math.max(5 * Math.floor(least / 5), low) : 0;
	const most = Math.max(from, ...scores);
	const long = most - from >= 60;
	const [every, step] = long ? [10, 2] : [5, 1];
	const to = from + Math.max(30, every * Math.ceil((most + 1 - from) / every));
	const ticks = Array.from({ length: (to - from) / step + 1 }, (_, k) => from + k * step);
	return { ticks, every, at: (vp) => (100 * (vp - from)) / (to - from) };
}

/** Points by source, those that are not zero. */
export function sourcesOf(player: Player): { source: string; vp: number }[] {
	return SOURCES.map((source, k) => ({ source, vp: player.points[k] ?? 0 })).filter(
		(row) => row.vp
	);
}
