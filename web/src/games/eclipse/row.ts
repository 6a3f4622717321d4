import { t, type Key } from '../../lib/i18n.svelte';
import { DIRECTIONS } from '../../board/hex';
import { placesOf } from './places';
import type { EclipseView, Sector } from './view';

const number = (sector: Sector): string => String(sector.number).padStart(3, '0');

/** Rows that the board names better than a sentence could; null leaves the sentence. */
export function label(move: string, board: unknown, seat: number | null): string | null {
	const view = board as EclipseView;
	if (!move.startsWith('explore ')) return null;
	const [q, r] = (placesOf(move)[0] ?? '').split(',').map(Number);
	return q === undefined || r === undefined ? null : beside(view, q, r, seat);
}

/** An empty zone is called by the sector beside it, an own one if there is one. */
export function beside(
	view: Pick<EclipseView, 'sectors'>,
	q: number,
	r: number,
	seat: number | null
): string | null {
	const near = DIRECTIONS.flatMap(([dq, dr], edge) => {
		const sector = view.sectors.find((one) => one.q === q - dq && one.r === r - dr);
		return sector ? [{ sector, edge }] : [];
	});
	const own = near.find((one) => one.sector.owner === seat) ?? near[0];
	if (!own) return null;
	const way = t(`ec.way.${own.edge}` as Key);
	return t('ec.beside', { way, number: number(own.sector), name: own.sector.name });
}
