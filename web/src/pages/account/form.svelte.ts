import { ApiError } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';

/** A form that says what went wrong. */
export class Form {
	problem = $state('');
	done = $state('');

	async send(work: () => Promise<unknown>, done = ''): Promise<void> {
		this.problem = '';
		this.done = '';
		try {
			await work();
			this.done = done;
		} catch (error) {
			const fields = error instanceof ApiError ? Object.values(error.problem.fields ?? {}) : [];
			const text = error instanceof ApiError ? error.message : t('error.network');
			this.problem = [text, ...fields].join(' ');
		}
	}
}
