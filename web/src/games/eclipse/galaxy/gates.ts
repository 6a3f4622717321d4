import { center, DIRECTIONS, edgeMiddle, edgeTurn, opposite, placeOf, R } from '../../../board/hex';
import type { Sector } from '../view';

export interface Gate {
	x: number;
	y: number;
	turn: number;
	/** Wormholes of both sides meet. */
	linked: boolean;
}

/** Every wormhole of the board; where two meet they are one linked gate. */
export function gates(sectors: Sector[]): Gate[] {
	const at = new Map(sectors.map((sector) => [placeOf(sector.q, sector.r), sector]));
	const found: Gate[] = [];
	for (const sector of sectors) {
		const from = center(sector.q, sector.r);
		for (const edge of sector.wormholes) {
			const [dq, dr] = DIRECTIONS[edge] ?? [0, 0];
			const other = at.get(placeOf(sector.q + dq, sector.r + dr));
			const linked = other?.wormholes.includes(opposite(edge)) ?? false;
			if (linked && edge >= 3) continue;
			const middle = edgeMiddle(edge);
			const inset = linked ? 1 : 0.965;
			found.push({
				x: from.x + middle.x * inset,
				y: from.y + middle.y * inset,
				turn: edgeTurn(edge),
				linked
			});
		}
	}
	return found;
}

/** Is this gate on an edge of the tile? */
export function touches(gate: Gate, tile: Sector): boolean {
	const middle = center(tile.q, tile.r);
	return Math.hypot(gate.x - middle.x, gate.y - middle.y) < R;
}
