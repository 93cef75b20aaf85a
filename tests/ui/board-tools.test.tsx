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
  /** The choices in the page's commands, in order. */
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
    games: () => gamesIn(page.container),
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
    expect(kind('Result').checked).toBe(false);
    expect(kind('Total').checked).toBe(true);
    expect(kind('Total').disabled).toBe(true);
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

describe('country and competition', () => {
  const select = (name: string): HTMLSelectElement => within(panel()).getByRole('combobox', { name });
  const optionsOf = (name: string): readonly string[] => [...select(name).options].map(({ text }) => text);

  it('[DSP-21] a board shows the chosen country, then one of its competitions, says so, and all again', async () => {
    const { page, chosen } = await open('line');
    // A long list draws its first rows only, so the note counts its games.
    const counts = (): readonly number[] =>
      /(\d+) of (\d+)/.exec(screen.getByRole('status').textContent)?.slice(1).map(Number) ?? [];
    await page.user.click(button());
    await screen.findByRole('group', { name: 'Filter' });
    expect(optionsOf('Country')[0]).toBe('All');
    const [, country = ''] = optionsOf('Country');
    await page.user.select(select('Country'), country);
    const [ofCountry = 0, all = 0] = counts();
    expect(ofCountry).toBeGreaterThan(0);
    expect(ofCountry).toBeLessThan(all);
    expect(screen.getByRole('status').textContent).toContain(country);
    expect(button().textContent).toBe('Filter1');
    const champs = optionsOf('Competition');
    await page.user.select(select('Competition'), champs[1] ?? '');
    expect(counts()[0]).toBeLessThanOrEqual(ofCountry);
    expect(screen.getByRole('status').textContent).toContain(champs[1]);
    await page.user.select(select('Country'), optionsOf('Country')[2] ?? '');
    expect(select('Competition').value).toBe('');
    await page.user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.queryByRole('status')).toBeNull();
    // The press was outside the panel, which closed it.
    await page.user.click(button());
    expect(select('Country').value).toBe('');
    // Nothing of it is a choice of display, which devices and accounts keep.
    expect(chosen().every((payload) => !JSON.stringify(payload).includes('ountry'))).toBe(true);
  });

  it('[DSP-21] applies together with the other filters, and says when no game is left', async () => {
    const { page, games } = await open('live', { liveTime: 'firstPeriod' });
    await page.user.click(button());
    expect(button().textContent).toBe('Filter1');
    const before = games();
    const [, country = ''] = optionsOf('Country');
    await page.user.select(select('Country'), country);
    expect(button().textContent).toBe('Filter2');
    expect(games().every((address) => before.includes(address))).toBe(true);
    await page.user.click(within(panel()).getByRole('button', { name: '2nd period' }));
    await page.user.click(within(panel()).getByRole('button', { name: 'Recommended' }));
    expect(select('Country').selectedOptions[0]?.text).toBe(country);
  });

  it('[DSP-21] a competition whose last game has left the board stays chosen, and the board says that no game matches', async () => {
    const { core, page, games } = await open('live');
    await page.user.click(button());
    const [, competition = ''] = optionsOf('Competition');
    await page.user.select(select('Competition'), competition);
    for (const address of games())
      await page.after(() => core.fake.line.takeAway(Number(/\d+$/.exec(address)?.[0] ?? 0)));
    await page.after(() => core.fake.line.refresh());
    expect(games()).toEqual([]);
    expect(page.getByText('No game matches the filter')).toBeTruthy();
    expect(select('Competition').selectedOptions[0]?.text).toContain(competition.split(' · ')[0]);
    await page.user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(games().length).toBeGreaterThan(0);
  });

  it('[DSP-21] headings of sports are those of the chosen country', async () => {
    const { page } = await open('live', { isGroupedByCategory: true }, undefined, null);
    await page.settled();
    const sports = (): number => page.getAllByRole('heading', { level: 2 }).length;
    expect(sports()).toBeGreaterThan(1);
    await page.user.click(button());
    const [, competition = ''] = optionsOf('Competition');
    await page.user.select(select('Competition'), competition);
    expect(sports()).toBe(1);
  });
});

describe('the switch of markets', () => {
  const chips = (): readonly (readonly [string | null, string | null])[] =>
    within(screen.getByRole('group', { name: 'Market in rows' }))
      .getAllByRole('button')
      .map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')]);

  it('[DSP-22] changes the market with which rows of its board begin, and shows which one that is', async () => {
    const { page, chosen } = await open('line');
    expect(chips()).toEqual([
      ['Result', 'true'],
      ['Total', 'false'],
      ['Handicap', 'false'],
    ]);
    await page.user.click(screen.getByRole('button', { name: 'Handicap' }));
    expect(chosen()).toEqual([{ lineProfile: 'handicap' }]);
    expect(chips().map(([, isPressed]) => isPressed)).toEqual(['false', 'false', 'true']);
    page.unmount();
    const live = await open('live');
    await live.page.user.click(screen.getByRole('button', { name: 'Total' }));
    expect(live.chosen()).toEqual([{ liveProfile: 'total' }]);
  });

  it('[DSP-22] has the kinds that the player chose for rows, and is not there with one of them', async () => {
    const { page, chosen } = await open('line', { boardMarkets: 'totalHandicap', lineProfile: 'result' });
    expect(chips()).toEqual([
      ['Total', 'true'],
      ['Handicap', 'false'],
    ]);
    expect(chosen()).toEqual([]);
    page.unmount();
    await open('line', { boardMarkets: 'total' });
    expect(screen.queryByRole('group', { name: 'Market in rows' })).toBeNull();
  });

  it('[DSP-22] is not there where rows have one kind of markets, as long-term bets do', async () => {
    await open('line', {}, undefined, '2999');
    expect(screen.queryByRole('group', { name: 'Market in rows' })).toBeNull();
  });
});
