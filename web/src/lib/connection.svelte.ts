import type { ClientMessage, ServerMessage } from './wire';

export type Line = 'connecting' | 'live' | 'lost' | 'closed';
const HEARTBEAT_MS = 20_000;
const FINAL_CODES = new Set([4401, 4403, 4404]);

/** One WebSocket that comes back by itself, waiting longer after each failure. */
export class Connection {
	line = $state<Line>('connecting');
	/** Code of the close that ends all trying. */
	refusedBy = $state(0);
	retryAt = $state(0);
	private socket: WebSocket | null = null;
	private failures = 0;
	private timer = 0;
	private heart = 0;

	constructor(
		private readonly path: string,
		private readonly hello: () => ClientMessage,
		private readonly receive: (message: ServerMessage) => void
	) {}

	open(): void {
		clearTimeout(this.timer);
		const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
		const socket = new WebSocket(`${scheme}://${location.host}/api${this.path}`);
		this.socket = socket;
		socket.onopen = () => {
			this.failures = 0;
			this.line = 'live';
			this.send(this.hello());
		};
		socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ServerMessage);
		socket.onclose = (event) => this.closed(socket, event.code);
		clearInterval(this.heart);
		this.heart = setInterval(() => this.send({ type: 'ping' }), HEARTBEAT_MS) as unknown as number;
	}

	send(message: ClientMessage): boolean {
		if (this.socket?.readyState !== WebSocket.OPEN) return false;
		this.socket.send(JSON.stringify(message));
		return true;
	}

	close(): void {
		this.line = 'closed';
		clearTimeout(this.timer);
		clearInterval(this.heart);
		this.socket?.close();
		this.socket = null;
	}

	private closed(socket: WebSocket, code: number): void {
		if (socket !== this.socket || this.line === 'closed') return;
		if (FINAL_CODES.has(code)) {
			this.line = 'closed';
			this.refusedBy = code;
			clearInterval(this.heart);
			return;
		}
		this.line = 'lost';
		const wait = retryDelay(this.failures++);
		this.retryAt = Date.now() + wait;
		this.timer = setTimeout(() => this.open(), wait) as unknown as number;
	}
}

/** Half a second at first, doubling to at most fifteen. */
export function retryDelay(failures: number): number {
	return Math.min(15_000, 500 * 2 ** failures);
}
