/** Coupon codes, expresses of the day and the bet generator; guests may use them. */
import * as v from 'valibot';
import { get, post, readBody } from './call.ts';
import type { Route } from './call.ts';
import { json, notFound, problem } from './respond.ts';
import { integer, natural, readLanguage, savedCoupon } from './wire-parts.ts';

const MIN_LEGS = 2;
const MAX_LEGS = 15;
const MAX_SPORTS = 100;

const coef = v.pipe(integer, v.minValue(1_000), v.maxValue(1_000_000_000));
const wish = v.pipe(
  v.object({
    legs: v.pipe(integer, v.minValue(MIN_LEGS), v.maxValue(MAX_LEGS)),
    minCoef: coef,
    maxCoef: coef,
    isLive: v.optional(v.boolean(), false),
    sportIds: v.optional(v.pipe(v.array(natural), v.maxLength(MAX_SPORTS)), []),
  }),
  v.check(({ minCoef, maxCoef }) => minCoef <= maxCoef, 'minCoef is above maxCoef'),
);

export const readyRoutes: readonly Route[] = [
  post('/bet-api/v1/coupon/code', async (call) => {
    const coupon = await readBody(call, savedCoupon);
    if (!coupon.ok) return coupon.error;
    const { typeId, systemValue, bets } = coupon.value;
    const code = call.operator.ready.save({ typeId, systemValue, legs: bets });
    await call.operator.durable();
    return json({ code });
  }),
  get('/bet-api/v1/coupon/code/:code', (call) => {
    const coupon = call.operator.ready.load(call.part('code'), readLanguage(call.query));
    return coupon === null ? notFound('unknownCode', 'No coupon is saved under this code.') : json(coupon);
  }),
  get('/bet-api/v1/coupon/express-of-the-day', (call) => json(call.operator.ready.expresses(readLanguage(call.query)))),
  post('/bet-api/v1/coupon/generate', async (call) => {
    const read = await readBody(call, wish);
    if (!read.ok) return read.error;
    const coupon = call.operator.ready.generate(read.value, readLanguage(call.query));
    if (coupon !== null) return json(coupon);
    return problem({
      status: 422,
      code: 'noSuchCoupon',
      title: 'Nothing fits',
      detail: 'The line currently has no such express.',
    });
  }),
];
