/**
 * Loads coupons from elsewhere, a code for this coupon, and the expresses of the day. `switchMap`: a new request drops
 * the answer to the previous one.
 */
import { EMPTY, filter, map, merge, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Call, CallFailure } from '../../http/api.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { ok } from '../../kernel/result.ts';
import type { ReadyIo } from './define-coupon.ts';
import type { CouponCommand } from './messages.ts';
import type { LoadedCoupon, LoadFrom } from './types.ts';
import { decodeCode, decodeExpresses, decodeLoaded } from './ready-wire.ts';
import { encodeSent } from './sent-wire.ts';

export function fetchReady({ events$, api, language, toShare }: ReadyIo): Observable<CouponCommand> {
  const own$ = events$.pipe(
    filter(({ foreign }) => foreign !== true),
    map(({ event }) => event),
  );
  const loaded$ = own$.pipe(
    filter((event) => event.type === 'coupon/loadAsked'),
    switchMap(({ payload: { ask, from } }) =>
      api({
        ...callFor(from),
        query: { lng: language() },
        ...(from.kind === 'repeat' ? { auth: true as const } : {}),
      }).pipe(
        map((answer): CouponCommand =>
          answer.ok
            ? { type: 'coupon/receiveLoaded', payload: { ask, coupon: answer.value } }
            : { type: 'coupon/reportLoadFailed', payload: { ask, code: loadFailure(answer.error) } },
        ),
      ),
    ),
  );
  const shared$ = own$.pipe(
    filter((event) => event.type === 'coupon/shareAsked'),
    switchMap(({ payload: { ask } }) =>
      api({ method: 'POST', path: '/bet-api/v1/coupon/code', body: encodeSent(toShare()), decode: decodeCode }).pipe(
        map((answer): CouponCommand => ({
          type: 'coupon/receiveCode',
          payload: { ask, code: answer.ok ? answer.value.code : null },
        })),
      ),
    ),
  );
  const expresses$ = own$.pipe(
    switchMap((event) =>
      event.type !== 'coupon/expressesAsked'
        ? EMPTY
        : api({
            method: 'GET',
            path: '/bet-api/v1/coupon/express-of-the-day',
            query: { lng: language() },
            decode: decodeExpresses,
          }).pipe(
            map((answer): CouponCommand => ({
              type: 'coupon/receiveExpresses',
              payload: { expresses: answer.ok ? answer.value : null },
            })),
          ),
    ),
  );
  return merge(loaded$, shared$, expresses$);
}

type LoadCall = Pick<Call<LoadedCoupon>, 'method' | 'path' | 'decode'> & { readonly body?: unknown };

function callFor(from: LoadFrom): LoadCall {
  switch (from.kind) {
    case 'code':
      return {
        method: 'GET',
        path: `/bet-api/v1/coupon/code/${encodeURIComponent(from.code.trim().toUpperCase())}`,
        decode: decodeLoaded,
      };
    case 'express':
      return { method: 'GET', path: '/bet-api/v1/coupon/express-of-the-day', decode: expressOf(from.expressId) };
    case 'generator': {
      const { legs, minCoef, maxCoef, isLive, sportIds } = from;
      return {
        method: 'POST',
        path: '/bet-api/v1/coupon/generate',
        body: { legs, minCoef, maxCoef, isLive, sportIds },
        decode: decodeLoaded,
      };
    }
    case 'repeat':
      return { method: 'GET', path: `/bet-api/v1/bets/${encodeURIComponent(from.betId)}/repeat`, decode: decodeLoaded };
  }
}

/**
 * Decodes one express of the list in its current state, not as the player saw it. An express that is gone is a coupon
 * without legs.
 */
function expressOf(id: string): Decode<LoadedCoupon> {
  return (value) => {
    const list = decodeExpresses(value);
    if (!list.ok) return list;
    const found = [...list.value.live, ...list.value.line].find((each) => each.id === id);
    return ok(
      found === undefined
        ? { betType: 'express', systemValue: 2, missing: 0, legs: [] }
        : { ...found, legs: found.legs.map((leg) => ({ ...leg, expressId: id })) },
    );
  };
}

function loadFailure(failure: CallFailure): string {
  if (failure.kind !== 'status') return 'unreachable';
  return failure.errors[0]?.code ?? 'refused';
}
