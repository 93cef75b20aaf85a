import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DisplayView } from 'touchline/core/display/public';
import { viewDisplay } from 'touchline/core/display/views';
import { SportsTree } from '../../ui/web/shell/sports-tree.tsx';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

afterEach(() => void vi.unstubAllGlobals());

it('[LIN-219] a sport without a picture has the common one and is reported once; sports with pictures are not', async () => {
  const reports: string[] = [];
  vi.stubGlobal('reportError', (fault: Error) => void reports.push(fault.message));
  const core = createFakeCore();
  const sports = [
    { id: 1, name: 'Football', nameEng: 'Football', live: 1, line: 2, championships: [] },
    { id: 777, name: 'Kabaddi', nameEng: 'Kabaddi', live: 0, line: 1, championships: [] },
  ];
  core.fake.line.setTree(sports);
  const page = await render(core, <SportsTree />);
  const pictures = [...page.container.querySelectorAll('use[href^="/sports.svg"]')].map((use) =>
    use.getAttribute('href'),
  );
  expect(pictures).toEqual(['/sports.svg#1', '/sports.svg#other']);
  expect(reports).toEqual(['no picture for the sports 777']);
  await page.after(() => core.fake.line.setTree([...sports]));
  expect(reports.length).toBe(1);
});

it('[NAV-42] a top competition with a page type leads to its page, any other to its board', async () => {
  const core = createFakeCore();
  const champ = (id: number, name: string) => ({ id, sportId: 1, name, country: 'ES', top: true, live: 0, line: 2 });
  const championships = [champ(1006, 'La Liga'), champ(1007, 'La Liga 2')];
  core.fake.line.setTree([{ id: 1, name: 'Football', nameEng: 'Football', live: 0, line: 4, championships }]);
  const page = await render(core, <SportsTree />);
  const leads = (name: RegExp): string | null | undefined =>
    page.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(leads(/^La Liga Spain/)).toBe('/en/laliga');
  expect(leads(/^La Liga 2/)).toBe('/en/line/1/1007');
});

it('[SCH-24] competitions below their sport have the flag of their country, or the picture of the sport', async () => {
  const core = createFakeCore();
  const champ = (id: number, name: string, country: string) => ({ id, sportId: 1, name, country, live: 0, line: 2 });
  const championships = [champ(1006, 'La Liga', 'ES'), champ(1301, 'Champions League', 'INT')].map((each) => ({
    ...each,
    top: false,
  }));
  core.fake.line.setTree([{ id: 1, name: 'Football', nameEng: 'Football', live: 0, line: 4, championships }]);
  const page = await render(core, <SportsTree />);
  await page.user.click(page.getByRole('button', { name: /Football/ }));
  // Pictures are decorative: neither role nor text.
  const pictureIn = (name: RegExp): string | null | undefined =>
    page.getByRole('link', { name }).querySelector('img, svg')?.outerHTML;
  expect(pictureIn(/^La Liga/)).toContain('ES');
  expect(pictureIn(/^Champions League/)).toContain('/sports.svg#1');
});

it('[NAV-45] the tree leads to the own teams and games, and to the top games of all sports', async () => {
  const core = createFakeCore();
  core.fake.line.setTree([]);
  const page = await render(core, <SportsTree />);
  const leads = (name: string): string | null => page.getByRole('link', { name }).getAttribute('href');
  expect(leads('Your teams and games')).toBe('/en/betsonyour');
  expect(leads('Top games')).toBe('/en/topgame');
});

describe('the filters of the tree', () => {
  async function open(first: Partial<DisplayView> = {}) {
    const core = createFakeCore();
    const show = (change: Partial<DisplayView>): void =>
      core.fake.set.feature('display', { ...viewDisplay({}), ...first, ...change });
    show({});
    const page = await render(core, <SportsTree />);
    await page.settled();
    const sports = (): readonly (string | null)[] =>
      page.queryAllByRole('link').flatMap((link) => {
        const address = link.getAttribute('href') ?? '';
        // The number of games is the end of the link's text.
        return /\/(line|live)\/\d+$/.test(address) ? [`${address} ${/\d*$/.exec(link.textContent ?? '')?.[0]}`] : [];
      });
    const button = (): HTMLElement => page.getByRole('button', { name: 'Filter the sports' });
    return { core, page, show, sports, button };
  }

  it('[DSP-16] are opened by a button, and the player’s choice is kept', async () => {
    const { core, page, button } = await open();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(page.queryByRole('searchbox')).toBeNull();
    await page.user.click(button());
    expect(core.fake.commands.at(-1)).toEqual({ type: 'display/choose', payload: { isLeftFiltersOpen: true } });
  });

  it('[DSP-16] of games in play, a sport counts those and leads to them', async () => {
    const { core, page, show, sports } = await open({ isLeftFiltersOpen: true });
    const before = sports();
    const football = core.line.tree.get()?.find(({ id }) => id === 1);
    if (football === undefined) throw new Error('no football');
    expect(before).toContain(`/en/line/1 ${football.live + football.line}`);
    await page.user.click(page.getByRole('button', { name: 'In play' }));
    expect(core.fake.commands.at(-1)).toEqual({ type: 'display/choose', payload: { bettingType: 'live' } });
    await page.after(() => show({ bettingType: 'live' }));
    expect(sports()).toContain(`/en/live/1 ${football.live}`);
    expect(sports().every((sport) => sport?.startsWith('/en/live/'))).toBe(true);
    expect(sports().length).toBeLessThan(before.length);
  });

  it('[DSP-16] a part of a name opens the sports that have it; closed filters look for no name', async () => {
    const { page, show } = await open({ isLeftFiltersOpen: true });
    await page.user.fill(page.getByRole('searchbox', { name: 'Sport or competition' }), 'bundes');
    const names = (): readonly (string | null)[] =>
      page.queryAllByRole('link', { name: /Bundesliga|Premier League/ }).map(({ textContent }) => textContent);
    expect(names().length).toBeGreaterThan(0);
    expect(names().every((name) => name?.includes('Bundesliga'))).toBe(true);
    await page.user.fill(page.getByRole('searchbox'), 'xyz');
    expect(page.getByRole('status').textContent).toBe('Nothing found');
    await page.after(() => show({ isLeftFiltersOpen: false }));
    expect(page.queryByRole('status')).toBeNull();
    expect(names().some((name) => name?.includes('Premier League'))).toBe(true);
  });
});
