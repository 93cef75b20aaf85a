/**
 * Keeps the fields of this visit's intents, taken from the secret channel, until the intent has its answer, so that it
 * can be sent again.
 */
import { EMPTY, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { CashierEvent } from './messages.ts';
import type { PersonalValues } from './types.ts';

export interface WishFields {
  /** Null for an intent of another visit or tab. */
  of(key: string): PersonalValues | null;
  drop(key: string): void;
  follow(events$: Observable<Recorded<CashierEvent>>): Observable<never>;
}

const NO_FIELDS: PersonalValues = {};

export function createWishFields(take: (attempt: string) => PersonalValues | null): WishFields {
  const byKey = new Map<string, PersonalValues>();
  return {
    of: (key) => byKey.get(key) ?? null,
    drop: (key) => void byKey.delete(key),
    follow: (events$) =>
      events$.pipe(
        mergeMap(({ event }) => {
          if (event.type === 'cashier/forgotten') byKey.clear();
          if (event.type !== 'cashier/payIntended') return EMPTY;
          const { key, attempt } = event.payload;
          byKey.set(key, attempt === null ? NO_FIELDS : (take(attempt) ?? NO_FIELDS));
          return EMPTY;
        }),
      ),
  };
}
