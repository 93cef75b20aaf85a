/** The pages of toto with the fake core: what they show and say, and what their controls do. */
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_TOTO } from 'touchline/core/toto/decider';
import type { Draft, Draw, Followed, LastPurchase, Purchase, TotoCoupon, TotoState } from 'touchline/core/toto/types';
import { viewToto, type TotoPlayer } from 'touchline/core/toto/views';
import { CouponsPage } from '../../ui/web/screens/toto/coupons-page.tsx';
import { DrawPage } from '../../ui/web/screens/toto/draw-page.tsx';
import { DrawsPage } from '../../ui/web/screens/toto/draws-page.tsx';
import { TotoRules } from '../../ui/web/screens/toto/toto-rules.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { couponOf, drawOf, LIST } from '../unit/toto/samples.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const OPEN: Followed = { section: 'football', draw: 'open' };
const LISTS: Followed = { section: 'football', draw: null };
const PLAYER: TotoPlayer = {
  session: { status: 'player', userId: '7', previousLoginAt: null },
  ...{ stops: [], isExcluded: false, group: ',' },
};
const GUEST: TotoPlayer = { ...PLAYER, session: { status: 'guest', busy: null, failure: null } };
const WHOLE = Array<number>(15).fill(1);
const PURCHASE: Purchase = {
  ...{ section: 'football', number: 12, picks: WHOLE, stakePerColumn: 10, currency: 'EUR', userId: '7', key: 'k' },
};
const draft = (more: Partial<Draft> = {}): Draft => ({
  ...{ section: 'football', number: 12, picks: WHOLE, stakeText: null, sent: null },
  ...more,
});

interface Shown {
  readonly draw?: Draw | null;
  readonly coupons?: readonly TotoCoupon[] | null;
  readonly drafts?: readonly Draft[];
  readonly state?: Partial<TotoState>;
  readonly player?: TotoPlayer;
}

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('bonus', 'casino', 'office');
  core = createFakeCore();
});

function show(
  followed: Followed,
  { draw = drawOf(), coupons = [], drafts = [], state = {}, player = PLAYER }: Shown,
): void {
  const answer = { list: LIST, draw, coupons };
  core.fake.set.feature('toto', viewToto({ ...NO_TOTO, followed, status: 'ready', answer, drafts, ...state }, player));
}
const drawPage = (shown: Shown = {}, followed = OPEN) => {
  show(followed, shown);
  return render(core, <DrawPage {...followed} />);
};
const commands = (): readonly unknown[] =>
  core.fake.commands.filter(({ type }) => type.startsWith('toto/') && type !== 'toto/follow');
const gameOne = { name: 'Game 1: Home 1 – Away 1' };

describe('a draw that is open', () => {
  it('[TOC-10] shows pool, jackpot and columns, and calls simulated players so', async () => {
    const page = await drawPage();
    const card = page.getByRole('region', { name: 'Draw 12' });
    const facts = within(card)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts.slice(1)).toEqual(['€1,234.50', '€10.00', '45', '12,300']);
    expect(within(card).getByText('Columns of simulated players')).toBeDefined();
    expect(within(card).getByText('On sale')).toBeDefined();
    expect(within(card).getByText(/^Closes in/).textContent).toMatch(/\d+:\d\d:\d\d$/);
  });

  it('[TOC-11] has three buttons for each game with its fair chances, pressed while marked', async () => {
    const page = await drawPage({ drafts: [draft({ picks: [5, ...WHOLE.slice(1)] })] });
    expect(page.getAllByRole('group', { name: /^Game \d+: / })).toHaveLength(15);
    const buttons = within(page.getByRole('group', gameOne)).getAllByRole('button');
    expect(buttons.map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')])).toEqual([
      ['1 40%, Home 1 to win', 'true'],
      ['X 30%, draw', 'false'],
      ['2 30%, Away 1 to win', 'true'],
    ]);
    await page.user.click(buttons[1] ?? document.body);
    expect(commands()).toEqual([{ type: 'toto/mark', payload: { game: 0, result: 2 } }]);
  });

  it('[TOC-3] is filled in by favourites or at random, and cleared', async () => {
    const page = await drawPage({ drafts: [draft()] });
    for (const name of ['Favourites', 'Random', 'Clear']) await page.user.click(page.getByRole('button', { name }));
    expect(commands()).toEqual([
      { type: 'toto/fill', payload: { how: 'favourites' } },
      { type: 'toto/fill', payload: { how: 'random' } },
      { type: 'toto/clear', payload: {} },
    ]);
  });

  it('[TOC-11] shows marks, columns and total, and buys by one control', async () => {
    const picks = [3, 7, ...WHOLE.slice(2)];
    const page = await drawPage({ drafts: [draft({ picks, stakeText: '' })] });
    await page.user.fill(page.getByRole('textbox', { name: 'Stake per column, EUR' }), '2');
    await page.after(() => show(OPEN, { drafts: [draft({ picks, stakeText: '1.5' })] }));
    const form = page.getByRole('form', { name: 'Your coupon' });
    expect(
      within(form)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['15 of 15', '6', '€9.00']);
    await page.user.click(page.getByRole('button', { name: 'Buy the coupon' }));
    expect(commands()).toEqual([
      { type: 'toto/typeStake', payload: { text: '2' } },
      { type: 'toto/buy', payload: {} },
    ]);
  });

  it('[TOC-4, TOC-11] reports a stake out of range at its field, and the first missing part', async () => {
    const page = await drawPage({ drafts: [draft({ stakeText: '501' })] });
    const field = page.getByRole('textbox', { name: 'Stake per column, EUR' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(page.getByRole('alert').textContent).toBe('Enter an amount from €0.10 to €500.00.');
    expect(field.getAttribute('aria-describedby')).toBe(page.getByRole('alert').id);
    expect(page.getByRole('button', { name: 'Buy the coupon' }).getAttribute('aria-disabled')).toBe('true');
    await page.after(() => show(OPEN, { drafts: [draft({ picks: [0, 0, ...WHOLE.slice(2)] })] }));
    expect(page.getByText('Mark each game. Games left: 2.')).toBeDefined();
    const wide = [...Array<number>(9).fill(7), ...WHOLE.slice(9)];
    await page.after(() => show(OPEN, { drafts: [draft({ picks: wide })] }));
    expect(page.getByText(/^Too many columns: at most 5,000, because a coupon costs at most €500\.00\./)).toBeDefined();
  });

  it('[TOC-11] leads a guest to the login', async () => {
    const page = await drawPage({ drafts: [draft()], coupons: null, player: GUEST });
    expect(page.getByRole('link', { name: 'Log in to buy' }).getAttribute('href')).toBe('/en/user/login');
    expect(page.queryByRole('button', { name: 'Buy the coupon' })).toBeNull();
  });

  it('[TOC-6, TOC-11] says all that stops a player', async () => {
    const page = await drawPage({ player: { ...PLAYER, stops: ['banned', 'maintenance'], isExcluded: true } });
    expect(page.getByText(/^You have excluded yourself/)).toBeDefined();
    expect(page.getByText(/^Your account is suspended/)).toBeDefined();
    expect(page.getByText(/^The site is under maintenance/)).toBeDefined();
    expect(page.queryByRole('button', { name: 'Buy the coupon' })).toBeNull();
  });

  it('[TOC-8] shows the number of the coupon that was bought with the way to all, and shows it', async () => {
    const last: LastPurchase = { section: 'football', number: 12, outcome: 'bought', coupon: couponOf() };
    const page = await drawPage({ state: { last }, coupons: [couponOf()] });
    expect(page.getByRole('article', { name: 'Coupon c0ffee' })).toBeDefined();
    const status = page.getByRole('status');
    expect(within(status).getByText('You have bought coupon c0ffee.')).toBeDefined();
    expect(within(status).getByRole('link', { name: 'My coupons' }).getAttribute('href')).toBe(
      '/en/toto/football/coupons',
    );
  });

  it('[TOC-8] says why a purchase was refused, and that the marks are kept', async () => {
    const last: LastPurchase = { section: 'football', number: 12, outcome: 'refused', refusal: 'funds' };
    const page = await drawPage({ drafts: [draft()], state: { last } });
    expect(page.getByRole('status').textContent).toBe(
      'Your balance is too low, so the coupon was not bought. Your marks are kept.',
    );
  });

  it('[TOC-7] says that an outcome is unknown, holds the marks, and asks again', async () => {
    const page = await drawPage({ drafts: [draft({ sent: PURCHASE })] });
    expect(page.getByRole('status').textContent).toContain('The connection was lost');
    for (const button of within(page.getByRole('group', gameOne)).getAllByRole('button'))
      expect(button.getAttribute('aria-disabled')).toBe('true');
    await page.user.click(page.getByRole('button', { name: 'Ask again' }));
    expect(commands()).toEqual([{ type: 'toto/buy', payload: {} }]);
  });

  it('[TOC-7] waits for the answer to a purchase', async () => {
    const page = await drawPage({ drafts: [draft({ sent: PURCHASE })], state: { buying: PURCHASE } });
    expect(page.getByRole('button', { name: 'Buying…' }).getAttribute('aria-disabled')).toBe('true');
    expect(page.getByRole('status').textContent).toBe('');
  });
});

describe('a draw that is not on sale', () => {
  const results = (at: number) => ({ result: at === 0 ? (0 as const) : (1 as const), score: at === 0 ? null : '2:1' });
  const settled = drawOf(
    {
      status: 'settled',
      jackpotPaid: null,
      classes: drawOf().classes.map((each) => ({ ...each, stake: 40, share: each.right === 15 ? null : 2_409_094 })),
    },
    (at) => ({ ...results(at), shares: [500, 300, 200] }),
  );

  it('[TOC-12] that is settled shows scores, results, how the stakes were spread, and the classes', async () => {
    const page = await drawPage({ draw: settled });
    const games = within(page.getByRole('table', { name: 'Games of the draw' })).getAllByRole('row');
    expect(games).toHaveLength(16);
    expect(games[1]?.textContent).toMatch(/^1\. Home 1 – Away 1.*Stakes: 1 50% · X 30% · 2 20%–Void$/);
    expect(games[2]?.textContent).toMatch(/2:11$/);
    const classes = within(page.getByRole('table', { name: 'Winning classes' })).getAllByRole('row');
    expect(classes.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      'Right, at leastFundWinning stakesA column of €0.10 is paid',
      '15€15.00€0.40–',
      '14€14.00€0.40€24,090.94',
    ]);
    expect(page.getByText('Nobody had 15 right: the jackpot stays for the next draw.')).toBeDefined();
  });

  it('[TOC-12] says what the jackpot paid', async () => {
    const page = await drawPage({ draw: { ...settled, jackpotPaid: 36_000 } });
    expect(page.getByText('Jackpot paid: €360.00.')).toBeDefined();
  });

  it('[TOC-12] marks each game of the player’s coupons right or wrong in words', async () => {
    const won = couponOf({ picks: [4, 4, ...WHOLE.slice(2)], status: 'won', right: 14, payout: 2_409_094 });
    const page = await drawPage({ draw: settled, coupons: [won, couponOf({ id: 'other', number: 11 })] });
    const own = page.getByRole('region', { name: 'My coupons of this draw' });
    expect(within(own).getAllByRole('article')).toHaveLength(1);
    const marks = within(own)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(marks.slice(0, 3)).toEqual(['12right', '22wrong', '31right']);
    expect(
      within(own)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
        .slice(1),
    ).toEqual(['€0.10', '14', '€24,090.94']);
  });

  it.each([
    ['coming', 'Coupons of this draw are sold once the draw before it has closed.'],
    ['closed', 'The draw is closed. It is settled once all its games have ended.'],
    ['refunded', 'More than 5 games were called off, so all stakes were returned and the jackpot stays.'],
  ] as const)('[TOC-12] that is %s says so', async (status, text) => {
    const page = await drawPage({ draw: drawOf({ status }) });
    expect(page.getByText(text)).toBeDefined();
    expect(page.queryByRole('form')).toBeNull();
    expect(page.queryByRole('table', { name: 'Winning classes' }) === null).toBe(status !== 'closed');
  });

  it.each([
    ['open', 'No draw is open at the moment'],
    ['next', 'The next draw has no games yet'],
    [99, 'There is no such draw'],
  ] as const)('[TOC-1] says that there is none: %s', async (draw, title) => {
    const page = await drawPage({ draw: null }, { section: 'football', draw });
    expect(page.getByText(title)).toBeDefined();
    expect(page.getByRole('link', { name: 'All draws' }).getAttribute('href')).toBe('/en/toto/football/draws');
  });
});

describe('the lists of toto', () => {
  it('[TOC-13] have the draws of the section, each with the way to its page', async () => {
    show(LISTS, { draw: null });
    const page = await render(core, <DrawsPage section="football" />);
    const [, first, second] = page.getAllByRole('row');
    expect(
      within(first ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/en/toto/football/draw/12');
    expect(second?.textContent).toMatch(/^Draw 11Settled.*€4,000\.00€360\.00$/);
  });

  it('[TOC-13] have the player’s coupons, and those without a win', async () => {
    const coupons = [couponOf({ id: 'a', status: 'lost', right: 8, payout: 0 }), couponOf({ id: 'b' })];
    show(LISTS, { draw: null, coupons });
    const page = await render(core, <CouponsPage section="football" which="all" />);
    const names = () => page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['Coupon a', 'Coupon b']);
    expect(page.getAllByRole('link', { name: 'Draw 12' })).toHaveLength(2);
    page.unmount();
    const without = await render(core, <CouponsPage section="football" which="nonWinners" />);
    expect(without.getAllByRole('article')).toHaveLength(1);
    without.unmount();
    show(LISTS, { draw: null, coupons: coupons.slice(1) });
    const none = await render(core, <CouponsPage section="football" which="nonWinners" />);
    expect(none.getByText('No coupons without a win')).toBeDefined();
  });

  it('[TOC-13] lead a guest to the login', async () => {
    show(LISTS, { draw: null, coupons: null, player: GUEST });
    const page = await render(core, <CouponsPage section="football" which="all" />);
    expect(page.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/user/login');
  });
});

describe('every page of toto', () => {
  it('[TOC-14] says how the pool is shared, its margin, and who is simulated', async () => {
    const page = await render(core, <TotoRules />);
    await page.user.click(page.getByText('How toto works'));
    expect(page.getByText(/10% of it is the margin of the site; 90% is the prize fund/)).toBeDefined();
    expect(page.getByText(/^Simulated players take part in every draw/)).toBeDefined();
    expect(page.getByText(/at least 9 right share 40%/)).toBeDefined();
  });

  it('[TOC-1] follows what it shows, and nobody afterwards', async () => {
    const page = await drawPage();
    page.unmount();
    expect(core.fake.commands.filter(({ type }) => type === 'toto/follow')).toEqual([
      { type: 'toto/follow', payload: { followed: OPEN } },
      { type: 'toto/follow', payload: { followed: null } },
    ]);
  });

  it('[TOC-1] that could not be loaded can be loaded again', async () => {
    core.fake.set.feature('toto', viewToto({ ...NO_TOTO, followed: OPEN, status: 'failed' }, PLAYER));
    const page = await render(core, <DrawPage {...OPEN} />);
    expect(page.getByText('The draws could not be loaded')).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    expect(core.fake.commands.filter(({ type }) => type === 'toto/follow')).toHaveLength(2);
  });
});
