import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { Blocker } from 'touchline/core/coupon/views';
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

/** Expands the reasons after the first. */
const unfold = (page: Drawn): Promise<void> => page.click(page.one('.more-reasons'));

describe('the coupon', () => {
  it('links to games when it is empty', async () => {
    const core = createFakeCore();
    drawn = await draw(core, <Coupon />);
    expect(drawn.element.textContent).toContain('Your coupon is empty');
    expect(drawn.one('a').getAttribute('href')).toBe('/en/live');
  });

  it('shows the agreed price, the current price, and locks in words', async () => {
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

  it('[CPN-4] shows the first reason with its remedy and the number of others, and all of them on request', async () => {
    const reasons = [
      blocker('suspended', {
        text: { key: 'coupon.remedy.removeLeg', params: {} },
        command: { type: 'coupon/removeLeg', payload: { marketId: 1 } },
      }),
      blocker('insufficientFunds'),
      blocker('stakeEmpty'),
    ];
    const { core, page } = await couponWith(() => ({ blockers: reasons, canPlace: false }));
    expect(page.all('.blockers li')).toHaveLength(1);
    expect(page.one('.more-reasons').textContent).toBe('and 2 more');
    await unfold(page);
    expect(page.all('.blockers li')).toHaveLength(3);
    expect(page.one('.blockers').textContent).toContain('€20.00');
    expect(page.one('.more-reasons').textContent).toBe('Show less');
    await page.click(page.one('.blockers button'));
    expect(core.fake.commands).toEqual([{ type: 'coupon/removeLeg', payload: { marketId: 1 } }]);
    expect(page.one('.coupon .is-large').hasAttribute('disabled')).toBe(true);
  });

  it('asks about changed odds with two equal answers, and accepts none automatically', async () => {
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

  it('shows an unknown outcome as being checked, never as failed', async () => {
    const { page } = await couponWith(() => ({ placing: { state: 'unknown' } }));
    expect(page.one('[role=status]').textContent).toContain('Checking what happened');
    expect(page.all('[role=alert]')).toHaveLength(0);
  });

  it('names what is awaited: the game, or a trader', async () => {
    const { core, page } = await couponWith(() => ({ placing: { state: 'waiting', acceptAt: 0 } }));
    expect(page.one('[role=status]').textContent).toContain('live');
    await page.after(() =>
      core.fake.set.coupon({ ...core.coupon.get(), vip: { isPossible: true, isOn: true, why: null } }),
    );
    expect(page.one('[role=status]').textContent).toContain('A trader is looking at your bet');
    expect(page.one('[role=status]').textContent).not.toContain('live');
  });

  it('shows a receipt of the agreed terms', async () => {
    const [, bet] = BETS;
    if (bet === undefined) throw new Error('no bet');
    const { core, page } = await couponWith(() => ({ placing: { state: 'accepted', bet } }));
    expect(page.element.textContent).toContain('30070');
    expect(page.element.textContent).toContain('€37.05');
    await page.click(page.one('.receipt-ways .is-main'));
    expect(core.fake.commands).toEqual([{ type: 'coupon/dismissResult', payload: {} }]);
  });

  it('ignores an answer to prices shown too briefly to read, or not on the screen yet', async () => {
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
      // The prices move at the moment of the tap, before they are rendered.
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

  it('stays visible when the bet was refused, with the reason above the main button', async () => {
    const { core, page } = await couponWith(() => ({
      placing: { state: 'rejected', reasons: [blocker('suspended'), blocker('insufficientFunds')] },
    }));
    await unfold(page);
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

  it('has its blockers in the foot with the button, in a part that scrolls by keyboard', async () => {
    const { core, page } = await couponWith(() => ({
      blockers: [blocker('suspended'), blocker('gone')],
      canPlace: false,
    }));
    expect(page.all('.coupon-foot .foot-said li')).toHaveLength(1);
    expect([page.one('.foot-said').tabIndex, page.one('.foot-said').getAttribute('role')]).toEqual([0, 'group']);
    await page.after(() => core.fake.set.coupon({ ...core.coupon.get(), blockers: [], canPlace: true }));
    expect(page.one('.foot-said').hasAttribute('tabindex')).toBe(false);
  });

  it('scrolls a placing under way to its start', async () => {
    const { core, page } = await couponWith(() => ({}));
    page.element.className = 'rail';
    page.element.scrollTop = 200;
    await page.after(() => core.fake.set.coupon({ ...core.coupon.get(), placing: { state: 'sending' } }));
    expect(page.element.scrollTop).toBe(0);
  });

  it('shows the prices of reasons and remedies in the player’s odds format', async () => {
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
    await unfold(page);
    const texts = (): readonly (string | null)[] => page.all('.blockers li > span').map((each) => each.textContent);
    expect(texts()).toEqual([
      'This promo code takes selections at 1.40 or more, each of them.',
      'Take the new line: 2.5 at 2.50',
      'This promo code takes at least 3 selections.',
    ]);
    await page.after(() => core.fake.set.preferences({ oddsView: 1 }));
    expect(texts().join(' ')).toMatch(/at 2\/5 or more.+2\.5 at 6\/4/);
  });

  it('shows at which prices the operator refused, in the player’s odds format, and for which game', async () => {
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
    await unfold(page);
    const texts = (): readonly (string | null)[] =>
      page.all('.placing .blockers li > span').map((each) => each.textContent);
    expect(texts()).toEqual([
      'Arsenal – Chelsea: the price moved from 2.00 to 1.50 before your bet arrived.',
      'Premier League. Winner: the price moved from 2.00 to 1.50 before your bet arrived.',
      'One selection: the price moved from – to 1.50 before your bet arrived.',
    ]);
    await page.after(() => core.fake.set.preferences({ oddsView: 1 }));
    expect(texts()[0]).toContain('from 1/1 to 1/2');
  });

  it('[CPN-29] logs a guest in by the main button, and registers one by the reason', async () => {
    const { page } = await couponWith(() => ({
      blockers: [blocker('signedOut', { text: { key: 'coupon.remedy.register', params: {} }, open: 'register' })],
      canPlace: false,
    }));
    const go = vi.fn();
    page.places.attach({ go });
    expect(page.one('.coupon .is-large').textContent).toBe('Log in to bet');
    await page.click(page.one('.coupon .is-large'));
    for (const button of page.all('.blockers button')) await page.click(button);
    expect(go.mock.calls).toEqual([
      ['/en/user/login', false],
      ['/en/registration', false],
    ]);
  });

  it('lists every type, explains in words why one is unavailable, and selects only available ones', async () => {
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

  it('shows a remedy for several reasons once', async () => {
    const again: Blocker['remedy'] = {
      text: { key: 'coupon.remedy.placeAgain', params: {} },
      command: { type: 'coupon/place', payload: {} },
    };
    const { page } = await couponWith(() => ({
      blockers: [blocker('suspended', again), blocker('gone', again), blocker('finished')],
      canPlace: false,
    }));
    const counts = (): readonly number[] =>
      page.all('.blockers li').map((each) => each.querySelectorAll('button').length);
    expect(counts()).toEqual([1]);
    await unfold(page);
    expect(counts()).toEqual([0, 1, 0]);
  });

  it('[CPN-27] names the selections of one game, and removes each by its name or places all as singles', async () => {
    const pick = (kind: number, type: number, param = 0) => ({
      home: 'Arsenal',
      away: 'Chelsea',
      sportId: 1,
      kind,
      type,
      param,
      label: '',
    });
    const removal = (marketId: number, params: ReturnType<typeof pick>) => ({
      text: { key: 'coupon.remedy.removePick', params },
      command: { type: 'coupon/removeLeg', payload: { marketId } } as const,
    });
    const { core, page } = await couponWith(() => ({
      canPlace: false,
      blockers: [
        {
          ...blocker('dependent', removal(1, pick(1, 1))),
          text: { key: 'coupon.block.dependent', params: { home: 'Arsenal', away: 'Chelsea' } },
          picks: [
            { key: 'coupon.pick', params: pick(1, 1) },
            { key: 'coupon.pick', params: pick(4, 1, 10) },
          ],
          alternatives: [
            removal(2, pick(4, 1, 10)),
            {
              text: { key: 'coupon.remedy.type9', params: {} },
              command: { type: 'coupon/chooseType', payload: { typeId: 9 } },
            },
          ],
        },
      ],
    }));
    expect(page.one('.blockers li > span').textContent).toBe(
      "Arsenal – Chelsea: these selections can't be combined: Result: Arsenal and Total: Over 2.5.",
    );
    expect(page.all('.blockers button').map((each) => each.textContent)).toEqual([
      'Remove Result: Arsenal',
      'Remove Total: Over 2.5',
      'Place as singles',
    ]);
    for (const button of page.all('.blockers button')) await page.click(button);
    expect(core.fake.commands).toEqual([
      { type: 'coupon/removeLeg', payload: { marketId: 1 } },
      { type: 'coupon/removeLeg', payload: { marketId: 2 } },
      { type: 'coupon/chooseType', payload: { typeId: 9 } },
    ]);
  });

  it('sets a stake by presets, steps and MAX', async () => {
    const { core, page } = await couponWith(() => ({ stake: 1000, stakeText: '10' }));
    await page.click(page.all('.stake-step')[1] ?? page.element);
    await page.click(page.all('.presets .chip').at(-1) ?? page.element);
    expect(core.fake.commands).toEqual([
      { type: 'coupon/setStake', payload: { amount: 1100 } },
      { type: 'coupon/setStake', payload: { amount: 100_000 } },
    ]);
  });
});
