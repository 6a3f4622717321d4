import cardsTable from '../../../../src/starboard/games/galactic_era/data/domination_cards.toml';
import populationTable from '../../../../src/starboard/games/galactic_era/data/population_track.toml';
import roundsTable from '../../../../src/starboard/games/galactic_era/data/rounds.toml';
import techsTable from '../../../../src/starboard/games/galactic_era/data/techs.toml';
import type { Field } from './view';

/** Numbers that are printed on components, for drawing and explaining only. */
export interface Level {
	level: number;
	combat_value?: number;
	remote_views?: number;
	range?: number;
	stargate?: number;
	unlimited_move?: boolean;
	extra_ships?: number;
	research_levels?: number;
	bonus_population?: number;
	extra_growth_counter_cost_vp?: number;
}

interface ByLength {
	8: number;
	12: number;
}

export interface Card {
	id: string;
	vp: number;
	alt_vp: number;
	condition: { kind: string; count?: number | ByLength };
}

export interface Interval {
	from: number;
	to: number;
	ships: number;
}

interface Era {
	number: number;
	alignment: string;
}

const FIELDS = techsTable['fields'] as unknown as { id: Field; levels: Level[] }[];
const CARDS = cardsTable['cards'] as unknown as Card[];
const TRACKS = roundsTable['tracks'] as unknown as Record<
	string,
	{ era_of_round: Record<string, number> } | undefined
>;
const ERAS = roundsTable['eras'] as unknown as Era[];
export const INTERVALS = populationTable['ship_intervals'] as unknown as Interval[];
export const LEAST_POPULATION = 6;
export const MOST_POPULATION = 45;
export const TOP_LEVEL = 6;

export function levelOf(field: Field, level: number): Level {
	const rows = FIELDS.find((one) => one.id === field)?.levels ?? [];
	return rows.find((row) => row.level === level) ?? { level };
}

export const cardOf = (id: string): Card | undefined => CARDS.find((card) => card.id === id);

/** How many a card asks for; some ask for more in a long game. */
export function countOf(card: Card, rounds: number): number | null {
	const count = card.condition.count;
	if (count === undefined) return null;
	return typeof count === 'number' ? count : rounds > 8 ? count[12] : count[8];
}

export interface EraRounds {
	era: number;
	light: boolean;
	rounds: number[];
}

/** The rounds by era, as the round track shows them. */
export function eraRounds(rounds: number): EraRounds[] {
	const track = TRACKS[String(rounds)]?.era_of_round ?? {};
	return ERAS.map((era) => ({
		era: era.number,
		light: era.alignment === 'STO',
		rounds: Object.keys(track)
			.map(Number)
			.filter((round) => track[String(round)] === era.number)
			.sort((a, b) => a - b)
	}));
}
