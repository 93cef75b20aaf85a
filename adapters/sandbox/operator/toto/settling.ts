/** Settles a draw once its results are known: pools by currency, payouts, and entries that sum to zero. Pure. */
import { floor } from 'touchline/kernel/rational';
import { mainAccount, move } from '../players/wallets.ts';
import type { Currency } from '../players/directory.ts';
import type { Entry } from '../store/records.ts';
import { HOUSE_TOTO, HOUSE_TOTO_PLAYERS, jackpotAccount, poolAccount } from './accounts.ts';
import type { TotoCoupon, TotoDraw } from './book.ts';
import { bestOf, isJackpotWon, isRefunded, payPool, poolOf, rightsOf } from './pool.ts';
import type { Columns, TotoResult } from './pool.ts';
import type { PoolRecord, TotoRecordOf } from './records.ts';
import { unitOf } from './terms.ts';

export interface Settling {
  readonly draw: Pick<TotoDraw, 'section' | 'number'>;
  /** All coupons of the draw. */
  readonly coupons: readonly TotoCoupon[];
  readonly results: readonly TotoResult[];
  /** Columns of simulated players by their right games. */
  readonly simulated: readonly number[];
  /** The currencies that have a pool. */
  readonly currencies: readonly Currency[];
  /** The jackpot carried in a currency, minor units. */
  readonly carried: (currency: string) => number;
}

export type Settled = Pick<TotoRecordOf<'totoSettled'>, 'isRefunded' | 'pools' | 'paid' | 'entries'>;

export function stakeOf({ columns, stakePerColumn }: Pick<TotoCoupon, 'columns' | 'stakePerColumn'>): number {
  return columns * stakePerColumn;
}

export function settleDraw(settling: Settling): Settled {
  const { coupons, results, currencies } = settling;
  const isVoid = isRefunded(results);
  const parts = currencies.map((currency) => {
    const own = coupons.filter((coupon) => coupon.currency === currency.iso);
    return isVoid ? refund(settling, currency, own) : settleIn(settling, currency, own);
  });
  const payouts = new Map(parts.flatMap(({ payouts: each }) => each));
  return {
    isRefunded: isVoid,
    pools: parts.map(({ pool }) => pool),
    paid: coupons.map(({ id, picks }) => ({
      couponId: id,
      right: bestOf(picks, results),
      payout: payouts.get(id) ?? 0,
    })),
    entries: parts.flatMap(({ entries }) => entries),
  };
}

interface Part {
  readonly pool: PoolRecord;
  readonly payouts: readonly (readonly [couponId: string, payout: number])[];
  readonly entries: readonly Entry[];
}

const stakesOf = (coupons: readonly TotoCoupon[]): number => coupons.reduce((sum, coupon) => sum + stakeOf(coupon), 0);
const countOf = (simulated: readonly number[]): number => simulated.reduce((sum, count) => sum + count, 0);

function refund({ draw, simulated, carried }: Settling, currency: Currency, coupons: readonly TotoCoupon[]): Part {
  const { iso } = currency;
  const account = poolAccount(draw.section, draw.number);
  const [jackpot, others] = [carried(iso), countOf(simulated) * unitOf(currency)];
  return {
    pool: {
      currency: iso,
      stakes: stakesOf(coupons) + others,
      simulated: others,
      margin: 0,
      jackpotBefore: jackpot,
      jackpotAfter: jackpot,
      jackpotPaid: 0,
      classes: [],
    },
    payouts: coupons.map((coupon) => [coupon.id, stakeOf(coupon)]),
    entries: coupons.flatMap((coupon) => move(account, mainAccount(coupon.playerId), iso, stakeOf(coupon))),
  };
}

function settleIn(settling: Settling, currency: Currency, coupons: readonly TotoCoupon[]): Part {
  const { draw, results, simulated, carried } = settling;
  const { iso } = currency;
  const before = BigInt(carried(iso));
  const columns: readonly Columns[] = [
    { stake: BigInt(unitOf(currency)), byRight: simulated.map(BigInt) },
    ...coupons.map(({ picks, stakePerColumn }) => ({
      stake: BigInt(stakePerColumn),
      byRight: rightsOf(picks, results),
    })),
  ];
  const others = countOf(simulated) * unitOf(currency);
  const pool = poolOf(BigInt(stakesOf(coupons) + others), before, columns);
  const { paid, intoJackpot, outOfJackpot, leftOver } = payPool(pool, before, columns);
  const [toOthers = 0n, ...toCoupons] = paid;
  const kept = intoJackpot + leftOver;
  const account = poolAccount(draw.section, draw.number);
  const jackpot = jackpotAccount(draw.section);
  const payouts = coupons.map(({ id }, at) => [id, Number(toCoupons[at] ?? 0n)] as const);
  return {
    pool: {
      currency: iso,
      stakes: Number(pool.stakes),
      simulated: others,
      margin: Number(pool.margin),
      jackpotBefore: Number(before),
      jackpotAfter: Number(before - outOfJackpot + kept),
      jackpotPaid: isJackpotWon(pool) ? Number(floor(pool.jackpot)) : 0,
      classes: pool.classes.map(({ right, fund, stake }) => ({
        right,
        fund: Number(floor(fund)),
        stake: Number(stake),
      })),
    },
    payouts,
    entries: [
      ...move(HOUSE_TOTO_PLAYERS, account, iso, others),
      ...move(jackpot, account, iso, Number(outOfJackpot)),
      ...move(account, HOUSE_TOTO, iso, Number(pool.margin)),
      ...coupons.flatMap(({ playerId }, at) => move(account, mainAccount(playerId), iso, payouts[at]?.[1] ?? 0)),
      ...move(account, HOUSE_TOTO_PLAYERS, iso, Number(toOthers)),
      ...move(account, jackpot, iso, Number(kept)),
    ],
  };
}
