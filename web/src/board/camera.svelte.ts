import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import { bounds, center } from './hex';

interface At {
	q: number;
	r: number;
}

/** Where the panels leave room, in pixels from each side. */
export interface Room {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

/** What differs from board to board. */
export interface Lens {
	/** On a phone a hex is never smaller than this, so that its text can be read. */
	least: number;
	/** The smallest and the largest scale. */
	extent: [number, number];
	wide: Room;
}

const NARROW_ROOM: Room = { left: 4, right: 4, top: 52, bottom: 230 };
const LENS: Lens = {
	least: 0.56,
	extent: [0.15, 3],
	wide: { left: 344, right: 364, top: 66, bottom: 64 }
};

/** Pan and zoom of a board by mouse, touch and keys. */
export class Camera {
	x = $state(0);
	y = $state(0);
	k = $state(1);
	private behaviour: ZoomBehavior<SVGSVGElement, unknown>;
	private svg: SVGSVGElement | null = null;
	private fitted = false;

	constructor(private lens: Lens = LENS) {
		this.behaviour = zoom<SVGSVGElement, unknown>()
			.scaleExtent(lens.extent)
			.on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
				this.x = event.transform.x;
				this.y = event.transform.y;
				this.k = event.transform.k;
			});
	}

	attach(svg: SVGSVGElement): () => void {
		this.svg = svg;
		const selection = select(svg).call(this.behaviour).on('dblclick.zoom', null);
		return () => void selection.on('.zoom', null);
	}

	/** Everything in the room between the panels; on a phone close enough to read. */
	fit(hexes: At[], focus: At[]): void {
		if (!this.svg) return;
		this.fitted = true;
		const { clientWidth: width, clientHeight: height } = this.svg;
		const wide = innerWidth > 1240;
		const room = wide ? this.lens.wide : NARROW_ROOM;
		const w = Math.max(160, width - room.left - room.right);
		const h = Math.max(160, height - room.top - room.bottom);
		const box = bounds(hexes);
		const whole = Math.min(w / box.w, h / box.h, 1.1);
		const k = wide || innerWidth >= 600 ? whole : Math.max(whole, this.lens.least);
		const middle = k > whole && focus.length ? bounds(focus) : box;
		const x = room.left + w / 2 - k * (middle.x + middle.w / 2);
		const y = room.top + h / 2 - k * (middle.y + middle.h / 2);
		this.behaviour.transform(select(this.svg), zoomIdentity.translate(x, y).scale(k));
	}

	/** Keep still as long as everything can be seen; a board that jumps is hard to follow. */
	keep(hexes: At[], focus: At[]): void {
		if (!this.fitted || !this.sees(innerWidth >= 600 ? hexes : focus)) this.fit(hexes, focus);
	}

	private sees(hexes: At[]): boolean {
		if (!this.svg) return false;
		const room = innerWidth > 1240 ? this.lens.wide : NARROW_ROOM;
		const { clientWidth: width, clientHeight: height } = this.svg;
		return hexes.every((hex) => {
			const p = center(hex.q, hex.r);
			const [x, y] = [this.x + this.k * p.x, this.y + this.k * p.y];
			const reach = 90 * this.k;
			const across = x - reach >= room.left && x + reach <= width - room.right;
			return across && y - reach >= room.top && y + reach <= height - room.bottom;
		});
	}

	by(factor: number): void {
		if (this.svg) this.behaviour.scaleBy(select(this.svg), factor);
	}

	/** Bring a hex into view when it is under a panel or outside. */
	reveal(hex: At): void {
		if (!this.svg) return;
		const room = innerWidth > 1240 ? this.lens.wide : NARROW_ROOM;
		const p = center(hex.q, hex.r);
		const x = this.x + this.k * p.x;
		const y = this.y + this.k * p.y;
		const reach = 100 * this.k;
		const { clientWidth: width, clientHeight: height } = this.svg;
		const dx = shift(x, room.left + reach, width - room.right - reach);
		const dy = shift(y, room.top + reach, height - room.bottom - reach);
		if (dx || dy) this.behaviour.translateBy(select(this.svg), dx / this.k, dy / this.k);
	}
}

function shift(value: number, least: number, most: number): number {
	if (least > most) return (least + most) / 2 - value;
	return value < least ? least - value : value > most ? most - value : 0;
}
