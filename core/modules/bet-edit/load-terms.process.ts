/**
 * Follows the operator's terms for the draft: at once when its legs change, then every 2 s while the page is visible.
 * `switchMap`: an answer for other legs is dropped [BED-4].
 */
import { combineLatest, distinctUntilChanged, EMPTY, exhaustMap, map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Readable } from '../../kernel/readable.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { BetEditCommand } from './messages.ts';
import type { BetEditState } from './state.ts';
import { decodeTerms, sentLegs } from './wire.ts';

const EVERY_MS = 2_000;

interface Io {
  readonly state: Readable<BetEditState>;
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly clock: Clock;
  readonly page: PagePort;
}

export function loadTerms({ state, session, api, clock, page }: Io): Observable<BetEditCommand> {
  const draft$ = state.value$.pipe(
    map(({ draft }) => draft),
    distinctUntilChanged(),
  );
  return whilePlayer(session, () =>
    combineLatest([draft$, page.visible.value$.pipe(distinctUntilChanged())]).pipe(
      switchMap(([draft, isVisible]) =>
        draft === null || draft.legs.length === 0 || !isVisible
          ? EMPTY
          : every(clock, EVERY_MS, 0).pipe(
              exhaustMap(() =>
                api({
                  method: 'POST',
                  path: `/bet-api/v1/bets/${encodeURIComponent(draft.betId)}/edit-terms`,
                  body: { bets: sentLegs(draft.legs) },
                  auth: true,
                  decode: decodeTerms,
                }),
              ),
              map((answer): BetEditCommand =>
                answer.ok
                  ? {
                      type: 'bet-edit/receiveTerms',
                      payload: { marketIds: draft.legs.map(({ marketId }) => marketId), terms: answer.value },
                    }
                  : { type: 'bet-edit/reportStale', payload: {} },
              ),
            ),
      ),
    ),
  );
}
