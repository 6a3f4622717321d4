import type { GameView } from '../../../lib/game';
import type { EclipseView } from '../view';

const VERBS = new Set(['move', 'attack', 'assign']);

/** Do ships of several parties stand together, or may a move bring them together? */
export function mayFight(view: GameView): boolean {
	const { battles, sectors } = view.board as EclipseView;
	if (battles.length) return true;
	const guarded = sectors.some(
		(sector) => new Set(sector.ships.map((group) => group.owner)).size > 1
	);
	return guarded || (view.decision?.moves.some((one) => VERBS.has(one.group)) ?? false);
}
