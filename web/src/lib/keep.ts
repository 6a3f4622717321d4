const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;

function keepList(old: unknown[], fresh: unknown[]): unknown[] {
	let same = old.length === fresh.length;
	const out = fresh.map((value, k) => {
		const kept = keep(old[k], value);
		same &&= kept === old[k];
		return kept;
	});
	return same ? old : out;
}

function keepRecord(old: Record<string, unknown>, fresh: Record<string, unknown>): unknown {
	const keys = Object.keys(fresh);
	let same = keys.length === Object.keys(old).length;
	const out: Record<string, unknown> = {};
	for (const key of keys) {
		out[key] = keep(old[key], fresh[key]);
		same &&= out[key] === old[key] && key in old;
	}
	return same ? old : out;
}

/**
 * The new value, in which everything that says the same as before is the very same object: a view
 * of a table then differs only where something happened, and only that is drawn again.
 */
export function keep<T>(old: unknown, fresh: T): T {
	if (old === fresh || !isObject(old) || !isObject(fresh)) return fresh;
	if (Array.isArray(fresh)) return (Array.isArray(old) ? keepList(old, fresh) : fresh) as T;
	return (Array.isArray(old) ? fresh : keepRecord(old, fresh)) as T;
}
