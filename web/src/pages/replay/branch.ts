/** A saved game up to and with a record, ready to be played on. */
export function cutSave(text: string, seq: number): string {
	const lines = text.trimEnd().split('\n');
	const record = (line: string) => /^(\d+) /.exec(line)?.[1];
	const kept = lines.filter((line) => {
		const at = record(line);
		return at === undefined ? !line.startsWith('end ') : Number(at) <= seq;
	});
	return kept.join('\n') + '\n';
}
