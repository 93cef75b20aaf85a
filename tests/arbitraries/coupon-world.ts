/**
 * The facts given to a coupon: seven games with one or more markets each, a player with two accounts, and an operator
 * that allows everything.
 */
import { ACCOUNT_TYPE_NUMBERS } from 'touchline/core/receipts/public';
import { betResultNames } from 'touchline/core/history/bet-result';
import type { BetResult } from 'touchline/core/history/bet-result';
import { betTypeNames } from 'touchline/core/history/bet-type';
import type { BetWire } from 'touchline/core/history/bet-wire';
import type { BetLeg } from 'touchline/core/history/types';
import type { CouponSetup } from 'touchline/core/site-config/public';
import type { CouponFacts, MarketNow, PlayerFacts } from 'touchline/core/coupon/facts';
import type { CouponLimits, Leg } from 'touchline/core/coupon/types';
import type { Bet } from 'touchline/core/history/public';

/**
 * Market 12 is the second of game 1. Ids ending in 5 to 7 are totals of one game, whose line moves from one to the
 * next.
 */
export const MARKETS = [10, 11, 20, 25, 26, 30, 40, 50, 60] as const;
const FIRST_TOTAL = 5;
const TOTAL_KIND = 4;

export function legOf(marketId: number, price = 2_000): Leg {
  const gameId = Math.floor(marketId / 10);
  const side = marketId % 10;
  const isTotal = side >= FIRST_TOTAL;
  return {
    marketId,
    gameId,
    sportId: 1,
    champ: 'Premier League',
    home: `Home ${gameId}`,
    away: `Away ${gameId}`,
    kind: isTotal ? TOTAL_KIND : 1,
    type: isTotal ? 9 : side,
    param: isTotal ? side * 2 : 0,
    label: null,
    isLive: gameId === 3,
    startsAt: 1_000,
    price,
  };
}

/** The leg in a bet, before its game starts. */
export function betLegOf(leg: Leg, change: Partial<BetLeg> = {}): BetLeg {
  return {
    ...leg,
    placedScore: '',
    result: 'notStarted',
    score: '',
    finalScore: null,
    isBanker: false,
    blockId: 0,
    ...change,
  };
}

const statusIdOf = (result: BetResult): number => betResultNames.indexOf(result) - 2;

/** The bet as the operator sends it; an unknown type has a number that no type has. */
export function wireOf({ betType, result, accountType, product, legs, ...bet }: Bet): BetWire {
  return {
    ...bet,
    typeId: betTypeNames.findIndex((name) => name === betType),
    statusId: statusIdOf(result),
    accountType: ACCOUNT_TYPE_NUMBERS[accountType],
    productId: product === 'live' ? 1 : 0,
    legs: legs.map(({ result: ofLeg, parts, ...leg }) => ({
      ...leg,
      statusId: statusIdOf(ofLeg),
      ...(parts === undefined
        ? {}
        : { parts: parts.map(({ result: ofPart, ...part }) => ({ ...part, statusId: statusIdOf(ofPart) })) }),
    })),
  };
}

export function betOf(id: string, change: Partial<Bet> = {}): Bet {
  return {
    id,
    key: `key-${id}`,
    betType: 'single',
    systemValue: 2,
    accountId: 1,
    currency: 'EUR',
    amount: 1_000,
    coef: '2.000',
    possibleWin: 2_000,
    placedAt: 1_000 + Number(id),
    status: 'open',
    result: 'notStarted',
    payout: 0,
    settledAt: null,
    legs: [],
    amountByBlockId: [],
    isVipBet: false,
    hasBonusBet: false,
    promoCode: '',
    prepaidAmount: 0,
    repaidAdvance: 0,
    hyperBonusPercent: 0,
    accountType: 'main',
    isFreeBet: false,
    minWin: null,
    guaranteed: 0,
    product: 'line',
    remaining: change.amount ?? 1_000,
    cashOuts: [],
    editedFrom: '',
    ...change,
  };
}

export function limitsOf(change: Partial<CouponLimits> = {}): CouponLimits {
  return {
    minBetAmount: 20,
    maxBetAmount: 90_000,
    maxPayout: 1_000_000_000,
    maxByMarketId: [],
    availablePrepaidAmount: 0,
    vipMaxBetAmount: change.maxBetAmount ?? 90_000,
    antiExpressCoef: null,
    askedPrices: [],
    hyperBonusPercent: 0,
    minHyperBonusBetLimit: 0,
    maxHyperBonusLimit: 0,
    promoCodes: [],
    ...change,
  };
}

export const MAIN_ACCOUNT = 7;
export const BONUS_ACCOUNT = 4_007;

/** A player with `balance` on the main account and `bonus` on the bonus account, minor units. */
export function playerOf(balance: number, currency = 'EUR', bonus = 1_000): PlayerFacts {
  return {
    userId: '7',
    accountId: MAIN_ACCOUNT,
    currency,
    balance,
    refId: null,
    accounts: [
      { id: MAIN_ACCOUNT, type: 'main', iso: currency, money: balance },
      { id: BONUS_ACCOUNT, type: 'bonus', iso: currency, money: bonus },
    ],
  };
}

export const ALL_ALLOWED: CouponSetup = {
  maxLegs: 6,
  isVipBetAllowed: true,
  isBonusBetAllowed: true,
  isAdvanceAllowed: true,
  isPromoCodeAllowed: true,
  isOneClickAllowed: true,
  minAmountTypes: betTypeNames,
  maxAmountTypes: betTypeNames,
  antiExpressMargin: 116,
  hasExpressOfTheDay: true,
  hasBetGenerator: true,
};

export type MarketFlags = Partial<Pick<MarketNow, 'isBlocked' | 'isBannedExpress' | 'isDisabledBanker'>>;

/** A line and a player that a test changes while a coupon reads them. */
export interface CouponWorld {
  readonly prices: Map<number, MarketNow>;
  fresh: boolean;
  player: CouponFacts['player'];
  sessionUnknown: boolean;
  ownLimits: CouponFacts['ownLimits'];
  rightStops: CouponFacts['rightStops'];
  config: CouponSetup;
  oddsView: CouponFacts['oddsView'];
  readonly facts: () => CouponFacts;
  move(marketId: number, price: number, state?: MarketNow['state'], finished?: boolean): void;
  flag(marketId: number, flags: MarketFlags): void;
}

export function couponWorld(): CouponWorld {
  const prices = new Map(MARKETS.map((id): readonly [number, MarketNow] => [id, nowOf(id)]));
  const world: CouponWorld = {
    prices,
    fresh: true,
    sessionUnknown: false,
    ownLimits: null,
    rightStops: { bet: [], bonus: [] },
    player: playerOf(100_000),
    config: ALL_ALLOWED,
    oddsView: 'decimal',
    facts: () => ({
      market: (id) => prices.get(id) ?? null,
      movedTo: (leg) => (leg.kind === TOTAL_KIND ? (nearest(prices, leg)[0] ?? null) : null),
      fresh: world.fresh,
      player: world.player,
      sessionUnknown: world.sessionUnknown,
      ownLimits: world.ownLimits,
      rightStops: world.rightStops,
      guestCurrency: 'EUR',
      config: world.config,
      oddsView: world.oddsView,
      appView: 'european',
      groupMark: '',
    }),
    move: (id, price, state = 'open', finished = false) =>
      void prices.set(id, { ...(prices.get(id) ?? nowOf(id)), leg: legOf(id, price), state, finished }),
    flag: (id, flags) => void prices.set(id, { ...(prices.get(id) ?? nowOf(id)), ...flags }),
  };
  return world;
}

function nowOf(id: number): MarketNow {
  return {
    leg: legOf(id),
    state: 'open',
    finished: false,
    score: '',
    isBlocked: false,
    isBannedExpress: false,
    isDisabledBanker: false,
  };
}

function nearest(prices: ReadonlyMap<number, MarketNow>, { gameId, kind, param }: Leg): readonly MarketNow[] {
  return [...prices.values()]
    .filter(({ leg, state }) => leg.gameId === gameId && leg.kind === kind && leg.param !== param && state === 'open')
    .toSorted((left, right) => Math.abs(left.leg.param - param) - Math.abs(right.leg.param - param));
}
