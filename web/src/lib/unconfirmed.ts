/** A component value that is ours and not known from the printed game. */
export interface Unconfirmed {
	file: string;
	row: string;
	field: string;
	value: unknown;
}

type Table = Record<string, unknown>;
const FOLDERS = '../../../src/starboard/games';
const DATA = import.meta.glob<{ default: Table }>('../../../src/starboard/games/**/data/*.toml');
const MARKS = ['source', 'field_sources'];
const WORDS = [...MARKS, 'designed', 'id', 'note', 'notes'];
const TEXTS = ['design_rules', 'about'];

/** The unconfirmed values of a game and its expansions, read when they are asked for. */
export async function loadUnconfirmed(game: string): Promise<Unconfirmed[]> {
	const folder = `${FOLDERS}/${game.replaceAll('-', '_')}/`;
	const paths = Object.keys(DATA).filter((path) => path.startsWith(folder));
	const found: Unconfirmed[] = [];
	for (const path of paths.sort()) {
		const tables = (await DATA[path]?.())?.default ?? {};
		const read = Object.entries(tables).filter(([name]) => !TEXTS.includes(name));
		walk(path.slice(path.lastIndexOf('/') + 1), '', Object.fromEntries(read), found);
	}
	return found;
}

function isTable(value: unknown): value is Table {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function walk(file: string, row: string, value: unknown, found: Unconfirmed[]): void {
	if (Array.isArray(value)) {
		value.forEach((inner, at) => walk(file, `${row}[${at + 1}]`, inner, found));
	}
	if (!isTable(value)) return;
	const name = typeof value['id'] === 'string' ? value['id'] : row;
	for (const field of marked(value)) {
		found.push({ file, row: name, field, value: find(value, field) });
	}
	for (const [key, inner] of Object.entries(value)) {
		if (!MARKS.includes(key)) walk(file, name ? `${name}.${key}` : key, inner, found);
	}
}

/** The fields of a table whose values are ours. */
export function marked(row: Table): string[] {
	const all = Object.keys(row).filter((key) => !WORDS.includes(key));
	return MARKS.flatMap((name) => {
		const marks = row[name];
		if (isTable(marks)) return Object.keys(marks).filter((key) => marks[key] === 'designed');
		return marks === 'designed' ? all : [];
	}).concat(row['designed'] === true ? all : []);
}

function find(row: Table, field: string): unknown {
	if (field in row) return row[field];
	const inner = Object.entries(row).find(
		([key, one]) => !MARKS.includes(key) && isTable(one) && field in one
	)?.[1];
	return isTable(inner) ? inner[field] : undefined;
}

/** A value as people read it: `gain gems 1`. */
export function inWords(value: unknown): string {
	if (value === undefined || value === null) return '';
	if (Array.isArray(value)) return value.map(inWords).join(', ');
	if (!isTable(value)) return String(value).replaceAll('_', ' ');
	return Object.entries(value)
		.map(([key, one]) => `${key === 'do' || key === 'on' ? '' : `${key} `}${inWords(one)}`)
		.join(' · ');
}
