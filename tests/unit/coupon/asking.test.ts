import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Api, Call } from 'touchline/http/api';
import type { Recorded } from 'touchline/kernel/message';
import { cancelOrders } from 'touchline/core/bet-placement/cancel-orders.process';
import { fetchReady } from 'touchline/core/coupon/fetch-ready.process';
import type { CouponCommand, CouponEvent } from 'touchline/core/coupon/messages';
import type { LoadedCoupon, LoadFrom } from 'touchline/core/coupon/types';
import { legOf } from '../../arbitraries/coupon-world.ts';
import { sentOf } from './given.ts';

interface Asked {
  readonly call: Pick<Call<unknown>, 'method' | 'path' | 'body' | 'query' | 'auth'>;
  /** Decodes the body and answers the call. */
  answer(body: unknown): void;
  fail(status: number | null, code?: string): void;
}

/** An operator that answers on request of the test. */
function slowOperator(): { readonly api: Api; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const api = ((call: Call<unknown>) => {
    const answers = new Subject<unknown>();
    const publish = (value: unknown): void => {
      answers.next(value);
      answers.complete();
    };
    asked.push({
      call,
      answer: (body) => publish(call.decode(body)),
      fail: (status, code) =>
        publish({
          ok: false,
          error:
            status === null
              ? { kind: 'network' }
              : { kind: 'status', status, errors: code === undefined ? [] : [{ code }] },
        }),
    });
    return answers;
  }) as Api;
  return { api, asked };
}

function asking(): {
  readonly asked: Asked[];
  readonly commands: CouponCommand[];
  publish(event: CouponEvent, foreign?: boolean): void;
} {
  const { api, asked } = slowOperator();
  const events$ = new Subject<Recorded<CouponEvent>>();
  const commands: CouponCommand[] = [];
  fetchReady({ events$, api, language: () => 'de', toShare: () => sentOf([legOf(10)]) }).subscribe((command) =>
    commands.push(command),
  );
  cancelOrders(events$, api).subscribe((command) => commands.push(command));
  let seq = 0;
  return {
    asked,
    commands,
    publish: (event, foreign = false) =>
      events$.next({ seq: (seq += 1), at: 0, id: String(seq), event, ...(foreign ? { foreign } : {}) }),
  };
}

const load = (from: LoadFrom, ask = 'a'): CouponEvent => ({ type: 'coupon/loadAsked', payload: { ask, from } });
const COUPON = { systemValue: 2, missing: 0, legs: [{ ...legOf(10), isBanker: false, blockId: 0 }] };
const SENT = { ...COUPON, typeId: 2 };
const LOADED: LoadedCoupon = { ...COUPON, betType: 'system' };

describe('requesting a coupon', () => {
  it('[CPN-23] uses one call per kind, in the player’s language', () => {
    const { asked, publish } = asking();
    publish(load({ kind: 'code', code: ' a/b1 ' }));
    publish(load({ kind: 'generator', legs: 3, minCoef: 2_000, maxCoef: 9_000, isLive: false, sportIds: [1] }));
    publish(load({ kind: 'repeat', betId: '5/6' }));
    publish(load({ kind: 'express', expressId: 'e' }));
    expect(asked.map(({ call: { method, path, body, query, auth } }) => [method, path, body, query, auth])).toEqual([
      ['GET', '/bet-api/v1/coupon/code/A%2FB1', undefined, { lng: 'de' }, undefined],
      [
        'POST',
        '/bet-api/v1/coupon/generate',
        { legs: 3, minCoef: 2_000, maxCoef: 9_000, isLive: false, sportIds: [1] },
        { lng: 'de' },
        undefined,
      ],
      ['GET', '/bet-api/v1/bets/5%2F6/repeat', undefined, { lng: 'de' }, true],
      ['GET', '/bet-api/v1/coupon/express-of-the-day', undefined, { lng: 'de' }, undefined],
    ]);
  });
  it('[CPN-23] ignores the answer to an older request', () => {
    const { asked, commands, publish } = asking();
    publish(load({ kind: 'code', code: 'OLD' }, 'a'));
    publish(load({ kind: 'code', code: 'NEW' }, 'b'));
    asked[0]?.answer(SENT);
    asked[1]?.answer(SENT);
    expect(commands).toEqual([{ type: 'coupon/receiveLoaded', payload: { ask: 'b', coupon: LOADED } }]);
  });
  it('[CPN-23] leaves another tab’s request to that tab', () => {
    const { asked, publish } = asking();
    publish(load({ kind: 'code', code: 'X' }), true);
    publish({ type: 'coupon/shareAsked', payload: { ask: 'a' } }, true);
    publish({ type: 'coupon/orderCancelAsked', payload: { key: 'k' } }, true);
    expect(asked).toEqual([]);
  });
  it('[CPN-23] reports a failure by its code', () => {
    const { asked, commands, publish } = asking();
    publish(load({ kind: 'code', code: 'X' }));
    asked[0]?.fail(404, 'unknownCode');
    publish(load({ kind: 'code', code: 'X' }));
    asked[1]?.fail(500);
    publish(load({ kind: 'code', code: 'X' }));
    asked[2]?.fail(null);
    expect(commands.map(({ payload }) => ('code' in payload ? payload.code : null))).toEqual([
      'unknownCode',
      'refused',
      'unreachable',
    ]);
  });
  it('[CPN-146] names the express of the day on each of its legs', () => {
    const { asked, commands, publish } = asking();
    publish(load({ kind: 'express', expressId: 'e1' }));
    asked[0]?.answer({ live: [], line: [{ ...SENT, id: 'e1', coef: 2_000, bonusPercent: 0 }] });
    expect(commands).toMatchObject([{ payload: { coupon: { legs: [{ marketId: 10, expressId: 'e1' }] } } }]);
  });
  it('[CPN-23] gives an empty coupon for an express that is gone from the list', () => {
    const { asked, commands, publish } = asking();
    const express = { id: 'e1', coef: 2_000, bonusPercent: 0 };
    const list = { live: [], line: [{ ...SENT, ...express }] };
    publish(load({ kind: 'express', expressId: 'e1' }));
    asked[0]?.answer(list);
    publish(load({ kind: 'express', expressId: 'e2' }));
    asked[1]?.answer(list);
    expect(
      commands.map((command) =>
        command.type === 'coupon/receiveLoaded' ? command.payload.coupon.legs.length : command,
      ),
    ).toEqual([1, 0]);
    publish({ type: 'coupon/expressesAsked', payload: {} });
    asked[2]?.answer(list);
    publish({ type: 'coupon/expressesAsked', payload: {} });
    asked[3]?.fail(500);
    expect(commands.slice(2)).toEqual([
      { type: 'coupon/receiveExpresses', payload: { expresses: { live: [], line: [{ ...LOADED, ...express }] } } },
      { type: 'coupon/receiveExpresses', payload: { expresses: null } },
    ]);
  });
});

describe('requesting a code', () => {
  it('[CPN-23] sends the coupon, and reports when there is none', () => {
    const { asked, commands, publish } = asking();
    publish({ type: 'coupon/shareAsked', payload: { ask: 'a' } });
    expect(asked[0]?.call).toMatchObject({
      method: 'POST',
      path: '/bet-api/v1/coupon/code',
      body: { typeId: 0, changeCoefAction: 2, coefViewId: 0, bets: [{ marketId: 10 }] },
    });
    asked[0]?.answer({ code: 'XYZ' });
    publish({ type: 'coupon/shareAsked', payload: { ask: 'b' } });
    asked[1]?.answer({ code: 5 });
    expect(commands).toEqual([
      { type: 'coupon/receiveCode', payload: { ask: 'a', code: 'XYZ' } },
      { type: 'coupon/receiveCode', payload: { ask: 'b', code: null } },
    ]);
  });
});

describe('cancelling an order', () => {
  it('[CPN-20] takes the operator’s answer about the key as its own; silence counts as none', () => {
    const { asked, commands, publish } = asking();
    publish({ type: 'coupon/orderCancelAsked', payload: { key: 'c.0' } });
    expect(asked[0]?.call).toMatchObject({ method: 'POST', path: '/bet-api/v1/bets/by-key/c.0/cancel', auth: true });
    asked[0]?.answer({ key: 'c.0', status: 'rejected', reasons: [{ code: 'cancelled' }] });
    publish({ type: 'coupon/orderCancelAsked', payload: { key: 'c.0' } });
    asked[1]?.fail(null);
    expect(commands).toEqual([
      {
        type: 'coupon/reportAnswer',
        payload: {
          key: 'c.0',
          answer: {
            key: 'c.0',
            status: 'rejected',
            reasons: [{ code: 'cancelled', marketId: null, price: null, amount: null }],
          },
        },
      },
    ]);
  });
});
