export interface Command {
	id: string;
	label: string;
	hint: string;
	run: () => void;
}

/** Commands whose words all occur, exact notation first. */
export function findCommands(commands: Command[], text: string): Command[] {
	const wanted = text.trim().toLowerCase();
	if (!wanted) return commands;
	const parts = wanted.split(/\s+/);
	const score = (command: Command): number => {
		const id = command.id.toLowerCase();
		if (id === wanted) return 3;
		if (id.startsWith(wanted)) return 2;
		const whole = `${id} ${command.label.toLowerCase()}`;
		return parts.every((part) => whole.includes(part)) ? 1 : 0;
	};
	return commands
		.map((command) => ({ command, score: score(command) }))
		.filter((one) => one.score > 0)
		.sort((a, b) => b.score - a.score)
		.map((one) => one.command);
}
