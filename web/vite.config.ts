import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import { type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The symbols are part of the document, so that no picture arrives after the text. */
function icons(): Plugin {
	return {
		name: 'icons',
		transformIndexHtml: (html) =>
			html.replace('<!--icons-->', () => readFileSync('src/icons.svg', 'utf-8'))
	};
}

/** The names of a game's catalogue, and its notes that need no values, by their codes. */
function named(table: Record<string, unknown>): Record<string, unknown> {
	const notes = (table['notes'] ?? {}) as Record<string, { text: string; params?: string[] }>;
	const plain = Object.entries(notes).filter(([, note]) => !note.params?.length);
	const note = Object.fromEntries(plain.map(([code, one]) => [code, one.text]));
	return { ...(table['names'] as object), note };
}

/** Component tables and rulebooks of the games are read from their only source. */
function toml(): Plugin {
	return {
		name: 'toml',
		transform(text, id) {
			const [file, query] = id.split('?');
			if (!file?.endsWith('.toml')) return null;
			const table = parse(text);
			const wanted = query === 'names' ? named(table) : table;
			return { code: `export default ${JSON.stringify(wanted)}`, map: null };
		}
	};
}

const server = process.env['STARBOARD_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
	plugins: [svelte(), icons(), toml()],
	build: {
		outDir: '../src/starboard/web',
		emptyOutDir: true,
		target: 'es2022',
		chunkSizeWarningLimit: 400
	},
	test: { include: ['tests/**/*.test.ts'] },
	server: { proxy: { '/api': { target: server, ws: true } } }
});
