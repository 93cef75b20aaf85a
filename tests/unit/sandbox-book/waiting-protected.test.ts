/**
 * Pending coupons are checked again against limits, rights and exclusions: the stand-in with its generated line, on a
 * manual clock.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { AskedCoupon, AskedLeg, BetAnswer, Bettor } from '../../../adapters/sandbox/operator/book/coupon.ts';
import { TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';

/** A Saturday afternoon. */
const START = Date.UTC(2026, 10, 21, 15);
const PACE = 10;
const EXCLUSION = 'selfExclusion';
const ORDERS = 44;
const PENDING = 23;
const STAKE = 100;
const MONEY = 10_000;

interface Given {
  readonly host: NodeOperator;
  readonly clock: ManualClock;
  readonly player: Bettor;
  /** The first open market of each game. */
  readonly legs: (isLive: boolean) => readonly AskedLeg[];
  readonly place: (key: string, leg: AskedLeg, change?: Partial<AskedCoupon>) => BetAnswer;
  readonly count: (keys: readonly string[], status: BetAnswer['status']) => number;
  readonly exclude: () => void;
}

let opened: NodeOperator | null = null;
afterEach(() => opened?.close());

async function given(): Promise<Given> {
  const clock = createManualClock(START);
  const host = await createNodeOperator({ clock, pace: PACE });
  opened = host;
  const { book, line, players, limits } = host.operator;
  const answer = await players.register({ currency: 'EUR', countryId: 1, language: 'en', isAdult: true });
  if (!answer.ok) throw new Error(answer.error);
  const id = answer.value.userId;
  const player = { id, currency: host.operator.currencyOf(id) };
  return {
    host,
    clock,
    player,
    legs: (isLive) =>
      line.fixtures(isLive).flatMap(({ id: gameId }) => {
        const open = line.mainMarkets(gameId).find(({ suspended, flags }) => !suspended && flags === 0);
        return open === undefined
          ? []
          : [
              {
                ...open.key,
                marketId: open.marketId,
                gameId,
                coef: open.price,
                seenCoef: open.price,
                isBanker: false,
                blockId: 0,
              },
            ];
      }),
    place: (key, leg, change = {}) =>
      book.place(player, key, {
        accountId: id,
        amount: STAKE,
        typeId: 0,
        systemValue: 0,
        changeCoefAction: 1,
        changeCoefTolerance: 0,
        bets: [leg],
        amountByBlockId: [],
        prepaidAmount: 0,
        exactCoef: null,
        isDropOnScoreChange: false,
        isVipBet: false,
        hasBonusBet: false,
        promoCode: '',
        ...change,
      }),
    count: (keys, status) => keys.filter((key) => book.answer(player, key)?.status === status).length,
    exclude: () => limits.save(id, [{ limitType: EXCLUSION, limitValue: 7 }], null),
  };
}

describe('after a self-exclusion', { timeout: TEST_TIMEOUT_MS }, () => {
  it(`[LIM-22] none of ${ORDERS} waiting orders is struck, and every stake is returned at once`, async () => {
    const { host, clock, player, legs, place, count, exclude } = await given();
    const keys = legs(true)
      .slice(0, ORDERS)
      .map((leg, at) => {
        place(`order ${at}`, leg, { exactCoef: leg.coef + 10 });
        return `order ${at}`;
      });
    const waiting = keys.filter((key) => count([key], 'ordered') === 1);
    expect(waiting.length).toBeGreaterThan(ORDERS / 2);
    exclude();
    const money = host.operator.balance(player.id);
    clock.advance(8_000);
    expect(count(waiting, 'accepted')).toBe(0);
    expect(count(waiting, 'rejected')).toEqual(waiting.length);
    expect(money).toEqual(MONEY);
  });

  it(`[LIM-22] none of ${PENDING} pending live and VIP bets is struck, and every stake is returned`, async () => {
    const { host, clock, player, legs, place, count, exclude } = await given();
    const live = legs(true).slice(0, 12);
    const line = legs(false).slice(0, PENDING - 12);
    const keys = [
      ...live.map((leg, at) => (place(`live ${at}`, leg), `live ${at}`)),
      ...line.map((leg, at) => (place(`vip ${at}`, leg, { isVipBet: true }), `vip ${at}`)),
    ];
    expect(count(keys, 'pending')).toBe(PENDING);
    exclude();
    clock.advance(10_000);
    expect(count(keys, 'accepted')).toBe(0);
    expect(count(keys, 'rejected')).toEqual(PENDING);
    expect(host.operator.balance(player.id)).toEqual(MONEY);
  });
});
