import type { GameEvent } from './game';
import type { EventList, Update } from './wire';

/** Old events up to `since`, then the new ones: undo removes, nothing is told twice. */
export function mergeEvents(
	known: GameEvent[],
	update: Pick<Update, 'since' | 'events' | 'rewound'>
): GameEvent[] {
	const fresh = update.events as unknown as GameEvent[];
	if (!fresh.length && !update.rewound) return known;
	return [...known.filter((event) => event.seq <= update.since), ...fresh];
}

/** Put the events of the records after `list.since` up to `until` where they were missing. */
export function fillEvents(known: GameEvent[], list: EventList, until: number): GameEvent[] {
	const older = known.filter((event) => event.seq <= list.since);
	const newer = known.filter((event) => event.seq > until);
	return [...older, ...(list.events as unknown as GameEvent[]), ...newer];
}

/** Events after a seat's own last deed: what happened since its last turn. */
export function sinceLastTurn(events: GameEvent[], seat: number | null, seq: number): GameEvent[] {
	return seat === null ? [] : events.filter((event) => event.seq > seq);
}

/** Events grouped by the record that caused them, newest record first. */
export function byRecord(events: GameEvent[]): { seq: number; events: GameEvent[] }[] {
	const groups = new Map<number, GameEvent[]>();
	for (const event of events) {
		const known = groups.get(event.seq);
		if (known) known.push(event);
		else groups.set(event.seq, [event]);
	}
	return [...groups].map(([seq, list]) => ({ seq, events: list })).sort((a, b) => b.seq - a.seq);
}
