/**
 * The access token: in memory only. A refresh is shared: everyone who asks while it is under way, or within 60 s of a successful one, gets the same answer.
 * A token that the operator has just refused is never handed out again.
 */
import type { Observable } from 'rxjs';
import { finalize, map, of, share } from 'rxjs';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { CallFailure, Tokens, TokenSource } from './api.ts';

/** A refresh's answer is shared for this long. */
const SHARED_MS = 60_000;

export interface TokenStore extends TokenSource {
  hold(tokens: Tokens): void;
  drop(): void;
}

/**
 * `fetchTokens` asks the operator by the session's cookie. `onLost` is called when the operator says that there is no session; a lost answer does not end one.
 * An answer that arrives after `hold` or `drop` belongs to another player and is discarded.
 */
export function createTokenStore(clock: Clock, fetchTokens: () => Observable<Result<Tokens, CallFailure>>, onLost: () => void): TokenStore {
  let held: Tokens | null = null;
  let refreshedAt = -Infinity;
  let underWay: Observable<Result<Tokens, CallFailure>> | null = null;
  let epoch = 0;

  function take(answer: Result<Tokens, CallFailure>, asked: number): Result<Tokens, CallFailure> {
    if (asked !== epoch) return err({ kind: 'closed' });
    if (answer.ok) {
      held = answer.value;
      refreshedAt = clock.now();
      return answer;
    }
    const refused = answer.error.kind === 'status' && (answer.error.status === 401 || answer.error.status === 403);
    if (!refused) return answer;
    held = null;
    onLost();
    return err({ kind: 'signedOut' });
  }

  function become(tokens: Tokens | null): void {
    epoch += 1;
    held = tokens;
    refreshedAt = -Infinity;
    underWay = null;
  }

  return {
    current: () => (held !== null && held.expiresAt > clock.now() ? held : null),
    refresh() {
      if (underWay !== null) return underWay;
      if (held !== null && held.expiresAt > clock.now() && clock.now() - refreshedAt < SHARED_MS) return of(ok(held));
      const asked = epoch;
      const flight = fetchTokens().pipe(
        map((answer) => take(answer, asked)),
        finalize(() => {
          if (underWay === flight) underWay = null;
        }),
        share(),
      );
      underWay = flight;
      return flight;
    },
    refuse(token) {
      if (held !== null && held.token === token) held = null;
    },
    epoch: () => epoch,
    hold: (tokens) => become(tokens),
    drop: () => become(null),
  };
}
