import { t, type Key } from '../../../lib/i18n.svelte';
import { names } from '../../../lib/names.svelte';
import type { Star } from '../view';
import type { FleetHere, Mark, ShipsHere, Spot } from './spots';

type Name = (number: number | null) => string;

export const starName = (id: string): string => names.of('star', id);
export const kindName = (kind: string): string => names.of('kind', kind);
export const relicName = (relic: string): string =>
	relic === 'hidden' ? t('ge.relic.hidden') : names.of('relic', relic);

export function counterWords(star: Star): string {
	if (!star.counter) return '';
	if (star.counter === 'hidden') return t('ge.counter.hidden');
	const kind = kindName(star.counter);
	return star.counter_up ? kind : t('ge.counter.known', { kind });
}

export function fleetWords(fleet: FleetHere, name: Name): string {
	const who = name(fleet.owner);
	const params = { name: who, letter: fleet.fleet };
	if (fleet.ships === undefined) return t('ge.fleet.unknown', { ...params, n: fleet.counters });
	return t('ge.fleet.known', { ...params, n: fleet.ships });
}

export const shipWords = (ships: ShipsHere, name: Name): string =>
	t('ge.ships.of', { name: name(ships.owner), n: ships.n });

/** What a screen reader says of a spot: star, owner, counter, relic, ground, pieces. */
export function spotLabel(spot: Spot, name: Name): string {
	const star = spot.star;
	const parts = star ? [starName(star.id)] : [t('ge.hex', { hex: spot.hex })];
	if (star && star.owner !== null) {
		parts.push(name(star.owner), t('ge.population.n', { n: star.population }));
		if (star.home) parts.push(t('ge.home'));
	} else if (star?.counter) parts.push(counterWords(star));
	if (star?.relic) parts.push(relicName(star.relic));
	for (const ground of spot.ground) parts.push(t(`ge.ground.${ground}` as Key));
	parts.push(...spot.fleets.map((fleet) => fleetWords(fleet, name)));
	parts.push(...spot.ships.map((ships) => shipWords(ships, name)));
	return parts.join(', ');
}

export function markLabel(spot: Spot, mark: Mark | undefined, name: Name): string {
	const words = spotLabel(spot, name);
	if (!mark) return words;
	const key = mark.key;
	return `${words}. ${key ? t('ec.label.targetKey', { key }) : t('ec.label.target')}`;
}
