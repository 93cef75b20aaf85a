/**
 * Reloads the player's config when it may be outdated: the page is visible again after a pause, a refusal names the
 * player's rights, a review of the player's identity has ended, or the player has changed a method of protection or a
 * setting [USR-10, USR-13].
 */
import { filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { UserCommand } from './messages.ts';
import { isOfRights } from './rules/rights.ts';

interface Io {
  /** Emits when a page that was left is seen again. */
  readonly returned$: Observable<unknown>;
  /** The codes of each refusal of a bet or a payment. */
  readonly refusals$: Observable<readonly string[]>;
  /** Emits when the player's identification has been decided. */
  readonly decided$: Observable<unknown>;
  /** Emits when the player has changed a method of protection or a setting of the office. */
  readonly changed$: Observable<unknown>;
}

export function refreshUser({ returned$, refusals$, decided$, changed$ }: Io): Observable<UserCommand> {
  return merge(returned$, decided$, changed$, refusals$.pipe(filter((codes) => codes.some(isOfRights)))).pipe(
    map((): UserCommand => ({ type: 'user/load', payload: { isAgain: true } })),
  );
}
