/**
 * The controls that each bet type adds to the coupon: order, bankers, blocks, stakes of parts, sizes and their table.
 */
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { BlockView, LegView, ShapeView } from 'touchline/core/coupon/views';
import type { Bet } from 'touchline/core/history/views';
import { Coupon } from '../../ui/web/screens/coupon/coupon.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { BETS, PLAYER } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

/** A coupon of three legs; `legs` changes each of them. */
async function couponWith(
  shape: Partial<ShapeView>,
  change: (view: CouponView) => Partial<CouponView>,
  legs: (leg: LegView, at: number) => Partial<LegView> = () => ({}),
): Promise<{ core: FakeCore; page: Rendered; ids: readonly number[] }> {
  const core = createFakeCore();
  core.fake.set.session(PLAYER);
  for (const game of [1001, 1002, 1003])
    core.dispatch({ type: 'coupon/addLeg', payload: { marketId: core.line.markets(game).get()[0]?.id ?? 0 } });
  core.fake.commands.length = 0;
  const view = core.coupon.get();
  const next = {
    ...view,
    shape: { ...view.shape, ...shape },
    stakeText: '10',
    stake: 1000,
    totalStake: 1000,
    legs: view.legs.map((leg, at) => ({ ...leg, ...legs(leg, at) })),
  };
  core.fake.set.coupon({ ...next, ...change(next) });
  const page = await render(core, <Coupon />);
  // The code of blocks loads with the first coupon that has some.
  await page.settled();
  return { core, page, ids: view.legs.map(({ marketId }) => marketId) };
}

/** The element at this place; fails where there are fewer. */
function nth<T>(elements: readonly T[], at: number): T {
  const found = elements[at];
  if (found === undefined) throw new Error(`there are only ${elements.length}`);
  return found;
}
const buttons = (page: Rendered, name: RegExp): readonly HTMLElement[] => page.getAllByRole('button', { name });
const amounts = (page: Rendered): readonly HTMLElement[] => page.getAllByRole('textbox', { name: /^Stake on / });
const blockChoices = (page: Rendered): readonly HTMLElement[] => page.getAllByRole('combobox', { name: /^Block of / });
const optionsOf = (select: HTMLElement): readonly string[] =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);
const mainButton = (page: Rendered): HTMLElement => page.getByRole('button', { name: /^Place bet/ });

const block = (id: number, marketIds: readonly number[], more: Partial<BlockView> = {}): BlockView => ({
  id,
  marketIds,
  price: 2000,
  odds: '2',
  stakeText: '',
  stake: 1000,
  maxStake: null,
  ...more,
});

describe('a chain', () => {
  it('numbers its legs and moves them, within its bounds', async () => {
    const { core, page, ids } = await couponWith({ isOrdered: true }, () => ({ betType: 'chain' }));
    expect(page.getAllByText(/^Number \d$/).map((each) => each.textContent)).toEqual([
      'Number 1',
      'Number 2',
      'Number 3',
    ]);
    const earlier = buttons(page, /: earlier$/);
    const later = buttons(page, /: later$/);
    expect(earlier.map((each) => each.hasAttribute('disabled'))).toEqual([true, false, false]);
    expect(later.map((each) => each.hasAttribute('disabled'))).toEqual([false, false, true]);
    await page.user.click(nth(earlier, 1));
    expect(core.fake.commands).toEqual([{ type: 'coupon/moveLeg', payload: { marketId: ids[1], to: 0 } }]);
  });
});

describe('a system', () => {
  const option = { value: 2, combo: 3, offset: 1, minBetAmount: 60, maxWin: 5000 };

  it('has bankers where a leg may be one, sizes with lines and minimum stake, and a table of returns by lost legs', async () => {
    const { core, page, ids } = await couponWith(
      { hasSystem: true, bankerName: 'banker' },
      () => ({
        betType: 'system',
        lines: 3,
        stakePerLine: '3.3333',
        minWin: 1310,
        maxWin: 5000,
        systemOptions: [option, { ...option, value: 3, combo: 1, offset: 0 }],
        lossTable: [{ lost: 1, minWin: 1450, maxWin: 3220 }],
      }),
      (_, at) => ({ canBeBanker: at < 2, isBanker: at === 0 }),
    );
    const bankers = buttons(page, /^Banker: /);
    expect(bankers.map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await page.user.click(nth(bankers, 1));
    expect(core.fake.commands).toEqual([{ type: 'coupon/setBanker', payload: { marketId: ids[1], isBanker: true } }]);
    const size = page.getByRole('combobox', { name: 'Size of the combinations' });
    expect(optionsOf(size)).toEqual(['2 of 3: 3 lines, from €0.60', '3 of 3: 1 line, from €0.60']);
    await page.user.select(size, '3');
    expect(core.fake.commands.at(-1)).toEqual({ type: 'coupon/chooseSystem', payload: { value: 3 } });
    expect(page.getAllByRole('row').map((row) => row.textContent)).toEqual(['LostAt leastAt most', '1€14.50€32.20']);
    expect(page.queryByText('€3.3333')).not.toBeNull();
  });

  it('shows the maximum returns without each leg, where losing one does not lose everything', async () => {
    const { page } = await couponWith({ hasSystem: true }, ({ legs }) => ({
      betType: 'lucky',
      winsIfLost: legs.map(({ marketId }, at) => ({ marketId, maxWin: at === 1 ? 0 : 1234 })),
    }));
    expect(page.queryByRole('table')).toBeNull();
    const without = page.getAllByRole('listitem').filter((each) => each.textContent.startsWith('Without '));
    expect(without.map((each) => each.lastElementChild?.textContent)).toEqual([
      'up to €12.34',
      'up to €0.00',
      'up to €12.34',
    ]);
    expect(nth(without, 0).textContent).toMatch(/^Without .+ – .+up to €12\.34$/);
  });

  it('of a type that one lost leg loses shows no such table', async () => {
    const { page } = await couponWith({}, () => ({}));
    expect(page.queryByRole('table')).toBeNull();
    expect(page.queryByText('Returns when selections lose')).toBeNull();
  });
});

describe('several singles', () => {
  it('have a stake each, the common one where none is typed, and a maximum', async () => {
    const { core, page, ids } = await couponWith(
      { amountPer: 'leg' },
      () => ({ betType: 'singles', totalStake: 4500, canPlace: true }),
      (_, at) => ({ stakeText: at === 0 ? '25' : '', stake: at === 0 ? 2500 : 1000, maxStake: 15_000, win: 4210 }),
    );
    const stakes = amounts(page);
    expect(stakes.map((each) => [each.getAttribute('value'), each.getAttribute('placeholder')])).toEqual([
      ['25', '10'],
      ['', '10'],
      ['', '10'],
    ]);
    const hint = document.getElementById(nth(stakes, 0).getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('up to €150.00 · returns €42.10');
    await page.user.fill(nth(stakes, 1), '3');
    await page.user.click(nth(buttons(page, /^MAX: /), 2));
    expect(core.fake.commands).toEqual([
      { type: 'coupon/typeLegStake', payload: { marketId: ids[1], text: '3' } },
      { type: 'coupon/setLegStake', payload: { marketId: ids[2], amount: 15_000 } },
    ]);
    expect(mainButton(page).textContent).toBe('Place bet of €45.00');
  });
});

describe('Enter in an amount', () => {
  it('places nothing: the focus moves to the main button on keyup', async () => {
    const { core, page } = await couponWith({ amountPer: 'leg' }, () => ({
      betType: 'singles',
      totalStake: 3000,
      canPlace: true,
    }));
    for (const input of [page.getByRole('textbox', { name: /^Stake for each/ }), nth(amounts(page), 0)]) {
      input.focus();
      await page.user.keyboard('{Enter>}');
      expect(document.activeElement).toBe(input);
      await page.user.keyboard('{/Enter}');
      expect(document.activeElement).toBe(mainButton(page));
    }
    expect(core.fake.commands).toEqual([]);
  });
});

describe('blocks', () => {
  const multibet = { hasSystem: true, hasBlocks: true, bankerName: 'lobby' } as const;

  it('offer each leg the places that it can move to', async () => {
    const {
      core,
      page,
      ids: [a = 0, b = 0, c = 0],
    } = await couponWith(
      multibet,
      ({ legs }) => ({
        betType: 'multibet',
        blocks: [
          block(
            0,
            legs.slice(0, 2).map((leg) => leg.marketId),
          ),
          block(1, [legs[2]?.marketId ?? 0]),
        ],
      }),
      (_, at) => ({ blockId: at < 2 ? 0 : 1, canBeBanker: at < 2 }),
    );
    const selects = blockChoices(page);
    expect(selects.map(optionsOf)).toEqual([
      ['Lobby', 'Block 1', 'Block 2', 'New block'],
      ['Lobby', 'Block 1', 'Block 2', 'New block'],
      ['Block 1', 'Block 2'],
    ]);
    await page.user.select(nth(selects, 0), '1');
    await page.user.select(nth(selects, 1), 'new');
    await page.user.select(nth(selects, 1), 'lobby');
    await page.user.select(nth(selects, 2), '0');
    expect(core.fake.commands).toEqual([
      { type: 'coupon/moveToBlock', payload: { marketId: a, blockId: 1 } },
      { type: 'coupon/moveToBlock', payload: { marketId: b, blockId: null } },
      { type: 'coupon/setBanker', payload: { marketId: b, isBanker: true } },
      { type: 'coupon/moveToBlock', payload: { marketId: c, blockId: 0 } },
    ]);
  });

  it('take a leg from the lobby into the chosen block', async () => {
    const {
      core,
      page,
      ids: [a],
    } = await couponWith(
      multibet,
      ({ legs }) => ({ betType: 'multibet', blocks: legs.slice(1).map((leg, at) => block(at + 1, [leg.marketId])) }),
      (_, at) => ({ blockId: at, canBeBanker: true, isBanker: at === 0 }),
    );
    const lobby = page.getByRole('region', { name: 'Lobby' });
    expect(lobby.textContent).toContain('in every combination');
    await page.user.select(within(lobby).getByRole('combobox'), '2');
    expect(core.fake.commands).toEqual([
      { type: 'coupon/setBanker', payload: { marketId: a, isBanker: false } },
      { type: 'coupon/moveToBlock', payload: { marketId: a, blockId: 2 } },
    ]);
  });

  it('of a conditional bet have an order, and all but the first have stakes with a maximum', async () => {
    const { core, page } = await couponWith(
      { hasBlocks: true, isOrdered: true, amountPer: 'block' },
      ({ legs }) => ({
        betType: 'conditional',
        blocks: legs.map((leg, at) =>
          block(
            at,
            [leg.marketId],
            at === 0 ? {} : { maxStake: 2000, stakeText: at === 2 ? '30' : '', stake: at === 2 ? 3000 : 1000 },
          ),
        ),
      }),
      (_, at) => ({ blockId: at }),
    );
    const inputs = page.getAllByRole('textbox', { name: /^Stake on Block/ });
    expect(
      inputs.map((each) => [
        each.getAttribute('aria-label'),
        each.getAttribute('aria-invalid'),
        each.getAttribute('placeholder'),
      ]),
    ).toEqual([
      ['Stake on Block 2', 'false', '10.00'],
      ['Stake on Block 3', 'true', '30.00'],
    ]);
    await page.user.click(page.getByRole('button', { name: 'Block 3: earlier' }));
    await page.user.click(page.getByRole('button', { name: 'MAX: Stake on Block 3' }));
    await page.user.fill(nth(inputs, 0), '7');
    expect(core.fake.commands).toEqual([
      { type: 'coupon/moveBlock', payload: { blockId: 2, to: 1 } },
      { type: 'coupon/setBlockStake', payload: { blockId: 2, amount: 2000 } },
      { type: 'coupon/typeBlockStake', payload: { blockId: 1, text: '7' } },
    ]);
  });
});

describe('the receipt of a bet', () => {
  const legs = [0, 0, 1].flatMap((blockId, at) =>
    (BETS[1]?.legs ?? []).slice(at, at + 1).map((leg) => ({ ...leg, blockId })),
  );
  const receipt = async (change: Partial<Bet>): Promise<Rendered> => {
    const [, bet] = BETS;
    if (bet === undefined) throw new Error('no bet');
    return (
      await couponWith({}, () => ({ placing: { state: 'accepted', bet: { ...bet, legs, amount: 1000, ...change } } }))
    ).page;
  };
  /** Special terms; the other items of lists are legs, which name their games. */
  const terms = (page: Rendered): readonly string[] =>
    page
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .filter((text) => !text.includes(' – '));

  it('that is conditional shows its blocks, each with its stake', async () => {
    const page = await receipt({
      betType: 'conditional',
      amountByBlockId: [
        { blockId: 0, amount: 1000 },
        { blockId: 1, amount: 350 },
      ],
    });
    const heads = page.getAllByRole('heading', { level: 2 });
    expect(heads.map((head) => head.textContent)).toEqual(['Block 1€10.00', 'Block 2€3.50']);
    const lists = within(page.getByRole('group', { name: 'Bet accepted' })).getAllByRole('list');
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([2, 1]);
    expect(terms(page)).toEqual([]);
  });

  it.each([
    ['a system of 2 of 3', { betType: 'system', systemValue: 2 }, ['2 of 3', '3 lines', 'Stake per line: €3.3333']],
    [
      'a system with a banker',
      { betType: 'system', systemValue: 1, legs: legs.map((leg, at) => ({ ...leg, isBanker: at === 0 })) },
      ['1 of 2', '2 lines', 'Stake per line: €5.00'],
    ],
    ['a multibet of one line', { betType: 'multibet', systemValue: 2 }, ['2 of 2']],
    ['a lucky', { betType: 'lucky' }, ['7 lines', 'Stake per line: €1.4286']],
    ['a patent', { betType: 'patent' }, ['4 lines', 'Stake per line: €2.50']],
    ['an express', { betType: 'express' }, []],
    [
      'a system in a currency without smaller units',
      { betType: 'system', systemValue: 2, currency: 'JPY' },
      ['2 of 3', '3 lines', 'Stake per line: ¥333.33'],
    ],
  ] as const)('shows the lines of %s', async (_, change, expected) => {
    expect(terms(await receipt(change))).toEqual(expected);
  });
});

describe('a leg whose line moved', () => {
  it('offers the new line at its price', async () => {
    const {
      core,
      page,
      ids: [a],
    } = await couponWith(
      {},
      () => ({}),
      (_, at) => (at === 0 ? { locks: ['gone'], movedTo: { marketId: 77, param: 14, price: 2050 } } : {}),
    );
    expect(page.queryByText(/2\.05/)).not.toBeNull();
    await page.user.click(page.getByRole('button', { name: 'Accept' }));
    expect(core.fake.commands).toEqual([{ type: 'coupon/replaceLeg', payload: { marketId: a, by: 77 } }]);
  });
});
