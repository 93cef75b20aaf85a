/** Popular bets: their rows in the coupon's section and on the home page. */
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PopularBet, PopularState } from 'touchline/core/popular/types';
import { PopularBlock } from '../../ui/web/components/popular-bets.tsx';
import { PopularList } from '../../ui/web/screens/coupon/popular-list.tsx';
import { PopularSection } from '../../ui/web/screens/coupon/popular-section.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const LOAD = { type: 'popular/load', payload: {} };
const GAMES = [1001, 1002, 1003, 1004, 1005, 1006] as const;

const first = (core: FakeCore, gameId: number, bets: number): PopularBet => ({
  marketId: core.line.markets(gameId).get()[0]?.id ?? 0,
  gameId,
  bets,
});
function having(more: Partial<PopularState>): FakeCore {
  const core = createFakeCore();
  core.fake.set.feature('popular', { status: 'ready', bets: [], ...more });
  return core;
}

it('[POP-3] a row has the selection, its game, a plain count, and the price, which adds to the coupon', async () => {
  const core = createFakeCore();
  const bets = [first(core, 1001, 12), first(core, 1002, 1)];
  core.fake.set.feature('popular', { status: 'ready', bets });
  const page = await render(core, <PopularList />);
  const rows = page.getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText(/^\d+ bets?$/).textContent)).toEqual(['12 bets', '1 bet']);
  const [row] = rows;
  if (row === undefined) throw new Error('there is no row');
  const game = core.line.game(1001).get();
  expect(within(row).getByRole('link').textContent).toBe(`${game?.home} – ${game?.away}`);
  core.fake.commands.length = 0;
  const cell = within(row).getByRole('button');
  expect(cell.textContent).toContain(game?.home ?? '?');
  await page.user.click(cell);
  expect(core.fake.commands).toEqual([{ type: 'coupon/addLeg', payload: { marketId: bets[0]?.marketId } }]);
});

it('[POP-3] at most five rows are shown, those that the line has', async () => {
  const core = createFakeCore();
  const bets = GAMES.map((gameId, at) => first(core, gameId, 10 - at));
  core.fake.set.feature('popular', {
    status: 'ready',
    bets: [{ ...(bets[0] ?? first(core, 1001, 9)), gameId: 9 }, ...bets.slice(1)],
  });
  const page = await render(core, <PopularList />);
  expect(page.getAllByRole('listitem').map((row) => within(row).getByText(/bets$/).textContent)).toEqual([
    '9 bets',
    '8 bets',
    '7 bets',
    '6 bets',
  ]);
});

it('[POP-3] the coupon says that there are none, and the home page shows nothing', async () => {
  const list = await render(having({}), <PopularList />);
  expect(list.container.textContent).toBe('No bets to show for the last 24 hours.');
  list.unmount();
  const block = await render(having({}), <PopularBlock />);
  expect(block.container.textContent).toBe('');
});

it('[POP-1] a failure is reported in the coupon, with a way to ask again', async () => {
  const core = having({ status: 'failed' });
  const page = await render(core, <PopularList />);
  expect(core.fake.commands).toEqual([LOAD]);
  await page.user.click(within(page.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(core.fake.commands).toEqual([LOAD, LOAD]);
});

it('[POP-4] the section in the coupon asks when it is opened', async () => {
  const core = having({});
  const page = await render(core, <PopularSection />);
  await page.settled();
  expect(core.fake.commands).toEqual([]);
  await page.user.click(page.getByText('Popular bets'));
  await page.settled();
  expect(core.fake.commands).toEqual([LOAD]);
});
