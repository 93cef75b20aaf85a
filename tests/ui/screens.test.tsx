/** Screens with the fake core: loading, empty, full, broken. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EVERY_BET } from 'touchline/core/history/filter';
import { App } from '../../ui/web/app.tsx';
import { ChampScreen } from '../../ui/web/screens/champ/champ-screen.tsx';
import { NotFoundScreen } from '../../ui/web/screens/errors/not-found-screen.tsx';
import { HomeScreen, SportStrip } from '../../ui/web/screens/home/home-screen.tsx';
import { LineScreen } from '../../ui/web/screens/line/line-screen.tsx';
import { HistoryScreen } from '../../ui/web/screens/office/history-screen.tsx';
import { Modals } from '../../ui/web/screens/auth/modals.tsx';
import { GameScreen } from '../../ui/web/screens/game/game-screen.tsx';
import { fakeAuth, fakeAuthActions } from './fake-auth.ts';
import type { Asked } from './fake-auth.ts';
import { createFakeCore } from './fake-core.ts';
import { BETS, EMPTY_HISTORY, PLAYER } from './fake-views.ts';
import { draw, type Drawn } from './render.tsx';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
  vi.restoreAllMocks();
});

describe('home', () => {
  it('separates live games from games ahead, and moves a game when it begins', async () => {
    const core = createFakeCore();
    const page = (drawn = await draw(core, <HomeScreen />));
    const [live = 0, next = 0] = page.all('.board').map((board) => board.querySelectorAll('.row').length);
    expect(live).toBeGreaterThan(0);
    const id = core.line
      .board({ kind: 'top' })
      .get()
      .groups.flatMap((group) => group.gameIds)
      .find((each) => core.line.game(each).get()?.status === 'scheduled');
    await page.after(() => core.fake.line.setGame(id ?? 0, { status: 'inPlay' }));
    expect(page.all('.board').map((board) => board.querySelectorAll('.row').length)).toEqual([live + 1, next - 1]);
  });

  it('[SEA-9] begins with the competitions where only one sport has games', async () => {
    const core = createFakeCore();
    const [football] = core.line.tree.get() ?? [];
    if (football === undefined) throw new Error('no sport');
    const page = (drawn = await draw(core, <SportStrip />));
    const linksOf = (): readonly (string | null)[] => page.all('a').map((link) => link.getAttribute('href'));
    expect(linksOf()).toContain(`/en/line/${football.id}`);
    await page.after(() => core.fake.line.setTree([football]));
    expect(linksOf()).toEqual(football.championships.map(({ id }) => `/en/line/${football.id}/${id}`));
    expect(linksOf().length).toBeGreaterThan(1);
  });

  it('keeps its height while it loads', async () => {
    const core = createFakeCore();
    core.line.board({ kind: 'top' });
    core.fake.line.unload();
    drawn = await draw(core, <HomeScreen />);
    expect(drawn.all('.bone').length).toBeGreaterThan(20);
  });
});

describe('a page without games', () => {
  it('[SEA-9] links to live games while there are some, otherwise to all sports', async () => {
    const core = createFakeCore();
    const page = (drawn = await draw(core, <NotFoundScreen />));
    const ways = (): readonly (string | null)[] => page.all('.empty a').map((way) => way.textContent);
    expect(ways()).toEqual(['Home', 'All live games']);
    await page.after(() =>
      core.fake.line.setTree((core.line.tree.get() ?? []).map((sport) => ({ ...sport, live: 0 }))),
    );
    expect(ways()).toEqual(['Home', 'All sports']);
    expect(page.all('.empty a').at(-1)?.getAttribute('href')).toBe('/en/line');
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
    drawn = await draw(createFakeCore(), screen);
    expect([drawn.one('h1').textContent, document.title]).toEqual(['No games here', 'No games here · Touchline']);
    expect(drawn.all('.bone')).toEqual([]);
    expect(drawn.all('.empty a')).toHaveLength(1);
    expect(
      drawn
        .all('.crumbs a')
        .map(({ textContent }) => textContent?.trim())
        .filter((text) => text === ''),
    ).toEqual([]);
  });
});

describe('a game', () => {
  it.each([
    ['that the operator does not know is not on offer', 'unknown', 'This game is not on offer'],
    ['that does not load says so', 'failed', 'The game could not be loaded'],
  ] as const)('[LIN-203] %s, under a heading of its own, and has links', async (_what, outcome, title) => {
    const core = createFakeCore();
    core.fake.line.setOutcome(999999, outcome);
    const page = (drawn = await draw(
      core,
      <GameScreen params={{ section: 'line', sport: '1', champ: '1', game: '999999' }} />,
    ));
    expect([page.one('h1').textContent, document.title]).toEqual([title, `${title} · Touchline`]);
    expect(page.all('.empty a')).toHaveLength(1);
  });

  it('shows its score, and finds markets by words', async () => {
    const core = createFakeCore();
    const page = (drawn = await draw(
      core,
      <GameScreen params={{ section: 'live', sport: '1', champ: '10', game: '1001' }} />,
    ));
    expect(page.one('h1').textContent).toContain('Arsenal');
    const all = page.all('.market-group').length;
    await page.click(page.all('.market-tools .chip')[1] ?? page.element);
    expect(page.all('.market-group').length).toBeLessThan(all);
  });
});

describe('the history', () => {
  it('requests and shows the newest bets, and has a link when there are none', async () => {
    const core = createFakeCore();
    core.fake.set.session(PLAYER);
    const page = (drawn = await draw(core, <HistoryScreen params={{}} />));
    expect(core.fake.commands).toEqual([{ type: 'history/open', payload: { list: 'office', filter: EVERY_BET } }]);
    expect(page.all('.empty a').length).toBeGreaterThan(0);
    await page.after(() => core.fake.set.history({ ...EMPTY_HISTORY, bets: BETS, hasMore: true, openCount: 1 }));
    expect(page.all('.bet')).toHaveLength(4);
    await page.click(page.one('.bets > .button'));
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
    drawn = await draw(core, <HistoryScreen params={{ bet: '30070' }} />);
    expect(drawn.all('.bet-leg')).toHaveLength(3);
  });
});

describe('registration', () => {
  it('has nothing ticked, and requires the age before sending', async () => {
    const core = createFakeCore();
    const asked: Asked[] = [];
    core.fake.set.feature('auth', fakeAuth(), fakeAuthActions(asked));
    const page = (drawn = await draw(core, <Modals modal="registration" />, '/en/registration'));
    expect(page.one('.check input')).toHaveProperty('checked', false);
    await page.click(page.one('[type=submit]'));
    expect(page.one('[role=alert].field-error').textContent).toContain('18');
    expect(asked).toEqual([]);
    await page.click(page.one('.check input'));
    await page.click(page.one('[type=submit]'));
    expect(asked.map(({ job }) => job)).toEqual([
      { kind: 'register', type: 'fast_reg', account: { currency: 'EUR', countryId: 53, isAdult: true, bonus: 0 } },
    ]);
  });

  it('shows the credentials until the player confirms having saved them', async () => {
    const core = createFakeCore();
    core.fake.set.newCredentials({ login: '48213377', password: 'kp7-Wd2' });
    const page = (drawn = await draw(core, <Modals modal={null} />));
    expect(page.one('dialog').textContent).toContain('kp7-Wd2');
    page.one('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(core.newCredentials.get()).not.toBeNull();
    await page.click(page.one('.form > .is-main'));
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
    const page = (drawn = await draw(core, null));
    const { createRoot } = await import('react-dom/client');
    const { act } = await import('react');
    const place = document.createElement('div');
    page.element.append(place);
    const root = createRoot(place);
    await act(async () => root.render(<App core={core} places={page.places} />));
    expect(place.querySelector('header')).not.toBeNull();
    expect(place.querySelector('[role=alert]')?.textContent).toContain('Your coupon and your bets are safe');
    await act(() => vi.dynamicImportSettled());
    await act(async () => root.unmount());
  });
});
