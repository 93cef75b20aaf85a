/** Ready-made coupons: saved ones, expresses of the day, generated ones, and repeated bets. */
import type { BetWire } from 'touchline/core/history/bet-wire';
import { hyperBonusPercent } from '../book/limits.ts';
import { totalThousandths } from '../book/payout.ts';
import type { Line } from '../line/line.ts';
import type { Journal } from '../store/journal.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { SharedCoupon } from '../store/stored-coupon.ts';
import { createCodes } from './codes.ts';
import { createExpressesOfTheDay } from './express-of-the-day.ts';
import type { DayExpress } from './express-of-the-day.ts';
import { generate } from './generate.ts';
import type { Wish } from './generate.ts';
import { loadCoupon } from './loaded-coupon.ts';
import type { LoadedCoupon } from './loaded-coupon.ts';
import type { Selection } from './picks.ts';

const EXPRESS = 1;
const SYSTEM_VALUE = 2;
const HOUR_MS = 3_600_000;

export interface OfferedExpress extends LoadedCoupon {
  readonly id: string;
  /** Total price, thousandths. */
  readonly coef: number;
  /** The hyper bonus of an express with these legs, whole percent. */
  readonly bonusPercent: number;
}

export interface Ready {
  apply(record: OperatorRecord): void;
  /** The code of a coupon; durable once the journal is. */
  save(coupon: SharedCoupon): string;
  /** Null for an unknown or expired code. */
  load(code: string, lng: string): LoadedCoupon | null;
  expresses(lng: string): { readonly live: readonly OfferedExpress[]; readonly line: readonly OfferedExpress[] };
  /** Null when nothing fits. */
  generate(wish: Wish, lng: string): LoadedCoupon | null;
  /** The legs of a bet that are still open for bets. */
  repeat(bet: BetWire, lng: string): LoadedCoupon;
}

export interface ReadyDeps {
  readonly line: Pick<Line, 'market' | 'game' | 'fixtures' | 'mainMarkets'>;
  readonly journal: Pick<Journal, 'commit'>;
  readonly now: () => number;
  readonly seed: number;
  readonly pace: number;
}

export function createReady({ line, journal, now, seed, pace }: ReadyDeps): Ready {
  const codes = createCodes({ journal, now });
  const ofTheDay = createExpressesOfTheDay({ line, now, seed, pace });
  const expressOf = (picks: readonly Selection[], lng: string): LoadedCoupon => {
    const legs = picks.map(({ marketId }) => ({ marketId, isBanker: false, blockId: 0 }));
    return loadCoupon(line, { typeId: EXPRESS, systemValue: SYSTEM_VALUE, legs }, lng);
  };
  const offered = (expresses: readonly DayExpress[], lng: string): readonly OfferedExpress[] =>
    expresses.map(({ id, picks }) => {
      const coupon = expressOf(picks, lng);
      const coef = totalThousandths({ ...coupon, amount: 0, amountByBlockId: [], hasBonusBet: false }) ?? 0;
      return { id, ...coupon, coef, bonusPercent: hyperBonusPercent(EXPRESS, coupon.legs.length) };
    });

  return {
    apply: (record) => codes.apply(record),
    save: (coupon) => codes.save(coupon),
    load: (code, lng) => {
      const coupon = codes.find(code);
      return coupon === null ? null : loadCoupon(line, coupon, lng);
    },
    expresses: (lng) => ({ live: offered(ofTheDay.live(), lng), line: offered(ofTheDay.line(), lng) }),
    generate: (wish, lng) => {
      const picks = generate(line, wish, seed + Math.floor(now() / HOUR_MS));
      return picks === null ? null : expressOf(picks, lng);
    },
    repeat: ({ typeId, systemValue, legs }, lng) => loadCoupon(line, { typeId, systemValue, legs: [...legs] }, lng),
  };
}
