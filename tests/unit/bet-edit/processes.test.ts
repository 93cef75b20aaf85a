/** The effects of an edit: stored before sent, resolved by key, announced to the history, the receipts and the slip. */
import { of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Api, CallFailure } from 'touchline/http/api';
import type { Recorded } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';
import { announceEdits } from 'touchline/core/bet-edit/announce-edits.process';
import type { BetEditEvent } from 'touchline/core/bet-edit/messages';
import { resolveEdits } from 'touchline/core/bet-edit/resolve-edits.process';
import { sendEdits } from 'touchline/core/bet-edit/send-edit.process';
import { NO_EDITS } from 'touchline/core/bet-edit/state';
import type { OpenEdit } from 'touchline/core/bet-edit/state';
import type { AgreedEdit } from 'touchline/core/bet-edit/types';
import { receiptsDecider } from 'touchline/core/receipts/decider';
import type { ReceiptsCommand } from 'touchline/core/receipts/messages';
import { readDueBody } from 'touchline/core/receipts/wire';
import type { SessionState } from 'touchline/core/session/public';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { given } from '../../models/given.ts';
import { EDITED_BET, editLeg, NEXT_BET } from '../../arbitraries/edits.ts';

const agreed: AgreedEdit = {
  key: 'k',
  userId: '7',
  betId: '5',
  value: 905,
  coef: '3.803',
  legs: [editLeg(1), editLeg(2)],
  at: 0,
};
const recorded = (event: BetEditEvent, foreign = false) =>
  ({ event, ...(foreign ? { foreign: true } : {}) }) as unknown as Recorded<BetEditEvent>;

/** Answers every call with the same failure and notes the calls. */
function failing(failure: CallFailure): { readonly api: Api; readonly calls: string[] } {
  const calls: string[] = [];
  const api = ((call: { readonly method: string; readonly path: string }) => {
    calls.push(`${call.method} ${call.path}`);
    return of({ ok: false, error: failure });
  }) as unknown as Api;
  return { api, calls };
}
const status = (code: string, number = 404): CallFailure =>
  ({ kind: 'status', status: number, errors: [{ code, message: '' }] }) as unknown as CallFailure;

describe('sending', () => {
  function sent(canStore: boolean, event: BetEditEvent, foreign = false, failure = status('x', 502)) {
    const events$ = new Subject<Recorded<BetEditEvent>>();
    const stored: string[] = [];
    const { api, calls } = failing(failure);
    const commands: string[] = [];
    sendEdits({
      events$,
      api,
      pending: {
        put: ({ key }) => canStore && stored.push(key) > 0,
        remove: (key) => void stored.push(`-${key}`),
      },
    }).subscribe(({ type }) => commands.push(type));
    events$.next(recorded(event, foreign));
    return { stored, calls, commands };
  }
  const asked: BetEditEvent = { type: 'bet-edit/asked', payload: agreed };

  it('[BED-7] stores the request before it is sent, and a lost answer leaves the outcome unknown', () => {
    expect(sent(true, asked)).toEqual({
      stored: ['k'],
      calls: ['POST /bet-api/v1/bets/5/edit'],
      commands: ['bet-edit/reportSaved', 'bet-edit/reportUnknown'],
    });
  });

  it('[BED-7] sends nothing that can’t be stored, and nothing of another tab', () => {
    expect(sent(false, asked)).toEqual({ stored: [], calls: [], commands: ['bet-edit/reportUnsaved'] });
    expect(sent(true, asked, true)).toEqual({ stored: [], calls: [], commands: [] });
  });

  it('[BED-7] takes an explicit refusal as the answer, and removes the request with it', () => {
    expect(sent(true, asked, false, status('malformed', 400)).commands).toEqual([
      'bet-edit/reportSaved',
      'bet-edit/reportAnswer',
    ]);
    expect(sent(true, { type: 'bet-edit/rejected', payload: { key: 'k', reasons: [] } }).stored).toEqual(['-k']);
  });
});

describe('[BED-7] an edit whose outcome is unknown', () => {
  function callsAfter(failure: CallFailure, at: number): readonly string[] {
    const clock = createManualClock(100_000);
    const { api, calls } = failing(failure);
    const open: OpenEdit = { ...agreed, at, phase: 'unknown' };
    const subscription = resolveEdits({
      state: createCell({ ...NO_EDITS, open: [open] }),
      session: createCell({ status: 'player', userId: '7' } as unknown as SessionState),
      api,
      clock: { now: clock.now, after: (ms, run) => clock.schedule(clock.now() + ms, run) },
      pending: { list: () => [] },
    }).subscribe();
    clock.advance(500);
    subscription.unsubscribe();
    return calls;
  }

  it('is sent again while it is fresh and the operator has never seen its key', () => {
    expect(callsAfter(status('unknownKey'), 99_000)).toEqual([
      'GET /bet-api/v1/bet-edits/by-key/k',
      'POST /bet-api/v1/bets/5/edit',
    ]);
  });

  it('is closed when it is old', () => {
    expect(callsAfter(status('unknownKey'), 0)).toEqual([
      'GET /bet-api/v1/bet-edits/by-key/k',
      'POST /bet-api/v1/bet-edits/by-key/k/abandon',
    ]);
  });

  it('is only asked for again when a 404 says nothing about the key', () => {
    expect(callsAfter(status('notFound'), 99_000)).toEqual(['GET /bet-api/v1/bet-edits/by-key/k']);
  });
});

describe('a made edit', () => {
  const accepted: BetEditEvent = {
    type: 'bet-edit/accepted',
    payload: { key: 'k', agreed, status: 'accepted', old: EDITED_BET, next: NEXT_BET },
  };
  function announced(slip: readonly number[], foreign = false) {
    const events$ = new Subject<Recorded<BetEditEvent>>();
    const commands: { readonly type: string; readonly payload: unknown }[] = [];
    announceEdits(events$, () => slip).subscribe((command) => commands.push(command));
    events$.next(recorded(accepted, foreign));
    return commands;
  }

  it('[BED-9] [BED-10] puts both bets into the history, and takes the added selections out of the slip', () => {
    expect(announced([21, 31]).slice(1)).toEqual([
      { type: 'history/receiveChanges', payload: { bets: [EDITED_BET, NEXT_BET] } },
      { type: 'accounts/refresh', payload: {} },
      { type: 'coupon/removeLeg', payload: { marketId: 21 } },
    ]);
    expect(announced([11]).map(({ type }) => type)).not.toContain('coupon/removeLeg');
  });

  it('[BED-10] gives the new bet a receipt of the terms agreed to', () => {
    const [receipt] = announced([]);
    const outcome = given(receiptsDecider, null)().when(receipt as ReceiptsCommand).outcome;
    const [event] = outcome.ok ? outcome.value : [];
    const text = event?.type === 'receipts/awaited' ? event.payload.text : '';
    expect(readDueBody(text)).toMatchObject({
      key: 'k',
      betId: '6',
      userId: '7',
      amount: 905,
      typeId: 1,
      totalOdds: '3.803',
      changeCoefAction: 2,
      legs: [
        { marketId: 11, price: 1_950, acceptedPrice: 1_950 },
        { marketId: 21, price: 1_950, acceptedPrice: 1_950 },
      ],
    });
  });

  it('[BED-10] of another tab is announced there', () => {
    expect(announced([21], true)).toEqual([]);
  });
});
