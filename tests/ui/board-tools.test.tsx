/** The filter of a board, and what a filtered board says. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBoardFilter } from 'touchline/core/display/filter-board';
import type { KnownVideos } from 'touchline/core/display/games-with-video';
import type { DisplayView } from 'touchline/core/display/public';
import { viewDisplay } from 'touchline/core/display/views';
import { createCell } from 'touchline/kernel/readable';
import { NEVER } from 'rxjs';
import { LineScreen } from '../../ui/web/screens/line/line-screen.tsx';
import { LiveScreen } from '../../ui/web/screens/live/live-screen.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { gamesIn, render, type Rendered } from './render.tsx';

interface Opened {
  readonly core: FakeCore;
  readonly page: Rendered;
  /** What the commands of the page chose, in order. */
  readonly chosen: () => readonly unknown[];
  readonly games: () => readonly string[];
}

/** A board whose options have loaded: what the page chooses applies at once. */
async function open(
  section: 'live' | 'line',
  first: Partial<DisplayView> = {},
  videos?: KnownVideos,
  sport: string | null = '1',
): Promise<Opened> {
  const core = createFakeCore();
  const display = createCell<DisplayView>({ ...viewDisplay({}), ...first });
  const board = createBoardFilter({
    display,
    videos: { known: createCell(videos ?? { games: [], hasFailed: false }), asking$: NEVER },
    clock: { now: () => 0, after: () => () => undefined },
  });
  const show = (): void => core.fake.set.feature('display', display.get(), { board });
  show();
  const { dispatch } = core;
  const live: FakeCore = Object.assign(core, {
    dispatch: (command: Parameters<typeof dispatch>[0]) => {
      if (command.type === 'display/choose') {
        display.set({ ...display.get(), ...command.payload });
        show();
      }
      return dispatch(command);
    },
  });
  await loadNamespaces('display');
  const params: Readonly<Record<string, string>> = sport === null ? {} : { sport };
  const page = await render(
    live,
    section === 'live' ? <LiveScreen params={params} /> : <LineScreen params={params} />,
    `/en/${section}${sport === null ? '' : `/${sport}`}`,
  );
  await page.settled();
  return {
    core,
    page,
    chosen: () =>
      core.fake.commands.filter(({ type }) => type === 'display/choose').map(({ payload }): unknown => payload),
    games: () => (page.container.querySelector('.row') === null ? [] : gamesIn(page.container)),
  };
}

const button = (): HTMLElement => screen.getByRole('button', { name: /^Filter/ });
const panel = (): HTMLElement => screen.getByRole('group', { name: 'Filter' });

describe('the filter', () => {
  it('[DSP-10] opens beside the title, shows the games of a period, says how many, and shows all again', async () => {
    const { page, chosen, games } = await open('live');
    expect(games()).toHaveLength(5);
    await page.user.click(button());
    await page.user.click(within(panel()).getByRole('button', { name: '1st period' }));
    expect(chosen()).toEqual([{ liveTime: 'firstPeriod' }]);
    expect(games()).toHaveLength(3);
    expect(screen.getByRole('status').textContent).toContain('1st period 3 of 5');
    expect(button().textContent).toBe('Filter1');
    await page.user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(games()).toHaveLength(5);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('[DSP-10] is closed by Escape, with the focus on its button', async () => {
    const { page } = await open('live');
    await page.user.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await page.user.keyboard('{Escape}');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button());
  });

  it('[DSP-10] games ahead can be filtered by recommendation, and have no periods and no videos', async () => {
    const { page, chosen } = await open('line');
    await page.user.click(button());
    const choices = within(panel())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(choices.slice(0, 3)).toEqual(['All', 'Starting soon', 'Recommended']);
    expect(within(panel()).queryByRole('switch', { name: 'Only games with a video' })).toBeNull();
    await page.user.click(within(panel()).getByRole('button', { name: 'Recommended' }));
    expect(chosen()).toEqual([{ lineTime: 'recommended' }]);
    expect(screen.getByRole('status').textContent).toMatch(/Recommended \d+ of \d+/);
  });

  it('[DSP-11] shows the games with a video, and says when none has one', async () => {
    const { page, chosen, games } = await open('live', {}, { games: [1002], hasFailed: false });
    await page.user.click(button());
    await page.user.click(within(panel()).getByRole('switch', { name: 'Only games with a video' }));
    expect(chosen()).toEqual([{ isVideoOnly: true }]);
    expect(games()).toEqual([expect.stringMatching(/\/1002$/)]);
    const none = await open('live', { isVideoOnly: true }, { games: [], hasFailed: false });
    expect(none.games()).toEqual([]);
    expect(none.page.getByText('No game matches the filter')).toBeTruthy();
  });

  it('[DSP-11] a list of videos that did not load is not shown as no videos', async () => {
    const { page } = await open('live', { isVideoOnly: true }, { games: null, hasFailed: true });
    expect(page.getByText('The list of videos did not load')).toBeTruthy();
    expect(page.queryByText('No game matches the filter')).toBeNull();
  });

  it('[DSP-12] games that start soon stand below those in play, under a heading', async () => {
    const { page } = await open('live');
    await page.user.click(button());
    await page.user.click(within(panel()).getByRole('switch', { name: /below those in play/ }));
    await page.settled();
    const heading = page.getByRole('heading', { name: 'Starting soon' });
    const soon = gamesIn(heading.parentElement ?? page.container);
    expect(soon.length).toBeGreaterThan(0);
    expect(soon.every((address) => address.includes('/line/1/'))).toBe(true);
  });
});

describe('markets in rows', () => {
  it('[DSP-13] are chosen in the filter, and the last kind can’t be removed', async () => {
    const { page, chosen } = await open('live');
    await page.user.click(button());
    const kinds = within(panel()).getByRole('group', { name: 'Markets in rows' });
    const kind = (name: string): HTMLInputElement => within(kinds).getByRole('checkbox', { name });
    await page.user.click(kind('Result'));
    await page.user.click(kind('Handicap'));
    expect(chosen()).toEqual([{ boardMarkets: 'totalHandicap' }, { boardMarkets: 'total' }]);
    expect([kind('Result').checked, kind('Total').checked, kind('Total').disabled]).toEqual([false, true, true]);
    await page.user.click(kind('Result'));
    expect(chosen().at(-1)).toEqual({ boardMarkets: 'resultTotal' });
  });
});

describe('cyber sport and categories', () => {
  it('[DSP-17] boards of cyber sport can be filtered by its game, other boards cannot', async () => {
    const { page, chosen } = await open('line', {}, undefined, '40');
    await page.user.click(button());
    await page.user.click(within(panel()).getByRole('button', { name: 'Dota' }));
    expect(chosen()).toEqual([{ discipline: 'dota' }]);
    expect(screen.getByRole('status').textContent).toContain('Dota');
    page.unmount();
    const football = await open('line');
    await football.page.user.click(button());
    expect(within(panel()).queryByRole('button', { name: 'Dota' })).toBeNull();
  });

  it('[DSP-18] all games in play stand under a heading for each sport, which folds them', async () => {
    const { page, chosen, games } = await open('live', {}, undefined, null);
    const all = games().length;
    await page.user.click(button());
    await page.user.click(within(panel()).getByRole('switch', { name: /heading for each sport/ }));
    await page.settled();
    expect(chosen()).toEqual([{ isGroupedByCategory: true }]);
    expect(games()).toHaveLength(all);
    const football = page.getByRole('button', { name: /^Football\s*\d/ });
    await page.user.click(football);
    expect(football.getAttribute('aria-expanded')).toBe('false');
    expect(games().length).toBeLessThan(all);
    expect(games().some((address) => address.includes('/live/1/'))).toBe(false);
  });
});
