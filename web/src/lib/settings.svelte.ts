/** What a person chose for this browser. */
export type Theme = 'dark' | 'light' | 'auto';

function read(key: string, fallback: string): string {
	try {
		return localStorage.getItem(key) ?? fallback;
	} catch {
		return fallback;
	}
}

function write(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {
		// A browser without storage keeps the choice for this visit only.
	}
}

class Settings {
	theme = $state<Theme>(read('theme', 'dark') as Theme);
	sounds = $state(read('sounds', 'off') === 'on');
	textBoard = $state(read('textBoard', 'off') === 'on');

	setTheme(theme: Theme): void {
		this.theme = theme;
		write('theme', theme);
		if (theme === 'auto') delete document.documentElement.dataset['theme'];
		else document.documentElement.dataset['theme'] = theme;
	}

	/** From what is seen now to the other one. */
	toggleTheme(): void {
		const light =
			this.theme === 'light' ||
			(this.theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
		this.setTheme(light ? 'dark' : 'light');
	}

	setSounds(on: boolean): void {
		this.sounds = on;
		write('sounds', on ? 'on' : 'off');
	}

	setTextBoard(on: boolean): void {
		this.textBoard = on;
		write('textBoard', on ? 'on' : 'off');
	}
}

export const settings = new Settings();
export { read as readSetting, write as writeSetting };
