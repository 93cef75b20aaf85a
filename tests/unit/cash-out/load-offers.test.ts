/** When offers are asked for, and with what choices. */
import { Subject, of } from 'rxjs';
import { expect, it } from 'vitest';
import type { Api } from 'touchline/http/api';
import type { PagePort } from 'touchline/ports/page';
import { createCell } from 'touchline/kernel/readable';
import type { Recorded } from 'touchline/kernel/message';
import type { SessionState } from 'touchline/core/session/public';
import type { CashOutEvent } from 'touchline/core/cash-out/messages';
import type { CashOutState } from 'touchline/core/cash-out/state';
import { NO_CASH_OUTS } from 'touchline/core/cash-out/state';
import { loadOffers } from 'touchline/core/cash-out/load-offers.process';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';

const PAGE: PagePort = {
  visible: createCell(true),
  online: createCell(true),
  languages: [],
  nextFrame: () => () => undefined,
  prefersDark: false,
};

it('[CSO-7] [CSO-19] offers are asked for every 2 s, and a choice once it has stood for 150 ms', () => {
  const clock = createManualClock(0);
  const calls: string[] = [];
  const api: Api = ({ query }) => {
    calls.push(`${clock.now()} ${query?.['bets'] ?? ''} ${query?.['choices'] ?? '-'}`);
    return of({ ok: false, error: { kind: 'network' } });
  };
  const state = createCell<CashOutState>(NO_CASH_OUTS);
  const subscription = loadOffers({
    events$: new Subject<Recorded<CashOutEvent>>(),
    state,
    session: createCell<SessionState>({ status: 'player', userId: '7', previousLoginAt: null }),
    api,
    clock: { now: clock.now, after: (ms, run) => clock.schedule(clock.now() + ms, run) },
    page: PAGE,
  }).subscribe();
  state.set({ ...NO_CASH_OUTS, watched: ['5'] });
  clock.advance(2_050);
  for (const value of [300, 350, 400]) {
    state.set({ ...state.get(), choices: new Map([['5', { by: 'stake', value }]]) });
    clock.advance(50);
  }
  clock.advance(100);
  expect(calls).toEqual(['0 5 -', '2000 5 -', '2300 5 5:stake:400']);
  state.set({ ...state.get(), choices: new Map() });
  clock.advance(1);
  expect(calls.at(-1)).toBe('2300 5 -');
  subscription.unsubscribe();
});
