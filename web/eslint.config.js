import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
	js.configs.recommended,
	...ts.configs.recommended,
	...svelte.configs.recommended,
	{ languageOptions: { globals: { ...globals.browser } } },
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
	},
	{ rules: { 'max-lines': ['error', 250], '@typescript-eslint/no-explicit-any': 'error' } },
	{
		files: ['src/i18n/*', 'src/lib/wire.ts', 'src/games/*/wire.ts'],
		rules: { 'max-lines': 'off' }
	},
	{ ignores: ['node_modules'] }
);
