import { maybe } from '../../lib/i18n.svelte';
import { title } from '../../lib/text';

/** A field of a view as people call it. */
export const fieldName = (key: string): string => maybe(`field.${key}`, title(key));
