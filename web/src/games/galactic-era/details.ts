import { t } from '../../lib/i18n.svelte';
import type { Detail } from '../parts';
import { counterWords, relicName } from './map/labels';
import { groundsOf } from './map/spots';
import { cardWords, levelWords } from './panels/words';
import { actingPlayer } from './people';
import { placesOf } from './places';
import { cardOf, levelOf, TOP_LEVEL } from './tables';
import type { Field, GalacticView, Player, Star } from './view';

type Name = (seat: number) => string;
type Tell = (words: string[], view: GalacticView, me: Player) => Detail | null;

/** What a person wants to know of a move before choosing it. */
export function detail(
	move: string,
	board: unknown,
	seat: number | null,
	name: Name
): Detail | null {
	const view = board as GalacticView;
	const words = move.split(' ');
	const me = view.players.find((one) => one.number === actingPlayer(view, seat));
	const tell = TELL[words[0] ?? ''];
	const called: Name = (one) => (one === view.puppet ? t('ge.puppet') : name(one));
	if (tell && me) return tell(words, view, me);
	return placeDetail(view, placesOf(move).at(-1) ?? '', me?.number ?? null, called);
}

const TELL: Record<string, Tell> = {
	learn: ([, field], _view, me) => levelDetail(field as Field, me),
	steal: ([, , field], _view, me) => levelDetail(field as Field, me),
	offer: ([, , , field], _view, me) => levelDetail(field as Field, me),
	research: (_words, _view, me) =>
		me.square && me.square !== 'minus' && me.square !== 'plus' ? levelDetail(me.square, me) : null,
	build: (_words, _view, me) => ({
		icon: 'ge-ship',
		text: t('ge.ships.plus', { n: me.builds })
	}),
	grow: (_words, _view, me) => ({
		icon: 'ge-pop',
		text: t('ge.pick.bonus', {
			n: levelOf('genetics', me.levels.genetics).bonus_population ?? 0
		})
	}),
	card: (_words, view, me) => cardDetail(me.card ?? '', view),
	'keep-card': ([, card], view) => cardDetail(card ?? '', view)
};

function levelDetail(field: Field, me: Player): Detail | null {
	const now = me.levels[field];
	if (now === undefined || now >= TOP_LEVEL) return null;
	return { icon: `ge-${field}`, text: `${now} → ${now + 1}: ${levelWords(field, now + 1)}` };
}

function cardDetail(id: string, view: GalacticView): Detail | null {
	const card = cardOf(id);
	if (!card) return null;
	return { icon: 'ge-domination', text: cardWords(card, view.rounds) };
}

/** Who and what is at a place: strangers first, they may stop ships. */
function placeDetail(
	view: GalacticView,
	place: string,
	me: number | null,
	name: Name
): Detail | null {
	const star = view.stars.find((one) => one.id === place || one.hex === place);
	const hex = star?.hex ?? place;
	const others = strangers(view, hex, me, name);
	const ground = (groundsOf(view).get(hex) ?? []).map((one) => t(`ge.ground.${one}`));
	const text = [...others, ...(star ? starWords(star, me, name) : []), ...ground].join(' · ');
	if (!text) return null;
	if (others.length) return { icon: 'ge-ship', tone: 'badc', text };
	return { icon: star ? 'ge-star-uninhabited' : 'ui-map', text };
}

function strangers(view: GalacticView, hex: string, me: number | null, name: Name): string[] {
	return view.players
		.filter((player) => player.number !== me)
		.flatMap((player) => {
			const ships = player.pieces.filter((one) => one.hex === hex);
			const n = ships.reduce((sum, one) => sum + one.n, 0);
			const fleets = player.fleets.flatMap((one) => (one?.hex === hex ? [one.fleet] : []));
			if (!n && !fleets.length) return [];
			const what = [n ? t('ge.ships', { n }) : '', ...fleets].filter(Boolean).join(', ');
			const war = me !== null && player.war.includes(me) ? ` (${t('ge.war')})` : '';
			return [`${name(player.number)}: ${what}${war}`];
		});
}

function starWords(star: Star, me: number | null, name: Name): string[] {
	const owner =
		star.owner === null
			? counterWords(star)
			: `${star.owner === me ? t('ge.own') : name(star.owner)}, ${t('ge.population.n', { n: star.population })}`;
	return [owner, star.relic ? relicName(star.relic) : ''].filter(Boolean);
}
