import type { Target } from '../../../lib/choices';
import { placeOf } from '../../../board/hex';
import type { EclipseView, Sector } from '../view';

export interface Mark extends Target {
	q: number;
	r: number;
}

/** A hex of the board: a sector, or an empty zone where something may happen. */
export interface Hex {
	place: string;
	q: number;
	r: number;
	ring: number;
	sector: Sector | null;
}

/** All hexes that are drawn, sectors first. */
export function hexes(view: EclipseView): Hex[] {
	const sectors = view.sectors.map((sector) => ({
		place: String(sector.number),
		q: sector.q,
		r: sector.r,
		ring: sector.ring,
		sector
	}));
	const taken = new Set(sectors.map((hex) => placeOf(hex.q, hex.r)));
	const zones = view.zones
		.filter((zone) => !taken.has(placeOf(zone.q, zone.r)))
		.map((zone) => ({
			place: placeOf(zone.q, zone.r),
			q: zone.q,
			r: zone.r,
			ring: zone.ring,
			sector: null
		}));
	return [...sectors, ...zones];
}

/** Targets with their position; one that is not on the board is left out. */
export function marksOf(all: Hex[], targets: Target[]): Mark[] {
	const at = new Map(all.map((hex) => [hex.place, hex]));
	return targets.flatMap((target) => {
		const hex = at.get(target.place);
		return hex ? [{ ...target, q: hex.q, r: hex.r }] : [];
	});
}
