import { expect, it } from 'vitest';
import { cells, onlyHexes, placeName } from '../src/games/general/map';
import { factsOf, headOf, isIdle, ownFirst, pointsOf } from '../src/games/general/shape';

const board = {
	round: 2,
	nebulae: ['1,-2', '0,1'],
	stars: [{ id: 'rigel', hex: '4,-9', owner: 1, population: 8, home: true }],
	players: [
		{ number: 0, vp: 4, pieces: [{ hex: '4,-9', n: 3 }], fleets: [{ fleet: 'A', hex: '0,1' }] },
		{ number: 1, vp: 7, pieces: [], fleets: [null] }
	]
};

it('a view that names hexes is a map', () => {
	const all = cells(board);
	expect(all.map((cell) => cell.hex)).toEqual(['1,-2', '0,1', '4,-9']);
	expect(all[2]?.pieces).toEqual([
		{ name: 'rigel', owner: 1, count: 8, home: true },
		{ name: '', owner: 0, count: 3, home: false }
	]);
	expect(all[1]?.ground).toEqual(['nebulae']);
	expect(placeName(all, '4,-9')).toBe('rigel');
});

it('lists of hexes are on the map alone', () => {
	expect(onlyHexes([['0,1', '2,3']])).toBe(true);
	expect(onlyHexes(['teal'])).toBe(false);
	expect(onlyHexes([])).toBe(false);
});

it('what says nothing is left out', () => {
	const ship = {
		ship: 'l1-farm',
		cost: 3,
		fee: 0,
		markers: [],
		unconfirmed: ['cost'],
		token: null
	};
	expect(headOf(ship)).toBe('ship');
	expect(factsOf(ship)).toEqual([['cost', 3]]);
	expect(isIdle('fleets', [null, null])).toBe(true);
});

it('the own player comes first and points are found', () => {
	const mine = ownFirst(board, 1) as typeof board;
	expect(mine.players.map((one) => one.number)).toEqual([1, 0]);
	expect(pointsOf(board, 1)).toBe(7);
	expect(pointsOf({ players: [{ seat: 0, goods: { points: 3 } }] }, 0)).toBe(3);
});
