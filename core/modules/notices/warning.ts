import type { Text } from '../../kernel/text.ts';
import { text } from '../../kernel/text.ts';
import type { NoticesCommand } from './messages.ts';

/** A warning that stays until it is dismissed. */
export function warning(key: string, params: Text['params'] = {}): NoticesCommand {
  return { type: 'notices/show', payload: { tone: 'warning', text: text(key, params), lastsMs: null } };
}
