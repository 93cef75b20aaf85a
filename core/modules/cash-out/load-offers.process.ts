/**
 * Follows the offers for the watched bets: every 2 s while the page is visible, at once when the bets change or a
 * cash-out has ended, and soon after the player has chosen another part [CSO-7] [CSO-19].
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
/** How long a choice must stand before it is asked for: a slider that moves asks for nothing. */
const CHOICE_MS = 150;

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
    map(({ watched, choices }) => ({
      bets: watched.join(),
      choices: [...choices].map(([betId, { by, value }]) => `${betId}:${by}:${value}`).join(),
    })),
    distinctUntilChanged((a, b) => a.bets === b.bets && a.choices === b.choices),
  );
  let asked = '';
  /** Only a new choice waits: offers without one are due at once. */
  const delayFor = (choices: string): number => {
    const isNew = choices !== '' && choices !== asked;
    asked = choices;
    return isNew ? CHOICE_MS : 0;
  };
  return whilePlayer(session, () =>
    combineLatest([asked$, page.visible.value$.pipe(distinctUntilChanged()), ended$]).pipe(
      switchMap(([{ bets, choices }, isVisible]) =>
        bets === '' || !isVisible
          ? EMPTY
          : every(clock, EVERY_MS, delayFor(choices)).pipe(
              exhaustMap(() =>
                api({
                  method: 'GET',
                  path: '/bet-api/v1/cash-out/offers',
                  query: choices === '' ? { bets } : { bets, choices },
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
