import type { PhoenixView, Player, Species, Track } from '../view';

/** All points if the game ended now. */
export const total = (player: Player): number =>
	Object.values(player.score).reduce((sum, n) => sum + n, 0);

/** First or second in a species; nobody without a resident is. */
export function place(view: PhoenixView, species: Species, seat: number): 0 | 1 | 2 {
	const counts = view.players.map((one) => one.residents[species]);
	const own = counts[seat] ?? 0;
	if (own === 0) return 0;
	if (own === Math.max(...counts)) return 1;
	return (view.players[seat]?.score[`most_${species}`] ?? 0) > 0 ? 2 : 0;
}

export const aliensLeft = (view: PhoenixView): number =>
	Object.values(view.aliens).reduce((sum, n) => sum + n, 0);

export const left = (view: PhoenixView, species: Species): number =>
	species === 'human' ? view.terra : view.aliens[species];

/** The highest level whose bonus a player may take now, -1 for none. */
export function reach(view: PhoenixView, track: Track, seat: number): number {
	const level = view.players[seat]?.levels[track] ?? 0;
	if (level === 0) return -1;
	const alone = view.players.every((one) => one.seat === seat || one.levels[track] < level);
	return alone ? level : level - 1;
}

/** The track whose bonuses are being taken, or will be after the action of the ship in use. */
export function liveTrack(view: PhoenixView, shipType: string | null): Track | null {
	const step = view.steps.find((one) => one.step === 'track_bonuses');
	const tracks: Track[] = ['dismantle', 'construction', 'transport', 'expedition'];
	if (step?.track !== undefined) return tracks[step.track] ?? null;
	return tracks.find((one) => one === shipType) ?? null;
}
