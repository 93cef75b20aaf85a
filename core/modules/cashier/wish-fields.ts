/**
 * Maps intents of this visit to their held values, which stay available until the intent has its answer, so that it can
 * be sent again.
 */
import { EMPTY, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { CashierEvent } from './messages.ts';
import type { CashierVault, Held } from './vault.ts';

export interface WishFields {
  /** Null for an intent of another visit or tab. */
  of(key: string): Held | null;
  drop(key: string): void;
  follow(events$: Observable<Recorded<CashierEvent>>): Observable<never>;
}

const NO_FIELDS: Held = {};

export function createWishFields(vault: CashierVault): WishFields {
  const byKey = new Map<string, Held>();
  return {
    of: (key) => byKey.get(key) ?? null,
    drop: (key) => void byKey.delete(key),
    follow: (events$) =>
      events$.pipe(
        mergeMap(({ event }) => {
          if (event.type === 'cashier/forgotten') byKey.clear();
          if (event.type !== 'cashier/payIntended') return EMPTY;
          const { key, attempt } = event.payload;
          byKey.set(key, attempt === null ? NO_FIELDS : (vault.peek(attempt) ?? NO_FIELDS));
          if (attempt !== null) vault.drop(attempt);
          return EMPTY;
        }),
      ),
  };
}
