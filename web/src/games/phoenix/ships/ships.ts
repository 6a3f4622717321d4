import { TYPES } from '../tables';
import type { PhoenixView, Player, Ship, ShipType } from '../view';

/** The ships of one owner; null owns the neutral ones. */
export interface Fleet {
	seat: number | null;
	ships: Ship[];
}

/** All fleets on the table, the own one first, then in the order of seats, neutral ships last. */
export function fleets(view: PhoenixView, seat: number | null): Fleet[] {
	const first = seat ?? 0;
	const n = view.players.length;
	const turn = (player: Player) => (player.seat - first + n) % n;
	const players = [...view.players].sort((a, b) => turn(a) - turn(b));
	const rows: Fleet[] = players.map((one) => ({ seat: one.seat, ships: one.fleet }));
	return view.neutral.length ? [...rows, { seat: null, ships: view.neutral }] : rows;
}

export const ofType = (ships: Ship[], type: ShipType): Ship[] =>
	ships.filter((one) => one.type === type).sort((a, b) => a.level - b.level);

/** Types that anybody has, with the most ships of one owner: the width of their columns. */
export function columns(rows: Fleet[]): { type: ShipType; most: number }[] {
	return TYPES.map((type) => ({
		type,
		most: Math.max(0, ...rows.map((row) => ofType(row.ships, type).length))
	})).filter((column) => column.most > 0);
}

/** What using a ship costs a seat: GEMs on the ship, and a fee to its owner. */
export function price(ship: Ship, owner: number | null, seat: number | null) {
	const cost = seat === null ? ship.cost : (ship.costs[seat] ?? ship.cost);
	const fee = owner === null || owner === seat ? 0 : ship.fee;
	return { cost, fee, total: cost + fee };
}

export const allShips = (view: PhoenixView): Ship[] => [
	...view.players.flatMap((one) => one.fleet),
	...view.neutral,
	...view.face_up
];

export const ownerOf = (view: PhoenixView, ship: string): number | null =>
	view.players.find((one) => one.fleet.some((own) => own.ship === ship))?.seat ?? null;

/** The ship whose action is going on. */
export function inUse(view: PhoenixView): Ship | null {
	if (!view.steps.some((one) => one.step === 'ship_use')) return null;
	return allShips(view).find((one) => one.markers.includes(view.active)) ?? null;
}

/** The number that a ship's action goes by, with what the user's station adds. */
export function strength(ship: Ship, adds: Record<string, number>): { n: number; keep: number } {
	const key: Partial<Record<ShipType, string>> = {
		dismantle: 'extra_metal',
		construction: 'metal_discount',
		transport: 'transactions',
		expedition: 'duration'
	};
	return {
		n: ship.ability + (adds[key[ship.type] ?? ''] ?? 0),
		keep: ship.capacity + (adds['capacity'] ?? 0)
	};
}
