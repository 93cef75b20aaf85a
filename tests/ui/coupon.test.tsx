import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Blocker, CouponView } from '../../core/modules/coupon/views.ts';
import { Coupon } from '../../ui/web/screens/coupon/coupon.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { BETS, PLAYER } from './fake-views.ts';
import { draw, type Drawn } from './render.tsx';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

async function couponWith(change: (view: CouponView) => Partial<CouponView>): Promise<{ core: FakeCore; page: Drawn }> {
  const core = createFakeCore();
  core.fake.set.session(PLAYER);
  for (const game of [1001, 1002])
    core.dispatch({ type: 'coupon/addLeg', payload: { marketId: core.line.markets(game).get()[0]?.id ?? 0 } });
  core.fake.commands.length = 0;
  core.fake.set.coupon({ ...core.coupon.get(), ...change(core.coupon.get()) });
  const page = await draw(core, <Coupon />);
  drawn = page;
  return { core, page };
}
const blocker = (code: string, remedy: Blocker['remedy'] = null): Blocker => ({
  code,
  text: { key: `coupon.block.${code}`, params: { amount: 2000, currency: 'EUR' } },
  money: ['amount'],
  remedy,
});

describe('the coupon', () => {
  it('leads somewhere when it is empty', async () => {
    const core = createFakeCore();
    drawn = await draw(core, <Coupon />);
    expect(drawn.element.textContent).toContain('Your coupon is empty');
    expect(drawn.one('a').getAttribute('href')).toBe('/en/live');
  });

  it('shows the price agreed to, the price of now, and locks in words', async () => {
    const { page } = await couponWith(({ legs }) => ({
      legs: legs.map((leg, at) =>
        at === 0 ? { ...leg, price: leg.seenPrice + 100 } : { ...leg, locks: ['suspended', 'dependent'] },
      ),
    }));
    expect(page.one('.leg .moved.is-up').textContent).toContain('2.25');
    expect(page.all('.leg-lock').map((each) => each.textContent)).toEqual([
      'Suspended for the moment',
      "Can't be combined with another selection of the same game",
    ]);
  });

  it('says every reason against placing, amounts as money, each with its remedy', async () => {
    const reasons = [
      blocker('suspended', {
        text: { key: 'coupon.remedy.removeLeg', params: {} },
        command: { type: 'coupon/removeLocked', payload: {} },
      }),
      blocker('insufficientFunds'),
      blocker('signedOut', { text: { key: 'coupon.remedy.register', params: {} }, open: 'register' }),
    ];
    const { core, page } = await couponWith(() => ({ blockers: reasons, canPlace: false }));
    expect(page.all('.blockers li')).toHaveLength(3);
    expect(page.one('.blockers').textContent).toContain('€20.00');
    await page.click(page.one('.blockers button'));
    expect(core.fake.commands).toEqual([{ type: 'coupon/removeLocked', payload: {} }]);
    expect(page.one('.coupon .is-large').hasAttribute('disabled')).toBe(true);
  });

  it('asks about moved odds with two answers of one kind, and takes none by itself', async () => {
    const { core, page } = await couponWith(({ legs }) => ({
      stake: 1000,
      stakeText: '10',
      canPlace: true,
      question: {
        legs: legs.map(({ marketId, price }) => ({ marketId, oldPrice: price, newPrice: price - 100 })),
        oldOdds: '7.1',
        newOdds: '6.5',
        oldWin: 7100,
        newWin: 6500,
      },
    }));
    const answers = page.all('.question-answers button');
    expect(answers.map((each) => each.className)).toEqual(['button is-outline', 'button is-outline']);
    expect(page.one('.question').textContent).toContain('€65.00');
    expect(page.all('.coupon .is-large')).toHaveLength(0);
    expect(core.fake.commands).toEqual([]);
    await page.click(page.one('.question-answers button'));
    expect(core.fake.commands).toEqual([{ type: 'coupon/declinePrices', payload: {} }]);
  });

  it.each([
    ['saving', 'Getting ready'],
    ['sending', 'Sending your bet'],
  ] as const)('says in words that it is %s', async (state, words) => {
    const { page } = await couponWith(() => ({ placing: { state } }));
    expect(page.one('[role=status]').textContent).toContain(words);
  });

  it('says that an unknown outcome is being checked, never that it failed', async () => {
    const { page } = await couponWith(() => ({ placing: { state: 'unknown', sinceMs: 1000 } }));
    expect(page.one('[role=status]').textContent).toContain('Checking what happened');
    expect(page.all('[role=alert]')).toHaveLength(0);
  });

  it('says who is being waited for: the game, or a trader', async () => {
    const { core, page } = await couponWith(() => ({ placing: { state: 'waiting', acceptAt: 0 } }));
    expect(page.one('[role=status]').textContent).toContain('live');
    await page.after(() =>
      core.fake.set.coupon({ ...core.coupon.get(), vip: { isPossible: true, isOn: true, why: null } }),
    );
    expect(page.one('[role=status]').textContent).toContain('A trader is looking at your bet');
    expect(page.one('[role=status]').textContent).not.toContain('live');
  });

  it('gives a receipt of what was agreed to', async () => {
    const [, bet] = BETS;
    if (bet === undefined) throw new Error('no bet');
    const { core, page } = await couponWith(() => ({ placing: { state: 'accepted', bet } }));
    expect(page.element.textContent).toContain('30070');
    expect(page.element.textContent).toContain('€37.05');
    await page.click(page.one('.receipt-ways .is-main'));
    expect(core.fake.commands).toEqual([{ type: 'coupon/dismissResult', payload: {} }]);
  });

  it('takes no answer for prices that were not on the screen long enough to be read, and none for those that are not drawn yet', async () => {
    const { core, page } = await couponWith(() => ({ stake: 1000, stakeText: '10', canPlace: true }));
    const ask = (change: number): void => {
      const view = core.coupon.get();
      core.fake.set.coupon({
        ...view,
        question: {
          legs: view.legs.map(({ marketId, price }) => ({ marketId, oldPrice: price, newPrice: price - change })),
          oldOdds: '7.1',
          newOdds: '6.5',
          oldWin: 7100,
          newWin: 6500,
        },
      });
    };
    vi.useFakeTimers();
    try {
      const passes = (ms: number): Promise<void> => page.after(() => void vi.advanceTimersByTime(ms));
      const accept = (): HTMLElement => page.all('.question-answers button')[1] ?? page.element;
      const answered = (): number => core.fake.commands.filter(({ type }) => type === 'coupon/acceptPrices').length;
      await page.after(() => ask(100));
      await page.click(accept());
      await passes(290);
      expect(accept().getAttribute('aria-disabled')).toBe('true');
      await page.after(() => ask(200));
      await passes(20);
      await page.click(accept());
      await passes(290);
      expect(accept().getAttribute('aria-disabled')).toBe('false');
      // They move in the moment of the tap, before they are drawn.
      await page.after(() => {
        ask(300);
        accept().click();
      });
      expect(answered()).toBe(0);
      await passes(300);
      await page.click(accept());
      expect(answered()).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps the coupon in sight when the bet was refused, and says so with all reasons above the button, which leads on', async () => {
    const { core, page } = await couponWith(() => ({
      placing: { state: 'rejected', reasons: [blocker('suspended'), blocker('insufficientFunds')] },
    }));
    expect(page.one('.coupon-foot [role=alert]').querySelectorAll('.blockers li')).toHaveLength(2);
    expect(page.all('.leg')).toHaveLength(2);
    expect(document.activeElement).toBe(page.one('[role=alert]'));
    await page.click(page.one('[role=alert] .placing-head button'));
    expect(core.fake.commands).toEqual([{ type: 'coupon/dismissResult', payload: {} }]);
  });

  it('does not take the focus from elsewhere on the page for a refusal', async () => {
    const { core, page } = await couponWith(() => ({}));
    const search = document.createElement('input');
    document.body.append(search);
    search.focus();
    await page.after(() =>
      core.fake.set.coupon({ ...core.coupon.get(), placing: { state: 'rejected', reasons: [blocker('suspended')] } }),
    );
    expect(document.activeElement).toBe(search);
    search.remove();
  });

  it('has the reasons against placing in the foot with the button; many of them can be scrolled by keyboard', async () => {
    const { core, page } = await couponWith(() => ({
      blockers: [blocker('suspended'), blocker('gone')],
      canPlace: false,
    }));
    expect(page.all('.coupon-foot .foot-said li')).toHaveLength(2);
    expect(page.one('.foot-said').hasAttribute('tabindex')).toBe(false);
    await page.after(() =>
      core.fake.set.coupon({ ...core.coupon.get(), blockers: [...core.coupon.get().blockers, blocker('finished')] }),
    );
    expect([page.one('.foot-said').tabIndex, page.one('.foot-said').getAttribute('role')]).toEqual([0, 'group']);
  });

  it('shows what is under way from its start to whoever had scrolled down', async () => {
    const { core, page } = await couponWith(() => ({}));
    page.element.className = 'rail';
    page.element.scrollTop = 200;
    await page.after(() => core.fake.set.coupon({ ...core.coupon.get(), placing: { state: 'sending' } }));
    expect(page.element.scrollTop).toBe(0);
  });

  it('writes the prices of reasons and remedies in the odds of the player', async () => {
    const take: Blocker['remedy'] = {
      text: { key: 'coupon.remedy.replaceLeg', params: { home: 'A', away: 'B', param: 2.5, price: 2500 } },
      command: { type: 'coupon/replaceLeg', payload: { marketId: 1, by: 2 } },
    };
    const { core, page } = await couponWith(() => ({
      canPlace: false,
      blockers: [
        { ...blocker('promoLowOdds', take), text: { key: 'coupon.block.promoLowOdds', params: { price: 1400 } } },
        { ...blocker('promoTooFewLegs'), text: { key: 'coupon.block.promoTooFewLegs', params: { min: 3 } } },
      ],
    }));
    const said = (): readonly (string | null)[] =>
      [...page.all('.blockers li > span'), ...page.all('.blockers button')].map((each) => each.textContent);
    expect(said()).toEqual([
      'This promo code takes selections at 1.40 or more, each of them.',
      'This promo code takes at least 3 selections.',
      'Take the new line: 2.5 at 2.50',
    ]);
    await page.after(() => core.fake.set.preferences({ oddsView: 1 }));
    expect(said().join(' ')).toMatch(/at 2\/5 or more.+2\.5 at 6\/4/);
  });

  it('says at which prices the operator refused, in the odds of the player, and what game it was', async () => {
    const reason = (params: Readonly<Record<string, string | number>>): Blocker => ({
      code: 'priceMoved',
      text: { key: 'coupon.refused.priceMoved', params },
      money: [],
      remedy: null,
    });
    const { core, page } = await couponWith(() => ({
      placing: {
        state: 'rejected',
        reasons: [
          reason({ home: 'Arsenal', away: 'Chelsea', currency: 'EUR', price: 1500, oldPrice: 2000 }),
          reason({ home: 'Premier League. Winner', away: '', currency: 'EUR', price: 1500, oldPrice: 2000 }),
          reason({ home: '', away: '', currency: 'EUR', price: 1500 }),
        ],
      },
    }));
    const said = (): readonly (string | null)[] =>
      page.all('.placing .blockers li > span').map((each) => each.textContent);
    expect(said()).toEqual([
      'Arsenal – Chelsea: the price moved from 2.00 to 1.50 before your bet arrived.',
      'Premier League. Winner: the price moved from 2.00 to 1.50 before your bet arrived.',
      'One selection: the price moved from – to 1.50 before your bet arrived.',
    ]);
    await page.after(() => core.fake.set.preferences({ oddsView: 1 }));
    expect(said()[0]).toContain('from 1/1 to 1/2');
  });

  it('leads a guest to both the login and the registration with one tap', async () => {
    const { page } = await couponWith(() => ({
      blockers: [blocker('signedOut', { text: { key: 'coupon.remedy.register', params: {} }, open: 'register' })],
      canPlace: false,
    }));
    const go = vi.fn();
    page.places.attach({ go });
    for (const button of page.all('.blockers button')) await page.click(button);
    expect(go.mock.calls).toEqual([
      ['/en/user/login', false],
      ['/en/registration', false],
    ]);
  });

  it('offers every type, says why one is not possible in words beside its name, and chooses only those that are', async () => {
    const { core, page } = await couponWith(() => ({
      types: [
        { typeId: 0, name: '', allowed: false, why: { key: 'coupon.why.tooMany', params: { max: 1 } } },
        { typeId: 3, name: '', allowed: true, why: null },
      ],
    }));
    expect(page.all('.type')).toHaveLength(0);
    await page.click(page.one('.types-head'));
    const [single, chain] = page.all('.type');
    if (single === undefined || chain === undefined) throw new Error('no types');
    expect(single.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(single.getAttribute('aria-describedby') ?? '')?.textContent).toContain('at most 1');
    await page.click(single);
    expect(core.fake.commands).toEqual([]);
    expect(document.getElementById(chain.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'one after the other',
    );
    await page.click(chain);
    expect(core.fake.commands).toEqual([{ type: 'coupon/chooseType', payload: { typeId: 3 } }]);
    expect(page.all('.type')).toHaveLength(0);
    expect(document.activeElement).toBe(page.one('.types-head'));
  });

  it('writes a remedy for several reasons once', async () => {
    const again: Blocker['remedy'] = {
      text: { key: 'coupon.remedy.placeAgain', params: {} },
      command: { type: 'coupon/place', payload: {} },
    };
    const { page } = await couponWith(() => ({
      blockers: [blocker('suspended', again), blocker('gone', again), blocker('finished')],
      canPlace: false,
    }));
    expect(page.all('.blockers li').map((each) => each.querySelectorAll('button').length)).toEqual([0, 1, 0]);
  });

  it('takes a stake by presets, steps and MAX', async () => {
    const { core, page } = await couponWith(() => ({ stake: 1000, stakeText: '10' }));
    await page.click(page.all('.stake-step')[1] ?? page.element);
    await page.click(page.all('.presets .chip').at(-1) ?? page.element);
    expect(core.fake.commands).toEqual([
      { type: 'coupon/setStake', payload: { amount: 1100 } },
      { type: 'coupon/setStake', payload: { amount: 100_000 } },
    ]);
  });
});
