/** Every address of the page, read from a path. */
export type Route =
	| { page: 'home' }
	| { page: 'table'; id: string; seat?: number }
	| { page: 'replay'; id: string }
	| { page: 'invite'; token: string }
	| { page: 'report'; id: string }
	| { page: 'rules'; game?: string; rule?: string }
	| { page: 'account' }
	| { page: 'reset'; token: string }
	| { page: 'lost'; path: string };

/** The route of a path with its search text. */
export function readRoute(path: string, search = ''): Route {
	const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
	const query = new URLSearchParams(search);
	const lost: Route = { page: 'lost', path };
	if (rest.length) return lost;
	if (!first) return { page: 'home' };
	if (first === 'rules') return { page: 'rules', game: second, rule: third };
	if (third) return lost;
	if (first === 'table' && second) {
		const seat = query.get('seat');
		return seat === null
			? { page: 'table', id: second }
			: { page: 'table', id: second, seat: Number(seat) };
	}
	if (first === 'replay' && second) return { page: 'replay', id: second };
	if (first === 'invite' && second) return { page: 'invite', token: second };
	if (first === 'report' && second) return { page: 'report', id: second };
	if (first === 'account' && !second) return { page: 'account' };
	if (first === 'reset-password')
		return { page: 'reset', token: query.get('token') ?? second ?? '' };
	return lost;
}
