import { ApiError, get } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import type { Hint } from '../../lib/wire';
import { mayAsk } from '../hint';
import type { Play } from '../play.svelte';

/** What a bot would do here, when somebody asks. */
export class Hints {
	private hint = $state.raw<Hint | null>(null);
	problem = $state('');
	busy = $state(false);

	constructor(private readonly play: Play) {}

	/** Only who is to move, and plays with bots alone. */
	get possible(): boolean {
		const { decision, shown, table, seats } = this.play;
		return !!decision && !!shown?.actors.includes(decision.seat) && mayAsk(table.info, seats);
	}

	/** The answer, as long as it is about this position. */
	get shown(): Hint | null {
		return this.hint?.seq === this.play.table.view?.seq ? this.hint : null;
	}

	async ask(): Promise<void> {
		if (this.busy) return;
		this.busy = true;
		this.problem = '';
		const { id, seat } = this.play.table;
		try {
			this.hint = await get<Hint>(`/tables/${id}/hint?seat=${seat}`);
		} catch (error) {
			this.problem = error instanceof ApiError ? error.message : t('error.network');
		} finally {
			this.busy = false;
		}
	}
}
