/** Rare options, and everything next to the coupon: one-click, several results, orders, codes, ready coupons. */
import { within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { PlacedItem } from 'touchline/core/coupon/views';
import { BottomNav } from '../../ui/web/shell/bottom-nav.tsx';
import { Coupon } from '../../ui/web/screens/coupon/coupon.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { BETS, NOW, PLAYER } from './fake-views.ts';
import { lookOf } from './page-text.ts';
import { render, type Rendered } from './render.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

async function couponWith(
  change: (view: CouponView) => Partial<CouponView>,
  content = <Coupon />,
): Promise<{ core: FakeCore; page: Rendered }> {
  const core = createFakeCore();
  core.fake.set.session(PLAYER);
  for (const game of [1001, 1002])
    core.dispatch({ type: 'coupon/addLeg', payload: { marketId: core.line.markets(game).get()[0]?.id ?? 0 } });
  core.fake.commands.length = 0;
  core.fake.set.coupon({ ...core.coupon.get(), ...change(core.coupon.get()) });
  const page = await render(core, content);
  return { core, page };
}

const press = (page: Rendered, name: string | RegExp): Promise<void> =>
  page.user.click(page.getByRole('button', { name }));
const labelled = (page: Rendered, text: string | RegExp): HTMLElement => page.getByLabelText(text);
async function openOptions(page: Rendered): Promise<void> {
  await press(page, /^Options/);
  await page.findByRole('heading', { name: 'Every bet' });
}
/** The text that describes an element. */
const describing = (element: HTMLElement): string =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

function item(view: CouponView, at: number, change: Partial<PlacedItem>): PlacedItem {
  const leg = view.legs[at];
  return {
    key: String(at),
    legs: leg === undefined ? [] : [leg],
    amount: 1000,
    state: 'accepted',
    acceptAt: null,
    bet: BETS[0] ?? null,
    reasons: [],
    ...change,
  };
}

describe('the choice for odds that change', () => {
  const choiceOf = (page: Rendered): HTMLElement => page.getByRole('combobox', { name: 'When odds change' });
  const optionsOf = (page: Rendered): readonly string[] =>
    within(choiceOf(page))
      .getAllByRole('option')
      .map((option) => option.textContent);

  it('[CPN-136] lists from the strictest to the loosest, with a tolerance of 2, 5 or 10 percent, and each is one command', async () => {
    const { core, page } = await couponWith(() => ({}));
    expect(optionsOf(page)).toEqual([
      'Ask me',
      'Accept higher odds',
      'Accept up to 2% lower',
      'Accept up to 5% lower',
      'Accept up to 10% lower',
      'Accept any odds',
    ]);
    for (const option of optionsOf(page)) await page.user.select(choiceOf(page), option);
    expect(core.fake.commands.map(({ payload }) => payload)).toEqual([
      { action: 'ask', tolerance: 0 },
      { action: 'acceptBetter', tolerance: 0 },
      { action: 'acceptBetter', tolerance: 2 },
      { action: 'acceptBetter', tolerance: 5 },
      { action: 'acceptBetter', tolerance: 10 },
      { action: 'acceptAny', tolerance: 0 },
    ]);
  });

  it('[CPN-136] shows the current setting, and explains a tolerance for the total and for singles', async () => {
    const { core, page } = await couponWith(({ settings }) => ({
      settings: { ...settings, changeCoefAction: 'acceptBetter', changeCoefTolerance: 5 },
    }));
    const select = choiceOf(page);
    const optionText = (): string => describing(select);
    expect(select).toHaveProperty('value', 'acceptBetter-5');
    expect(optionText()).toBe(
      'The total odds may fall by up to 5% from those you agreed to: a rise of one selection can make up for the fall of another. Beyond that, we ask.',
    );
    const put = (change: (view: CouponView) => Partial<CouponView>): Promise<void> =>
      page.after(() => core.fake.set.coupon({ ...core.coupon.get(), ...change(core.coupon.get()) }));
    await put(({ shape }) => ({ shape: { ...shape, amountPer: 'leg' } }));
    expect(optionText()).toBe('Odds may be up to 5% worse than those you agreed to. Beyond that, we ask.');
    await put(({ settings }) => ({ settings: { ...settings, changeCoefTolerance: 0 } }));
    expect(select).toHaveProperty('value', 'acceptBetter-0');
    expect(select.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('the options', () => {
  it('are collapsed by default, and the collapsed list shows what is set', async () => {
    const { page } = await couponWith(({ vip, settings }) => ({
      vip: { ...vip, isOn: true },
      settings: { ...settings, isCouponFixed: true },
    }));
    const head = page.getByRole('button', { name: /^Options/, expanded: false });
    expect(head.textContent).toContain('VIP bet, Keep the selections after a bet');
    expect(page.queryByRole('heading', { name: 'This bet' })).toBeNull();
  });

  it('change one setting each, and explain why one can’t be changed', async () => {
    const { core, page } = await couponWith(() => ({
      vip: { isPossible: false, isOn: false, why: { key: 'coupon.why.vip.live', params: {} } },
      advance: { isAllowed: true, isOn: false, available: 5000, used: 0 },
      bonusBet: { isPossible: true, isOn: true, percent: 3 },
    }));
    await openOptions(page);
    const vip = labelled(page, /^VIP bet/);
    expect(vip.hasAttribute('disabled')).toBe(true);
    expect(describing(vip)).toContain('not started');
    await page.user.click(labelled(page, /^Use an advance/));
    await page.user.click(labelled(page, /^Express boost/));
    await page.user.click(labelled(page, /^Always stake the most/));
    await page.user.paste(labelled(page, /^Wait for total odds of/), '9,5');
    expect(core.fake.commands).toEqual([
      { type: 'coupon/changeSettings', payload: { settings: { isAdvance: true } } },
      { type: 'coupon/setBonusBet', payload: { isOn: false } },
      { type: 'coupon/changeSettings', payload: { settings: { isAutoMax: true } } },
      { type: 'coupon/typeExactCoef', payload: { text: '9,5' } },
    ]);
  });

  it('accept a typed promo code, and an offered one with its terms', async () => {
    const { core, page } = await couponWith(({ promo }) => ({
      promo: { ...promo, offered: [{ code: 'WELCOME5', amount: 500, minLegs: 2, minCoef: 1500, expiresAt: NOW }] },
    }));
    await openOptions(page);
    await page.user.fill(labelled(page, 'Promo code'), ' ABC ');
    await press(page, 'Use');
    const offered = page.getByRole('button', { name: /^WELCOME5/ });
    expect(describing(offered)).toContain('From 2 selections, each at 1.50 or more');
    await page.user.click(offered);
    expect(core.fake.commands).toEqual([
      { type: 'coupon/choosePromoCode', payload: { code: 'ABC' } },
      { type: 'coupon/choosePromoCode', payload: { code: 'WELCOME5' } },
    ]);
  });

  it('mark an offered promo code that does not fit, with every reason in the player’s odds format, and let it be deselected', async () => {
    const offer = { amount: 500, minLegs: 2, minCoef: 1500, expiresAt: NOW };
    const { core, page } = await couponWith(({ legs, promo }) => ({
      legs: legs.map((leg, at) => (at === 0 ? { ...leg, price: 1450 } : { ...leg, price: 1500 })),
      promo: {
        ...promo,
        code: 'CHOSEN',
        offered: [
          { ...offer, code: 'FITS', minCoef: 1450 },
          { ...offer, code: 'NOT', minLegs: 3 },
          { ...offer, code: 'CHOSEN' },
        ],
      },
    }));
    await page.after(() => core.fake.set.preferences({ oddsView: 'fractional' }));
    await openOptions(page);
    const buttons = [/^FITS/, /^NOT/, /^CHOSEN/].map((name) => page.getByRole('button', { name }));
    const tooFew = 'This promo code takes at least 3 selections.';
    const tooLow = 'This promo code takes selections at 1/2 or more, each of them.';
    expect(buttons.map((button) => [tooFew, tooLow].filter((why) => describing(button).includes(why)))).toEqual([
      [],
      [tooFew, tooLow],
      [tooLow],
    ]);
    expect(buttons.map((each) => each.getAttribute('aria-disabled'))).toEqual(['false', 'true', 'false']);
    for (const button of buttons) await page.user.click(button);
    expect(
      core.fake.commands.filter(({ type }) => type === 'coupon/choosePromoCode').map(({ payload }) => payload),
    ).toEqual([{ code: 'FITS' }, { code: '' }]);
  });

  it('[CPN-32] hide the balance, the win and the accounts when asked to', async () => {
    const { page } = await couponWith(({ settings }) => ({
      stake: 1000,
      maxWin: 5000,
      settings: { ...settings, isBalanceShown: false, isPossibleWinShown: false },
    }));
    expect(page.container.textContent).not.toContain('1,284.50');
    expect(page.container.textContent).not.toContain('€50.00');
    expect(page.getByRole('combobox', { name: 'Pay from' }).textContent).toContain('•••');
  });
});

describe('one-click betting', () => {
  it('asks with two equal answers before the coupon is emptied', async () => {
    const { core, page } = await couponWith(({ oneClick }) => ({ oneClick: { ...oneClick, asksToClear: true } }));
    const question = page.getByRole('group', { name: 'Turn one-click bets on?' });
    const [keep, start, ...others] = within(question).getAllByRole('button');
    expect(others).toEqual([]);
    expect(lookOf(keep)).toBe(lookOf(start));
    await press(page, 'Keep the coupon');
    await press(page, 'Turn on');
    expect(core.fake.commands).toEqual([
      { type: 'coupon/answerOneClick', payload: { isYes: false } },
      { type: 'coupon/answerOneClick', payload: { isYes: true } },
    ]);
  });

  it('shows that it is on, the stake of a tap from the chosen account, and every tap, the last one first', async () => {
    const { core, page } = await couponWith((view) => ({
      legs: [],
      oneClick: { ...view.oneClick, isOn: true },
      account: { ...view.account, type: 'bonus', id: 2 },
      placing: {
        state: 'several',
        isOver: true,
        accepted: 1,
        rejected: 1,
        items: [
          item(view, 0, {}),
          item(view, 1, {
            state: 'rejected',
            bet: null,
            reasons: [
              {
                code: 'suspended',
                text: { key: 'coupon.block.suspended', params: { home: 'A', away: 'B' } },
                money: [],
                remedy: null,
              },
            ],
          }),
        ],
      },
    }));
    expect(page.queryByText(/A tap on a price stakes 1 EUR\./)).not.toBeNull();
    expect(
      page.getAllByText(/^(Accepted|Not accepted)/).map((state) => state.firstElementChild?.nextSibling?.textContent),
    ).toEqual(['Not accepted', 'Accepted']);
    await press(page, 'Turn off');
    expect(core.fake.commands).toEqual([{ type: 'coupon/setOneClick', payload: { isOn: false } }]);
  });

  it('is above the bottom navigation, and marks the page while it is on', async () => {
    const { core, page } = await couponWith(
      (view) => ({ legs: [], oneClick: { ...view.oneClick, isOn: true } }),
      <BottomNav sheet={null} onSheet={() => undefined} />,
    );
    await page.settled();
    expect(page.queryByText('One-click bets are on.')).not.toBeNull();
    expect(document.documentElement.hasAttribute('data-one-click')).toBe(true);
    await page.after(() =>
      core.fake.set.coupon({ ...core.coupon.get(), oneClick: { ...core.coupon.get().oneClick, isOn: false } }),
    );
    expect(page.queryByText('One-click bets are on.')).toBeNull();
    expect(document.documentElement.hasAttribute('data-one-click')).toBe(false);
    await page.after(() =>
      core.fake.set.coupon({ ...core.coupon.get(), oneClick: { ...core.coupon.get().oneClick, isOn: true } }),
    );
    page.unmount();
    expect(document.documentElement.hasAttribute('data-one-click')).toBe(false);
  });
});

describe('several bets at once', () => {
  it.each([
    [true, 2, 0, 'All 2 bets accepted'],
    [true, 1, 1, '1 of 2 bets accepted'],
    [true, 0, 2, 'None of 2 bets accepted'],
    [false, 1, 0, 'Placing 2 bets'],
  ] as const)('are reported plainly (over: %s, %i taken, %i refused)', async (isOver, accepted, rejected, words) => {
    const { page } = await couponWith((view) => ({
      placing: {
        state: 'several',
        isOver,
        accepted,
        rejected,
        items: [0, 1].map((at) =>
          item(view, at, { state: at < accepted ? 'accepted' : at < accepted + rejected ? 'rejected' : 'unknown' }),
        ),
      },
    }));
    const bets = page.getByRole('list');
    const sum = page.getByRole('status');
    expect(sum.textContent).toBe(words);
    // Below the list, which may be long.
    expect(bets.contains(sum)).toBe(false);
    expect(page.queryAllByRole('button', { name: /^(Continue|Back to the others)$/ })).toHaveLength(isOver ? 1 : 0);
    expect(page.queryAllByText(/they stay in your coupon/)).toHaveLength(rejected > 0 ? 1 : 0);
    if (!isOver) expect(bets.children[1]?.textContent).toContain('Checking what happened');
  });
});

describe('an order for exact odds', () => {
  it('is listed with its odds until it is cancelled', async () => {
    const { core, page } = await couponWith(({ legs }) => ({
      orders: [{ key: 'k', legs, amount: 1000, exactCoef: 8500, since: NOW, expiresAt: NOW, isCancelling: false }],
    }));
    const orders = within(page.getByRole('region', { name: 'Orders waiting for their odds' }));
    expect(orders.queryByText(/^Waits for 8\.50/)).not.toBeNull();
    await page.user.click(orders.getByRole('button', { name: 'Call off' }));
    expect(core.fake.commands).toEqual([{ type: 'coupon/cancelOrder', payload: { key: 'k' } }]);
    await page.after(() =>
      core.fake.set.coupon({
        ...core.coupon.get(),
        orders: core.coupon.get().orders.map((order) => ({ ...order, isCancelling: true })),
      }),
    );
    expect(orders.getByRole('button', { name: 'Calling off' })).toHaveProperty('disabled', true);
  });
});

describe('a code', () => {
  it('is copied, or shows that the browser refused', async () => {
    const { page } = await couponWith(() => ({ share: { status: 'ready', code: 'K7QX2MPA' } }));
    const written: string[] = [];
    const clipboard = vi.spyOn(navigator, 'clipboard', 'get');
    clipboard.mockReturnValue(
      Object.assign(Object.create(null), { writeText: async (text: string) => void written.push(text) }),
    );
    // The code's panel loads when it is asked for.
    const copy = await page.findByRole('button', { name: 'Copy' });
    await page.user.click(copy);
    expect(written).toEqual(['K7QX2MPA']);
    await expect.poll(() => copy.textContent).toBe('Copied');
    clipboard.mockReturnValue(
      Object.assign(Object.create(null), { writeText: () => Promise.reject(new Error('not allowed')) }),
    );
    await page.user.click(copy);
    expect(await page.findByText(/did not let us copy/)).not.toBeNull();
  });

  it('loads a coupon, and reports what is no longer offered or why loading failed', async () => {
    const { core, page } = await couponWith(() => ({ legs: [] }));
    await page.user.fill(labelled(page, 'Load by code'), ' k7qx2mpa ');
    await press(page, 'Load');
    expect(core.fake.commands).toEqual([
      { type: 'coupon/load', payload: { from: { kind: 'code', code: 'K7QX2MPA' } } },
    ]);
    await page.after(() =>
      core.fake.set.coupon({
        ...core.coupon.get(),
        loading: { status: 'failed', problem: { key: 'coupon.load.unknownCode', params: {} }, missing: 0 },
      }),
    );
    expect(page.getByRole('alert').textContent).toContain('no coupon with this code');
    await page.after(() =>
      core.fake.set.coupon({ ...core.coupon.get(), loading: { status: 'idle', problem: null, missing: 2 } }),
    );
    expect(page.queryByText('2 of its selections are no longer offered.')).not.toBeNull();
  });
});
