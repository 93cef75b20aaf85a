/** The way to the coupon on pages of whole width. */
import { expect, it, vi } from 'vitest';
import { CouponButton } from '../../ui/web/shell/coupon-button.tsx';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

it('[SCH-21] is there once the coupon has selections, counts them, and opens it', async () => {
  const core = createFakeCore();
  const opened = vi.fn();
  const page = await render(core, <CouponButton isOpen={false} onOpen={opened} />);
  expect(page.queryByRole('button')).toBeNull();
  for (const game of [1001, 1002])
    await page.after(() =>
      core.dispatch({ type: 'coupon/addLeg', payload: { marketId: core.line.markets(game).get()[0]?.id ?? 0 } }),
    );
  await page.user.click(page.getByRole('button', { name: 'Coupon 2 selections' }));
  expect(opened).toHaveBeenCalledOnce();
});
