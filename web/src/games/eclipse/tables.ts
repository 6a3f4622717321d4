import partsTable from '../../../../src/starboard/games/eclipse/data/ship_parts.toml';
import techsTable from '../../../../src/starboard/games/eclipse/data/techs.toml';
import { names } from '../../lib/names.svelte';
import type { DieColor } from './view';

/** Facts that are printed on components: names, pictures and numbers for drawing only. */
export interface Part {
	id: string;
	name: string;
	category: 'cannon' | 'missile' | 'computer' | 'shield' | 'hull' | 'drive' | 'source';
	energy: number;
	dice: { color: DieColor; count: number; missile: boolean }[];
	computer: number;
	shield: number;
	hull: number;
	initiative: number;
	movement: number;
}

export interface Tech {
	id: string;
	name: string;
	category: string;
	cost: number;
	min_cost: number;
	kind: string;
	effect?: { type: string; part?: string; piece?: string; action?: string; resources?: string[] };
}

interface Named {
	id: string;
	name: string;
}

type Rows<T> = Record<string, T[] | undefined>;

function byId<T extends Named>(...lists: (T[] | undefined)[]): Map<string, T> {
	return new Map(lists.flatMap((list) => list ?? []).map((row) => [row.id, row]));
}

const parts = partsTable as Rows<Part>;
const techs = techsTable as Rows<Tech>;
const PARTS = byId(parts['parts'], parts['expansion_parts']);
const TECHS = byId(techs['techs'], techs['expansion_techs']);

export const part = (id: string): Part | undefined => PARTS.get(id);
export const tech = (id: string): Tech | undefined => TECHS.get(id);
export const partName = (id: string): string => names.of('part', id);
export const techName = (id: string): string => names.of('tech', id);
export const speciesName = (id: string | null): string =>
	id === null ? '' : names.of('species', id);

const EFFECT_ICONS: Record<string, string> = {
	gain_influence_discs: 'ec-influence',
	auto_destroy_population: 'ec-damage',
	extra_activation: 'ec-act-upgrade',
	resources_per_controlled_artifact: 'ec-artifact'
};

/** The symbol of a tech: its part, its building, or what it does. */
export function techIcon(id: string): string {
	const effect = TECHS.get(id)?.effect;
	if (effect?.part) return `ec-part-${PARTS.get(effect.part)?.category ?? 'hull'}`;
	if (effect?.piece) return `ec-${effect.piece}`;
	if (effect?.action) return `ec-act-${effect.action}`;
	if (effect?.resources?.length === 1) return `ec-${effect.resources[0]}`;
	if (id.includes('wormhole')) return 'ec-wormhole-link';
	if (id.includes('portal')) return 'ec-warp-portal';
	return EFFECT_ICONS[effect?.type ?? ''] ?? 'ec-act-research';
}

/** Values along the tracks of the species board. */
export const INFLUENCE = [0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30];
export const POPULATION = [2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28];
export const DISCOUNT = [0, 1, 2, 3, 4, 6, 8];
export const TECH_POINTS = [0, 0, 0, 1, 2, 3, 5];
export const RESOURCES = ['materials', 'science', 'money'] as const;
export const TRACKS = ['military', 'grid', 'nano'] as const;
export const ACTIONS = ['explore', 'research', 'upgrade', 'build', 'move', 'influence'] as const;
