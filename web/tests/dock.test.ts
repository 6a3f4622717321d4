import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameParts } from '../src/games/parts';
import { COMMANDS, LETTERS } from '../src/lib/choices';
import type { MoveOption } from '../src/lib/game';
import { mainStep } from '../src/table/dock/main';
import type { Play } from '../src/table/play.svelte';

const move = (text: string): MoveOption => ({ move: text, group: text, text: `Do ${text}` });
const nobody = {
	moment: null,
	decision: null,
	sealed: null,
	chosen: null,
	ending: null,
	held: null,
	since: [],
	shown: { over: false, actors: [1], board: {} },
	table: { seat: 0 },
	name: (seat: number) => ['Ada', 'Noor'][seat]
};
const asked = { ...nobody, decision: { kind: 'move', moves: [], refused: [] } };
const parts = { final: (one: string) => one === 'reveal' } as unknown as GameParts;
const step = (play: object) => mainStep(play as unknown as Play, parts);

describe('the main button', () => {
	it('says what is missing while nothing is chosen', () =>
		expect(step(asked)).toMatchObject({ tone: 'missing', run: null }));
	it('says the chosen move', () =>
		expect(step({ ...asked, chosen: move('fly') })).toMatchObject({ tone: 'go', text: 'Do fly' }));
	it('is amber for what cannot be taken back', () =>
		expect(step({ ...asked, chosen: move('reveal') }).tone).toBe('final'));
	it('closes a question when nothing else is chosen', () =>
		expect(step({ ...asked, ending: move('done') })).toMatchObject({ id: 'done', tone: 'go' }));
	it('is grey when an answer is sealed', () =>
		expect(step({ ...asked, sealed: move('withdraw') }).tone).toBe('idle'));
	it('does not confirm while a question is open', () =>
		expect(step({ ...asked, held: { seat: 0 } }).id).toBe('choose'));
	it('names who comes next when the turn is done', () =>
		expect(step({ ...nobody, held: { seat: 0 } }).text).toContain('Noor'));
	it('offers the last moves to who waits', () =>
		expect(step({ ...nobody, since: [{}] })).toMatchObject({ id: 'watch', tone: 'idle' }));
});

describe('the letters of rows', () => {
	it('are no commands', () => expect(LETTERS.filter((one) => COMMANDS.includes(one))).toEqual([]));
	it('leave out every letter that the table listens to', () => {
		const source = readFileSync('src/table/keyboard.ts', 'utf-8');
		const keys = [...source.matchAll(/^\t\t([A-Z]): \(\)/gm)].map((found) => found[1] ?? '');
		expect(keys.length).toBeGreaterThan(4);
		expect(keys.filter((key) => !COMMANDS.includes(key))).toEqual([]);
	});
});
