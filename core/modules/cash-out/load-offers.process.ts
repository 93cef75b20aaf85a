/**
 * Follows the offers for the watched bets: every 2 s while the page is visible, and at once when the bets change or a
 * cash-out has ended [CSO-7].
 */
import { combineLatest, distinctUntilChanged, EMPTY, exhaustMap, filter, map, startWith, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { CashOutCommand, CashOutEvent } from './messages.ts';
import type { CashOutState } from './state.ts';
import { decodeOffers } from './wire.ts';

const EVERY_MS = 2_000;

interface Io {
  readonly events$: Observable<Recorded<CashOutEvent>>;
  readonly state: Readable<CashOutState>;
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly clock: Clock;
  readonly page: PagePort;
}

export function loadOffers({ events$, state, session, api, clock, page }: Io): Observable<CashOutCommand> {
  const ended$ = events$.pipe(
    filter(({ event }) => event.type === 'cash-out/accepted' || event.type === 'cash-out/rejected'),
    startWith(null),
  );
  const asked$ = state.value$.pipe(
    map(({ watched }) => watched.join()),
    distinctUntilChanged(),
  );
  return whilePlayer(session, () =>
    combineLatest([asked$, page.visible.value$.pipe(distinctUntilChanged()), ended$]).pipe(
      switchMap(([bets, isVisible]) =>
        bets === '' || !isVisible
          ? EMPTY
          : every(clock, EVERY_MS, 0).pipe(
              exhaustMap(() =>
                api({
                  method: 'GET',
                  path: '/bet-api/v1/cash-out/offers',
                  query: { bets },
                  auth: true,
                  decode: decodeOffers,
                }),
              ),
            ),
      ),
      map((answer): CashOutCommand =>
        answer.ok
          ? { type: 'cash-out/receiveOffers', payload: { offers: answer.value } }
          : { type: 'cash-out/reportStale', payload: {} },
      ),
    ),
  );
}
