import type { Battle, BattleShip, Roll } from '../view';

export interface Squad {
	owner: number | null;
	type: BattleShip['type'];
	ships: BattleShip[];
}

/** Ships of one side in squads by type, smallest first. */
export function squads(ships: BattleShip[], owner: number | null): Squad[] {
	const found: Squad[] = [];
	for (const ship of ships.filter((one) => one.owner === owner)) {
		const known = found.find((one) => one.type === ship.type);
		if (known) known.ships.push(ship);
		else found.push({ owner, type: ship.type, ships: [ship] });
	}
	return found;
}

/** The side that is drawn below: the own one, otherwise the attacker. */
export function sides(
	battle: Battle,
	seat: number | null
): { near: number | null; far: number | null } {
	if (seat !== null && seat === battle.defender)
		return { near: battle.defender, far: battle.attacker };
	return { near: battle.attacker, far: battle.defender };
}

const FACES = ['', 'blank', '2', '3', '4', '5', 'burst'];

/** The symbol of a rolled die. */
export function dieIcon(roll: Roll): string {
	return roll.color === 'rift' ? 'ui-dice' : `ec-die-${roll.color}-${FACES[roll.face] ?? 'blank'}`;
}

/** Pips of a ship: damaged hull, whole hull, and the core. */
export function pips(ship: BattleShip): ('hit' | '' | 'core')[] {
	const hull = Array.from(
		{ length: ship.totals.hull },
		(_, k) => (k < ship.damage ? 'hit' : '') as 'hit' | ''
	);
	return [...hull, 'core'];
}

export const SIZES: Record<string, number> = {
	interceptor: 60,
	cruiser: 76,
	dreadnought: 96,
	starbase: 70,
	ancient: 74,
	guardian: 84,
	gcds: 110
};
