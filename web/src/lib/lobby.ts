import { post } from './api';
import { session } from './session.svelte';
import type { GameInfo, NewTable, TableInfo } from './wire';

/** Games that this page knows a picture and a sentence for. */
export const SHELF = ['eclipse', 'galactic-era', 'phoenix'] as const;

/** The bot that a newcomer meets: novice if there is one, otherwise the first that is not random. */
export function firstBot(game: GameInfo): string {
	const levels = game.bots.map((bot) => bot.level);
	if (levels.includes('novice')) return 'novice';
	return levels.find((level) => level !== 'random') ?? levels[0] ?? 'random';
}

/** Three seats make a good first game, where the game allows. */
export function firstSeats(game: GameInfo): number {
	return Math.max(game.min_seats, Math.min(3, game.max_seats));
}

/** Games of the shelf first, in its order. */
export function shelfOrder(games: GameInfo[]): GameInfo[] {
	const at = (game: GameInfo) => {
		const k = (SHELF as readonly string[]).indexOf(game.name);
		return k < 0 ? SHELF.length : k;
	};
	return [...games].sort((a, b) => at(a) - at(b));
}

/** A server for tests takes the seed of the address; every other one refuses it. */
const seeded = (): Pick<NewTable, 'seed'> => {
	const seed = new URLSearchParams(location.search).get('seed');
	return seed ? { seed } : {};
};

/** One click: a table, bots on all other seats, and the game begins. */
export async function playBots(game: GameInfo, guest: string, name: string): Promise<string> {
	await session.need(guest);
	const wish: NewTable = {
		game: game.name,
		seats: firstSeats(game),
		name,
		access: 'invite',
		confirm_turns: true,
		...seeded()
	};
	const table = await post<TableInfo>('/tables', wish);
	for (let k = 1; k < wish.seats; k++) {
		await post(`/tables/${table.id}/bots`, { level: firstBot(game), seat: k });
	}
	await post(`/tables/${table.id}/start`);
	return table.id;
}

/** Seats as a person lays them out before the table is made. */
export type Sitting = 'me' | 'open' | string;

/** Make a table and put people and bots on its seats. */
export async function makeTable(wish: NewTable, seats: Sitting[], guest: string): Promise<string> {
	const person = await session.need(guest);
	const table = await post<TableInfo>('/tables', { ...wish, ...seeded() });
	for (const [seat, who] of seats.entries()) {
		if (seat === 0 || who === 'open') continue;
		if (who === 'me') {
			await post(`/tables/${table.id}/join`, { seat, name: `${person.name} ${seat + 1}` });
		} else await post(`/tables/${table.id}/bots`, { level: who, seat });
	}
	if (!seats.includes('open')) await post(`/tables/${table.id}/start`);
	return table.id;
}
