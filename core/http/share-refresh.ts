/**
 * Shares one token refresh among all tabs. The tab that holds the lock asks the other tabs first, then the operator,
 * and broadcasts the result. Tokens stay in memory, travel through the tabs port, and are bound to the player; they
 * never reach storage. Fails open: where the lock, the other tabs or their answers fail, a tab refreshes for itself. A
 * refresh ends with the epoch in which it began.
 */
import type { Observable } from 'rxjs';
import {
  catchError,
  concatMap,
  defaultIfEmpty,
  defer,
  EMPTY,
  firstValueFrom,
  from,
  map,
  merge,
  mergeMap,
  of,
  race,
  share,
  Subject,
  take,
  takeUntil,
  tap,
} from 'rxjs';
import * as v from 'valibot';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import { after } from '../kernel/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { Report } from '../ports/report.ts';
import type { TabsPort } from '../ports/tabs.ts';
import type { CallFailure } from './api.ts';
import { inTime } from './token-source.ts';
import type { FreshTokens, TokenStore } from './token-source.ts';
import { decodeWith, integer } from './wire-tools.ts';

/** How long a tab waits for the other tabs to answer. */
const ASK_MS = 100;
/**
 * A tab that waited longer than this for the lock was behind a tab that got an answer, and the broadcast may still be
 * on its way.
 */
const WAITED_MS = 250;
const ASK_AFTER_WAITING_MS = 1_000;
/** The longest wait for the lock, no longer than a call may take: a suspended tab may keep the lock. */
const LOCK_MS = 20_000;
const SHARED_MS = 60_000;
const LOCK = 'tokens';
const ASKED = 'tokensAsked';
const SHARED = 'tokensShared';

const decodeShared = decodeWith(
  v.object({
    kind: v.literal(SHARED),
    userId: v.string(),
    token: v.string(),
    sessionToken: v.string(),
    expiresAt: integer,
    refreshedAt: integer,
  }),
);
const decodeAsked = decodeWith(v.object({ kind: v.literal(ASKED), userId: v.string() }));
/** Characters that are valid in a header. */
const PRINTABLE = /^[\x21-\x7e][\x20-\x7e]{0,4095}$/;

export interface ShareParts {
  readonly tabs: TabsPort;
  readonly clock: Clock;
  readonly report: Report;
  readonly tokens: Pick<TokenStore, 'fresh' | 'isRefused' | 'epoch' | 'changed$'>;
  /** The player who is here; null for a guest. */
  readonly who: () => string | null;
  /** Asks the operator for tokens. */
  readonly fetchTokens: () => Observable<Result<FreshTokens, CallFailure>>;
}

export interface SharedRefresh {
  refresh(): Observable<Result<FreshTokens, CallFailure>>;
  /** Listens to the other tabs, and answers them, while subscribed. */
  readonly receive$: Observable<never>;
}

export function createSharedRefresh({ tabs, clock, report, tokens, who, fetchTokens }: ShareParts): SharedRefresh {
  const received$ = new Subject<FreshTokens>();
  const messages$ = defer(() => tabs.messages$).pipe(share());

  function usable(message: unknown): FreshTokens | null {
    const decoded = decodeShared(message);
    if (!decoded.ok || decoded.value.userId !== who()) return null;
    const { token, sessionToken, expiresAt, refreshedAt } = decoded.value;
    if (!PRINTABLE.test(token) || !PRINTABLE.test(sessionToken)) return null;
    const age = clock.now() - refreshedAt;
    return expiresAt > clock.now() && age >= 0 && age < SHARED_MS && !tokens.isRefused(token)
      ? { token, sessionToken, expiresAt, refreshedAt, isShared: true }
      : null;
  }

  function post(message: Readonly<Record<string, unknown>>): void {
    try {
      tabs.post(message);
    } catch (fault) {
      report('http/share-refresh', fault);
    }
  }

  function broadcast({
    token,
    sessionToken,
    expiresAt,
    refreshedAt,
  }: FreshTokens & { readonly refreshedAt: number }): void {
    const userId = who();
    if (userId !== null) post({ kind: SHARED, userId, token, sessionToken, expiresAt, refreshedAt });
  }

  function answer(message: unknown): void {
    const asked = decodeAsked(message);
    const fresh = tokens.fresh();
    if (asked.ok && fresh !== null && asked.value.userId === who()) broadcast(fresh);
  }

  const receive$ = messages$.pipe(
    mergeMap((message) => {
      const fresh = usable(message);
      if (fresh === null) answer(message);
      else received$.next(fresh);
      return EMPTY;
    }),
  );

  return {
    receive$,
    refresh: () =>
      defer(() => {
        const userId = who();
        const epoch = tokens.epoch();
        const wantedAt = clock.now();
        if (userId === null) return fetchTokens();
        let isOver = false;
        const isStill = (): boolean => !isOver && tokens.epoch() === epoch && who() === userId;
        const closed = err<CallFailure>({ kind: 'closed' });
        const gone = new Subject<void>();
        const begun = new Subject<void>();
        // The token broadcast while this tab waited for the lock.
        let latest: FreshTokens | null = null;
        const listening = received$.subscribe((fresh) => {
          latest = fresh;
        });

        const own$ = defer(() => (isStill() ? fetchTokens() : of(closed))).pipe(
          tap((got) => {
            if (got.ok && isStill()) broadcast({ ...inTime(got.value, clock.now()), refreshedAt: clock.now() });
          }),
        );
        const others$ = received$.pipe(
          take(1),
          map((fresh): Result<FreshTokens, CallFailure> => ok(fresh)),
        );
        const asking$ = defer(() =>
          after(clock, clock.now() - wantedAt > WAITED_MS ? ASK_AFTER_WAITING_MS : ASK_MS),
        ).pipe(concatMap(() => own$));
        const turn$ = defer(() => {
          begun.next();
          if (!isStill()) return of(closed);
          if (latest !== null && !tokens.isRefused(latest.token)) return of(ok(latest));
          post({ kind: ASKED, userId });
          return race(others$, asking$);
        });
        const locked$ = defer(() =>
          from(
            tabs.exclusive(LOCK, () =>
              firstValueFrom(turn$.pipe(takeUntil(merge(gone, tokens.changed$)), defaultIfEmpty(closed))),
            ),
          ),
        ).pipe(
          catchError((fault: unknown) => {
            report('http/share-refresh', fault);
            return own$;
          }),
        );
        const unshared$ = after(clock, LOCK_MS).pipe(
          takeUntil(begun),
          concatMap(() => own$),
        );
        const over$ = tokens.changed$.pipe(map(() => closed));
        return merge(locked$, unshared$, over$).pipe(
          take(1),
          tap({
            finalize: () => {
              isOver = true;
              listening.unsubscribe();
              gone.next();
            },
          }),
        );
      }),
  };
}
