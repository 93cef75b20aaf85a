import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { Blocker } from 'touchline/core/coupon/views';
import type { Bet, BetLeg } from 'touchline/core/history/views';
import { Coupon } from '../../ui/web/screens/coupon/coupon.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { BETS, PLAYER } from './fake-views.ts';
import { lookOf } from './page-text.ts';
import { render, type Rendered } from './render.tsx';

async function couponWith(
  change: (view: CouponView) => Partial<CouponView>,
): Promise<{ core: FakeCore; page: Rendered }> {
  const core = createFakeCore();
  core.fake.set.session(PLAYER);
  for (const game of [1001, 1002])
    core.dispatch({ type: 'coupon/addLeg', payload: { marketId: core.line.markets(game).get()[0]?.id ?? 0 } });
  core.fake.commands.length = 0;
  core.fake.set.coupon({ ...core.coupon.get(), ...change(core.coupon.get()) });
  const page = await render(core, <Coupon />);
  return { core, page };
}
const blocker = (code: string, remedy: Blocker['remedy'] = null): Blocker => ({
  code,
  text: { key: `coupon.block.${code}`, params: { amount: 2000, currency: 'EUR' } },
  money: ['amount'],
  remedy,
});

const reopened = (leg: BetLeg): BetLeg => ({ ...leg, result: 'unsettled', score: '', finalScore: null });

const press = (page: Rendered, name: string | RegExp): Promise<void> =>
  page.user.click(page.getByRole('button', { name }));
/** The part above the main button that says why no bet is possible. */
const foot = (page: Rendered): HTMLElement => page.getByRole('group', { name: 'Place bet' });
const reasonsIn = (part: HTMLElement): readonly HTMLElement[] => within(part).getAllByRole('listitem');
const remediesIn = (part: HTMLElement): readonly HTMLElement[] =>
  reasonsIn(part).flatMap((reason) => within(reason).queryAllByRole('button'));
/** Expands the reasons after the first. */
const unfold = (page: Rendered): Promise<void> => press(page, /^and \d+ more$/);
/** Each leg has a button that removes it. */
const legsOf = (page: Rendered): readonly (Element | null)[] =>
  page.getAllByRole('button', { name: /^Remove / }).map((button) => button.closest('li'));
const headOfTypes = (page: Rendered): HTMLElement => page.getByRole('button', { name: /^Type of bet/ });

describe('the coupon', () => {
  it('links to games when it is empty', async () => {
    const core = createFakeCore();
    const page = await render(core, <Coupon />);
    expect(page.queryByText('Your coupon is empty')).not.toBeNull();
    expect(page.getByRole('link', { name: 'All live games' }).getAttribute('href')).toBe('/en/live');
  });

  it('[SGC-10] lists the selections of a same-game combo', async () => {
    const { page } = await couponWith(({ legs }) => ({
      legs: legs.map((leg, at) => (at === 0 ? { ...leg, kind: KIND.sameGame, label: '1.1.0+4.1.10' } : leg)),
    }));
    const parts = within(page.getByRole('list', { name: 'Selections of the combo' })).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Result: /),
      'Total: Over 2.5',
    ]);
    expect(legsOf(page)[0]?.textContent).toMatch(/^Same-game combo/);
    expect(page.getByRole('button', { name: /^Remove .* \+ Total: Over 2.5/ })).toBeTruthy();
  });

  it('shows the agreed price, the current price, and locks in words', async () => {
    const { page } = await couponWith(({ legs }) => ({
      legs: legs.map((leg, at) =>
        at === 0 ? { ...leg, price: leg.seenPrice + 100 } : { ...leg, locks: ['suspended', 'dependent'] },
      ),
    }));
    const [first, second] = legsOf(page);
    expect(first?.textContent).toMatch(/before 2\.25.*now higher 2\.35/);
    expect(second?.textContent).toContain('Suspended for the moment');
    expect(second?.textContent).toContain('Only one selection per game');
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
    expect(reasonsIn(foot(page))).toHaveLength(1);
    await press(page, 'and 2 more');
    expect(reasonsIn(foot(page))).toHaveLength(3);
    expect(foot(page).textContent).toContain('€20.00');
    expect(page.queryByRole('button', { name: 'Show less', expanded: true })).not.toBeNull();
    await press(page, 'Remove it');
    expect(core.fake.commands).toEqual([{ type: 'coupon/removeLeg', payload: { marketId: 1 } }]);
    expect(page.getByRole('button', { name: 'Place bet' })).toHaveProperty('disabled', true);
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
    const question = page.getByRole('group', { name: 'The odds have changed' });
    const [decline, accept, ...others] = within(question).getAllByRole('button');
    expect(others).toEqual([]);
    expect(lookOf(decline)).toBe(lookOf(accept));
    expect(question.textContent).toContain('€65.00');
    expect(page.queryByRole('button', { name: /^Place bet/ })).toBeNull();
    expect(core.fake.commands).toEqual([]);
    await press(page, "Don't place");
    expect(core.fake.commands).toEqual([{ type: 'coupon/declinePrices', payload: {} }]);
  });

  it.each([
    ['saving', 'Getting ready'],
    ['sending', 'Sending your bet'],
  ] as const)('says in words that it is %s', async (state, words) => {
    const { page } = await couponWith(() => ({ placing: { state } }));
    expect(page.getByRole('status').textContent).toContain(words);
  });

  it('shows an unknown outcome as being checked, never as failed', async () => {
    const { page } = await couponWith(() => ({ placing: { state: 'unknown' } }));
    expect(page.getByRole('status').textContent).toContain('Checking what happened');
    expect(page.queryByRole('alert')).toBeNull();
  });

  it('names what is awaited: the game, or a trader', async () => {
    const { core, page } = await couponWith(() => ({ placing: { state: 'pending', acceptAt: 0 } }));
    expect(page.getByRole('status').textContent).toContain('live');
    await page.after(() =>
      core.fake.set.coupon({ ...core.coupon.get(), vip: { isPossible: true, isOn: true, why: null } }),
    );
    expect(page.getByRole('status').textContent).toContain('A trader is reviewing your bet');
    expect(page.getByRole('status').textContent).not.toContain('live');
  });

  it('[CPN-147] shows, while a bet waits, a ring with the seconds left, and the odds and the stake that were sent', async () => {
    const { core, page } = await couponWith(() => ({
      placing: { state: 'pending', acceptAt: createFakeCore().line.now() + 6_000 },
      totalOdds: '3.5',
      totalStake: 1_000,
    }));
    const status = page.getByRole('status');
    // The ring is hidden from screen readers, which get the sentence below it.
    await page.settled();
    await expect.poll(() => status.querySelector('svg text')?.textContent).toBe('6');
    expect(status.querySelector('svg [stroke-dashoffset]')?.getAttribute('stroke-dashoffset')).toBe('0');
    const terms = (): string => status.querySelector('dl')?.textContent ?? '';
    expect(terms()).toMatch(/3\.50?.*10/);
    await page.after(() => core.fake.set.coupon({ ...core.coupon.get(), totalOdds: '9.9' }));
    expect(terms()).toContain('3.5');
  });

  it('[BPL-6] announces a receipt of the agreed terms', async () => {
    const [, bet] = BETS;
    if (bet === undefined) throw new Error('no bet');
    const { core, page } = await couponWith(() => ({ placing: { state: 'accepted', bet } }));
    const status = page.getByRole('group', { name: 'Bet accepted' }).closest('[role="status"]');
    for (const text of ['30070', 'Stake', 'Total odds', '€37.05', ...bet.legs.map(({ home }) => home)])
      expect(status?.textContent).toContain(text);
    await press(page, 'New bet');
    expect(core.fake.commands).toEqual([{ type: 'coupon/dismissResult', payload: {} }]);
  });

  it('[BPL-7] follows the bet of an open receipt: its legs, its status, and what was paid', async () => {
    const [, bet] = BETS;
    if (bet === undefined) throw new Error('no bet');
    const open: Bet = { ...bet, status: 'open', result: 'unsettled', legs: bet.legs.map(reopened) };
    const { core, page } = await couponWith(() => ({ placing: { state: 'accepted', bet: open } }));
    const receipt = page.getByRole('group', { name: 'Bet accepted' });
    const followed = { ...open, status: 'settled', result: 'won', payout: 4321 } as const;
    const say = (known: Bet) => page.after(() => core.fake.set.history({ ...core.history.get(), known: [known] }));
    expect(within(receipt).getAllByText('Open')).toHaveLength(bet.legs.length);
    await say({ ...followed, legs: open.legs.map((leg) => ({ ...leg, result: 'won' })) });
    expect(within(receipt).queryByText('Open')).toBeNull();
    expect(within(receipt).getAllByText('Won')).toHaveLength(bet.legs.length + 1);
    expect(within(receipt).getByText('Paid').parentElement?.textContent).toBe('Paid€43.21');
    expect(within(receipt).queryByText('Returns')).toBeNull();
    await say({ ...followed, result: 'lost', payout: 0, legs: open.legs.map((leg) => ({ ...leg, result: 'lost' })) });
    expect(within(receipt).getAllByText('Lost')).toHaveLength(bet.legs.length + 1);
    expect(within(receipt).getByText('Paid').parentElement?.textContent).toBe('Paid€0.00');
    const legs = within(receipt).getByRole('list');
    expect(legs.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  });

  it.each([
    [true, 'takes the focus on a page that the player has touched'],
    [false, 'leaves the focus where it is on a page that has just loaded'],
  ])('[CPN-28] a receipt (touched: %s) %s', async (hasBeenActive) => {
    const [, bet] = BETS;
    if (bet === undefined) throw new Error('no bet');
    vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { hasBeenActive } } }));
    try {
      const { page } = await couponWith(() => ({ placing: { state: 'accepted', bet } }));
      const receipt = page.getByRole('group', { name: 'Bet accepted' });
      expect(receipt.ownerDocument.activeElement === receipt).toBe(hasBeenActive);
    } finally {
      vi.unstubAllGlobals();
    }
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
      const accept = (): HTMLElement => page.getByRole('button', { name: 'Accept and place' });
      const answered = (): number => core.fake.commands.filter(({ type }) => type === 'coupon/acceptPrices').length;
      await page.after(() => ask(100));
      await page.user.click(accept());
      await passes(290);
      expect(accept().getAttribute('aria-disabled')).toBe('true');
      await page.after(() => ask(200));
      await passes(20);
      await page.user.click(accept());
      await passes(290);
      expect(accept().getAttribute('aria-disabled')).toBe('false');
      // The prices move at the moment of the tap, before they are rendered.
      await page.after(() => {
        ask(300);
        fireEvent.click(accept());
      });
      expect(answered()).toBe(0);
      await passes(300);
      await page.user.click(accept());
      expect(answered()).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('stays visible when the bet was refused, with the reason above the main button', async () => {
    const { core, page } = await couponWith(() => ({
      placing: { state: 'rejected', reasons: [blocker('suspended'), blocker('insufficientFunds')] },
    }));
    const refusal = within(foot(page)).getByRole('alert');
    expect(document.activeElement).toBe(refusal);
    await unfold(page);
    expect(reasonsIn(refusal)).toHaveLength(2);
    expect(legsOf(page)).toHaveLength(2);
    await press(page, 'Understood');
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
    const part = foot(page);
    expect(reasonsIn(part)).toHaveLength(1);
    expect(part.tabIndex).toBe(0);
    expect(part.parentElement).toBe(page.getByRole('button', { name: 'Place bet' }).parentElement);
    await page.after(() => core.fake.set.coupon({ ...core.coupon.get(), blockers: [], canPlace: true }));
    expect(part.isConnected).toBe(true);
    expect(part.hasAttribute('tabindex')).toBe(false);
  });

  it('scrolls a placing under way to its start', async () => {
    const { core, page } = await couponWith(() => ({}));
    page.container.className = 'rail';
    page.container.scrollTop = 200;
    await page.after(() => core.fake.set.coupon({ ...core.coupon.get(), placing: { state: 'sending' } }));
    expect(page.container.scrollTop).toBe(0);
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
    const texts = (): readonly string[] => reasonsIn(foot(page)).map((each) => each.textContent);
    expect(texts()).toEqual([
      'This promo code takes selections at 1.40 or more, each of them.Accept the new line: 2.5 at 2.50',
      'This promo code takes at least 3 selections.',
    ]);
    await page.after(() => core.fake.set.preferences({ oddsView: 'fractional' }));
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
    const texts = (): readonly string[] => reasonsIn(page.getByRole('alert')).map((each) => each.textContent);
    expect(texts()).toEqual([
      'Arsenal – Chelsea: the price moved from 2.00 to 1.50 before your bet arrived.',
      'Premier League. Winner: the price moved from 2.00 to 1.50 before your bet arrived.',
      'One selection: the price moved from – to 1.50 before your bet arrived.',
    ]);
    await page.after(() => core.fake.set.preferences({ oddsView: 'fractional' }));
    expect(texts()[0]).toContain('from 1/1 to 1/2');
  });

  it('[CPN-29] logs a guest in by the main button, and registers one by the reason', async () => {
    const { page } = await couponWith(() => ({
      blockers: [blocker('signedOut', { text: { key: 'coupon.remedy.register', params: {} }, open: 'register' })],
      canPlace: false,
    }));
    await press(page, 'Log in to bet');
    expect(remediesIn(foot(page)).map((each) => each.textContent)).toEqual(['Register']);
    await press(page, 'Register');
    expect(page.go.mock.calls).toEqual([['/user/login'], ['/registration']]);
  });

  it('lists every type, explains in words why one is unavailable, and selects only available ones', async () => {
    const { core, page } = await couponWith(() => ({
      types: [
        { betType: 'single', allowed: false, why: { key: 'coupon.why.tooMany', params: { max: 1 } } },
        { betType: 'chain', allowed: true, why: null },
      ],
    }));
    expect(page.queryByRole('button', { name: 'Single' })).toBeNull();
    await page.user.click(headOfTypes(page));
    const single = page.getByRole('button', { name: 'Single' });
    const chain = page.getByRole('button', { name: 'Chain' });
    expect(single.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(single.getAttribute('aria-describedby') ?? '')?.textContent).toContain('at most 1');
    await page.user.click(single);
    expect(core.fake.commands).toEqual([]);
    expect(document.getElementById(chain.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'one after the other',
    );
    await page.user.click(chain);
    expect(core.fake.commands).toEqual([{ type: 'coupon/chooseType', payload: { betType: 'chain' } }]);
    expect(page.queryByRole('button', { name: 'Single' })).toBeNull();
    expect(document.activeElement).toBe(headOfTypes(page));
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
      reasonsIn(foot(page)).map((each) => within(each).queryAllByRole('button').length);
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
              text: { key: 'coupon.remedy.type.singles', params: {} },
              command: { type: 'coupon/chooseType', payload: { betType: 'singles' } },
            },
          ],
        },
      ],
    }));
    expect(
      within(foot(page)).queryByText(
        'Arsenal – Chelsea: this bet takes only one selection per game, not Result: Arsenal and Total: Over 2.5 together.',
      ),
    ).not.toBeNull();
    expect(remediesIn(foot(page)).map((each) => each.textContent)).toEqual([
      'Remove Result: Arsenal',
      'Remove Total: Over 2.5',
      'Place as singles',
    ]);
    for (const button of remediesIn(foot(page))) await page.user.click(button);
    expect(core.fake.commands).toEqual([
      { type: 'coupon/removeLeg', payload: { marketId: 1 } },
      { type: 'coupon/removeLeg', payload: { marketId: 2 } },
      { type: 'coupon/chooseType', payload: { betType: 'singles' } },
    ]);
  });

  it('sets a stake by presets, steps and MAX', async () => {
    const { core, page } = await couponWith(() => ({ stake: 1000, stakeText: '10' }));
    await press(page, 'Larger stake');
    await press(page, 'MAX');
    expect(core.fake.commands).toEqual([
      { type: 'coupon/setStake', payload: { amount: 1100 } },
      { type: 'coupon/setStake', payload: { amount: 100_000 } },
    ]);
  });
});
