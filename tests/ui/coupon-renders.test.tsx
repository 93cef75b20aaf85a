/** The components that a price renders, over the real core. */
import { act } from 'react';
import { within } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import { Coupon } from '../../ui/web/screens/coupon/coupon.tsx';
import { createWorld, fill, market } from '../models/world.ts';
import { takeRendered } from './profiled.tsx';
import { render, type Rendered } from './render.tsx';

// Files share their modules; this one needs its own, with each component in a Profiler.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const profiled = vi.hoisted(
  () =>
    async <M extends object>(original: () => Promise<M>): Promise<M> =>
      (await import('./profiled.tsx')).profile(original),
);
vi.mock(import('../../ui/web/screens/coupon/blockers.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/block-figures.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/blocks.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/choices.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/coupon-leg.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/main-button.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/one-click-settings.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/options-body.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/options.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/orders.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/price-news.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/promo.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/ready.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/share.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/stake.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/system.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/tools.tsx'), profiled);
vi.mock(import('../../ui/web/screens/coupon/totals.tsx'), profiled);

/**
 * Renders a coupon of three legs, the first two in one block where the type has blocks, opens these parts, moves the
 * price of the second leg, and lists what rendered.
 */
async function renderedBy(
  betType: BetTypeName,
  opened: readonly RegExp[],
): Promise<{ readonly page: Rendered; readonly first: readonly string[]; readonly then: readonly string[] }> {
  const world = createWorld();
  const { core } = await world.player();
  fill(core, [market(1), market(2), market(3)]);
  core.dispatch({ type: 'coupon/chooseType', payload: { betType } });
  const [block] = core.coupon.slip.get().blocks;
  if (block !== undefined)
    core.dispatch({ type: 'coupon/moveToBlock', payload: { marketId: market(2), blockId: block.id } });
  await world.clock.run(2_000);
  const page = await render(core, <Coupon />);
  await page.settled();
  // The blocks are code of their own, and a module in a Profiler is not among those that `settled` waits for.
  if (block !== undefined) await page.findAllByRole('region', { name: BLOCK });
  for (const name of opened) await page.user.click(page.getByRole('button', { name }));
  // The parts that these controls open load.
  await page.settled();
  if (opened.includes(OPTIONS)) await page.findByRole('heading', { name: 'Every bet' });
  await act(() => world.clock.run(1_000));
  const first = takeRendered();
  world.move(market(2), { price: 2_500 });
  await act(() => world.clock.run(1_000));
  const moved = page.getAllByText(/^now (higher|lower)$/).map(({ parentElement }) => parentElement?.textContent);
  expect(moved).toEqual([expect.stringContaining('2.50')]);
  return { page, first, then: takeRendered() };
}

const BLOCK = /^Block \d$/;
const TYPES = /^Type of bet/;
const OPTIONS = /^Options/;
const READY = /^Ready coupons$/;

const ROWS = [1, 2, 3].map((game) => `CouponLeg ${market(game)}`);

describe('[CPN-30] a price of one leg renders', () => {
  it('that leg and the totals of an express, and nothing else', async () => {
    const { first, then } = await renderedBy('express', [TYPES, READY]);
    expect(first).toEqual(
      expect.arrayContaining([
        ...ROWS,
        'ChangeChoice',
        'MainButton',
        'Options',
        'Ready',
        'Stake',
        'Tools',
        'TypeChoices',
      ]),
    );
    expect(then).toEqual([ROWS[1], 'FootTotals']);
  });

  // The options of an express show the total odds, as the placeholder of the exact odds.
  it('that leg and the figures of a system, and nothing in the open options', async () => {
    const { first, then } = await renderedBy('system', [OPTIONS]);
    expect(first).toEqual(
      expect.arrayContaining([...ROWS, 'LossTable', 'OneClickSettings', 'Options', 'SystemSizes', 'Totals']),
    );
    expect(then).toEqual([ROWS[1], 'FootTotals', 'LossTable']);
  });

  it('that leg, the odds of its block and the figures of a multibet, but no other leg of the block', async () => {
    const { page, first, then } = await renderedBy('multibet', [OPTIONS]);
    expect(first).toEqual(expect.arrayContaining(['Blocks', ...ROWS]));
    const blocks = page.getAllByRole('region', { name: BLOCK });
    expect(blocks.map((block) => within(block).getAllByRole('listitem').length)).toEqual([2, 1]);
    expect(then).toEqual(['BlockOdds', 'Blocks', ROWS[1], 'FootTotals', 'LossTable']);
  });

  it('that leg with its win and the totals of several singles', async () => {
    const { then } = await renderedBy('singles', [OPTIONS]);
    expect(then).toEqual([ROWS[1], 'FootTotals']);
  });
});
