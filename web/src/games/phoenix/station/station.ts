import { COLOURS, LEVELS } from '../tables';
import type { Colour, Effect, PhoenixView, Place, Player, SectorFacts, Species } from '../view';

/** One living quarters with what it gives. */
export interface Quarter {
	resident: Species | null;
	/** Its resident was there before this turn. */
	active: boolean;
	effect: Effect | null;
}

/** A place of a wing: a Sector, or room for one. */
export interface Slot {
	colour: Colour;
	level: number;
	sector: string | null;
	quarters: Quarter[];
	/** The metal that Sectors for this place cost, least and most; null when there are none. */
	metal: [number, number] | null;
}

/** Sectors that a player could build for a place, cheapest first. */
export function offers(view: PhoenixView, player: Player, colour: Colour, level: number): string[] {
	const all = [...view.display, ...player.private].map(String);
	const fits = (facts: SectorFacts | undefined) =>
		facts?.colour === colour && facts.level === level;
	return all
		.filter((number) => fits(view.sectors[number]))
		.sort((a, b) => (view.sectors[a]?.cost ?? 0) - (view.sectors[b]?.cost ?? 0));
}

function range(view: PhoenixView, numbers: string[]): [number, number] | null {
	const costs = numbers.map((number) => view.sectors[number]?.cost ?? 0);
	return costs.length ? [Math.min(...costs), Math.max(...costs)] : null;
}

/** The quarters of a place, from left to right. */
export function quartersOf(place: Place, effects: (Effect | null)[]): Quarter[] {
	return place.residents.map((resident, k) => ({
		resident,
		active: resident !== null && k < place.active,
		effect: effects[k] ?? null
	}));
}

/** Three wings with three places each. */
export function wings(view: PhoenixView, player: Player): Slot[][] {
	return COLOURS.map((colour) =>
		LEVELS.map((level) => {
			const place = player.station.find((one) => one.colour === colour && one.level === level);
			const facts = place ? view.sectors[place.place] : undefined;
			const effects = facts?.quarters.map((one) => one.effect) ?? [];
			return {
				colour,
				level,
				sector: place?.place ?? null,
				quarters: place ? quartersOf(place, effects) : [],
				metal: place ? null : range(view, offers(view, player, colour, level))
			};
		})
	);
}

/** How many quarters wide a wing is; room for a Sector takes as much as two. */
export const room = (slots: Slot[]): number =>
	slots.reduce((sum, slot) => sum + (slot.sector ? slot.quarters.length : 2), 0);

/** The quarters on the Hub; most Hubs have none. */
export function hubQuarters(view: PhoenixView, player: Player): Quarter[] {
	const place = player.station.find((one) => one.place === 'hub');
	const spaces = view.hubs[player.hub ?? '']?.front.quarters?.spaces ?? [];
	if (!place) return [];
	return quartersOf(
		{ ...place, active: spaces.length ? 9 : place.active },
		spaces.map((one) => one.effect)
	);
}

export const sectorCount = (player: Player): number =>
	player.station.filter((one) => one.place !== 'hub').length;
export const residentCount = (player: Player): number =>
	Object.values(player.residents).reduce((sum, n) => sum + n, 0);
