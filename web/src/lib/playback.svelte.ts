import { readSetting, writeSetting } from './settings.svelte';

const STEP_MS = 900;
const SPEEDS = [1, 2, 4] as const;

/** How fast the past is shown, the same for timelines and replays. */
class Speed {
	times = $state<number>(known(Number(readSetting('speed', '1'))));

	/** 1, 2, 4 and back to 1. */
	next(): void {
		const at = SPEEDS.findIndex((one) => one === this.times);
		this.times = SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
		writeSetting('speed', String(this.times));
	}

	/** How long one position is shown. */
	get step(): number {
		return STEP_MS / this.times;
	}
}

function known(times: number): number {
	return SPEEDS.find((one) => one === times) ?? 1;
}

export const speed = new Speed();

/** After a while, for an effect: it begins anew whenever what the effect has read changes. */
export function later(work: () => void): () => void {
	const timer = setTimeout(work, speed.step);
	return () => clearTimeout(timer);
}
