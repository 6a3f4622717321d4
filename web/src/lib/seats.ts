/** Seat 0 wears colour 1: colour, glyph and hatch go together. */
const COLOURS = 9;

export function seatNumber(seat: number | null): number {
	return seat === null || seat < 0 ? 0 : (seat % COLOURS) + 1;
}

export const seatClass = (seat: number | null): string => `seat-${seatNumber(seat)}`;
export const seatGlyph = (seat: number | null): string => `seat-${seatNumber(seat)}`;
export const hatch = (seat: number | null): string => `hatch-${seatNumber(seat)}`;
