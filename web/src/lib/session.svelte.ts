import { get, patch, post, rememberToken, remove } from './api';
import type { Me, Person } from './wire';

class Session {
	person = $state.raw<Person | null>(null);
	known = $state(false);

	private take(me: Me): void {
		this.person = rememberToken(me).person;
		this.known = true;
	}

	async load(): Promise<void> {
		this.take(await get<Me>('/me'));
	}

	/** Somebody is needed: a stranger becomes a guest. */
	async need(name: string): Promise<Person> {
		if (!this.known) await this.load();
		if (!this.person) this.take(await post<Me>('/guests', { name }));
		return this.person as Person;
	}

	async rename(name: string): Promise<void> {
		this.take(await patch<Me>('/me', { name }));
	}

	async register(name: string, email: string, password: string): Promise<void> {
		this.take(await post<Me>('/accounts', { name, email, password }));
	}

	async signIn(email: string, password: string): Promise<void> {
		this.take(await post<Me>('/sessions', { email, password }));
	}

	async signOut(everywhere = false): Promise<void> {
		await remove(everywhere ? '/sessions' : '/sessions/current');
		await this.load();
	}

	async forget(password: string): Promise<void> {
		await remove('/me', { password });
		await this.load();
	}
}

export const session = new Session();
