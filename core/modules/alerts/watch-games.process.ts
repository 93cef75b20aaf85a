/** Asks the operator for the moments of the watched games, while this tab leads [ALR-1, ALR-3]. */
import { defer, EMPTY, expand, ignoreElements, map, merge, mergeMap, of, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import { isNews } from './decider.ts';
import type { AlertsCommand } from './messages.ts';
import { fromTabs, postToTabs } from './tab-messages.ts';
import type { Watched } from './types.ts';
import type { MomentsAnswer } from './wire.ts';
import { decodeMoments, MAX_WATCHED, MOMENTS_PATH } from './wire.ts';

/** The pause between two questions; after failures twice as long each time, up to the longest. */
const AGAIN_MS = 5_000;
const MAX_PAUSE_MS = 60_000;

interface Io {
  readonly isLead: Readable<boolean>;
  /** True while all is quiet: moments of that time are never announced [ALR-7]. */
  readonly isQuiet: Readable<boolean>;
  /** Null: nothing. */
  readonly watched: Readable<Watched | null>;
  readonly api: Api;
  readonly tabs: TabsPort;
  readonly clock: Clock;
}

export function watchGames({ isLead, isQuiet, watched, api, tabs, clock }: Io): Observable<AlertsCommand> {
  /** The operator's time up to which a tab of this browser has asked, and when that was, wall ms. */
  let cursor: { readonly at: number; readonly receivedAt: number } | null = null;
  const note = (at: number): void => {
    // Answers of two tabs may cross.
    if (cursor === null || !isNews(cursor.receivedAt, clock.now()) || at > cursor.at)
      cursor = { at, receivedAt: clock.now() };
  };
  const ask = (): Observable<MomentsAnswer | null> =>
    defer(() => {
      const now = watched.get();
      if (now === null) return of(null);
      const from = cursor !== null && isNews(cursor.receivedAt, clock.now()) ? cursor.at : null;
      return api({
        method: 'GET',
        path: MOMENTS_PATH,
        query: {
          games: list(now.games),
          competitions: list(now.competitions),
          teams: list(now.teams),
          ...(from === null ? {} : { after: String(from) }),
        },
        handlesLimit: true,
        decode: decodeMoments,
      }).pipe(
        map((answer) => {
          if (!answer.ok) return null;
          const { at, moments } = answer.value;
          // Never announce a known moment again, even if the operator repeats it.
          const since = Math.max(from ?? Infinity, cursor?.at ?? 0);
          return { at, moments: moments.filter((each) => each.at > since) };
        }),
      );
    });
  const asked$ = isLead.value$.pipe(
    switchMap((leads) => {
      if (!leads) return EMPTY;
      let pauseMs = AGAIN_MS;
      const round = ask().pipe(
        tap((answer) => {
          const hasFailed = answer === null && watched.get() !== null;
          pauseMs = hasFailed ? Math.min(2 * pauseMs, MAX_PAUSE_MS) : AGAIN_MS;
        }),
      );
      return round.pipe(expand(() => after(clock, pauseMs).pipe(switchMap(() => round))));
    }),
  );
  return merge(
    asked$.pipe(
      mergeMap((answer): readonly AlertsCommand[] => {
        if (answer === null) return [];
        note(answer.at);
        // Before any announcement: a tab that takes over begins behind this answer.
        postToTabs(tabs, { kind: 'alerts', what: 'cursor', at: answer.at });
        const alerts = answer.moments.map(({ alert }) => alert);
        return alerts.length === 0 ? [] : [{ type: 'alerts/receive', payload: { alerts } }];
      }),
    ),
    fromTabs(tabs, 'cursor').pipe(
      tap(({ at }) => note(at)),
      ignoreElements(),
    ),
    isQuiet.value$.pipe(
      tap((quiet) => {
        if (quiet) cursor = null;
      }),
      ignoreElements(),
    ),
  );
}

/** The latest stars come first in a view. */
function list(ids: readonly number[]): string {
  return ids.slice(0, MAX_WATCHED).join(',');
}
