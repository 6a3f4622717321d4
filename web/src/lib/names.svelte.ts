import { title } from './text';

type Names = Record<string, Record<string, string> | undefined>;
const FILES = import.meta.glob<Names>('../../../src/starboard/games/*/messages*.toml', {
	query: '?names',
	import: 'default'
});

/** The file with the names of a game in a language; English where there is no other. */
export function fileOf(paths: string[], game: string, language: string): string | undefined {
	const folder = `/games/${game.replaceAll('-', '_')}/`;
	const own = paths.filter((path) => path.includes(folder));
	const wanted = own.find((path) => path.endsWith(`messages.${language}.toml`));
	return wanted ?? own.find((path) => path.endsWith('/messages.toml'));
}

/** A name may have a form for one and a form for many: `GEM|GEMs`. */
export function manyOf(name: string): string {
	return name.split('|').at(-1) ?? name;
}

/** How people call the components of the game on the table: the words of its own catalogue. */
class GameNames {
	private table = $state.raw<Names>({});
	private every = $derived.by(
		() => Object.assign({}, ...Object.values({ ...this.table, note: {} })) as object
	);
	private wanted = '';

	async load(game: string, language: string): Promise<void> {
		const file = fileOf(Object.keys(FILES), game, language);
		this.wanted = file ?? '';
		const table = file ? await FILES[file]?.() : undefined;
		if (this.wanted === (file ?? '')) this.table = table ?? {};
	}

	/** The name of one component of a kind. */
	of(kind: string, id: string): string {
		return manyOf(this.table[kind]?.[id] ?? title(id));
	}

	/** A note of the catalogue, or nothing if there is none with this code. */
	note(code: string): string {
		return this.table['note']?.[code] ?? '';
	}

	/** The name of a component of whatever kind. */
	any(id: string): string {
		return manyOf((this.every as Record<string, string>)[id] ?? title(id));
	}
}

export const names = new GameNames();
