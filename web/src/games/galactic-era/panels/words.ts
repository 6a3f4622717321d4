import { t, type Key } from '../../../lib/i18n.svelte';
import { names } from '../../../lib/names.svelte';
import { countOf, levelOf, type Card } from '../tables';
import type { Field, GalacticView, Player } from '../view';

/** A race that has another name as STS is called by the name of its side. */
export function raceName(player: Player): string {
	if (!player.race) return t('ge.race.none');
	const [light, dark] = names.of('race', player.race).split(' / ');
	return (player.alignment === 'sts' && dark) || light || '';
}

/** What the race can do on its side, in one sentence; some only begin better. */
export function racePower(player: Player): string {
	const race = player.race ?? '';
	return names.note(`${player.alignment}_${race}`) || names.note(`power_${race}`);
}

/** What a level gives, in a few words. */
export function levelWords(field: Field, level: number): string {
	const row = levelOf(field, level);
	if (field === 'military') return t('ge.gives.military', { n: row.combat_value ?? 0 });
	if (field === 'spirituality') return t('ge.gives.spirituality', { n: row.remote_views ?? 0 });
	if (field === 'robotics') return t('ge.gives.robotics', { n: row.extra_ships ?? 0 });
	if (field === 'genetics') return t('ge.gives.genetics', { n: row.bonus_population ?? 0 });
	if (row.unlimited_move) return t('ge.gives.anywhere');
	const gate = row.stargate ? t('ge.gives.stargate', { gate: row.stargate }) : '';
	return t('ge.gives.propulsion', { n: row.range ?? 0 }) + gate;
}

export const cardName = (id: string): string => names.of('card', id);

export const cardWords = (card: Card, rounds: number): string =>
	t(`ge.card.${card.id}` as Key, { n: countOf(card, rounds) ?? 0, level: rounds > 8 ? 6 : 5 });

/** How far a player has come with the condition of a card that can be counted on the table. */
export function progress(card: Card, player: Player, view: GalacticView): number | null {
	const own = view.stars.filter((star) => star.owner === player.number);
	const levels = Object.values(player.levels);
	const counts: Record<string, () => number> = {
		density: () => own.filter((star) => star.population >= 5).length,
		spatial: () => own.length,
		central: () => own.filter((star) => star.sector === 0).length,
		general_scientific: () => levels.reduce((sum, level) => sum + level, 0),
		special_scientific: () => levels.filter((level) => level === 6).length
	};
	return counts[card.id]?.() ?? null;
}
