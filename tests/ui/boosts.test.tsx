/** Boosted prices on the home page, with the fake core. */
import type { ReactNode } from 'react';
import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Boost } from 'touchline/core/boosts/types';
import { DEFAULT_PACK } from 'touchline/core/limits/packs/packs';
import { INITIAL } from 'touchline/core/limits/state';
import { viewLimits } from 'touchline/core/limits/views';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { marketName } from 'touchline/core/line/rules/market-names';
import type { Game } from 'touchline/core/line/types';
import { createCell } from 'touchline/kernel/readable';
import { BoostMarks } from '../../ui/web/components/boost-marks.tsx';
import { BoostedPrices } from '../../ui/web/components/boosted-prices.tsx';
import { GameRow } from '../../ui/web/components/game-row.tsx';
import { FeaturedGame } from '../../ui/web/screens/home/featured-game.tsx';
import { GameScreen } from '../../ui/web/screens/game/game-screen.tsx';
import { takeOver } from '../../ui/web/take-over.ts';
import { HomeScreen } from '../../ui/web/screens/home/home-screen.tsx';
import { formatTime } from '../../ui/web/format/time.ts';
import { texts } from '../../ui/web/text.ts';
import { identity, useProjection } from '../../ui/web/use-projection.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { createFakeLine } from './fake-line.ts';
import { NOW, PREFERENCES } from './fake-views.ts';
import { gamesIn, render, type Rendered } from './render.tsx';
import { scheduledGame } from './scheduled-game.ts';

const PREMIER = { id: 1, sportId: 1, name: 'Premier League', country: 'GB-ENG' };
const GAME = scheduledGame(1, PREMIER, ['Arsenal', 'Chelsea']);
const ORDINARY = { id: 10, gameId: 1, kind: KIND.result, type: 1, param: 0, label: null, flags: 0, price: 1_950 };
const BOOSTED = { id: 20, gameId: 1, kind: KIND.boost, type: 1, param: 0, label: '1.1.0', flags: 1, price: 2_200 };
const BOOST: Boost = {
  marketId: BOOSTED.id,
  ordinaryId: ORDINARY.id,
  gameId: 1,
  price: 2_200,
  maxStake: 2_000,
  endsAt: GAME.startsAt,
};

function having(boosts: readonly Boost[], currency = 'EUR'): FakeCore {
  const core = createFakeCore(createFakeLine([{ game: GAME, markets: [ORDINARY, BOOSTED] }]));
  core.fake.set.feature('boosts', { status: 'ready', currency, boosts });
  return core;
}

describe('a boosted price', () => {
  it('[BST-5] has the ordinary price of this moment, the boosted one, its end and its largest stake', async () => {
    const core = having([BOOST]);
    const page = await render(core, <BoostedPrices gameId={null} />);
    const row = page.getByRole('listitem');
    expect(within(row).getByText('Result: Arsenal')).toBeTruthy();
    expect(within(row).getByText('1.95').tagName).toBe('S');
    expect(
      within(row).getByText(`Until ${formatTime(GAME.startsAt, 'dayTime', PREFERENCES)}, at most €20.00`),
    ).toBeTruthy();
    const cell = within(row).getByRole('button');
    expect(cell.textContent).toContain('Boosted price: Result: Arsenal, Arsenal – Chelsea');
    expect(cell.textContent).toContain('2.20');
    await page.after(() => core.fake.line.move(ORDINARY.id, 2_010));
    expect(within(row).getByText('2.01')).toBeTruthy();
    core.fake.commands.length = 0;
    await page.user.click(cell);
    expect(core.fake.commands).toEqual([{ type: 'coupon/addLeg', payload: { marketId: BOOSTED.id } }]);
  });

  it('[BST-6] is named with its selection wherever a leg is named', async () => {
    await render(having([]), <BoostedPrices gameId={null} />);
    expect(marketName(BOOSTED, { ...GAME, sportId: 1 }, texts.translate)).toBe('Boosted price: Result: Arsenal');
  });
});

describe('the block of boosted prices', () => {
  it.each<[string, () => FakeCore]>([
    ['without boosts', () => having([])],
    ['for boosts that the line does not have', () => having([{ ...BOOST, marketId: 99 }])],
    ['in another currency', () => having([BOOST], 'USD')],
  ])('[BST-5] is not there %s', async (_, core) => {
    const page = await render(core(), <BoostedPrices gameId={null} />);
    expect(page.container.textContent).toBe('');
  });

  it('[BST-4] asks in the currency of the coupon', async () => {
    const core = having([]);
    await render(core, <BoostedPrices gameId={null} />);
    expect(core.fake.commands).toEqual([{ type: 'boosts/load', payload: { currency: 'EUR' } }]);
  });

  it('[BST-5] is not shown to a player who takes a break', async () => {
    const limits = viewLimits(INITIAL, DEFAULT_PACK, null);
    for (const pause of [{ excludedUntil: NOW }, { timeOutUntil: NOW }]) {
      const core = having([BOOST]);
      core.fake.set.feature('limits', { ...limits, ...pause });
      const page = await render(core, <BoostedPrices gameId={null} />);
      expect(page.container.textContent).toBe('');
      page.unmount();
    }
  });
});

describe('the page of a game', () => {
  const screen = <GameScreen params={{ sport: '1', champ: '1', game: '1' }} />;
  const others = [2, 3, 4].map((gameId) => ({ ...BOOST, marketId: 100 + gameId, gameId }));

  it('[BST-8] has the boost of its game above the markets, whatever its place in the list, and asks the line for it', async () => {
    const core = having([...others, BOOST]);
    const watch = vi.spyOn(core.line, 'watch');
    const page = await render(core, screen, '/en/line/1/1/1');
    await page.settled();
    const block = page.getByRole('region', { name: 'Boosted prices' });
    expect(within(block).getAllByRole('listitem')).toHaveLength(1);
    expect(within(block).queryByRole('link')).toBeNull();
    expect(watch).toHaveBeenCalledWith([`market:${BOOSTED.id}`]);
    const markets = page.getByRole('region', { name: 'Markets' });
    expect(block.compareDocumentPosition(markets) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(within(markets).queryByText(/Boosted/)).toBeNull();
    core.fake.commands.length = 0;
    await page.user.click(within(block).getByRole('button'));
    expect(core.fake.commands).toContainEqual({ type: 'coupon/addLeg', payload: { marketId: BOOSTED.id } });
  });

  it('[BST-8] has the boost below the markets in a page that a server has rendered: nothing there moves', async () => {
    globalThis.takeEarlyTaps = () => [];
    const page = await render(having([BOOST]), screen, '/en/line/1/1/1');
    const markets = page.getByRole('region', { name: 'Markets' });
    await page.after(takeOver);
    await page.settled();
    const block = page.getByRole('region', { name: 'Boosted prices' });
    expect(block.compareDocumentPosition(markets) & Node.DOCUMENT_POSITION_PRECEDING).not.toBe(0);
  });

  it('[BST-8] has none for boosts of other games, nor once its game has begun', async () => {
    const core = having(others);
    const page = await render(core, screen, '/en/line/1/1/1');
    await page.settled();
    expect(page.queryByRole('region', { name: 'Boosted prices' })).toBeNull();
    await page.after(() => core.fake.set.feature('boosts', { status: 'ready', currency: 'EUR', boosts: [BOOST] }));
    expect(page.queryByRole('region', { name: 'Boosted prices' })).not.toBeNull();
    await page.after(() => core.fake.line.setGame(1, { status: 'inPlay' }));
    expect(page.queryByRole('region', { name: 'Boosted prices' })).toBeNull();
  });
});

describe('the mark of a row', () => {
  const mark = (page: Rendered): HTMLElement | null => page.queryByRole('img', { name: 'Has a boosted price' });
  const board = (
    <main>
      <GameRow gameId={1} />
      <BoostMarks />
    </main>
  );

  it('[BST-7] is in the link of a boosted game, and goes when the boost ends or the game starts', async () => {
    const core = having([BOOST]);
    const page = await render(core, board);
    expect(mark(page)?.closest('a')?.getAttribute('href')).toBe('/en/line/1/1/1');
    expect(core.fake.commands).toEqual([{ type: 'boosts/load', payload: { currency: 'EUR' } }]);
    await page.after(() => core.fake.set.feature('boosts', { status: 'ready', currency: 'EUR', boosts: [] }));
    expect(mark(page)).toBeNull();
    await page.after(() => core.fake.set.feature('boosts', { status: 'ready', currency: 'EUR', boosts: [BOOST] }));
    expect(mark(page)).not.toBeNull();
    await page.after(() => core.fake.line.setGame(1, { status: 'inPlay' }));
    expect(mark(page)).toBeNull();
  });

  it.each([true, false])('[BST-7] is in the link of a boosted game’s card, large: %s', async (isHero) => {
    const page = await render(
      having([BOOST]),
      <main>
        <FeaturedGame gameId={1} isHero={isHero} />
        <GameRow gameId={1} />
        <BoostMarks />
      </main>,
    );
    const marks = page.getAllByRole('img', { name: 'Has a boosted price' });
    expect(marks.map((each) => each.closest('a')?.getAttribute('href'))).toEqual(['/en/line/1/1/1', '/en/line/1/1/1']);
    expect(within(page.getByRole('article')).getByRole('img', { name: 'Has a boosted price' })).toBeTruthy();
  });

  it('[BST-7] comes with a row that comes later; without rows of football ahead nothing is asked', async () => {
    const core = having([BOOST]);
    const isThere = createCell(false);
    function Later(): ReactNode {
      return useProjection(isThere, identity) && <GameRow gameId={1} />;
    }
    const page = await render(
      core,
      <main>
        <Later />
        <BoostMarks />
      </main>,
    );
    expect(core.fake.commands).toEqual([]);
    await page.after(() => isThere.set(true));
    expect(mark(page)).not.toBeNull();
  });

  it('[BST-7] is not on rows of other games, nor for a player who takes a break', async () => {
    const other = await render(having([{ ...BOOST, gameId: 2 }]), board);
    expect(mark(other)).toBeNull();
    other.unmount();
    const core = having([BOOST]);
    core.fake.set.feature('limits', { ...viewLimits(INITIAL, DEFAULT_PACK, null), timeOutUntil: NOW });
    expect(mark(await render(core, board))).toBeNull();
  });
});

it('[LIN-233] the home page does not list a game ahead that only its boost has brought', async () => {
  const partly = [1, 2].map((type) => ({ ...ORDINARY, id: 100 + type, gameId: 2, type, price: 2_500 }));
  const other: Game = { ...GAME, id: 2, home: 'Leeds United', away: 'Everton' };
  const line = createFakeLine([
    { game: GAME, markets: [ORDINARY, BOOSTED] },
    { game: other, markets: partly },
  ]);
  const page = await render(createFakeCore(line), <HomeScreen />);
  expect(gamesIn(page.getByRole('region', { name: 'Coming up' }))).toEqual(['/en/line/1/1/2']);
});
