/**
 * Reloads the player's config when it may be outdated: the page is visible again after a pause, or a refusal names the
 * player's rights [USR-10, USR-13].
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
}

export function refreshUser({ returned$, refusals$ }: Io): Observable<UserCommand> {
  return merge(returned$, refusals$.pipe(filter((codes) => codes.some(isOfRights)))).pipe(
    map((): UserCommand => ({ type: 'user/load', payload: { isAgain: true } })),
  );
}
