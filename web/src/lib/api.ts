import { words } from './i18n.svelte';
import type { Me, Problem } from './wire';

/** The server's answer when something is not possible; `problem` is RFC 9457. */
export class ApiError extends Error {
	constructor(readonly problem: Problem) {
		super(problem.detail || problem.title);
	}

	/** The stable word behind `/problems/`. */
	get kind(): string {
		return this.problem.type.split('/').pop() ?? '';
	}
}

let csrf = '';

/** The token comes with every answer about the session. */
export function rememberToken(me: Me): Me {
	csrf = me.csrf;
	return me;
}

async function readProblem(response: Response): Promise<Problem> {
	try {
		return (await response.json()) as Problem;
	} catch {
		const title = response.statusText || 'The server did not answer';
		return {
			type: '/problems/unknown',
			title,
			status: response.status,
			detail: title,
			fields: null,
			why: null,
			update: null
		};
	}
}

/** Ask the server; throws ApiError, or TypeError when the network is gone. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
	const headers: Record<string, string> = {
		Accept: 'application/json',
		'Accept-Language': words.language
	};
	if (method !== 'GET' && csrf) headers['X-CSRF-Token'] = csrf;
	if (body !== undefined) headers['Content-Type'] = 'application/json';
	const response = await fetch(`/api${path}`, {
		method,
		headers,
		body: body === undefined ? undefined : JSON.stringify(body)
	});
	if (!response.ok) throw new ApiError(await readProblem(response));
	if (response.status === 204) return undefined as T;
	const type = response.headers.get('content-type') ?? '';
	return (type.includes('json') ? response.json() : response.text()) as Promise<T>;
}

export const get = <T>(path: string) => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);
export const put = <T>(path: string, body: unknown) => request<T>('PUT', path, body);
export const patch = <T>(path: string, body: unknown) => request<T>('PATCH', path, body);
export const remove = <T>(path: string, body?: unknown) => request<T>('DELETE', path, body);
