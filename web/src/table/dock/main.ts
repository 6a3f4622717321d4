import type { GameParts } from '../../games/parts';
import type { MoveOption } from '../../lib/game';
import { t } from '../../lib/i18n.svelte';
import type { Play } from '../play.svelte';

/** Signal can be undone, amber cannot, grey is what may be done meanwhile, dashed lacks a choice. */
export type Tone = 'go' | 'final' | 'idle' | 'missing';

/** What the main button says and does. */
export interface MainStep {
	/** What it is about: a move, or a word of the table. */
	id: string;
	text: string;
	tone: Tone;
	icon: string;
	run: (() => void) | null;
}

const step = (
	id: string,
	tone: Tone,
	icon: string,
	text: string,
	run: (() => void) | null
): MainStep => ({ id, text, tone, icon, run });

/** The real next step: what the table waits for, as far as this person has chosen it. */
export function mainStep(play: Play, parts: GameParts): MainStep {
	if (play.moment) return step('now', 'idle', '', t('dock.now'), () => void play.seek(Infinity));
	if (play.decision) return answer(play, parts);
	if (play.held)
		return step('confirm', 'go', '', confirming(play), () => void play.table.confirm());
	if (play.shown?.over) return step('over', 'missing', '', t('decision.over'), null);
	if (play.since.length)
		return step('watch', 'idle', 'ui-play', t('dock.watch'), () => void play.watchNew());
	return step('wait', 'missing', 'ui-hourglass', t('dock.wait'), null);
}

function answer(play: Play, parts: GameParts): MainStep {
	const { sealed, chosen, ending } = play;
	if (sealed) return doing(play, sealed, 'idle', 'ui-undo', sealed.text);
	if (chosen) return chosenStep(play, parts, chosen);
	if (ending) return doing(play, ending, 'go', 'ui-flag', closing(play, parts, ending));
	return step('choose', 'missing', '', t('dock.choose'), null);
}

function chosenStep(play: Play, parts: GameParts, move: MoveOption): MainStep {
	const final = parts.final?.(move.move) ?? false;
	const icon = parts.icon?.(move.move) ?? (final ? 'ui-eye' : '');
	return doing(play, move, final ? 'final' : 'go', icon, sentence(play, parts, move));
}

function doing(play: Play, move: MoveOption, tone: Tone, icon: string, text: string): MainStep {
	return step(move.move, tone, icon, text, () => play.play(move.move));
}

/** The move's sentence; where the board names a place better, that name. */
function sentence(play: Play, parts: GameParts, move: MoveOption): string {
	const board = play.shown?.board;
	const own = parts.label?.(move.move, board, play.table.seat);
	const verb = parts.verb?.(move.group);
	return own && verb ? `${t(verb)}: ${own}` : (own ?? move.text);
}

function closing(play: Play, parts: GameParts, ending: MoveOption): string {
	const key = parts.closing?.(play.decision?.kind ?? '');
	return key ? t(key) : ending.text;
}

/** Who comes next is who the turn is handed to. */
function confirming(play: Play): string {
	const next = (play.shown?.actors ?? []).filter((seat) => seat !== play.table.seat);
	return next.length === 1
		? t('dock.confirmTo', { name: play.name(next[0] ?? null) })
		: t('dock.confirm');
}
