import { en, type Key } from '../i18n/en';
import { fill, type Params } from './text';
import { readSetting, writeSetting } from './settings.svelte';

export type Language = 'en' | 'de';
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

class Words {
	language = $state<Language>('en');
	private catalogue = $state.raw<Record<Key, string>>(en);

	/** Load the language of this browser, or the one chosen before. */
	async start(): Promise<void> {
		const wanted = new URLSearchParams(location.search).get('lang');
		const known = readSetting('language', navigator.language.slice(0, 2));
		await this.choose((wanted ?? known) === 'de' ? 'de' : 'en', wanted === null);
	}

	async choose(language: Language, keep = true): Promise<void> {
		this.catalogue = language === 'de' ? (await import('../i18n/de')).de : en;
		this.language = language;
		document.documentElement.lang = language;
		if (keep) writeSetting('language', language);
	}

	say(key: Key, params: Params = {}): string {
		return fill(this.catalogue[key], params);
	}
}

export const words = new Words();

/** The sentence of a key in the chosen language. */
export const t = (key: Key, params: Params = {}): string => words.say(key, params);
export type { Key };

/** The sentence of a key that may not be known, or what stands in for it. */
export function maybe(key: string, fallback: string): string {
	return key in en ? t(key as Key) : fallback;
}
