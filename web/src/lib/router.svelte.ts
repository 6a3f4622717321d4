import { readRoute, type Route } from './routes';

class Router {
	route = $state.raw<Route>(readRoute(location.pathname, location.search));

	constructor() {
		addEventListener('popstate', () => this.read());
		addEventListener('click', (event) => this.follow(event));
	}

	read(): void {
		this.route = readRoute(location.pathname, location.search);
	}

	go(path: string, replace = false): void {
		if (replace) history.replaceState(null, '', path);
		else history.pushState(null, '', path);
		this.read();
		scrollTo(0, 0);
	}

	/** Plain clicks on links of our own stay in the page. */
	private follow(event: MouseEvent): void {
		if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
		const link = (event.target as Element | null)?.closest?.('a');
		if (!link || link.target || link.hasAttribute('download')) return;
		const url = new URL(link.href, location.href);
		if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
		if (link.getAttribute('href')?.startsWith('#')) return;
		event.preventDefault();
		this.go(url.pathname + url.search);
	}
}

export const router = new Router();
