import { t, type Key } from '../../../lib/i18n.svelte';
import type { Hex, Mark } from './targets';
import type { Sector, ShipGroup } from '../view';

export const ringName = (ring: number): string => ['', 'I', 'II', 'III'][ring] ?? 'III';

export function shipName(type: string, n: number): string {
	return t(`ec.ship.${type}` as Key, { n });
}

function shipWords(group: ShipGroup, name: (seat: number) => string): string {
	const who = group.owner === null ? '' : `${name(group.owner)} `;
	return `${who}${group.count} ${shipName(group.type, group.count)}`;
}

/** What a screen reader says of a sector: number, name, points, control, planets, ships. */
export function sectorLabel(sector: Sector, name: (seat: number) => string): string {
	const settled = sector.planets.filter((planet) => planet.cube !== null).length;
	const parts = [
		t('ec.label.sector', { number: String(sector.number).padStart(3, '0'), name: sector.name }),
		t('ec.label.points', { n: sector.vp }),
		sector.owner === null ? t('ec.label.free') : t('ec.label.owner', { name: name(sector.owner) }),
		t('ec.label.planets', { n: sector.planets.length, settled })
	];
	if (sector.discovery) parts.push(t('ec.label.discovery'));
	if (sector.artifacts) parts.push(t('ec.label.artifacts', { n: sector.artifacts }));
	if (sector.orbital) parts.push(t('ec.label.orbital'));
	if (sector.monolith) parts.push(t('ec.label.monolith'));
	if (sector.warp_portal) parts.push(t('ec.label.portal'));
	return [...parts, ...sector.ships.map((group) => shipWords(group, name))].join(', ');
}

/** The label of any hex, with its key when it can be chosen. */
export function hexLabel(hex: Hex, mark: Mark | undefined, name: (seat: number) => string): string {
	const what = hex.sector
		? sectorLabel(hex.sector, name)
		: t('ec.label.zone', { ring: ringName(hex.ring) });
	if (!mark) return what;
	return `${what}. ${mark.key ? t('ec.label.targetKey', { key: mark.key }) : t('ec.label.target')}`;
}
