/** The lobby of the casino with the fake core: what its pages list and say, and what its controls do. */
import { Suspense } from 'react';
import { within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_ORDERS } from 'touchline/core/casino/rules/find-games';
import { EVERY_ROUND } from 'touchline/core/casino/rules/rounds-filter';
import type { CasinoGame, CasinoView } from 'touchline/core/casino/types';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { CasinoScreen } from '../../ui/web/screens/casino/casino-screen.tsx';
import {
  choiceOf,
  MAX_WORDS,
  NO_CHOICE,
  queryOf,
  RETURNS,
  VOLATILITIES,
  type Choice,
} from '../../ui/web/screens/casino/lobby-address.ts';
import type { Shown } from '../../ui/web/page-location.ts';
import { loadNamespaces } from '../../ui/web/text.ts';
import { gameOf } from '../unit/casino/games.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

const GAMES: readonly CasinoGame[] = [
  gameOf(1, 'Book of wells', { features: ['wilds'], volatility: 'high' }),
  gameOf(2, 'Apple rows', { features: ['lines'] }),
  gameOf(3, 'Dice', { section: 'fast-games', features: ['instant'] }),
];

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('casino', 'office');
  core = createFakeCore();
});

afterEach(() => void vi.useRealTimers());

const place = (address: string): Shown => ({ kind: 'show', target: readSiteAddress(`/en${address}`), commands: [] });

async function open(address: string, more: Partial<CasinoView> = {}): Promise<Rendered> {
  core.fake.set.feature('casino', {
    ...{
      catalogue: 'idle',
      history: 'idle',
      freeSpinsStage: 'idle',
      freeSpins: null,
      games: GAMES,
      recent: [],
      rounds: null,
      hasMoreRounds: false,
      isRoundsCut: false,
      askedRound: null,
      roundsFilter: EVERY_ROUND,
      roundGames: [],
    },
    ...{ followed: [], draws: new Map() },
    ...more,
  });
  const page = await render(
    core,
    <Suspense>
      <CasinoScreen />
    </Suspense>,
  );
  await page.show(place(address));
  return page;
}
const titles = (part: HTMLElement): readonly string[] =>
  within(part)
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('/slots/game/') === true)
    .map((link) => link.querySelector('b')?.textContent ?? '');
const found = (page: Rendered): readonly string[] => titles(page.getByRole('region', { name: 'Games' }));

// Fields and lists to choose from alone.
const valueOf = (field: HTMLElement): string => (field as HTMLInputElement | HTMLSelectElement).value;

describe('the choice in the address', () => {
  const choices: fc.Arbitrary<Choice> = fc.record({
    words: fc.string({ maxLength: MAX_WORDS, unit: 'grapheme-ascii' }),
    provider: fc.constantFrom(null, 'touchline'),
    volatility: fc.constantFrom(null, ...VOLATILITIES),
    minReturn: fc.constantFrom(null, ...RETURNS.map(Number)),
    feature: fc.constantFrom(null, 'wilds', 'lines', 'instant'),
    order: fc.constantFrom(...GAME_ORDERS),
  });

  it('[CSN-16] is read as it was written, whatever was chosen', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(choiceOf(queryOf(choice), GAMES)).toEqual(choice);
      }),
      { seed: 16 },
    );
    expect(queryOf(NO_CHOICE)).toBe('');
  });

  it('[CSN-16] ignores values that no filter offers or that no game has', () => {
    for (const query of [
      '?provider=acme',
      '?volatility=wild',
      '?return=96',
      '?feature=jackpot',
      '?order=worst',
      '?x=1',
    ])
      expect(choiceOf(query, GAMES)).toEqual(NO_CHOICE);
    expect(choiceOf(`?words=${'a'.repeat(200)}`, GAMES).words).toHaveLength(MAX_WORDS);
  });

  /** Titles of the games of other pages; null without such games. */
  const elsewhere = (page: Rendered): readonly string[] | null => {
    const shelf = page.queryByRole('region', { name: 'Not here, but elsewhere in the casino' });
    return shelf === null ? null : titles(shelf);
  };

  it.each([
    ['a section', '/slots?words=dice'],
    ['a section with a filter and an order', '/slots?words=dice&feature=wilds&volatility=high&order=title'],
    ['a subcategory', '/slots/wilds?words=dice'],
    ['a provider', '/providers/acme?words=dice'],
  ])('[CSN-35] a search that finds nothing on the page of %s shows the games of other pages', async (_, address) => {
    const acme = { slug: 'acme', name: 'Acme', isOwn: false };
    const page = await open(address, { games: [...GAMES, gameOf(4, 'Acme wheel', { provider: acme })] });
    expect(elsewhere(page)).toEqual(['Dice']);
    expect(page.getByRole('status').textContent).toBe('Games found elsewhere in the casino: 1');
    expect(page.queryByText('No game found')).toBeNull();
  });

  it('[CSN-35] shows the operator’s own page the games of other providers', async () => {
    const acme = { slug: 'acme', name: 'Acme', isOwn: false };
    const page = await open('/casino/brand?words=wheel', {
      games: [...GAMES, gameOf(4, 'Acme wheel', { provider: acme })],
    });
    expect(elsewhere(page)).toEqual(['Acme wheel']);
  });

  it('[CSN-35] every word counts, and a game of the page that a filter hides is not elsewhere', async () => {
    const page = await open('/slots?words=apple&feature=wilds');
    expect(elsewhere(page)).toBeNull();
    page.getByText('No game found');
    await page.show(place('/slots?words=dice apple'));
    expect(elsewhere(page)).toBeNull();
    page.getByText('No game found');
    // Without words, a filter that finds nothing finds nothing elsewhere either.
    await page.show(place('/slots?feature=lines&volatility=high'));
    expect(elsewhere(page)).toBeNull();
  });

  it('[CSN-16] decides what the page lists and what its controls show', async () => {
    const page = await open('/slots?words=book&feature=wilds&order=title&return=12');
    expect(found(page)).toEqual(['Book of wells']);
    expect(valueOf(page.getByRole('searchbox', { name: 'Find a game' }))).toBe('book');
    expect(valueOf(page.getByRole('combobox', { name: 'Feature' }))).toBe('wilds');
    expect(valueOf(page.getByRole('combobox', { name: 'Order' }))).toBe('title');
    // Another address, such as the one before.
    await page.show(place('/slots'));
    expect(found(page)).toEqual(['Book of wells', 'Apple rows']);
    expect(valueOf(page.getByRole('searchbox', { name: 'Find a game' }))).toBe('');
  });

  it('[CSN-2] finds games by the names of their sections and features', async () => {
    const page = await open('/casino-lobby?words=slots');
    expect(found(page)).toEqual(['Book of wells', 'Apple rows']);
    await page.show(place('/casino-lobby?words=wild%20symbols%20book'));
    expect(found(page)).toEqual(['Book of wells']);
  });

  it('[CSN-16] is replaced by a choice, which counts at once', async () => {
    const page = await open('/slots?words=o');
    await page.user.select(page.getByRole('combobox', { name: 'Feature' }), 'lines');
    expect(found(page)).toEqual(['Apple rows']);
    await expect.poll(() => page.go.mock.lastCall).toEqual(['/slots?words=o&feature=lines', { replace: true }]);
  });

  it('[CSN-16] has the words after a pause in typing, or when the player leaves the field', async () => {
    const page = await open('/slots');
    const field = page.getByRole('searchbox', { name: 'Find a game' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await page.user.fill(field, 'apple');
    expect(found(page)).toEqual(['Apple rows']);
    await page.after(() => vi.advanceTimersByTime(399));
    expect(page.go).not.toHaveBeenCalled();
    await page.after(() => vi.advanceTimersByTime(1));
    expect(page.go.mock.lastCall).toEqual(['/slots?words=apple', { replace: true }]);
    await page.user.fill(field, 'book');
    await page.after(() => field.blur());
    await page.after(() => vi.advanceTimersByTime(0));
    expect(page.go.mock.lastCall).toEqual(['/slots?words=book', { replace: true }]);
    await page.show(place('/slots?words=book'));
    expect(found(page)).toEqual(['Book of wells']);
  });
});

describe('the shelves of the lobby', () => {
  const DAY = Date.UTC(2026, 10, 28);

  it('[CSN-17] have the newest games with their day, and no popular ones before a round was played', async () => {
    const page = await open('/casino-lobby', { games: [gameOf(1, 'Old'), gameOf(2, 'Late', { releasedAt: DAY })] });
    const shelf = page.getByRole('region', { name: 'New' });
    expect(titles(shelf)).toEqual(['Late']);
    expect(within(shelf).getByText(/^Added.*28/)).toBeDefined();
    expect(page.queryByRole('region', { name: 'Popular now' })).toBeNull();
    const order = within(page.getByRole('combobox', { name: 'Order' }));
    expect(order.queryByRole('option', { name: 'Most played' })).toBeNull();
    expect(order.getByRole('option', { name: 'Newest first' })).toBeDefined();
  });

  it('[CSN-34] are rows of at most 24 games, which lead to the page of the section; a choice shows a grid', async () => {
    const games = Array.from({ length: 30 }, (_, at) => gameOf(at + 1, `Game ${at + 1}`));
    const page = await open('/casino-lobby', { games });
    const shelf = within(page.getByRole('region', { name: 'Slots' }));
    expect(shelf.getAllByRole('listitem')).toHaveLength(24);
    expect(shelf.getByRole('link', { name: 'All games: Slots' }).getAttribute('href')).toBe('/en/slots');
    await page.show(place('/slots'));
    expect(within(page.getByRole('region', { name: 'Games' })).getAllByRole('listitem')).toHaveLength(30);
    await page.show(place('/casino-lobby?words=game'));
    expect(within(page.getByRole('region', { name: 'Games' })).getAllByRole('listitem')).toHaveLength(30);
  });

  it('[CSN-17, CSN-7] have the most played games with the basis in words, beside those the player played last', async () => {
    const games = [1, 2, 3].map((number) => gameOf(number, `Game ${number}`, { played: { rounds: number, days: 7 } }));
    const page = await open('/casino-lobby', { games, recent: ['g2'] });
    const shelf = page.getByRole('region', { name: 'Popular now' });
    expect(titles(shelf)).toEqual(['Game 3', 'Game 2', 'Game 1']);
    expect(within(shelf).getByText('Most rounds played for money in the last 7 days.')).toBeDefined();
    expect(titles(page.getByRole('region', { name: 'Recently played' }))).toEqual(['Game 2']);
    await page.user.select(page.getByRole('combobox', { name: 'Order' }), 'popular');
    expect(found(page)).toEqual(['Game 3', 'Game 2', 'Game 1']);
  });

  it('[CSN-18] say which games the rules do not allow', async () => {
    const page = await open('/slots', { games: [gameOf(1, 'Open'), gameOf(2, 'Closed', { isAllowed: false })] });
    expect(found(page)).toEqual(['Open', 'Closed']);
    expect(within(page.getByRole('link', { name: /^Closed/ })).getByText('Not available to you')).toBeDefined();
    expect(page.getAllByText('Not available to you')).toHaveLength(1);
  });
});

describe('the player’s own casino', () => {
  const games = [gameOf(1, 'Old', { played: { rounds: 5, days: 7 } }), gameOf(2, 'Late', { releasedAt: 1 })];
  const shelves = (page: Rendered): readonly (readonly string[] | null)[] =>
    ['Popular now', 'New'].map((name) => {
      const shelf = page.queryByRole('region', { name });
      return shelf === null ? null : titles(shelf);
    });

  it.each(['/my-casino', '/my-casino/favorites'])(
    '[CSN-8] %s shows popular and new games to a player who has neither favourites nor games played',
    async (address) => {
      const page = await open(address, { games });
      page.getByText('No favourite games yet');
      expect(shelves(page)).toEqual([['Old'], ['Late']]);
    },
  );

  it('[CSN-8] shows the player’s games alone once there are some', async () => {
    const page = await open('/my-casino', { games, recent: ['g1'] });
    expect(titles(page.getByRole('region', { name: 'Recently played' }))).toEqual(['Old']);
    expect(shelves(page)).toEqual([null, null]);
  });
});

describe('a part of a section', () => {
  it('[CSN-19] has its games and its name, and chips that lead to the other parts', async () => {
    const page = await open('/slots/wilds');
    expect(page.getByRole('heading', { level: 1, name: 'Slots: Wild symbols' })).toBeDefined();
    expect(found(page)).toEqual(['Book of wells']);
    const chips = within(page.getByRole('navigation', { name: 'Choose within the section' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Slots',
      'Wild symbols',
      'Lines',
    ]);
    expect(chips.getByRole('link', { current: 'page' }).textContent).toBe('Wild symbols');
    expect(chips.getByRole('link', { name: 'Lines' }).getAttribute('href')).toBe('/en/slots/lines');
  });

  it('[CSN-19] poker reads its game from the address', async () => {
    const poker = { section: 'poker' };
    const games = [
      gameOf(1, 'Table', { ...poker, kind: 'holdem' }),
      gameOf(2, 'Machine', { ...poker, kind: 'video-poker' }),
    ];
    const page = await open('/poker/video-poker', { games });
    expect(found(page)).toEqual(['Machine']);
  });

  it('[CSN-19] that the section does not have is said to be unknown, above all its games', async () => {
    const page = await open('/slots/jackpots');
    expect(page.getByText('There is no such category here')).toBeDefined();
    expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeDefined();
    expect(found(page)).toEqual(['Book of wells', 'Apple rows']);
    const other = await open('/slots/vulkan');
    expect(within(other.container).queryByText('There is no such category here')).toBeNull();
  });
});

describe('providers and categories', () => {
  const MIXED = [
    ...GAMES,
    gameOf(4, 'Keno', { section: 'keno', provider: { slug: 'other', name: 'Other Studio', isOwn: false } }),
  ];
  const ways = (page: Rendered): readonly (readonly (string | null)[])[] =>
    page
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link'))
      .map((link) => [link.getAttribute('href'), link.textContent]);

  it('[CSN-20] providers are listed with the number of their games', async () => {
    const page = await open('/providers', { games: MIXED });
    await page.settled();
    expect(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeDefined();
    expect(ways(page)).toEqual([
      ['/en/providers/touchline', 'Touchline3 games'],
      ['/en/providers/other', 'Other Studio1 game'],
    ]);
  });

  it('[CSN-20] a provider has a page under its name, to which its games lead', async () => {
    const page = await open('/providers/other', { games: MIXED });
    expect(page.getByRole('heading', { level: 1, name: 'Other Studio' })).toBeDefined();
    expect(found(page)).toEqual(['Keno']);
    expect(page.getByRole('link', { name: 'Other Studio' }).getAttribute('href')).toBe('/en/providers/other');
  });

  it('[CSN-20] a provider without games leads to all providers', async () => {
    const page = await open('/providers/unknown', { games: MIXED });
    expect(page.getByText('No games here yet')).toBeDefined();
    expect(page.getAllByRole('link', { name: 'Providers' }).length).toBe(2);
  });

  it('[CSN-20] the brand’s page has the operator’s own games', async () => {
    const page = await open('/casino/brand', { games: MIXED });
    expect(page.getByRole('heading', { level: 1, name: 'Our own games' })).toBeDefined();
    expect(found(page)).toEqual(['Book of wells', 'Apple rows', 'Dice']);
  });

  it('[CSN-21] categories are tiles below the search, and games once something is searched', async () => {
    const page = await open('/casino-search', { games: MIXED });
    await page.settled();
    expect(ways(page)).toEqual([
      ['/en/slots', 'Slots2 games'],
      ['/en/fast-games', 'Fast games1 game'],
      ['/en/keno', 'Keno1 game'],
    ]);
    await page.user.fill(page.getByRole('searchbox', { name: 'Find a game' }), 'ken');
    expect(found(page)).toEqual(['Keno']);
  });
});
