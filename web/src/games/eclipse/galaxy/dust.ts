/** A few faint stars per tile, always the same ones for the same tile. */
export function dust(seed: number): string {
	let state = (seed * 2654435761) >>> 0;
	const next = () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
	return Array.from({ length: 9 }, () => {
		const angle = next() * 2 * Math.PI;
		const reach = 20 + next() * 56;
		return `M${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}h.01`;
	}).join('');
}
