/** The remedies of a refused coupon: each remedy of each code, for a coupon to which it applies. */
import { describe, expect, it } from 'vitest';
import type { ReasonCode } from '../../../adapters/sandbox/operator/book/coupon.ts';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import type { RefusalCode, RefusalWay } from 'touchline/core/coupon/rules/refusals';
import { REFUSALS } from 'touchline/core/coupon/rules/refusals';
import type { Refusal } from 'touchline/core/coupon/types';
import { BONUS_ACCOUNT, MAIN_ACCOUNT } from '../../arbitraries/coupon-world.ts';
import { coupon, KEY, sentOf, typed } from './given.ts';

interface Case {
  readonly draft: readonly CouponEvent[];
  readonly reason?: Partial<Refusal>;
  readonly offers: object;
}

/** A coupon to which only this remedy applies, besides those that always apply. */
const CASES: Readonly<Record<RefusalWay, Case>> = {
  removeLeg: {
    draft: typed('single', [10]),
    reason: { marketId: 10 },
    offers: { command: { type: 'coupon/removeLeg', payload: { marketId: 10 } } },
  },
  unsetBanker: {
    draft: [
      ...typed('system', [10, 20, 30, 40]),
      { type: 'coupon/bankerSet', payload: { marketId: 10, isBanker: true } },
    ],
    reason: { marketId: 10 },
    offers: { command: { type: 'coupon/setBanker', payload: { marketId: 10, isBanker: false } } },
  },
  setStake: {
    draft: typed('single', [10]),
    reason: { amount: 500 },
    offers: { command: { type: 'coupon/setStake', payload: { amount: 500 } } },
  },
  dropPromo: {
    draft: [...typed('single', [10]), { type: 'coupon/promoCodeChosen', payload: { code: 'AAA' } }],
    offers: { command: { type: 'coupon/choosePromoCode', payload: { code: '' } } },
  },
  dropBonusBet: {
    draft: typed('express', [10, 20, 30]),
    offers: { command: { type: 'coupon/setBonusBet', payload: { isOn: false } } },
  },
  dropVip: {
    draft: [...typed('single', [10]), { type: 'coupon/settingsChanged', payload: { settings: { isVipBet: true } } }],
    offers: { command: { type: 'coupon/changeSettings', payload: { settings: { isVipBet: false } } } },
  },
  dropExact: {
    draft: [...typed('single', [10]), { type: 'coupon/exactCoefTyped', payload: { text: '3', view: 'decimal' } }],
    offers: { command: { type: 'coupon/typeExactCoef', payload: { text: '' } } },
  },
  ownMoney: {
    draft: [...typed('single', [10]), { type: 'coupon/accountChosen', payload: { accountId: BONUS_ACCOUNT } }],
    offers: { command: { type: 'coupon/chooseAccount', payload: { accountId: MAIN_ACCOUNT } } },
  },
  placeAgain: { draft: typed('single', [10]), offers: { command: { type: 'coupon/place', payload: {} } } },
  limits: { draft: typed('single', [10]), offers: { open: 'limits' } },
  support: { draft: typed('single', [10]), offers: { open: 'support' } },
};
const ALWAYS: ReadonlySet<RefusalWay> = new Set(['placeAgain', 'limits', 'support']);

const isCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);
const CODES = Object.keys(REFUSALS).filter(isCode);
/** A code of the operator without a text on the site fails to compile. */
const waysOf = (code: ReasonCode | RefusalCode): readonly RefusalWay[] => REFUSALS[code];

function offered(code: string, { draft, reason = {} }: Pick<Case, 'draft' | 'reason'>): unknown {
  const { legs } = coupon(draft).state;
  const { placing } = coupon([
    ...draft,
    { type: 'coupon/placeIntended', payload: { key: KEY, group: KEY, sent: sentOf(legs), legs, at: 5 } },
    {
      type: 'coupon/betRejected',
      payload: { key: KEY, reasons: [{ code, marketId: null, price: null, amount: null, ...reason }] },
    },
  ]).view;
  if (placing.state !== 'rejected') throw new Error(placing.state);
  return placing.reasons[0]?.remedy;
}

describe('a refused coupon', () => {
  for (const code of CODES)
    for (const way of waysOf(code))
      it(`[CPN-14] ${code}: offers ${way} where it fits`, () =>
        expect(offered(code, CASES[way])).toMatchObject(CASES[way].offers));

  it('[CPN-14] offers nothing that the coupon has not got', () => {
    for (const code of CODES) {
      const always = waysOf(code).find((way) => ALWAYS.has(way));
      const remedy = offered(code, { draft: typed('single', [10]) });
      if (always === undefined) {
        expect(remedy, code).toBeNull();
      } else expect(remedy, code).toMatchObject(CASES[always].offers);
    }
  });
});
