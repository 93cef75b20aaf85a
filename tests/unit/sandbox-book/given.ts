/** Helpers for tests of the book: an operator with a fake line and a manual clock, and coupons to send. */
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createWebHasher } from '../../../adapters/sandbox/operator/players/hasher.ts';
import type { ManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { seededRandom } from '../../../adapters/sandbox/hosts/memory/seeded-random.ts';
import type { AskedCoupon, AskedLeg, Bettor } from '../../../adapters/sandbox/operator/book/coupon.ts';
import type { BetFilter } from '../../../adapters/sandbox/operator/book/history.ts';
import { createOperator } from '../../../adapters/sandbox/operator/create-operator.ts';
import type { Operator } from '../../../adapters/sandbox/operator/operator.ts';
import { readMarketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import type { Country, Currency } from '../../../adapters/sandbox/operator/players/directory.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import type { Store } from '../../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine, outcome, START } from './fake-line.ts';
import type { FakeLine } from './fake-line.ts';

export const EUR: Currency = { id: 2, iso: 'EUR', symbol: '€', minorDigits: 2 };
export const JPY: Currency = { id: 3, iso: 'JPY', symbol: '¥', minorDigits: 0 };
export const KWD: Currency = { id: 4, iso: 'KWD', symbol: 'KD', minorDigits: 3 };
export const CURRENCIES: readonly Currency[] = [EUR, JPY, KWD];
export const ALL_BETS: BetFilter = { status: 'all', typeId: null, from: null, to: null, product: null, games: null };
export const COUNTRIES: readonly Country[] = [
  { id: 1, code: 'DE', name: 'Germany' },
  { id: 2, code: 'JP', name: 'Japan' },
];

export interface Stage {
  readonly operator: Operator;
  readonly clock: ManualClock;
  readonly line: FakeLine;
  readonly errors: readonly unknown[];
}

export interface StageOptions {
  readonly store?: Store;
  readonly at?: number;
  readonly seed?: number;
  /** Games ahead in addition to the default ones. */
  readonly more?: number;
  /** Changes the line before the operator reads it. */
  readonly prepare?: (line: FakeLine) => void;
}

export async function stage({
  store = createMemoryStore(),
  at = START,
  seed = 1,
  more = 0,
  prepare = () => undefined,
}: StageOptions = {}): Promise<Stage> {
  const clock = createManualClock(at);
  const line = createFakeLine(clock, more);
  prepare(line);
  const errors: unknown[] = [];
  const operator = await createOperator({
    clock,
    store,
    random: seededRandom(seed),
    setup: { seed: 1, pace: 1, line: '' },
    createLine: () => line,
    currencies: CURRENCIES,
    countries: COUNTRIES,
    hasher: createWebHasher(10),
    report: (error) => errors.push(error),
  });
  return { operator, clock, line, errors };
}

export async function newPlayer(
  operator: Operator,
  currency: Currency = EUR,
): Promise<Bettor & { readonly login: string; readonly password: string; readonly cookie: string }> {
  const answer = await operator.players.register({
    currency: currency.iso,
    countryId: 1,
    language: 'en',
    isAdult: true,
  });
  if (!answer.ok) throw new Error(answer.error);
  const { userId, login, password, cookie } = answer.value;
  return { id: userId, currency, login, password, cookie };
}

/** `seenCoef`: the price that the player agreed to before it moved to `coef`. */
export function leg(marketId: number, coef: number, seenCoef = coef): AskedLeg {
  const read = readMarketId(marketId);
  if (read === null) throw new Error('no market id');
  return { marketId, gameId: read.gameId, ...read.key, coef, seenCoef, isBanker: false, blockId: 0 };
}

/** A single of 10.00 on the home side of game 1 by default. */
export function coupon(player: Bettor, change: Partial<AskedCoupon> = {}): AskedCoupon {
  const bets = change.bets ?? [leg(outcome(1), 1950)];
  return {
    accountId: player.id,
    amount: 1000,
    typeId: bets.length > 1 ? 1 : 0,
    systemValue: 0,
    changeCoefAction: 2,
    changeCoefTolerance: 0,
    bets,
    amountByBlockId: [],
    prepaidAmount: 0,
    exactCoef: null,
    isDropOnScoreChange: false,
    isVipBet: false,
    hasBonusBet: false,
    promoCode: '',
    ...change,
  };
}
