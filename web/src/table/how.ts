import { t, type Key } from '../lib/i18n.svelte';
import { policies } from '../lib/odds';

/** How a number was found: method, and the policy of each party. */
export function how(found: { method: string; policy: string }): string {
	const names = policies(found.policy).map((one) => t(`ec.odds.policy.${one}` as Key));
	return t('ec.odds.how', {
		method: t(`ec.odds.method.${found.method}` as Key),
		policy: names.join(' / ')
	});
}
