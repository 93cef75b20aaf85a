/** The small form of the coupon on a phone. */
import { expect, it, vi } from 'vitest';
import type { CouponView } from 'touchline/core/coupon/slices';
import { QuickCoupon } from '../../ui/web/screens/coupon/quick-coupon.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

interface Shown {
  readonly core: FakeCore;
  readonly page: Rendered;
  readonly opened: ReturnType<typeof vi.fn>;
}

async function quickCoupon(
  change: (view: CouponView) => Partial<CouponView> = () => ({}),
  games: readonly number[] = [1001],
): Promise<Shown> {
  const core = createFakeCore();
  core.fake.set.session(PLAYER);
  core.fake.set.feature('quickCoupon', { isShown: true });
  for (const game of games)
    core.dispatch({ type: 'coupon/addLeg', payload: { marketId: core.line.markets(game).get()[0]?.id ?? 0 } });
  core.fake.commands.length = 0;
  core.fake.set.coupon({ ...core.coupon.get(), ...change(core.coupon.get()) });
  const opened = vi.fn();
  return { core, opened, page: await render(core, <QuickCoupon onOpen={opened} />) };
}

it('[QCN-2] a hidden one shows nothing, and its button hides a shown one', async () => {
  const { core, page } = await quickCoupon();
  await page.user.click(page.getByRole('button', { name: 'Hide the quick bet' }));
  expect(core.fake.commands).toEqual([{ type: 'quick-coupon/hide', payload: {} }]);
  await page.after(() => core.fake.set.feature('quickCoupon', { isShown: false }));
  expect(page.queryByRole('region', { name: 'Quick bet' })).toBeNull();
});

it('[QCN-3] names the selection, its game and odds, and takes the stake', async () => {
  const { core, page, opened } = await quickCoupon();
  const { legs, totalOdds } = core.coupon.get();
  const open = page.getByRole('button', { name: /Open the coupon$/ });
  expect(open.textContent).toContain(`${legs[0]?.home} – ${legs[0]?.away}`);
  expect(totalOdds).not.toBe('');
  await page.user.fill(page.getByRole('textbox', { name: /^Stake/ }), '7');
  expect(core.fake.commands.at(-1)).toEqual({ type: 'coupon/typeStake', payload: { text: '7' } });
  await page.user.click(open);
  expect(opened).toHaveBeenCalledOnce();
});

it('[QCN-3] counts several selections, and leaves several stakes and a waiting bet to the coupon', async () => {
  const several = await quickCoupon(() => ({}), [1001, 1002]);
  expect(several.page.getByText('2 selections')).toBeTruthy();
  expect(several.page.getByRole('textbox', { name: /^Stake/ })).toBeTruthy();
  await several.page.after(() => {
    const view = several.core.coupon.get();
    several.core.fake.set.coupon({ ...view, shape: { ...view.shape, amountPer: 'leg' } });
  });
  expect(several.page.queryByRole('textbox')).toBeNull();
  expect(several.page.getByRole('button', { name: /Open the coupon$/ })).toBeTruthy();

  const waiting = await quickCoupon(() => ({ placing: { state: 'sending' } }));
  expect(waiting.page.queryByRole('textbox')).toBeNull();
});

it('[QCN-4] the button places the bet and opens the coupon', async () => {
  const { core, page, opened } = await quickCoupon(() => ({
    stake: 500,
    totalStake: 500,
    canPlace: true,
    blockers: [],
  }));
  await page.user.click(page.getByRole('button', { name: /^Place bet of/ }));
  expect(core.fake.commands).toEqual([{ type: 'coupon/place', payload: {} }]);
  expect(opened).toHaveBeenCalledOnce();
});

it('[QCN-4] names the first reason why the bet is not possible, and leads a guest to the login', async () => {
  const tooMuch = {
    code: 'stakeMax',
    text: { key: 'coupon.block.stakeEmpty', params: {} },
    money: [],
    remedy: null,
  } as const;
  const { core, page } = await quickCoupon(() => ({ canPlace: false, blockers: [] }));
  await page.after(() => core.fake.set.coupon({ ...core.coupon.get(), blockers: [{ ...tooMuch }] }));
  expect(page.getByRole('list').children).toHaveLength(1);
  await page.after(() =>
    core.fake.set.coupon({ ...core.coupon.get(), blockers: [{ ...tooMuch, code: 'signedOut' }, tooMuch] }),
  );
  expect(page.queryByRole('list')).toBeNull();
  expect(page.getByRole('button', { name: 'Log in to bet' })).toBeTruthy();
});
