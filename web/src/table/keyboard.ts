import type { GameParts } from '../games/parts';
import { settings } from '../lib/settings.svelte';
import { mainStep } from './dock/main';
import type { Play } from './play.svelte';

function typing(event: KeyboardEvent): boolean {
	const target = event.target as HTMLElement | null;
	return !!target?.closest?.('input, textarea, select, [contenteditable]');
}

/** Keys with Ctrl or Cmd: the palette opens from everywhere, taking back is as elsewhere. */
function chord(event: KeyboardEvent, play: Play): boolean {
	const key = event.key.toLowerCase();
	if (event.altKey || event.shiftKey || (key === 'z' && typing(event))) return false;
	if (key === 'k') play.palette = true;
	else if (key === 'z') void play.table.undo();
	else return false;
	return true;
}

/** Enter does what the main button says, unless the focus is on something that takes it. */
function entered(event: KeyboardEvent, play: Play, parts: GameParts): boolean {
	const target = event.target as HTMLElement | null;
	if (target?.closest?.('button, a, [role=button], [role=slider]')) return false;
	if (play.calm) mainStep(play, parts).run?.();
	return true;
}

/** The keys of a table; false when the key means nothing here. */
export function pressed(event: KeyboardEvent, play: Play, parts: GameParts): boolean {
	if (event.ctrlKey || event.metaKey) return chord(event, play);
	if (typing(event) || event.altKey) return false;
	if (event.key === 'Enter') return entered(event, play, parts);
	const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
	const row = play.rows.find((one) => one.key === key);
	if (row && !event.shiftKey) {
		play.choose(row);
		return true;
	}
	return command(key, event.shiftKey, play, parts);
}

function command(key: string, shift: boolean, play: Play, parts: GameParts): boolean {
	const undoTo = play.table.update?.undo_to ?? null;
	const seq = play.moment?.seq ?? play.table.view?.seq ?? 0;
	const actions: Record<string, () => void> = {
		U: () => undoTo !== null && void play.table.undo(shift ? undoTo : null),
		Backspace: () => undoTo !== null && void play.table.undo(),
		C: () => play.calm && play.held && !play.decision && void play.table.confirm(),
		L: () => (play.view = play.view === 'log' ? 'map' : 'log'),
		T: () => settings.setTextBoard(!settings.textBoard),
		N: () => nextTarget(play, 1),
		P: () => nextTarget(play, -1),
		'/': () => (play.palette = true),
		'?': () => (play.keysHelp = true),
		',': () => void play.seek(Math.max(0, seq - 1)),
		'.': () => void play.seek(seq + 1),
		Escape: () => (play.moment ? void play.seek(Infinity) : play.back())
	};
	const views = ['map', ...parts.panels.map((panel) => panel.id), 'log'];
	const view = views[Number(key) - 1];
	if (view) {
		play.view = view;
		return true;
	}
	const action = actions[key];
	action?.();
	return action !== undefined;
}

/** The next option lights up, on the panel and on the board. */
export function nextTarget(play: Play, step: number): void {
	const rows = play.rows;
	if (!rows.length) return;
	const at = rows.findIndex((row) => row.words === play.hot);
	const next = rows[(at + step + rows.length + (at < 0 && step < 0 ? 1 : 0)) % rows.length];
	if (!next) return;
	play.hot = next.words;
	document.querySelector<HTMLElement>(`[data-move="${CSS.escape(next.words)}"]`)?.focus();
}
