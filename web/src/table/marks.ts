import { t } from '../lib/i18n.svelte';
import type { GameEvent } from '../lib/game';
import type { GameParts } from '../games/parts';

export interface Marks {
	rounds: { seq: number; round: number }[];
	icons: { seq: number; icon: string }[];
}

/** Rounds and remarkable events on the timeline, one symbol per record. */
export function timelineMarks(events: GameEvent[], mark: GameParts['mark']): Marks {
	const marks: Marks = { rounds: [], icons: [] };
	for (const event of events) {
		const found = mark?.(event);
		if (found?.round !== undefined && marks.rounds.at(-1)?.seq !== event.seq) {
			marks.rounds.push({ seq: event.seq, round: found.round });
		}
		if (found?.icon && marks.icons.at(-1)?.seq !== event.seq) {
			marks.icons.push({ seq: event.seq, icon: found.icon });
		}
	}
	return marks;
}

/** The round of a record in short, "R3"; empty when the game has no rounds. */
export function roundAt(events: GameEvent[], mark: GameParts['mark'], seq: number): string {
	const rounds = timelineMarks(events, mark).rounds.filter((one) => one.seq <= seq);
	const round = rounds.at(-1)?.round;
	return t('timeline.round', { n: round ?? 1 });
}
