/** The controls that each bet type adds to the coupon: order, bankers, blocks, stakes of parts, sizes and their table. */
import { afterEach, describe, expect, it } from 'vitest';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { BlockView, LegView, ShapeView } from 'touchline/core/coupon/views';
import type { Bet } from 'touchline/core/history/views';
import { Coupon } from '../../ui/web/screens/coupon/coupon.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { BETS, PLAYER } from './fake-views.ts';
import { draw, type Drawn } from './render.tsx';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

/** A coupon of three legs; `legs` changes each of them. */
async function couponWith(
  shape: Partial<ShapeView>,
  change: (view: CouponView) => Partial<CouponView>,
  legs: (leg: LegView, at: number) => Partial<LegView> = () => ({}),
): Promise<{ core: FakeCore; page: Drawn; ids: readonly number[] }> {
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
  const page = await draw(core, <Coupon />);
  drawn = page;
  return { core, page, ids: view.legs.map(({ marketId }) => marketId) };
}

async function type(page: Drawn, input: HTMLElement, text: string): Promise<void> {
  await page.after(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}

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
    const { core, page, ids } = await couponWith({ isOrdered: true }, () => ({ typeId: 3 }));
    expect(page.all('.leg-place').map((each) => each.textContent)).toEqual(['Number 11', 'Number 22', 'Number 33']);
    const buttons = page.all('.leg-order button');
    expect(buttons.map((each) => each.hasAttribute('disabled'))).toEqual([true, false, false, false, false, true]);
    await page.click(buttons[2] ?? page.element);
    expect(core.fake.commands).toEqual([{ type: 'coupon/moveLeg', payload: { marketId: ids[1], to: 0 } }]);
  });
});

describe('a system', () => {
  const option = { value: 2, combo: 3, offset: 1, minBetAmount: 60, maxWin: 5000 };

  it('has bankers where a leg may be one, sizes with lines and minimum stake, and a table of returns by lost legs', async () => {
    const { core, page, ids } = await couponWith(
      { hasSystem: true, bankerName: 'banker' },
      () => ({
        typeId: 2,
        lines: 3,
        stakePerLine: '3.3333',
        minWin: 1310,
        maxWin: 5000,
        systemOptions: [option, { ...option, value: 3, combo: 1, offset: 0 }],
        lossTable: [{ lost: 1, minWin: 1450, maxWin: 3220 }],
      }),
      (_, at) => ({ canBeBanker: at < 2, isBanker: at === 0 }),
    );
    expect(page.all('.toggle').map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await page.click(page.all('.toggle')[1] ?? page.element);
    expect(core.fake.commands).toEqual([{ type: 'coupon/setBanker', payload: { marketId: ids[1], isBanker: true } }]);
    const size = page.one('.pick.is-wide select');
    expect([...size.querySelectorAll('option')].map((each) => each.textContent)).toEqual([
      '2 of 3: 3 lines, from €0.60',
      '3 of 3: 1 line, from €0.60',
    ]);
    await type(page, size, '3');
    expect(core.fake.commands.at(-1)).toEqual({ type: 'coupon/chooseSystem', payload: { value: 3 } });
    expect(page.one('.losses tbody').textContent).toBe('1€14.50€32.20');
    expect(page.one('.totals').textContent).toContain('€3.3333');
  });

  it('shows the maximum returns without each leg, where losing one does not lose everything', async () => {
    const { page } = await couponWith({ hasSystem: true }, ({ legs }) => ({
      typeId: 7,
      winsIfLost: legs.map(({ marketId }, at) => ({ marketId, maxWin: at === 1 ? 0 : 1234 })),
    }));
    expect(page.all('.losses table')).toHaveLength(0);
    expect(page.all('.without li').map((each) => each.lastElementChild?.textContent)).toEqual([
      'up to €12.34',
      'up to €0.00',
      'up to €12.34',
    ]);
    expect(page.one('.without li').textContent).toMatch(/^Without .+ – .+up to €12\.34$/);
  });

  it('of a type that one lost leg loses shows no such table', async () => {
    const { page } = await couponWith({}, () => ({}));
    expect(page.all('.losses')).toHaveLength(0);
  });
});

describe('several singles', () => {
  it('have a stake each, the common one where none is typed, and a maximum', async () => {
    const { core, page, ids } = await couponWith(
      { amountPer: 'leg' },
      () => ({ typeId: 9, totalStake: 4500, canPlace: true }),
      (_, at) => ({ stakeText: at === 0 ? '25' : '', stake: at === 0 ? 2500 : 1000, maxStake: 15_000, win: 4210 }),
    );
    expect(
      page.all('.amount-input').map((each) => [each.getAttribute('value'), each.getAttribute('placeholder')]),
    ).toEqual([
      ['25', '10'],
      ['', '10'],
      ['', '10'],
    ]);
    expect(page.one('.amount-hint').textContent).toBe('up to €150.00 · returns €42.10');
    await type(page, page.all('.amount-input')[1] ?? page.element, '3');
    await page.click(page.all('.amount-max')[2] ?? page.element);
    expect(core.fake.commands).toEqual([
      { type: 'coupon/typeLegStake', payload: { marketId: ids[1], text: '3' } },
      { type: 'coupon/setLegStake', payload: { marketId: ids[2], amount: 15_000 } },
    ]);
    expect(page.one('.coupon-foot > .is-main').textContent).toBe('Place bet of €45.00');
  });
});

describe('Enter in an amount', () => {
  const key = (name: 'keydown' | 'keyup'): KeyboardEvent =>
    new KeyboardEvent(name, { key: 'Enter', bubbles: true, cancelable: true });

  it('places nothing: the focus moves to the main button on keyup', async () => {
    const { core, page } = await couponWith({ amountPer: 'leg' }, () => ({
      typeId: 9,
      totalStake: 3000,
      canPlace: true,
    }));
    for (const input of [page.one('.stake-input'), page.one('.amount-input')]) {
      input.focus();
      await page.after(() => void input.dispatchEvent(key('keydown')));
      expect(document.activeElement).toBe(input);
      await page.after(() => void input.dispatchEvent(key('keyup')));
      expect(document.activeElement).toBe(page.one('.coupon-foot > .is-main'));
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
        typeId: 4,
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
    const selects = page.all('.leg-block select');
    expect(selects.map((each) => [...each.querySelectorAll('option')].map((option) => option.textContent))).toEqual([
      ['Lobby', 'Block 1', 'Block 2', 'New block'],
      ['Lobby', 'Block 1', 'Block 2', 'New block'],
      ['Block 1', 'Block 2'],
    ]);
    await type(page, selects[0] ?? page.element, '1');
    await type(page, selects[1] ?? page.element, 'new');
    await type(page, selects[1] ?? page.element, 'lobby');
    await type(page, selects[2] ?? page.element, '0');
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
      ({ legs }) => ({ typeId: 4, blocks: legs.slice(1).map((leg, at) => block(at + 1, [leg.marketId])) }),
      (_, at) => ({ blockId: at, canBeBanker: true, isBanker: at === 0 }),
    );
    expect(page.one('.block.is-lobby').textContent).toContain('in every combination');
    await type(page, page.one('.block.is-lobby select'), '2');
    expect(core.fake.commands).toEqual([
      { type: 'coupon/setBanker', payload: { marketId: a, isBanker: false } },
      { type: 'coupon/moveToBlock', payload: { marketId: a, blockId: 2 } },
    ]);
  });

  it('of a conditional bet have an order, and all but the first have stakes with a maximum', async () => {
    const { core, page } = await couponWith(
      { hasBlocks: true, isOrdered: true, amountPer: 'block' },
      ({ legs }) => ({
        typeId: 5,
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
    const inputs = page.all('.amount-input');
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
    await page.click(page.all('.block-head button')[4] ?? page.element);
    await page.click(page.all('.amount-max')[1] ?? page.element);
    await type(page, inputs[0] ?? page.element, '7');
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
  const receipt = async (change: Partial<Bet>): Promise<Drawn> => {
    const [, bet] = BETS;
    if (bet === undefined) throw new Error('no bet');
    return (
      await couponWith({}, () => ({ placing: { state: 'accepted', bet: { ...bet, legs, amount: 1000, ...change } } }))
    ).page;
  };
  const terms = (page: Drawn): readonly (string | null)[] => page.all('.bet-terms li').map((each) => each.textContent);

  it('that is conditional shows its blocks, each with its stake', async () => {
    const page = await receipt({
      typeId: 5,
      amountByBlockId: [
        { blockId: 0, amount: 1000 },
        { blockId: 1, amount: 350 },
      ],
    });
    expect(page.all('.receipt .bet-block-head').map((each) => each.textContent)).toEqual([
      'Block 1€10.00',
      'Block 2€3.50',
    ]);
    expect(page.all('.receipt .bet-block').map((each) => each.querySelectorAll('.bet-leg').length)).toEqual([2, 1]);
    expect(terms(page)).toEqual([]);
  });

  it.each([
    ['a system of 2 of 3', { typeId: 2, systemValue: 2 }, ['2 of 3', '3 lines', 'Stake a line: €3.3333']],
    [
      'a system with a banker',
      { typeId: 2, systemValue: 1, legs: legs.map((leg, at) => ({ ...leg, isBanker: at === 0 })) },
      ['1 of 2', '2 lines', 'Stake a line: €5.00'],
    ],
    ['a multibet of one line', { typeId: 4, systemValue: 2 }, ['2 of 2']],
    ['a lucky', { typeId: 7 }, ['7 lines', 'Stake a line: €1.4286']],
    ['a patent', { typeId: 8 }, ['4 lines', 'Stake a line: €2.50']],
    ['an express', { typeId: 1 }, []],
    [
      'a system in a currency without smaller units',
      { typeId: 2, systemValue: 2, currency: 'JPY' },
      ['2 of 3', '3 lines', 'Stake a line: ¥333.33'],
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
    expect(page.one('.leg-line').textContent).toContain('2.05');
    await page.click(page.one('.leg-line button'));
    expect(core.fake.commands).toEqual([{ type: 'coupon/replaceLeg', payload: { marketId: a, by: 77 } }]);
  });
});
