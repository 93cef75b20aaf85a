/** The remedies of a refused coupon by code, and the visible effect of each button. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ReasonCode } from '../../adapters/sandbox/operator/book/coupon.ts';
import type { RefusalCode, RefusalWay } from 'touchline/core/coupon/rules/refusals';
import { chooseLast, chooseType, unfold } from './coupon-player.ts';
import { intercept } from './intercept.ts';
import { coupon, stake } from './player.ts';
import { askSupport } from './support.ts';

/** The remedies of each code, the first applicable one first. A new code needs a line here. */
export const OFFERED: Readonly<Record<ReasonCode | RefusalCode, readonly RefusalWay[]>> = {
  priceMoved: ['placeAgain'],
  abandoned: ['placeAgain'],
  suspended: ['removeLeg'],
  finished: ['removeLeg'],
  unknownMarket: ['removeLeg'],
  sameGame: ['removeLeg'],
  bannedExpress: ['removeLeg'],
  blocked: ['removeLeg'],
  bankerNotAllowed: ['unsetBanker'],
  belowMinimum: ['setStake'],
  aboveMaximum: ['setStake'],
  insufficientFunds: ['setStake'],
  advanceTooSmall: ['setStake'],
  promoCodeAmount: ['setStake', 'dropPromo'],
  limitReached: ['setStake', 'limits'],
  boostEnded: ['removeLeg'],
  boostUsed: ['removeLeg'],
  boostAlone: ['dropPromo', 'dropExact', 'ownMoney'],
  promoCodeUnknown: ['dropPromo'],
  promoCodeUsed: ['dropPromo'],
  promoCodeExpired: ['dropPromo'],
  promoCodeNotForCoupon: ['dropPromo'],
  bonusBetNotAllowed: ['dropBonusBet'],
  vipNotAllowed: ['dropVip'],
  coefNotAvailable: ['removeLeg', 'dropExact'],
  bonusNotAllowed: ['dropPromo', 'dropBonusBet', 'ownMoney', 'support'],
  timeOut: ['dropExact', 'limits'],
  excluded: ['limits'],
  sessionOver: ['limits'],
  limitCurrency: ['limits'],
  limitMissing: ['limits'],
  banned: ['support'],
  notAllowed: ['support'],
  maintenance: [],
  siteBlocked: [],
  typeNotAllowed: [],
  cannotWin: [],
  badSystemValue: [],
  badBlocks: [],
  badBlockAmount: [],
  scoreChanged: [],
  expired: [],
  cancelled: [],
};

const LEFT = 700;
/** A promo code that anyone can type, and the stake that it pays. */
const PROMO = { code: 'TOUCHLINE', stake: '3' };

export interface Walk {
  /**
   * Legs and settings besides the stake: the coupon contains what the remedy changes, and nothing for another remedy of
   * the same code.
   */
  readonly legs: number;
  readonly arrange: (page: Page, panel: Locator) => Promise<void>;
  /** The operator's details of the code. */
  readonly refusal: { readonly amount?: number; readonly isOfLeg?: boolean };
  readonly button: RegExp;
  /** The expectation after the tap. */
  readonly done: (page: Page, panel: Locator) => Promise<void>;
}

const plain = async (): Promise<void> => undefined;
const option = (panel: Locator, name: RegExp): Locator => panel.getByRole('checkbox', { name });
const exactOdds = (panel: Locator): Locator => panel.getByRole('textbox', { name: 'Wait for total odds of' });

export const WALKS: Readonly<Record<RefusalWay, Walk>> = {
  removeLeg: {
    legs: 1,
    arrange: plain,
    refusal: { isOfLeg: true },
    button: /^Remove /,
    done: async (page) => {
      await expect.poll(() => page.locator('main .cell[aria-pressed="true"]').count()).toBe(0);
    },
  },
  unsetBanker: {
    legs: 4,
    arrange: async (page, panel) => {
      await chooseType(page, 'System');
      await panel
        .getByRole('button', { name: /^Banker: / })
        .first()
        .click();
      await panel.locator('.leg.is-banker').waitFor();
    },
    refusal: { isOfLeg: true },
    button: /^Not in every combination$/,
    done: (_page, panel) => panel.locator('.leg.is-banker').waitFor({ state: 'detached' }),
  },
  setStake: {
    legs: 1,
    arrange: plain,
    refusal: { amount: LEFT },
    button: /^Stake €7\.00$/,
    done: async (_page, panel) => {
      await expect.poll(() => panel.getByRole('textbox', { name: /^Stake/ }).inputValue()).toBe('7.00');
    },
  },
  dropPromo: {
    legs: 1,
    arrange: async (page, panel) => {
      await stake(page, PROMO.stake);
      await unfold(panel, 'Options');
      await panel.getByRole('textbox', { name: 'Promo code' }).fill(PROMO.code);
      await panel.getByRole('button', { name: 'Use', exact: true }).click();
      await panel.getByText(`The promo code ${PROMO.code} pays`).waitFor();
    },
    refusal: {},
    button: /^Without the promo code$/,
    done: (_page, panel) => panel.getByText(`The promo code ${PROMO.code} pays`).waitFor({ state: 'detached' }),
  },
  dropBonusBet: {
    legs: 3,
    arrange: async (_page, panel) => {
      await unfold(panel, 'Options');
      await expect.poll(() => option(panel, /^Express boost/).isChecked()).toBe(true);
    },
    refusal: {},
    button: /^Without the express boost$/,
    done: async (_page, panel) => {
      await unfold(panel, 'Options');
      await expect.poll(() => option(panel, /^Express boost/).isChecked()).toBe(false);
    },
  },
  dropVip: {
    legs: 1,
    arrange: async (_page, panel) => {
      await unfold(panel, 'Options');
      await option(panel, /^VIP bet/).check();
    },
    refusal: {},
    button: /^Without VIP$/,
    done: async (_page, panel) => {
      await unfold(panel, 'Options');
      await expect.poll(() => option(panel, /^VIP bet/).isChecked()).toBe(false);
    },
  },
  dropExact: {
    legs: 1,
    arrange: async (_page, panel) => {
      await unfold(panel, 'Options');
      await exactOdds(panel).fill('90');
    },
    refusal: {},
    button: /^At the current odds$/,
    done: async (_page, panel) => {
      await unfold(panel, 'Options');
      await expect.poll(() => exactOdds(panel).inputValue()).toBe('');
    },
  },
  ownMoney: {
    legs: 1,
    arrange: async (_page, panel) => {
      await panel.getByLabel('Pay from').selectOption({ label: 'Bonus account: €10.00' });
    },
    refusal: {},
    button: /^Bet your own money$/,
    done: async (_page, panel) => {
      await expect
        .poll(() => panel.getByLabel('Pay from').locator('option:checked').innerText())
        .toMatch(/^Main account/);
    },
  },
  placeAgain: {
    legs: 1,
    arrange: plain,
    refusal: {},
    button: /^Place again$/,
    done: async (_page, panel) => {
      await panel.getByText('Bet accepted').waitFor();
      await panel.getByRole('button', { name: 'New bet' }).click();
      await panel.getByText('Your coupon is empty').waitFor();
    },
  },
  limits: {
    legs: 1,
    arrange: plain,
    refusal: {},
    button: /^Your limits$/,
    done: (page) => page.getByRole('button', { name: 'Set: Deposit limit for 24 hours' }).waitFor(),
  },
  support: {
    legs: 1,
    arrange: plain,
    refusal: {},
    button: /^Ask support$/,
    done: askSupport,
  },
};

/**
 * Makes the operator refuse coupons with these codes, until the returned function is called. A code about a leg refers
 * to the first one.
 */
export async function refuseCoupons(
  page: Page,
  codes: readonly string[],
  { amount, isOfLeg }: Walk['refusal'],
): Promise<() => void> {
  return intercept(page, '**/bet-api/v1/bets', async (route, request) => {
    const key = await request.headerValue('idempotency-key');
    if (request.method() !== 'POST' || key === null) return route.fallback();
    const { bets } = request.postDataJSON() as { readonly bets: readonly { readonly marketId: number }[] };
    const reasons = codes.map((code) => ({
      code,
      ...(amount === undefined ? {} : { amount }),
      ...(isOfLeg === true ? { marketId: bets[0]?.marketId ?? 0 } : {}),
    }));
    return route.fulfill({ json: { key, status: 'rejected', reasons } });
  });
}

/** Replaces the coupon by one with `legs` games that start hours later. */
export async function newCoupon(page: Page, legs: number): Promise<Locator> {
  const panel = await coupon(page);
  const clear = panel.getByRole('button', { name: 'Clear the coupon' });
  if ((await panel.locator('.leg').count()) > 0) await clear.click();
  await expect.poll(() => page.locator('main .cell[aria-pressed="true"]').count()).toBe(0);
  await chooseLast(page, legs);
  await stake(page, '5');
  return panel;
}

/** Sends the coupon, whatever the label of its button, and waits for the refusal. */
export async function sendRefused(panel: Locator): Promise<Locator> {
  await panel.locator('.coupon-foot .button.is-main.is-large').click();
  const refusal = panel.locator('.placing.is-bad');
  await refusal.locator('.blockers li').first().waitFor();
  return refusal;
}
