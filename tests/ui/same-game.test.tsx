/** The offer to combine selections of one game. */
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SameGameView } from 'touchline/core/same-game/views';
import { VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { canCombine } from 'touchline/core/same-game/rules/combinable';
import { SameGame } from '../../ui/web/screens/coupon/same-game.tsx';
import { Markets } from '../../ui/web/screens/game/markets.tsx';
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
  const { core, page } = await offerFor({ status: 'offered', offer: { marketId: 31, price: 4350, made: null } });
  expect(page.queryByText('How this price is made')).toBeNull();
  const [a, b] = core.coupon.get().legs;
  const product = (((a?.price ?? 0) / 1000) * (b?.price ?? 0)) / 1000;
  expect(page.getByText(new RegExp(`Multiplied: ${product.toFixed(2)}$`))).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Combine at 4.35' }));
  expect(core.fake.commands.at(-1)).toEqual({ type: 'same-game/take', payload: {} });
});

it('[SGC-8] keeps the offer while its price is asked for again, and leaves it when it is not shown any more', async () => {
  const offer = { marketId: 31, price: 4350, made: null };
  const { core, page } = await offerFor({ status: 'asking', offer });
  await page.user.click(page.getByRole('button', { name: 'Combine at 4.35' }));
  expect(core.fake.commands.at(-1)).toEqual({ type: 'same-game/take', payload: {} });
  page.unmount();
  expect(core.fake.commands.at(-1)).toEqual({ type: 'same-game/leave', payload: {} });
});

it('[SGC-6] shows the fair odds of each selection, of all together, and the margin that leads to the price', async () => {
  const { core, page, ids } = await offerFor();
  const parts = ids.map((marketId, at) => ({ marketId, odds: 2_000 + 500 * at }));
  const offer = { marketId: 31, price: 4350, made: { parts, odds: 4_790, margin: 1_025 } };
  await page.after(() => core.fake.set.feature('sameGame', { ...NOTHING, marketIds: ids, status: 'offered', offer }));
  const made = page.getByText('How this price is made').closest('details');
  const terms = [...(made?.querySelectorAll('dl > div') ?? [])].map((row) => row.textContent);
  expect(terms).toEqual([
    expect.stringMatching(/2\.00$/),
    expect.stringMatching(/2\.50$/),
    'All together, at fair odds4.79',
    'With the margin of 10.25 %4.35',
  ]);
});

it.each([
  ['basketball', 3, true],
  ['ice hockey', 2, false],
])('[SGC-1] of %s: asked for only where the sport is priced as a whole', async (_, sportId, isAsked) => {
  const core = createFakeCore();
  core.fake.set.session(PLAYER);
  const game = Array.from({ length: 400 }, (_each, at) => core.line.game(1001 + at).get()).find(
    (each) => each?.champ.sportId === sportId,
  );
  const markets = core.line.markets(game?.id ?? 0).get();
  for (const { id } of markets.slice(0, 2)) core.dispatch({ type: 'coupon/addLeg', payload: { marketId: id } });
  core.fake.commands.length = 0;
  core.fake.set.feature('sameGame', NOTHING);
  await render(core, <SameGame />);
  expect(core.fake.commands.map(({ type }) => type)).toEqual(isAsked ? ['same-game/ask'] : []);
});

it('[SGC-7] virtual football is asked for as football, and its groups have the mark', async () => {
  const core = createFakeCore();
  core.fake.set.session(PLAYER);
  const game = core.line.game(1001).get();
  const markets = core.line.markets(1001).get();
  if (game === null) throw new Error('no such game');
  const virtual = { ...game, champ: { ...game.champ, sportId: VIRTUAL.football } };
  core.fake.line.setGame(1001, virtual);
  for (const { id } of markets.slice(0, 2)) core.dispatch({ type: 'coupon/addLeg', payload: { marketId: id } });
  core.fake.commands.length = 0;
  core.fake.set.feature('sameGame', NOTHING);
  await render(core, <SameGame />);
  expect(core.fake.commands.map(({ type }) => type)).toEqual(['same-game/ask']);
  const page = await render(core, <Markets game={virtual} markets={markets} />);
  await page.settled();
  expect(page.queryAllByRole('img', { name: 'Can be combined in one bet' }).length).toBeGreaterThan(0);
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

it('[SGC-7] groups whose selections can be combined have a mark with its words, and the others have none', async () => {
  const core = createFakeCore();
  const game = core.line.game(1001).get();
  if (game === null) throw new Error('no such game');
  const page = await render(core, <Markets game={game} markets={core.line.markets(1001).get()} />);
  await page.settled();
  const groups = page.getAllByRole('button', { name: 'Price history' }).map((button) => button.closest('section'));
  const kinds = groups.map((group) => Number(group?.dataset['group']?.split(':')[0]));
  const isMarked = groups.map((group) =>
    group === null ? null : within(group).queryByRole('img', { name: 'Can be combined in one bet' }) !== null,
  );
  expect(isMarked).toEqual(kinds.map((kind) => canCombine(1, kind)));
  expect(new Set(isMarked).size).toBe(2);
});
