import { t, type Key } from '../../lib/i18n.svelte';
import { sayShip } from './details';
import { left, total } from './panels/standing';
import { say, sayDeed, sayGoods } from './say';
import { fleets, price } from './ships/ships';
import { residentCount, sectorCount } from './station/station';
import { kindName, kindOf, SPECIES, speciesName, TRACKS, typeName } from './tables';
import type { PhoenixView, Place, Player, Ship } from './view';

/** One sentence about the table, and the places that it stands for. */
export interface Line {
	text: string;
	places: string[];
}

export interface Section {
	title: string;
	lines: Line[];
}

type Name = (seat: number) => string;

function playerLine(player: Player, name: Name): Line {
	const facts = [
		`${name(player.seat)}${player.hub ? ` (${player.hub})` : ''}`,
		sayGoods(player.goods),
		t('px.sectors', { n: sectorCount(player) }),
		t('px.residents', { n: residentCount(player) }),
		t('px.ifNowN', { n: total(player) })
	];
	return { text: facts.filter(Boolean).join(', '), places: [] };
}

function shipLine(
	ship: Ship,
	owner: number | null,
	seat: number | null,
	adds: Player['adds']
): Line {
	const { cost, fee } = price(ship, owner, seat);
	const state = ship.used ? `, ${t('px.used')}` : '';
	const pay = fee ? t('px.costFee', { cost, fee }) : String(cost);
	const text = `${kindName(ship.ship)}, ${t('px.gems', { n: pay })}, ${sayShip(ship, adds)}${state}`;
	return { text, places: [`ship:${ship.ship}`] };
}

function placeLine(view: PhoenixView, place: Place, own: boolean): Line {
	const facts = view.sectors[place.place];
	const homes = place.residents.map((resident, k) => {
		const effect = facts?.quarters[k]?.effect;
		const who = resident ? speciesName(resident) : t('px.empty');
		return effect ? `${who} (${say(effect)})` : who;
	});
	const name = facts ? t('px.sector', { number: place.place }) : t('px.theHub');
	return {
		text: [name, ...homes].join(', '),
		places: own ? [`home:${place.place}`] : []
	};
}

function trackLines(view: PhoenixView, me: Player | undefined, name: Name): Line[] {
	return TRACKS.map((track) => {
		const tokens = view.players.map((one) => `${name(one.seat)} ${one.levels[track]}`);
		const next = view.tracks[track][(me?.levels[track] ?? 0) + 1];
		const cost = next ? `, ${t('px.lobby', { n: next.lobbying })}: ${sayDeed(next.bonus)}` : '';
		return { text: `${typeName(track)}: ${tokens.join(', ')}${cost}`, places: [`track:${track}`] };
	});
}

function sectorLines(view: PhoenixView, me: Player | undefined): Line[] {
	return [...view.display, ...(me?.private ?? [])].map((number) => {
		const facts = view.sectors[String(number)];
		const effects = [
			...(facts?.immediate ?? []),
			...(facts?.quarters.flatMap((q) => q.effect ?? []) ?? [])
		];
		const colour = facts ? t(`px.colour.${facts.colour}` as Key) : '';
		const words = [
			t('px.sector', { number }),
			colour,
			t('px.metal', { n: facts?.cost ?? 0 }),
			...effects.map(say)
		];
		return { text: words.join(', '), places: [`sector:${number}`] };
	});
}

/** The whole table in words, the own things first. */
export function sections(view: PhoenixView, seat: number | null, name: Name): Section[] {
	const me = view.players.find((one) => one.seat === seat);
	const others = view.players.filter((one) => one.seat !== seat);
	const rows = fleets(view, seat);
	const planets = SPECIES.map((species) => ({
		text: `${speciesName(species)}: ${t('px.left', { n: left(view, species) })}`,
		places: [`planet:${species}`]
	}));
	return [
		{
			title: t('px.players'),
			lines: [...(me ? [me] : []), ...others].map((one) => playerLine(one, name))
		},
		...(me
			? [{ title: t('px.yourStation'), lines: me.station.map((one) => placeLine(view, one, true)) }]
			: []),
		...rows.map((row) => ({
			title: row.seat === null ? t('px.neutralShips') : t('px.shipsOf', { name: name(row.seat) }),
			lines: row.ships.map((ship) => shipLine(ship, row.seat, seat, me?.adds ?? {}))
		})),
		{
			title: t('px.faceUp'),
			lines: view.face_up.map((ship) => ({
				...shipLine(ship, null, seat, {}),
				places: [`kind:${kindOf(ship.ship)}`]
			}))
		},
		{ title: t('px.diplomacy'), lines: trackLines(view, me, name) },
		{ title: t('px.planets'), lines: planets },
		...others.map((one) => ({
			title: t('px.stationOf', { name: name(one.seat) }),
			lines: one.station.map((place) => placeLine(view, place, false))
		})),
		{ title: t('px.onDisplay'), lines: sectorLines(view, me) }
	].filter((section) => section.lines.length > 0);
}
