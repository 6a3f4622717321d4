import type { Target } from '../../../lib/choices';
import { fleetPlace } from '../places';
import type { Fleet, GalacticView, Stack, Star } from '../view';
import { readHex } from './geometry';

export type Ground = 'nebula' | 'asteroids' | 'neutron' | 'wormhole';

export interface FleetHere extends Fleet {
	owner: number;
}

export interface ShipsHere {
	owner: number;
	n: number;
	stacks: Stack[];
}

/** A hex that is more than empty space: a star, pieces, or somewhere to go. */
export interface Spot {
	hex: string;
	q: number;
	r: number;
	star: Star | null;
	ground: Ground[];
	fleets: FleetHere[];
	ships: ShipsHere[];
	/** All words by which moves may call this place. */
	names: string[];
}

/** A spot with the targets on it. */
export interface Mark extends Spot {
	targets: Target[];
	key: string;
}

class Spots {
	readonly found = new Map<string, Spot>();

	constructor(private grounds: Map<string, Ground[]>) {}

	at(hex: string): Spot | null {
		const known = this.found.get(hex);
		const place = known ?? readHex(hex);
		if (known || !place) return known ?? null;
		const spot: Spot = {
			hex,
			q: place.q,
			r: place.r,
			star: null,
			ground: this.grounds.get(hex) ?? [],
			fleets: [],
			ships: [],
			names: [hex]
		};
		this.found.set(hex, spot);
		return spot;
	}
}

export function groundsOf(view: GalacticView): Map<string, Ground[]> {
	const out = new Map<string, Ground[]>();
	const add = (hexes: string[], ground: Ground) => {
		for (const hex of hexes) out.set(hex, [...(out.get(hex) ?? []), ground]);
	};
	add(view.nebulae, 'nebula');
	add(view.asteroid_systems, 'asteroids');
	add(view.neutron_stars, 'neutron');
	add(view.wormholes.flat(), 'wormhole');
	return out;
}

/** All spots of the board; the letters of fleets are those of the acting player. */
export function spotsOf(view: GalacticView, acting: number | null, targets: Target[]): Spot[] {
	const spots = new Spots(groundsOf(view));
	for (const star of view.stars) {
		const spot = spots.at(star.hex);
		if (spot) [spot.star, spot.names] = [star, [...spot.names, star.id]];
	}
	for (const player of view.players) addPieces(spots, player.number, player, acting);
	for (const target of targets) spots.at(target.place);
	return [...spots.found.values()].sort((a, b) => crowd(a) - crowd(b));
}

/** What has pieces is drawn last, so that no neighbour covers them. */
const crowd = (spot: Spot): number => spot.fleets.length + spot.ships.length;

function addPieces(
	spots: Spots,
	owner: number,
	pieces: { pieces: Stack[]; fleets: (Fleet | null)[] },
	acting: number | null
): void {
	for (const stack of pieces.pieces) {
		const spot = spots.at(stack.hex);
		const known = spot?.ships.find((one) => one.owner === owner);
		if (known) [known.n, known.stacks] = [known.n + stack.n, [...known.stacks, stack]];
		else spot?.ships.push({ owner, n: stack.n, stacks: [stack] });
	}
	for (const fleet of pieces.fleets) {
		const spot = fleet && spots.at(fleet.hex);
		if (!spot) continue;
		spot.fleets.push({ ...fleet, owner });
		spot.names.push(fleetPlace(owner, fleet.fleet));
		if (owner === acting) spot.names.push(fleet.fleet);
	}
}

/** Targets on their spots, one mark for each; a key only where one row leads there. */
export function marksOf(spots: Spot[], targets: Target[]): Mark[] {
	const named = new Map(spots.flatMap((spot) => spot.names.map((name) => [name, spot] as const)));
	const marks = new Map<string, Mark>();
	for (const target of targets) {
		const spot = named.get(target.place);
		if (!spot) continue;
		const mark = marks.get(spot.hex);
		if (mark) [mark.targets, mark.key] = [[...mark.targets, target], ''];
		else marks.set(spot.hex, { ...spot, targets: [target], key: target.key });
	}
	return [...marks.values()];
}
