import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Table } from '../src/lib/table.svelte';

/** A line whose other end is the test. */
class Line {
	static readonly OPEN = 1;
	static last: Line;
	readyState = 1;
	sent: Record<string, unknown>[] = [];
	onopen?: () => void;
	onmessage?: (event: { data: string }) => void;
	onclose?: (event: { code: number }) => void;
	constructor() {
		Line.last = this;
	}
	send(text: string): void {
		this.sent.push(JSON.parse(text) as Record<string, unknown>);
	}
	close(): void {}
	says(message: unknown): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
	plays(): Record<string, unknown>[] {
		return this.sent.filter((one) => one['type'] === 'play');
	}
}

const update = (version: number) => ({
	type: 'update',
	version,
	since: version,
	rewound: false,
	table: { id: 't', status: 'playing' },
	view: { seat: 0, seq: version, decision: null, actors: [0] },
	events: [],
	undo_to: null,
	held: null,
	asks: []
});

function opened(): { table: Table; line: Line } {
	const table = new Table('t', 0);
	table.connection.open();
	Line.last.onopen?.();
	Line.last.says(update(0));
	return { table, line: Line.last };
}

const accepted = (line: Line, version: number, k = 0) =>
	line.says({ type: 'accepted', client_id: line.plays()[k]?.['client_id'], version });

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('WebSocket', Line);
	vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
});

describe('a table', () => {
	it('takes no second answer to a question until the next position is shown', () => {
		const { table, line } = opened();
		table.play('end');
		accepted(line, 1);
		table.play('end');
		expect(line.plays()).toHaveLength(1);
		line.says(update(1));
		expect(table.busy).toBe(false);
		table.play('end');
		expect(line.plays()).toHaveLength(2);
	});

	it('is free when the position comes before its answer', () => {
		const { table, line } = opened();
		table.play('end');
		line.says(update(1));
		expect(table.busy).toBe(true);
		accepted(line, 1);
		expect(table.busy).toBe(false);
	});

	it('does not take the second answer to a move for the answer to the next one', () => {
		const { table, line } = opened();
		table.play('first');
		line.says(update(1));
		accepted(line, 1);
		table.play('second');
		accepted(line, 1, 0);
		expect(table.sending?.move).toBe('second');
	});

	it('sends a move again, as the same one, when the line comes back', () => {
		const { table, line } = opened();
		table.play('first');
		line.says(update(0));
		const ids = line.plays().map((one) => one['client_id']);
		expect(ids).toHaveLength(2);
		expect(new Set(ids).size).toBe(1);
	});

	it('confirms once, however often it is pressed', async () => {
		const { table } = opened();
		const asked: string[] = [];
		vi.stubGlobal('fetch', (path: string) => {
			asked.push(path);
			return new Promise(() => undefined);
		});
		void table.confirm();
		void table.confirm();
		table.play('end');
		await vi.advanceTimersByTimeAsync(10);
		expect(asked).toHaveLength(1);
		expect(table.sending).toBeNull();
	});
});
