import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { de } from '../src/i18n/de';
import { en, type Key } from '../src/i18n/en';
import { findRules, byGroup } from '../src/lib/rules';
import { qr } from '../src/lib/qr';

const keys = Object.keys(en) as Key[];
const names = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

function sources(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return sources(path);
		return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
	});
}

describe('the catalogue', () => {
	it('has every sentence in German', () =>
		expect(Object.keys(de).sort()).toEqual([...keys].sort()));

	it.each(keys)('%s has the same values in both languages', (key) => {
		const rest = (text: string) => names(text).filter((name) => name !== '{n}');
		expect(rest(de[key])).toEqual(rest(en[key]));
	});

	it('is where all visible words of the components come from', () => {
		const bare = sources('src')
			.filter((path) => path.endsWith('.svelte'))
			.flatMap((path) => {
				const markup = readFileSync(path, 'utf-8')
					.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
					.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
				return [...markup.matchAll(/>\s*([A-Za-z][a-z]{2,}[^<>{}]*)</g)].map(
					(hit) => `${path}: ${hit[1]}`
				);
			});
		expect(bare.filter((hit) => !hit.endsWith(': Starboard'))).toEqual([]);
	});
});

describe('rules', () => {
	const rules = [
		{ id: 'X-1', group: 'Move', title: 'Pinning', text: 'Ships stay.' },
		{ id: 'X-2', group: 'Build', title: 'Cost', text: 'Pay.' }
	];
	it('are found by any of their words', () =>
		expect(findRules(rules, 'ships PINNING').map((one) => one.id)).toEqual(['X-1']));
	it('stand under their headings', () =>
		expect(byGroup(rules).map(([group]) => group)).toEqual(['Move', 'Build']));
});

describe('a QR code', () => {
	it('has its three corners', () => {
		const code = qr('starboard');
		const ring = (x: number, y: number) =>
			code[y]?.[x] && !code[y + 1]?.[x + 1] && code[y + 3]?.[x + 3];
		expect([ring(0, 0), ring(code.length - 7, 0), ring(0, code.length - 7)]).toEqual([
			true,
			true,
			true
		]);
	});
	it('grows with its text', () =>
		expect(qr('x'.repeat(100)).length).toBeGreaterThan(qr('x').length));
	it('refuses what does not fit', () => expect(() => qr('x'.repeat(400))).toThrow());
});
