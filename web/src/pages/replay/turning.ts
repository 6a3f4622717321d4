/** Points of all seats after a record. */
export interface Standing {
	seq: number;
	points: number[];
}

export interface Turning {
	seq: number;
	seat: number;
	points: number;
	other: number;
}

/** The seat that leads alone; null while several share the first place. */
export function leader(points: number[]): number | null {
	const best = Math.max(...points);
	const first = points.indexOf(best);
	return points.indexOf(best, first + 1) < 0 ? first : null;
}

/** Neighbours in a row of standings between which the lead went to somebody else. */
export function crossings(rows: Standing[]): [Standing, Standing, number][] {
	const found: [Standing, Standing, number][] = [];
	let last: number | null = null;
	let from = rows[0];
	for (const row of rows) {
		const now = leader(row.points);
		if (now !== null && last !== null && now !== last && from) found.push([from, row, now]);
		if (now !== null) {
			last = now;
			from = row;
		}
	}
	return found;
}

/** The first record after which the new leader leads, found by halving the way to it. */
export async function turning(
	crossing: [Standing, Standing, number],
	at: (seq: number) => Promise<Standing>
): Promise<Turning> {
	let [low, high] = crossing;
	const seat = crossing[2];
	while (high.seq - low.seq > 1) {
		const middle = await at(Math.floor((low.seq + high.seq) / 2));
		if (leader(middle.points) === seat) high = middle;
		else low = middle;
	}
	const points = high.points[seat] ?? 0;
	const other = Math.max(...high.points.filter((_, k) => k !== seat));
	return { seq: high.seq, seat, points, other };
}
