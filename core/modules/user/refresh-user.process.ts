/**
 * Reloads the player's config when it may be outdated: the page is visible again after a pause, a refusal names the
 * player's rights, or a review of the player's identity has ended [USR-10, USR-13].
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
}

export function refreshUser({ returned$, refusals$, decided$ }: Io): Observable<UserCommand> {
  return merge(returned$, decided$, refusals$.pipe(filter((codes) => codes.some(isOfRights)))).pipe(
    map((): UserCommand => ({ type: 'user/load', payload: { isAgain: true } })),
  );
}
