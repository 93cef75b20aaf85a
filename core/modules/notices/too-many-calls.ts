/** Informs the player of a rate limit, and when to try again [HTTP-14]. */
import { text } from '../../kernel/text.ts';
import type { NoticesCommand } from './messages.ts';

const MINUTE_S = 60;
/** Longer times are given in minutes. */
const MAX_SECONDS_SHOWN = 2 * MINUTE_S;

/** The notice stays until the time is over. */
export function tooManyCalls(seconds: number): NoticesCommand {
  const words =
    seconds > MAX_SECONDS_SHOWN
      ? text('notice.tooManyCalls.minutes', { count: Math.ceil(seconds / MINUTE_S) })
      : text('notice.tooManyCalls.seconds', { count: seconds });
  return {
    type: 'notices/show',
    payload: { id: 'tooManyCalls', tone: 'warning', text: words, lastsMs: seconds * 1_000 },
  };
}
