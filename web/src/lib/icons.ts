/** The symbol and tint of a game in lists. */
export function gameIcon(game: string): { name: string; tone: string } {
	if (game === 'eclipse') return { name: 'ec-act-explore', tone: 'g-e' };
	if (game === 'galactic-era') return { name: 'ge-light', tone: 'g-g' };
	if (game === 'phoenix') return { name: 'sp-hub', tone: 'g-p' };
	return { name: 'ui-dice', tone: 'g-e' };
}
