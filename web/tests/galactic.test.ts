import { describe, expect, it } from 'vitest';
import {
	fits,
	mostOf,
	moveOf,
	priceOf,
	selections,
	squareIcon
} from '../src/games/galactic-era/growth/picker';
import { placeOf, readHex, tileHexes, tileShape } from '../src/games/galactic-era/map/geometry';
import { spotLabel } from '../src/games/galactic-era/map/labels';
import { marksOf, spotsOf } from '../src/games/galactic-era/map/spots';
import { arrowed } from '../src/board/hex';
import { nextStar } from '../src/games/galactic-era/map/walk';
import { trackOf, sourcesOf } from '../src/games/galactic-era/panels/points';
import { levelWords, progress, raceName } from '../src/games/galactic-era/panels/words';
import { actingPlayer, inOrder, populationOf, scorers } from '../src/games/galactic-era/people';
import { phaseOf } from '../src/games/galactic-era/phase';
import { placesOf } from '../src/games/galactic-era/places';
import { cardOf, countOf, eraRounds, INTERVALS } from '../src/games/galactic-era/tables';
import type { Fleet, GalacticView, Player, Star } from '../src/games/galactic-era/view';

const star = (id: string, hex: string, owner: number | null, population = 0): Star => ({
	id,
	hex,
	sector: placeOf(readHex(hex) ?? { q: 0, r: 0 }),
	owner,
	population,
	discs: population,
	home: population >= 6
});

const player = (number: number, order: number): Player => ({
	number,
	race: 'galactic',
	alignment: 'sto',
	order,
	vp: 0,
	points: [3, 0, 0, 0, 0, -2, 0, 0],
	levels: { military: 1, spirituality: 1, propulsion: 3, robotics: 1, genetics: 5 },
	war: [],
	home: null,
	pieces: [],
	builds: 3,
	piece_supply: 17,
	disc_supply: 39,
	dummy_supply: 10,
	ships_in_fleets: 0,
	fleets: [],
	card: null,
	played: null,
	counters: { gain: 0, switch: 0, research: 0, grow: 0, build: 0 },
	square: null,
	markers: 0,
	primitives: 0,
	advanced: 0,
	trades: 0,
	protected: false
});

const fleet = (letter: Fleet['fleet'], hex: string): Fleet => ({ fleet: letter, hex, counters: 3 });

function table(): GalacticView {
	const [one, two, puppet] = [player(0, 2), player(1, 1), player(2, 3)];
	one.pieces = [
		{ hex: '0,0', n: 2, spent: 0 },
		{ hex: '0,0', n: 1, spent: 2 }
	];
	one.fleets = [{ ...fleet('A', '1,0'), ships: 4, dummies: 1 }, null];
	two.fleets = [fleet('A', '0,0')];
	two.war = [0];
	return {
		round: 4,
		rounds: 8,
		era: 2,
		story: 'wars',
		goal: null,
		controller: 0,
		puppet: 2,
		tiles: [{ tile: 'khaa', side: 'A', turn: 0, place: 0 }],
		asteroid_systems: [],
		nebulae: ['1,0'],
		neutron_stars: [],
		wormholes: [],
		stars: [star('khaa', '0,0', null), star('apu', '0,3', 0, 6), star('sirius', '0,-3', 0, 2)],
		players: [one, two, puppet],
		deck: 8,
		battle: null,
		steps: [
			{ step: 'Round', phase: 3 },
			{ step: 'Turn', player: 0 }
		]
	};
}

describe('the places of a move', () => {
	it('are hexes, stars and fleets', () => {
		expect(placesOf('take 2 4,-9 0')).toEqual(['4,-9']);
		expect(placesOf('gain ally apu counter')).toEqual(['apu']);
		expect(placesOf('swap A B')).toEqual(['A', 'B']);
		expect(placesOf('view-fleet 1 C')).toEqual(['1:C']);
		expect(placesOf('advance apu -')).toEqual(['apu']);
	});
	it('are none where nothing lies on the board', () =>
		expect(placesOf('select gain+grow military')).toEqual([]));
});

describe('tiles', () => {
	it('have 61 hexes each and share none', () => {
		const all = [0, 1, 2, 3, 4, 5, 6].flatMap((place) => tileHexes(place));
		expect(all).toHaveLength(427);
		expect(new Set(all.map(({ q, r }) => `${q},${r}`)).size).toBe(427);
		expect(all.map(placeOf).filter((place) => place === 6)).toHaveLength(61);
	});
	it('have an outline of 54 edges', () =>
		expect(tileShape(3).outline.match(/M/g)).toHaveLength(54));
});

describe('spots', () => {
	const view = table();
	const targets = [
		{ place: '0,0', key: 'A', words: 'take' },
		{ place: 'khaa', key: 'B', words: 'scout khaa' },
		{ place: 'A', key: 'D', words: 'sail A' },
		{ place: '2,0', key: 'E', words: 'to 2,0' }
	];
	const spots = spotsOf(view, 0, targets);
	const at = (hex: string) => spots.find((spot) => spot.hex === hex);
	it('gather the ships of one owner', () => {
		expect(at('0,0')?.ships).toMatchObject([{ owner: 0, n: 3 }]);
		expect(at('0,0')?.fleets).toMatchObject([{ owner: 1, fleet: 'A' }]);
	});
	it('know the ground below them', () => expect(at('1,0')?.ground).toEqual(['nebula']));
	it('stand where ships may go', () => expect(at('2,0')?.star).toBeNull());
	it('carry every target by any of its names', () => {
		const marks = marksOf(spots, targets);
		expect(marks.find((mark) => mark.hex === '0,0')?.targets).toHaveLength(2);
		expect(marks.find((mark) => mark.hex === '0,0')?.key).toBe('');
		expect(marks.find((mark) => mark.hex === '1,0')?.key).toBe('D');
	});
	it('take letters for fleets of who acts only', () => {
		const named = spotsOf(view, 1, []).filter((spot) => spot.names.includes('A'));
		expect(named.map((spot) => spot.hex)).toEqual(['0,0']);
	});
	it('are walked by arrows and from star to star', () => {
		const from = at('0,0');
		if (!from) throw new Error('no spot');
		expect(arrowed('ArrowUp', from, spots)?.hex).toBe('0,-3');
		expect(nextStar('s', from, spots)?.star?.id).toBe('apu');
		expect(arrowed('x', from, spots)).toBeUndefined();
	});
	it('say what is there', () => {
		const words = spotLabel(at('0,0') ?? spots[0]!, (n) => `P${n}`);
		expect(words).toContain('P1: fleet A with 3 counters');
		expect(words).toContain('P0: 3 ships');
	});
});

describe('growth counters', () => {
	const moves = selections([
		{ move: 'card' },
		{ move: 'select gain+grow military' },
		{ move: 'select gain+gain plus' },
		{ move: 'select gain+research+grow military' }
	]);
	it('fit as long as a legal selection holds them', () => {
		expect(fits(moves, ['grow', 'gain'])).toBe(true);
		expect(fits(moves, ['gain', 'gain', 'grow'])).toBe(false);
		expect(mostOf(moves)).toBe(3);
	});
	it('make a move in the order of the notation', () => {
		expect(moveOf(moves, ['grow', 'gain'], 'military')).toBe('select gain+grow military');
		expect(moveOf(moves, ['grow', 'gain'], 'plus')).toBeNull();
		expect(moveOf(moves, ['grow', 'gain'], null)).toBeNull();
	});
	it('cost points beyond two, fewer with Genetics 5', () => {
		expect([2, 3, 4].map((n) => priceOf(n, player(0, 1)))).toEqual([0, 1, 2]);
	});
	it('have pictures', () =>
		expect([squareIcon('plus'), squareIcon('robotics')]).toEqual(['ge-turn-plus', 'ge-robotics']));
});

describe('people', () => {
	it('are counted without the puppet', () =>
		expect(scorers(table()).map((one) => one.number)).toEqual([0, 1]));
	it('stand in turn order', () =>
		expect(inOrder(table()).map((one) => one.number)).toEqual([1, 0, 2]));
	it('add up their population', () => expect(populationOf(table(), 0)).toBe(8));
	it('act for the puppet they control', () => {
		const view = table();
		view.steps = [{ step: 'Turn', player: 2 }];
		expect([actingPlayer(view, 0), actingPlayer(view, 1)]).toEqual([2, 1]);
	});
	it('change their name with their side', () => {
		const dark = { ...player(0, 1), race: 'x / y', alignment: 'sts' as const };
		expect(raceName({ ...dark, race: null })).not.toBe('');
		expect(raceName(dark)).toBe('y');
	});
});

describe('points', () => {
	it('lie on a stretch of at least thirty', () => {
		const track = trackOf([0, 3]);
		expect([track.ticks[0], track.ticks.at(-1), track.at(15)]).toEqual([0, 30, 50]);
	});
	it('may be negative, and many', () => {
		expect(trackOf([-2, 5]).ticks[0]).toBe(-5);
		const long = trackOf([12, 95]);
		expect(long.at(95)).toBeLessThanOrEqual(100);
		expect(long.ticks.length).toBeLessThan(60);
	});
	it('are told by source', () =>
		expect(sourcesOf(player(0, 1))).toEqual([
			{ source: 'story', vp: 3 },
			{ source: 'counters', vp: -2 }
		]));
});

describe('components', () => {
	it('have the rounds of every era', () => {
		expect(eraRounds(8).map((era) => era.rounds.length)).toEqual([2, 4, 2]);
		expect(eraRounds(12).map((era) => era.rounds.length)).toEqual([3, 6, 3]);
	});
	it('build from 3 to 10 ships', () =>
		expect([INTERVALS[0]?.ships, INTERVALS.at(-1)?.ships]).toEqual([3, 10]));
	it('ask for more in a long game', () => {
		const card = cardOf('density');
		if (!card) throw new Error('no card');
		expect([countOf(card, 8), countOf(card, 12)]).toEqual([3, 4]);
		expect(progress(card, player(0, 1), table())).toBe(1);
	});
	it('say what a level gives', () =>
		expect(levelWords('propulsion', 3)).toBe('range 4, stargate 1'));
	it('name the phase', () => expect(phaseOf(table())).toBe('ge.phase.move'));
});
