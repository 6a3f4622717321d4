/** One rule of a game's rulebook. */
export interface Rule {
	id: string;
	group: string;
	title: string;
	text: string;
	source?: string;
	note?: string;
}

type Book = { default: { rules: Rule[] } };
const FOLDERS = '../../../src/starboard/games';
const BOOKS = import.meta.glob<Book>('../../../src/starboard/games/**/rulebook.toml');

/** The rules of a game and of its expansions, read when they are asked for. */
export async function loadRules(game: string): Promise<Rule[]> {
	const folder = `${FOLDERS}/${game.replaceAll('-', '_')}/`;
	const paths = Object.keys(BOOKS).filter((path) => path.startsWith(folder));
	paths.sort((a, b) => a.length - b.length);
	const books = await Promise.all(paths.map((path) => BOOKS[path]?.()));
	return books.flatMap((book) => book?.default.rules ?? []);
}

/** Rules that have all words somewhere, in the order of the book. */
export function findRules(rules: Rule[], text: string): Rule[] {
	const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
	return rules.filter((rule) => {
		const whole = `${rule.id} ${rule.group} ${rule.title} ${rule.text}`.toLowerCase();
		return parts.every((part) => whole.includes(part));
	});
}

/** Rules under the headings of the book. */
export function byGroup(rules: Rule[]): [string, Rule[]][] {
	const groups = new Map<string, Rule[]>();
	for (const rule of rules) groups.set(rule.group, [...(groups.get(rule.group) ?? []), rule]);
	return [...groups];
}
