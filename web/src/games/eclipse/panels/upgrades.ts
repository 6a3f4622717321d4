import type { Decision, MoveOption, RefusedOption } from '../../../lib/game';
import { signed } from '../../../lib/text';
import { part } from '../tables';

export interface Fitting {
	ship: string;
	slot: string;
	/** The part to put on, or null to take one off. */
	part: string | null;
}

/** "upgrade cruiser 2 hull" or "return cruiser 2". */
export function readFitting(move: string): Fitting | null {
	const [verb, ship, slot, id] = move.split(' ');
	if (verb === 'upgrade' && ship && slot && id) return { ship, slot, part: id };
	if (verb === 'return' && ship && slot) return { ship, slot, part: null };
	return null;
}

function fittings<T extends MoveOption>(moves: T[]): (T & { fitting: Fitting })[] {
	return moves.flatMap((move) => {
		const fitting = readFitting(move.move);
		return fitting ? [{ ...move, fitting }] : [];
	});
}

export interface Workshop {
	legal: (MoveOption & { fitting: Fitting })[];
	refused: (RefusedOption & { fitting: Fitting })[];
	/** Parts that fit somewhere now. */
	parts: string[];
}

export function workshop(decision: Decision | null): Workshop {
	const legal = fittings(decision?.moves ?? []);
	const refused = fittings(decision?.refused ?? []);
	const parts = [...new Set(legal.flatMap((one) => one.fitting.part ?? []))];
	return { legal, refused, parts };
}

/** What changes in a ship's numbers when one part takes the place of another. */
export function change(
	before: string | null,
	after: string | null
): { key: string; text: string }[] {
	const a = before ? part(before) : undefined;
	const b = after ? part(after) : undefined;
	const keys = ['computer', 'shield', 'hull', 'initiative', 'movement', 'energy'] as const;
	return keys
		.map((key) => ({ key, by: (b?.[key] ?? 0) - (a?.[key] ?? 0) }))
		.filter((one) => one.by !== 0)
		.map((one) => ({ key: one.key, text: signed(one.by) }));
}
