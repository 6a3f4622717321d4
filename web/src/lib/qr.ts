/** QR codes of short texts: byte mode, correction level L, versions 1 to 10, mask 0. */
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const ALIGNMENT = [
	[],
	[6, 18],
	[6, 22],
	[6, 26],
	[6, 30],
	[6, 34],
	[6, 22, 38],
	[6, 24, 42],
	[6, 26, 46],
	[6, 28, 50]
];
/** Level L with mask 0, with its own check bits. */
const FORMAT = 0x77c4;

type Grid = (boolean | null)[][];

/** The modules of the code, true is dark. Throws when the text is too long. */
export function qr(text: string): boolean[][] {
	const bytes = [...new TextEncoder().encode(text)];
	const version = 1 + TOTAL.findIndex((_, k) => capacity(k) >= bytes.length + (k >= 9 ? 3 : 2));
	if (version === 0) throw new Error('too long for a QR code');
	const grid = frame(version);
	fillIn(grid, interleave(dataWords(bytes, version), version));
	return grid.map((row) => row.map((cell) => cell === true));
}

const capacity = (k: number): number => TOTAL[k]! - CORRECTION[k]! * BLOCKS[k]!;

function dataWords(bytes: number[], version: number): number[] {
	const bits: number[] = [];
	const add = (value: number, n: number) => {
		for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
	};
	add(4, 4);
	add(bytes.length, version >= 10 ? 16 : 8);
	bytes.forEach((byte) => add(byte, 8));
	const size = capacity(version - 1);
	add(0, Math.min(4, size * 8 - bits.length));
	add(0, (8 - (bits.length % 8)) % 8);
	const words: number[] = [];
	for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(''), 2));
	for (let pad = 0xec; words.length < size; pad ^= 0xec ^ 0x11) words.push(pad);
	return words;
}

function interleave(words: number[], version: number): number[] {
	const count = BLOCKS[version - 1]!;
	const check = CORRECTION[version - 1]!;
	const short = Math.floor(words.length / count);
	const long = words.length % count;
	const blocks: number[][] = [];
	for (let k = 0, at = 0; k < count; k++) {
		const n = short + (k >= count - long ? 1 : 0);
		blocks.push(words.slice(at, at + n));
		at += n;
	}
	const checks = blocks.map((block) => remainder(block, check));
	const columns = (rows: number[][], n: number) =>
		Array.from({ length: n }, (_, i) =>
			rows.flatMap((row) => (i < row.length ? [row[i]!] : []))
		).flat();
	return [...columns(blocks, short + 1), ...columns(checks, check)];
}

function multiply(a: number, b: number): number {
	let z = 0;
	for (let i = 7; i >= 0; i--) {
		z = (z << 1) ^ ((z >> 7) * 0x11d);
		z ^= ((b >> i) & 1) * a;
	}
	return z & 255;
}

function divisor(degree: number): number[] {
	const poly: number[] = Array.from({ length: degree }, (_, k) => (k === degree - 1 ? 1 : 0));
	let root = 1;
	for (let i = 0; i < degree; i++) {
		for (let j = 0; j < degree; j++) poly[j] = multiply(poly[j]!, root) ^ (poly[j + 1] ?? 0);
		root = multiply(root, 2);
	}
	return poly;
}

function remainder(words: number[], degree: number): number[] {
	const poly = divisor(degree);
	const rest: number[] = poly.map(() => 0);
	for (const word of words) {
		const factor = word ^ rest.shift()!;
		rest.push(0);
		poly.forEach((coefficient, i) => (rest[i]! ^= multiply(coefficient, factor)));
	}
	return rest;
}

function frame(version: number): Grid {
	const size = 17 + 4 * version;
	const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
	const set = (x: number, y: number, dark: boolean) => {
		if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
	};
	for (let i = 0; i < size; i++) {
		set(6, i, i % 2 === 0);
		set(i, 6, i % 2 === 0);
	}
	const ring = (cx: number, cy: number, r: number, dark: (d: number) => boolean) => {
		for (let dy = -r; dy <= r; dy++)
			for (let dx = -r; dx <= r; dx++)
				set(cx + dx, cy + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
	};
	for (const [x, y] of [
		[3, 3],
		[size - 4, 3],
		[3, size - 4]
	] as const)
		ring(x, y, 4, (d) => d !== 2 && d !== 4);
	const spots = ALIGNMENT[version - 1]!;
	const end = spots.length - 1;
	spots.forEach((x, i) =>
		spots.forEach((y, j) => {
			if (!((i === 0 && j === 0) || (i === 0 && j === end) || (i === end && j === 0)))
				ring(x, y, 2, (d) => d !== 1);
		})
	);
	format(size, set);
	if (version >= 7) versionBits(version, size, set);
	return grid;
}

type Set = (x: number, y: number, dark: boolean) => void;

function format(size: number, set: Set): void {
	const bit = (i: number) => ((FORMAT >> i) & 1) === 1;
	for (let i = 0; i <= 5; i++) set(8, i, bit(i));
	set(8, 7, bit(6));
	set(8, 8, bit(7));
	set(7, 8, bit(8));
	for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
	for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
	for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
	set(8, size - 8, true);
}

function versionBits(version: number, size: number, set: Set): void {
	let rest = version;
	for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
	const bits = (version << 12) | rest;
	for (let i = 0; i < 18; i++) {
		const dark = ((bits >> i) & 1) === 1;
		const a = size - 11 + (i % 3);
		const b = Math.floor(i / 3);
		set(a, b, dark);
		set(b, a, dark);
	}
}

function fillIn(grid: Grid, words: number[]): void {
	const size = grid.length;
	let i = 0;
	for (let right = size - 1; right >= 1; right -= 2) {
		if (right === 6) right = 5;
		const up = ((right + 1) & 2) === 0;
		for (let step = 0; step < size; step++) {
			const y = up ? size - 1 - step : step;
			for (const x of [right, right - 1]) {
				if (grid[y]![x] !== null) continue;
				const dark = i < words.length * 8 && ((words[i >> 3]! >> (7 - (i & 7))) & 1) === 1;
				grid[y]![x] = dark !== ((x + y) % 2 === 0);
				i++;
			}
		}
	}
}
