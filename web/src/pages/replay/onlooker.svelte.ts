import { WIDE } from '../../lib/choices';
import { Chances } from '../../table/chances.svelte';
import type { Recording } from './recording.svelte';

/** What a board needs to draw a moment of a recording: nothing can be chosen there. */
export function onlooker(recording: Recording) {
	return {
		table: { seat: recording.seat, events: recording.events, info: null, update: null },
		shown: recording.moment?.view ?? null,
		decision: null,
		rows: [],
		refused: [],
		targets: [],
		settled: [],
		narrowing: WIDE,
		narrowed: false,
		hot: '',
		chances: new Chances(),
		seats: recording.seats,
		placesOf: () => [],
		movesAt: () => [],
		refusedAt: () => undefined,
		choosePlace: () => undefined,
		name: (seat: number | null) => recording.name(seat)
	};
}
