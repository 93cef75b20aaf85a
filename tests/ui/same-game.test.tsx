/** The offer to combine selections of one game. */
import { expect, it } from 'vitest';
import type { SameGameView } from 'touchline/core/same-game/views';
import { SameGame } from '../../ui/web/screens/coupon/same-game.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

const NOTHING: SameGameView = { marketIds: [], status: 'idle', offer: null, refusal: null };

interface Shown {
  readonly core: FakeCore;
  readonly page: Rendered;
  /** Ids of the two selections of one game, ascending. */
  readonly ids: readonly number[];
}

/** Two selections of one football match, and one of another. */
async function offerFor(change: Partial<SameGameView> = {}): Promise<Shown> {
  const core = createFakeCore();
  core.fake.set.session(PLAYER);
  const [one, other] = core.line.markets(1001).get();
  const ids = [one?.id ?? 0, other?.id ?? 0].sort((a, b) => a - b);
  for (const marketId of [...ids, core.line.markets(1002).get()[0]?.id ?? 0])
    core.dispatch({ type: 'coupon/addLeg', payload: { marketId } });
  core.fake.commands.length = 0;
  core.fake.set.feature('sameGame', { ...NOTHING, marketIds: ids, ...change });
  return { core, ids, page: await render(core, <SameGame />) };
}

it('[SGC-5] asks for the price of the selections of one game together, once', async () => {
  const { core, page, ids } = await offerFor({ status: 'asking' });
  const asked = { type: 'same-game/ask', payload: { marketIds: ids } };
  expect(core.fake.commands).toEqual([asked]);
  expect(page.getByText(/^Pricing these selections/)).toBeTruthy();
  await page.after(() => core.fake.set.coupon({ ...core.coupon.get(), stake: 100 }));
  expect(core.fake.commands).toEqual([asked]);
});

it('[SGC-5] shows the price beside the product of the prices, and takes the offer', async () => {
  const { core, page } = await offerFor({ status: 'offered', offer: { marketId: 31, price: 4350 } });
  const [a, b] = core.coupon.get().legs;
  const product = (((a?.price ?? 0) / 1000) * (b?.price ?? 0)) / 1000;
  expect(page.getByText(new RegExp(`Multiplied: ${product.toFixed(2)}$`))).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Combine at 4.35' }));
  expect(core.fake.commands.at(-1)).toEqual({ type: 'same-game/take', payload: {} });
});

it('[SGC-3] names the selection at fault', async () => {
  const { core, page, ids } = await offerFor();
  await page.after(() =>
    core.fake.set.feature('sameGame', {
      ...NOTHING,
      marketIds: ids,
      status: 'refused',
      refusal: { problem: 'redundant', marketId: ids[0] ?? 0 },
    }),
  );
  expect(page.getByText(/follows from the other selections\.$/).textContent).not.toMatch(/^ /);
});

it('[SGC-5] a failed request says that nothing has changed, and can be repeated', async () => {
  const { core, page, ids } = await offerFor({ status: 'failed' });
  expect(page.getByText(/^The price could not be fetched/)).toBeTruthy();
  core.fake.commands.length = 0;
  await page.user.click(page.getByRole('button', { name: 'Try again' }));
  expect(core.fake.commands).toEqual([{ type: 'same-game/ask', payload: { marketIds: ids } }]);
});
