/** Cash-outs without an answer are resolved by their key. */
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Api, CallFailure } from 'touchline/http/api';
import { createCell } from 'touchline/kernel/readable';
import type { SessionState } from 'touchline/core/session/public';
import { NO_CASH_OUTS } from 'touchline/core/cash-out/state';
import type { CashOutState } from 'touchline/core/cash-out/state';
import { resolveCashOuts } from 'touchline/core/cash-out/resolve-cash-outs.process';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';

const open = {
  key: 'k1',
  userId: '7',
  betId: '5',
  stake: 100,
  amount: 90,
  at: 0,
  phase: 'unknown',
  acceptAt: null,
} as const;

const callsAfter = (failure: CallFailure): readonly string[] => {
  const clock = createManualClock(0);
  const calls: string[] = [];
  // Every call of the test fails, so no answer needs a type.
  const api = ((call: { readonly method: string; readonly path: string }) => {
    calls.push(`${call.method} ${call.path}`);
    return of({ ok: false, error: failure });
  }) as unknown as Api;
  const session = { status: 'player', userId: '7' } as unknown as SessionState;
  const state: CashOutState = { ...NO_CASH_OUTS, open: [open] };
  const subscription = resolveCashOuts({
    state: createCell(state),
    session: createCell(session),
    api,
    clock: { now: clock.now, after: (ms, run) => clock.schedule(clock.now() + ms, run) },
    operatorNow: clock.now,
    pending: { list: () => [] },
  }).subscribe();
  clock.advance(500);
  subscription.unsubscribe();
  return calls;
};
const status = (code: string): CallFailure =>
  ({ kind: 'status', status: 404, errors: [{ code, message: '' }] }) as unknown as CallFailure;

describe('[CSO-8] a cash-out whose outcome is unknown', () => {
  it('is sent again when the operator has never seen its key', () => {
    expect(callsAfter(status('unknownKey'))).toEqual([
      'GET /bet-api/v1/cash-out/by-key/k1',
      'POST /bet-api/v1/bets/5/cash-out',
    ]);
  });

  it('is only asked for again when a 404 says nothing about the key', () => {
    expect(callsAfter(status('notFound'))).toEqual(['GET /bet-api/v1/cash-out/by-key/k1']);
  });
});
