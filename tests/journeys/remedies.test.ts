/**
 * Every remedy that a refusal offers works: a form accepts it, or a page explains who can help. No demand closes the
 * site to a player.
 */
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReasonCode, Remedy } from 'touchline/core/cashier/types';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { codeTo, fillPhone } from './auth-player.ts';
import { arrive } from './coupon-player.ts';
import { newCoupon, OFFERED, refuseCoupons, sendRefused, WALKS } from './coupon-remedies.ts';
import { hostOfFile } from './host-of-file.ts';
import { pictureFile } from './picture-file.ts';
import { choose, coupon, enter, openBoard, stake } from './player.ts';
import { faults } from './sound.ts';
import { askSupport } from './support.ts';

const host = hostOfFile();
const LEFT = 700;
/** Phones that players have taken: a number belongs to one player. */
let phones = 0;
let tab: Tab | null = null;

beforeEach(() => host.turn({}, true));
afterEach(async () => {
  await tab?.close();
  tab = null;
});

async function player(path = '/en'): Promise<Page> {
  tab = await openPage();
  await enter(tab.page, `${host.address}${path}`);
  return tab.page;
}

/** The remedies of each refusal of a payment. A new code needs a line here. */
const REMEDIES: Readonly<Record<ReasonCode, Remedy['do'] | null>> = {
  noMethod: 'chooseMethod',
  methodClosed: 'chooseMethod',
  noAmount: 'typeAmount',
  badAmount: 'typeAmount',
  ambiguousAmount: 'typeAmount',
  feeTakesAll: 'typeAmount',
  belowMinimum: 'setAmount',
  aboveMaximum: 'setAmount',
  insufficientFunds: 'setAmount',
  limitReached: 'setAmount',
  fieldMissing: 'fixField',
  fieldInvalid: 'fixField',
  underWay: 'wait',
  verificationPending: 'wait',
  sameAsBefore: 'payAgain',
  termsChanged: 'payAgain',
  abandoned: 'payAgain',
  limitMissing: 'setLimits',
  limitCurrency: 'setLimits',
  identificationNeeded: 'identify',
  verificationNeeded: 'identify',
  documentsNeeded: 'uploadDocuments',
  activationNeeded: 'activate',
  emailNeeded: 'addEmail',
  phoneNeeded: 'addPhone',
  verificationDenied: 'askSupport',
  banned: 'askSupport',
  notAllowed: 'askSupport',
  maintenance: null,
  siteBlocked: null,
  refused: 'askSupport',
  excluded: null,
  timeOut: null,
  sessionOver: null,
  bonusAccount: null,
  declined: null,
  providerFailed: null,
  providerExpired: null,
};

/** Follows a remedy and completes its step. `null`: the step is on the payment form itself, without a button. */
const DO: Readonly<Record<Remedy['do'], ((page: Page) => Promise<void>) | null>> = {
  chooseMethod: null,
  typeAmount: null,
  fixField: null,
  wait: null,
  waitUntil: null,
  setAmount: async (page) => {
    await expect.poll(() => page.locator('.cashier-amount').inputValue()).toBe('7.00');
  },
  payAgain: async (page) => {
    await page.locator('.cashier-result .blocker').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deposit', exact: true }).waitFor();
  },
  setLimits: async (page) => {
    await page.getByRole('button', { name: 'Set: Deposit limit for 24 hours' }).click();
    await page.getByRole('textbox', { name: /New limit/ }).fill('250');
    await page.getByRole('button', { name: 'Set this limit' }).click();
    await page.locator('.limit', { hasText: '€250.00' }).first().waitFor();
  },
  identify: async (page) => {
    await page.getByRole('heading', { level: 1, name: 'Identification' }).waitFor();
    await host.turn({ verification: 'unverified' });
    await page.reload();
    await page.getByRole('button', { name: 'Confirm your identity' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Choose a picture').setInputFiles(await pictureFile(page));
    await page.getByRole('button', { name: 'Send the photograph' }).click();
    await page.getByRole('heading', { name: 'Your photograph is under review' }).waitFor();
  },
  uploadDocuments: async (page) => {
    const part = page.getByRole('region', { name: 'Proof of address' });
    await part.getByLabel('Choose a picture').setInputFiles(await pictureFile(page));
    await part.getByRole('button', { name: 'Send the copy' }).click();
    await part.getByText('being checked').waitFor();
  },
  addEmail: async (page) => {
    await page.getByRole('textbox', { name: 'Your e-mail address' }).fill('ada@remedies.example');
    await page.getByRole('button', { name: 'Send the e-mail' }).click();
    await page.getByText('An e-mail is on its way').waitFor();
  },
  addPhone: async (page) => {
    const phone = page.getByRole('region', { name: 'Phone', exact: true });
    phones += 1;
    const number = `1511234567${phones}`;
    await fillPhone(phone, number);
    await phone.getByRole('button', { name: 'Send a code' }).click();
    const code = phone.getByRole('textbox', { name: 'Code' });
    await code.waitFor();
    await code.fill(await codeTo(host, `+49${number}`));
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await phone.getByText('The number is confirmed.').waitFor();
  },
  activate: async (page) => {
    await page.getByRole('region', { name: 'Phone', exact: true }).waitFor();
  },
  askSupport,
};

/** Makes the operator refuse the next payments with these reasons. */
async function refuseWith(page: Page, codes: readonly ReasonCode[]): Promise<void> {
  const reasons = codes.map((code) => ({
    code,
    amount: LEFT,
    limitType: code.startsWith('limit') ? 20 : null,
    freesAt: null,
    field: code.startsWith('field') ? 'iban' : null,
  }));
  await page.route('**/payment-api/v1/payments', async (route) => {
    const key = await route.request().headerValue('idempotency-key');
    if (route.request().method() !== 'POST' || key === null) return route.fallback();
    return route.fulfill({ json: { key, status: 'rejected', reasons } });
  });
}

async function refused(page: Page, codes: readonly ReasonCode[]): Promise<Locator> {
  await refuseWith(page, codes);
  await page.goto(`${host.address}/en/office/recharge`);
  await page.getByRole('radio', { name: 'Visa' }).check();
  await page.locator('.cashier-amount').fill('20');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  const reasons = page.locator('.cashier-result .blocker');
  await expect.poll(() => reasons.count()).toBe(codes.length);
  return reasons;
}

const isCode = (code: string): code is ReasonCode => Object.hasOwn(REMEDIES, code);
const CODES = Object.keys(REMEDIES).filter(isCode);

describe('a refused payment', () => {
  it('[CSH-17] shows every reason in words, with a button exactly where a remedy is elsewhere', async () => {
    const page = await player();
    const reasons = await refused(page, CODES);
    for (const [at, code] of CODES.entries()) {
      const way = REMEDIES[code];
      const item = reasons.nth(at);
      expect(await item.innerText(), code).not.toMatch(/cashier\.|\{\{/);
      const offered = await item.locator('a, button').count();
      expect(offered, code).toEqual(way === null || DO[way] === null ? 0 : 1);
    }
    expect(await faults(page)).toEqual([]);
    expect(tab?.problems()).toEqual([]);
  });

  it('[CSH-17] every offered remedy leads to its page', async () => {
    const page = await player();
    const firstOf = new Map<Remedy['do'], ReasonCode>();
    for (const code of CODES) {
      const way = REMEDIES[code];
      if (way !== null && !firstOf.has(way)) firstOf.set(way, code);
    }
    for (const [way, code] of firstOf) {
      const act = DO[way];
      if (act === null) continue;
      const reasons = await refused(page, [code]);
      await reasons.locator('a, button').click();
      await act(page);
    }
    expect(tab?.problems()).toEqual([]);
  }, 240_000);
});

describe('a coupon without a player', () => {
  it('[CPN-4] offers a guest login and registration, and each opens its form', async () => {
    tab = await openPage();
    const { page } = tab;
    // A live price that is suspended meanwhile would change the foot.
    await host.turn({ isLineHeld: true });
    await openBoard(page, `${host.address}/en/live`);
    await choose(page, 1);
    await stake(page, '5');
    const foot = (await coupon(page)).locator('.coupon-foot');
    for (const [way, form] of [
      ['Log in to bet', 'Log in'],
      ['Register', 'Register'],
    ] as const) {
      await foot.getByRole('button', { name: way, exact: true }).click();
      await page.getByRole('dialog', { name: form }).getByRole('button').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: form }).waitFor({ state: 'detached' });
    }
  });
});

describe('a refused coupon', () => {
  const OWN_CODES = Object.entries(OFFERED);
  beforeEach(() => host.turn({ isLineHeld: true }));
  const bettor = async (): Promise<Page> => {
    tab = await openPage();
    await arrive(tab.page, host);
    return tab.page;
  };

  it('[CPN-14] shows each of the operator’s reasons in words', async () => {
    const page = await bettor();
    const panel = await newCoupon(page, 1);
    await refuseCoupons(page, Object.keys(OFFERED), { amount: LEFT, isOfLeg: true });
    const refusal = await sendRefused(panel);
    await refusal.locator('.more-reasons').click();
    await expect.poll(() => refusal.locator('.blockers li').count()).toBe(OWN_CODES.length);
    const reasons = await refusal.locator('.blockers li').allInnerTexts();
    expect(reasons.filter((text) => /coupon\.\w|\{\{|\(code /.test(text))).toEqual([]);
    expect(await faults(page)).toEqual([]);
    expect(tab?.problems()).toEqual([]);
  });

  it('[CPN-4] offers no tap where none removes the reason', async () => {
    const page = await bettor();
    const panel = await newCoupon(page, 1);
    for (const [code, ways] of OWN_CODES) {
      if (ways.length > 0) continue;
      await refuseCoupons(page, [code], { amount: LEFT, isOfLeg: true });
      const refusal = await sendRefused(panel);
      expect(await refusal.locator('.blockers').locator('a, button').count(), code).toBe(0);
      await refusal.getByRole('button', { name: 'Understood' }).click();
      await refusal.waitFor({ state: 'detached' });
    }
    expect(tab?.problems()).toEqual([]);
  });

  for (const [way, walk] of Object.entries(WALKS)) {
    const codes = OWN_CODES.filter(([, ways]) => ways.some((each) => each === way)).map(([code]) => code);
    it(
      `[CPN-4] ${way}: the tap does what its label says, after ${codes.join(', ')}`,
      { timeout: 60_000 * codes.length },
      async () => {
        expect(codes).not.toEqual([]);
        const page = await bettor();
        const board = page.url();
        for (const code of codes) {
          if (page.url() !== board) {
            await openBoard(page, board);
            // The refused bet is still in the coupon after a reload.
            await (await coupon(page)).locator('.leg').first().waitFor();
          }
          const panel = await newCoupon(page, walk.legs);
          await walk.arrange(page, panel);
          const stopRefusing = await refuseCoupons(page, [code], walk.refusal);
          const refusal = await sendRefused(panel);
          const tap = refusal.locator('.blockers').locator('a, button').first();
          expect(await tap.innerText(), code).toEqual(expect.stringMatching(walk.button));
          stopRefusing();
          await tap.click();
          await walk.done(page, panel);
        }
        expect(tab?.problems()).toEqual([]);
      },
    );
  }
});

describe('a player of whom the operator requires more data', () => {
  it('[CSH-17] needs no further data by default: neither deposits nor withdrawals are blocked', async () => {
    const page = await player();
    for (const kind of ['recharge', 'deduce']) {
      const [offer] = await Promise.all([
        page.waitForResponse('**/payment-api/v1/methods*'),
        page.goto(`${host.address}/en/office/${kind}`),
      ]);
      expect(await offer.json()).toMatchObject({ demands: [] });
    }
  });

  it('[USR-4, NAV-30] is led to the page about it, sees who can help, and continues from there', async () => {
    const page = await player();
    await host.turn({ isIdentificationBonus: true, verification: 'unverified' });
    await page.goto(`${host.address}/en/live`);
    await page.waitForURL('**/en/office/identification?identification=true');
    const why = page.getByRole('dialog', { name: 'Identify yourself for your bonus' });
    await why.getByRole('button', { name: 'Not now' }).click();
    await why.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Your identity is not confirmed yet' }).waitFor();
    await page.getByRole('link', { name: 'Continue to sports' }).click();
    await page.waitForURL('**/en/line');
    // The answer is valid for the visit: later pages do not redirect either.
    await page.getByRole('link', { name: 'Live', exact: true }).first().click();
    await page.waitForURL('**/en/live');
    await page.locator('main').waitFor();
    expect(tab?.problems()).toEqual([]);
  });

  it('[USR-15] whose time to confirm a contact is up confirms a phone, and deposits at once', async () => {
    const page = await player();
    await host.turn({ activationDays: -1 });
    await page.goto(`${host.address}/en/office/account`);
    const steps = page.getByRole('region', { name: 'Next steps' });
    await steps.getByText('The deadline has passed: you can’t deposit until one is confirmed.').waitFor();
    await page.goto(`${host.address}/en/office/recharge`);
    await page.getByRole('link', { name: 'Confirm one' }).first().click();
    await DO.addPhone?.(page);
    const [offer] = await Promise.all([
      page.waitForResponse('**/payment-api/v1/methods*'),
      page.goto(`${host.address}/en/office/recharge`),
    ]);
    expect(await offer.json()).toMatchObject({ demands: [] });
    expect(tab?.problems()).toEqual([]);
  });

  it('[CSH-17] with a required identity check sees what is blocked and what is not, and continues', async () => {
    const page = await player();
    await host.turn({ isNeedIdentification: true, verification: 'unverified' });
    for (const kind of ['recharge', 'deduce']) {
      await page.goto(`${host.address}/en/office/${kind}`);
      await page.getByRole('link', { name: 'How to confirm your identity' }).first().click();
      await page.getByText('Deposits or withdrawals may have to wait for it').waitFor();
      await page.getByRole('link', { name: 'Ask support' }).waitFor();
    }
    await page.getByRole('link', { name: 'Continue to sports' }).click();
    await page.waitForURL('**/en/line');
    expect(tab?.problems()).toEqual([]);
  });
});
