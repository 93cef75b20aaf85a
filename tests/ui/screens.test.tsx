/** Screens with the fake core: loading, empty, full, broken. */
import { act, render as renderElement, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EVERY_BET } from 'touchline/core/history/filter';
import { ChampScreen } from '../../ui/web/screens/champ/champ-screen.tsx';
import { NotFoundScreen } from '../../ui/web/screens/errors/not-found-screen.tsx';
import { SportStrip } from '../../ui/web/components/sport-strip.tsx';
import { HomeScreen } from '../../ui/web/screens/home/home-screen.tsx';
import { LineScreen } from '../../ui/web/screens/line/line-screen.tsx';
import { HistoryScreen } from '../../ui/web/screens/office/history-screen.tsx';
import { Modals } from '../../ui/web/screens/auth/modals.tsx';
import { GameScreen } from '../../ui/web/screens/game/game-screen.tsx';
import { fakeAuth, fakeAuthActions } from './fake-auth.ts';
import type { Asked } from './fake-auth.ts';
import { createFakeCore } from './fake-core.ts';
import { BETS, EMPTY_HISTORY, PLAYER } from './fake-views.ts';
import { pageOf } from './render-page.tsx';
import { gamesIn, render, type Rendered } from './render.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The links of a page beside those that say where it is. */
const waysIn = (page: Rendered): readonly HTMLElement[] => {
  const crumbs = page.queryByRole('navigation', { name: 'Where you are' });
  return page.getAllByRole('link').filter((link) => crumbs === null || !crumbs.contains(link));
};

describe('home', () => {
  it('separates live games from games ahead, and moves a game when it begins', async () => {
    const core = createFakeCore();
    const page = await render(core, <HomeScreen />);
    const count = (name: string): number => gamesIn(page.getByRole('region', { name })).length;
    const gamesOf = (isBegun: boolean): number =>
      core.line
        .board({ kind: 'top' })
        .get()
        .groups.flatMap((group) => group.gameIds)
        .filter((each) => (core.line.game(each).get()?.status === 'scheduled') !== isBegun).length;
    const [live, next] = [gamesOf(true), gamesOf(false)];
    expect(live).toBeGreaterThan(0);
    // The games below the first ten are a list that loads.
    await expect.poll(() => count('Coming up'), { timeout: 15_000 }).toBe(next);
    expect(count('In play now')).toBe(live);
    const id = core.line
      .board({ kind: 'top' })
      .get()
      .groups.flatMap((group) => group.gameIds)
      .find((each) => core.line.game(each).get()?.status === 'scheduled');
    await page.after(() => core.fake.line.setGame(id ?? 0, { status: 'inPlay' }));
    await expect.poll(() => count('In play now'), { timeout: 15_000 }).toBe(live + 1);
    expect(count('Coming up')).toBe(next - 1);
  });

  it('[SEA-9] begins with the competitions where only one sport has games', async () => {
    const core = createFakeCore();
    const [football] = core.line.tree.get() ?? [];
    if (football === undefined) throw new Error('no sport');
    const page = await render(core, <SportStrip />);
    const linksOf = (): readonly (string | null)[] =>
      page.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(linksOf()).toContain(`/en/line/${football.id}`);
    // The footer has a navigation with the name Sports.
    expect(page.getByRole('navigation', { name: 'All sports' })).toBeTruthy();
    await page.after(() => core.fake.line.setTree([football]));
    expect(linksOf()).toEqual(football.championships.map(({ id }) => `/en/line/${football.id}/${id}`));
    expect(linksOf().length).toBeGreaterThan(1);
  });

  it('[POP-5] reserves a place for offers after the first ten games, those in play first, or after all of fewer', async () => {
    const core = createFakeCore();
    const page = await render(core, <HomeScreen />);
    const ids = core.line
      .board({ kind: 'top' })
      .get()
      .groups.flatMap((group) => group.gameIds);
    const before = (): number => {
      // Neither the place nor the end of a list of games has a role or a text.
      const lists = [...page.container.querySelectorAll('.board, .home-more')];
      const place = lists.findIndex((list) => list.className === 'home-more');
      return lists.slice(0, place).flatMap((list) => (list instanceof HTMLElement ? gamesIn(list) : [])).length;
    };
    expect(before()).toBe(Math.min(10, ids.length));
    for (const id of ids.slice(0, 12)) await page.after(() => core.fake.line.setGame(id, { status: 'inPlay' }));
    expect(before()).toBe(Math.min(10, ids.length));
  });

  it('keeps its height while it loads', async () => {
    const core = createFakeCore();
    core.line.board({ kind: 'top' });
    core.fake.line.unload();
    const page = await render(core, <HomeScreen />);
    // Placeholders are empty.
    const places = page
      .getAllByRole('status', { name: 'Loading' })
      .flatMap((each) => [...each.querySelectorAll('span:empty')]);
    expect(places.length).toBeGreaterThan(20);
  });
});

describe('a page without games', () => {
  it('[SEA-9] links to live games while there are some, otherwise to all sports', async () => {
    const core = createFakeCore();
    const page = await render(core, <NotFoundScreen />);
    const ways = (): readonly (string | null)[] => waysIn(page).map((way) => way.textContent);
    expect(ways()).toEqual(['Home', 'All live games']);
    await page.after(() =>
      core.fake.line.setTree((core.line.tree.get() ?? []).map((sport) => ({ ...sport, live: 0 }))),
    );
    expect(ways()).toEqual(['Home', 'All sports']);
    expect(waysIn(page).at(-1)?.getAttribute('href')).toBe('/en/line');
  });
});

describe('a sport or competition that the operator does not know', () => {
  it.each([
    ['a competition', <ChampScreen key="champ" params={{ section: 'line', sport: '1', champ: '999999' }} />],
    [
      'a competition of a sport that there is not',
      <ChampScreen key="both" params={{ section: 'line', sport: '999', champ: '999999' }} />,
    ],
    ['a sport', <LineScreen key="sport" params={{ sport: '999' }} />],
  ])('[LIN-5] is named, and links to others: %s', async (_what, screen) => {
    const page = await render(createFakeCore(), screen);
    expect(page.queryByRole('heading', { level: 1, name: 'No games here' })).not.toBeNull();
    expect(document.title).toBe('No games here · Touchline');
    expect(page.queryByRole('status', { name: 'Loading' })).toBeNull();
    expect(waysIn(page)).toHaveLength(1);
    const names = page.getAllByRole('link').map(({ textContent }) => textContent.trim());
    expect(names.filter((name) => name === '')).toEqual([]);
  });
});

describe('a game', () => {
  it.each([
    ['that the operator does not know is not on offer', 'unknown', 'This game is not on offer'],
    ['that does not load says so', 'failed', 'The game could not be loaded'],
  ] as const)('[LIN-203] %s, under a heading of its own, and has links', async (_what, outcome, title) => {
    const core = createFakeCore();
    core.fake.line.setOutcome(999999, outcome);
    const page = await render(
      core,
      <GameScreen params={{ section: 'line', sport: '1', champ: '1', game: '999999' }} />,
    );
    expect(page.queryByRole('heading', { level: 1, name: title })).not.toBeNull();
    expect(document.title).toBe(`${title} · Touchline`);
    expect(waysIn(page)).toHaveLength(1);
  });

  it('shows its score, and finds markets by words', async () => {
    const core = createFakeCore();
    const page = await render(core, <GameScreen params={{ section: 'live', sport: '1', champ: '10', game: '1001' }} />);
    expect(page.getByRole('heading', { level: 1 }).textContent).toContain('Arsenal');
    const markets = within(page.getByRole('region', { name: 'Markets' }));
    const count = (): number => markets.getAllByRole('heading', { level: 2 }).length;
    const all = count();
    await page.user.click(markets.getByRole('button', { name: 'Totals' }));
    expect(count()).toBeLessThan(all);
    await page.user.click(markets.getByRole('button', { name: /^All/ }));
    await page.user.paste(markets.getByRole('searchbox'), 'handicap');
    expect(count()).toBeLessThan(all);
  });
});

describe('the history', () => {
  it('requests and shows the newest bets, and has a link when there are none', async () => {
    const core = createFakeCore();
    core.fake.set.session(PLAYER);
    const page = await render(core, <HistoryScreen params={{}} />);
    expect(core.fake.commands).toEqual([{ type: 'history/open', payload: { list: 'office', filter: EVERY_BET } }]);
    expect(page.queryByRole('link', { name: 'All live games' })).not.toBeNull();
    await page.after(() => core.fake.set.history({ ...EMPTY_HISTORY, bets: BETS, hasMore: true, openCount: 1 }));
    expect(page.getAllByRole('article')).toHaveLength(4);
    await page.user.click(page.getByRole('button', { name: 'Show older bets' }));
    expect(core.fake.commands.at(-1)).toEqual({ type: 'history/loadMore', payload: { list: 'office' } });
  });

  it('shows one bet with its legs', async () => {
    const core = createFakeCore();
    const bet = BETS.find(({ id }) => id === '30070') ?? null;
    core.fake.set.history({
      ...EMPTY_HISTORY,
      hasMore: true,
      openCount: 1,
      opened: { id: '30070', status: 'ready', bet },
    });
    const page = await render(core, <HistoryScreen params={{ bet: '30070' }} />);
    expect(within(page.getByRole('region', { name: 'Selections' })).getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('registration', () => {
  it('has nothing ticked, and requires the age before sending', async () => {
    const core = createFakeCore();
    const asked: Asked[] = [];
    core.fake.set.feature('auth', fakeAuth(), fakeAuthActions(asked));
    const page = await render(core, <Modals modal="registration" />, '/en/registration');
    const age = page.getByRole('checkbox');
    const send = page.getByRole('button', { name: 'Register in one click' });
    expect(age).toHaveProperty('checked', false);
    await page.user.click(send);
    expect(page.queryByText('Betting is only for people aged 18 or older. Please confirm your age.')).not.toBeNull();
    expect(asked).toEqual([]);
    await page.user.click(age);
    await page.user.click(send);
    expect(asked.map(({ job }) => job)).toEqual([
      { kind: 'register', type: 'fast_reg', account: { currency: 'EUR', countryId: 53, isAdult: true, bonus: 'none' } },
    ]);
  });

  it('shows the credentials until the player confirms having saved them', async () => {
    const core = createFakeCore();
    core.fake.set.newCredentials({ login: '48213377', password: 'kp7-Wd2' });
    const page = await render(core, <Modals modal={null} />);
    const dialog = page.getByRole('dialog', { name: 'Welcome to Touchline' });
    expect(dialog.textContent).toContain('kp7-Wd2');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(core.newCredentials.get()).not.toBeNull();
    await page.user.click(page.getByRole('button', { name: 'I have saved them' }));
    expect(core.newCredentials.get()).toBeNull();
  });
});

describe('the page', () => {
  it('stays when a screen throws', async () => {
    const core = createFakeCore();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(core.line, 'board').mockImplementation(() => {
      throw new Error('planted');
    });
    const app = await act(async () => renderElement(pageOf(core, '/en/')));
    expect(app.queryByRole('banner')).not.toBeNull();
    expect(app.getByRole('alert').textContent).toContain('Your coupon and your bets are safe');
    await act(() => vi.dynamicImportSettled());
  });
});
