/**
 * A long coupon history as the journal stores it: legs are added and removed, stakes are typed, every tenth coupon is
 * placed and accepted, and the others are cleared. About one event in a hundred is an intent, as in real histories.
 */
import type { BetTypeName } from 'touchline/core/history/bet-type';
import type { Message, Recorded } from 'touchline/kernel/message';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import type { Leg, SentCoupon } from 'touchline/core/coupon/types';
import type { Bet } from 'touchline/core/history/public';
import { BASE_TIME_MS, createLine } from './line.ts';
import type { BenchLine } from './line.ts';
import { createSeeded } from './seeded.ts';

const GAMES = 200;
const LEGS = 4;
const PLACED_EVERY = 10;

/** Returns a leg on one of the first three markets of a game. */
export function legOf(line: BenchLine, game: number, pick: number): Leg {
  const row = line.games[game % GAMES];
  const market = row?.markets[pick % 3];
  const champ = line.champs[row?.champ ?? 0];
  if (row === undefined || market === undefined || champ === undefined) throw new Error('unknown game or market');
  return {
    marketId: market.id,
    gameId: row.id,
    sportId: champ.sport,
    champ: champ.name,
    home: row.home,
    away: row.away,
    kind: market.kind,
    type: market.type,
    param: market.param,
    label: null,
    isLive: false,
    startsAt: BASE_TIME_MS + row.start * 1_000,
    price: market.price,
  };
}

function couponEvents(line: BenchLine, next: (limit: number) => number, count: number): readonly CouponEvent[] {
  const [couponId, key] = [
    `k5x0-${count.toString(36).padStart(7, '0')}`,
    `6f1c-${count.toString(16).padStart(12, '0')}`,
  ];
  const first = next(GAMES);
  const legs = Array.from({ length: LEGS }, (_, at) => legOf(line, first + at, next(3)));
  const dropped = legOf(line, first + LEGS, 0);
  const sent: SentCoupon = {
    id: couponId,
    accountId: 7,
    userId: '100200',
    amount: 1_000,
    betType: 'express',
    systemValue: 0,
    changeCoefAction: 'acceptBetter',
    changeCoefTolerance: 0,
    coef: '12.345',
    oddsView: 'decimal',
    appView: 'european',
    coefByView: '',
    bets: legs.map(({ marketId, gameId, kind, type, param, price, isLive }, blockId) => ({
      marketId,
      gameId,
      kind,
      type,
      param,
      coef: price,
      seenCoef: price,
      isLive,
      isBanker: false,
      blockId,
    })),
    amountByBlockId: [],
    prepaidAmount: 0,
    exactCoef: null,
    isDropOnScoreChange: false,
    isVipBet: false,
    hasBonusBet: false,
    promoCode: '',
    hyperBonusPercent: 0,
    minHyperBonusBetLimit: 0,
    maxHyperBonusLimit: 0,
    refId: null,
  };
  const bet: Bet = {
    id: `b${count}`,
    key,
    betType: 'express',
    systemValue: 0,
    accountId: 7,
    currency: 'EUR',
    amount: 1_000,
    coef: '12.345',
    possibleWin: 12_345,
    placedAt: BASE_TIME_MS,
    status: 'open',
    result: 'notStarted',
    payout: 0,
    settledAt: null,
    legs: legs.map(({ isLive, startsAt, ...leg }, blockId) => ({
      ...leg,
      isLive,
      placedScore: '',
      startsAt,
      result: 'notStarted',
      score: '',
      finalScore: null,
      isBanker: false,
      blockId,
    })),
    amountByBlockId: [],
    isVipBet: false,
    hasBonusBet: false,
    promoCode: '',
    prepaidAmount: 0,
    repaidAdvance: 0,
    hyperBonusPercent: 0,
    accountType: 'main',
    isFreeBet: false,
    minWin: 12_345,
    guaranteed: 0,
    remaining: 1_000,
    cashOuts: [],
    editedFrom: '',
    product: 'line',
  };
  const added = (leg: Leg, betType: BetTypeName): CouponEvent => ({
    type: 'coupon/legAdded',
    payload: { couponId, leg, betType },
  });
  const placed: readonly CouponEvent[] = [
    { type: 'coupon/placeIntended', payload: { key, group: `${couponId}.0`, sent, legs, at: BASE_TIME_MS } },
    { type: 'coupon/placeSent', payload: { key } },
    { type: 'coupon/placeUnknown', payload: { key, at: BASE_TIME_MS } },
    { type: 'coupon/betAccepted', payload: { key, bet, agreed: { sent, legs, at: BASE_TIME_MS } } },
    { type: 'coupon/resultDismissed', payload: {} },
  ];
  return [
    ...legs.map((leg, at) => added(leg, at === 0 ? 'single' : 'express')),
    added(dropped, 'express'),
    { type: 'coupon/legRemoved', payload: { marketId: dropped.marketId, betType: 'express' } },
    ...['1', '10', '10.', '10.0', '10.00'].map((text): CouponEvent => ({
      type: 'coupon/stakeTyped',
      payload: { text },
    })),
    ...(count % PLACED_EVERY === 0 ? placed : [{ type: 'coupon/cleared', payload: {} } as const]),
  ];
}

/** Returns `count` events, recorded 50 ms apart. */
export function couponHistory(count: number): readonly Recorded<CouponEvent>[] {
  const line = createLine(GAMES);
  const next = createSeeded(11);
  const events: CouponEvent[] = [];
  for (let at = 0; events.length < count; at += 1) events.push(...couponEvents(line, next, at));
  return events.slice(0, count).map((event, at) => ({
    seq: at + 1,
    at: BASE_TIME_MS + at * 50,
    id: `m2k1x-000abc-${at.toString(36).padStart(7, '0')}`,
    event,
  }));
}

/** Returns the JSON object that a plain log writes for one event. */
export function plainRecord({ seq, at, id, event }: Recorded): {
  readonly seq: number;
  readonly at: number;
  readonly id: string;
  readonly v: number;
  readonly event: Message;
} {
  return { seq, at, id, v: 1, event };
}
