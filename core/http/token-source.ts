/**
 * The access token, in memory only. A refresh is shared: all callers during the refresh, or within 60 s of a successful
 * one, get the same answer. A token that the operator has refused is never used again.
 */
import type { Observable } from 'rxjs';
import { finalize, map, of, share, Subject } from 'rxjs';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { CallFailure, Tokens, TokenSource } from './api.ts';

/** A refresh's answer is shared for this long. */
const SHARED_MS = 60_000;
/** The most refused tokens that are remembered; fewer are in flight at once. */
const MAX_REFUSED = 8;

/** Tokens and when they were issued, ms since the epoch. */
export interface FreshTokens extends Tokens {
  readonly refreshedAt?: number;
}

/**
 * Extends a token that has expired on arrival by the time that a refresh is shared. The device's clock is wrong then;
 * the operator refuses the token if it is invalid.
 */
export function inTime<T extends Tokens>(tokens: T, now: number): T {
  return tokens.expiresAt > now ? tokens : { ...tokens, expiresAt: now + SHARED_MS };
}

export interface TokenStore extends TokenSource {
  hold(tokens: Tokens): void;
  drop(): void;
  /** The result of a refresh in the last 60 s, if it may be shared. */
  fresh(): (FreshTokens & { readonly refreshedAt: number }) | null;
  /** Whether the operator has refused the token in this epoch. */
  isRefused(token: string): boolean;
  /** Emits when a player has signed in or out, after the epoch has changed. */
  readonly changed$: Observable<unknown>;
}

/**
 * Creates the token store. `fetchTokens` asks the operator by the session's cookie. `onLost` is called when the
 * operator says that there is no session; a lost answer does not end a session. An answer that arrives after `hold` or
 * `drop` belongs to another player and is discarded.
 */
export function createTokenStore(
  clock: Clock,
  fetchTokens: () => Observable<Result<FreshTokens, CallFailure>>,
  onLost: () => void,
): TokenStore {
  const changes = new Subject<void>();
  let held: Tokens | null = null;
  let refreshedAt = -Infinity;
  let underWay: Observable<Result<Tokens, CallFailure>> | null = null;
  let refused: readonly string[] = [];
  let epoch = 0;

  function take(answer: Result<FreshTokens, CallFailure>, asked: number): Result<Tokens, CallFailure> {
    if (asked !== epoch) return err({ kind: 'closed' });
    if (answer.ok) {
      held = inTime(answer.value, clock.now());
      refreshedAt = Math.min(clock.now(), answer.value.refreshedAt ?? Infinity);
      return answer;
    }
    const isOver = answer.error.kind === 'status' && (answer.error.status === 401 || answer.error.status === 403);
    if (!isOver) return answer;
    held = null;
    onLost();
    return err({ kind: 'signedOut' });
  }

  function become(tokens: Tokens | null): void {
    epoch += 1;
    held = tokens === null ? null : inTime(tokens, clock.now());
    refreshedAt = -Infinity;
    underWay = null;
    refused = [];
    changes.next();
  }

  const current = (): Tokens | null => (held !== null && held.expiresAt > clock.now() ? held : null);
  const fresh: TokenStore['fresh'] = () => {
    const tokens = current();
    return tokens !== null && clock.now() - refreshedAt < SHARED_MS ? { ...tokens, refreshedAt } : null;
  };

  return {
    current,
    fresh,
    refresh() {
      if (underWay !== null) return underWay;
      const known = fresh();
      if (known !== null) return of(ok(known));
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
      refused = [...refused.slice(1 - MAX_REFUSED), token];
      if (held !== null && held.token === token) held = null;
    },
    isRefused: (token) => refused.includes(token),
    epoch: () => epoch,
    hold: (tokens) => become(tokens),
    drop: () => become(null),
    changed$: changes,
  };
}
