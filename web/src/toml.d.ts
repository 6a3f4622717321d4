declare module '*.toml' {
	const table: Record<string, unknown>;
	export default table;
}

declare module '*.toml?names' {
	const names: Record<string, Record<string, string> | undefined>;
	export default names;
}
