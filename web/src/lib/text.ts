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

/** A question and what stands behind it: "Where to? Moves left: 2." asks "Where to?". */
export function asked(text: string): { question: string; lead: string } {
	const end = /[?.] +(?=\S)/.exec(text);
	if (!end || end.index < 8) return { question: text, lead: '' };
	return { question: text.slice(0, end.index + 1), lead: text.slice(end.index + end[0].length) };
}

/** Second halves of German compounds: a narrow tile may break before them. */
const HALVES =
	/(?<=[a-zäöü]{4})(?=(?:kanone|quelle|computer|antrieb|schild|generator|schlüssel|bomben|raketen?|spalter|absorber|basis|bergbau|hülle|netz|portal|speicher|wirtschaft|labor|robot|feld|leitung|knoten)\w*)/gi;

/** A name that may be broken where its parts join. */
export const breakable = (name: string): string => name.replace(HALVES, '\u00ad');
