export type Params = Record<string, string | number>;

/**
 * Put values into a sentence. "one|many" chooses by `n`; {name} stands for a value.
 */
export function fill(sentence: string, params: Params): string {
	const forms = sentence.split('|');
	const form = (forms.length > 1 && params['n'] !== 1 ? forms[1] : forms[0]) ?? sentence;
	return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** "plasma_cannon" as "Plasma Cannon". */
export function title(id: string): string {
	return id
		.split(/[_-]/)
		.filter(Boolean)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(' ');
}

/** A number with its sign, with a true minus. */
export function signed(value: number): string {
	if (value > 0) return `+${value}`;
	return value < 0 ? `−${-value}` : '0';
}

/** The time that remains in the two biggest units. */
export function span(seconds: number): string {
	const s = Math.max(0, Math.round(seconds));
	const days = Math.floor(s / 86400);
	const hours = Math.floor((s % 86400) / 3600);
	const minutes = Math.floor((s % 3600) / 60);
	if (days) return `${days} d ${hours} h`;
	if (hours) return `${hours} h ${minutes} min`;
	if (minutes >= 10) return `${minutes} min`;
	return `${minutes}:${String(s % 60).padStart(2, '0')}`;
}

/** A game's title without its second half. */
export const shortTitle = (text: string): string => text.split(':')[0] ?? text;
