/** Filters, order and shelves of the lobby. */
import { describe, expect, it } from 'vitest';
import {
  featuresOf,
  findGames,
  gamesNumbered,
  gamesWithIds,
  newGames,
  ordersOf,
  popularGames,
  sectionsWithGames,
  sectionsWithShelf,
} from 'touchline/core/casino/rules/find-games';
import type { GameFilter } from 'touchline/core/casino/rules/find-games';
import { gameOf as game } from './games.ts';

const GAMES = [
  game(1, 'Zéphyr', { features: ['wilds'], returns: [{ bet: '', n: 19n, d: 20n }] }),
  game(2, 'Dice', {
    section: 'fast-games',
    volatility: 'low',
    features: ['instant'],
    returns: [
      { bet: 'low', n: 99n, d: 100n },
      { bet: 'high', n: 98n, d: 100n },
    ],
  }),
  game(3, 'Apple rows', {
    provider: { slug: 'other', name: 'Other Studio', isOwn: false },
    features: ['wilds', 'lines'],
  }),
];
const ANY: GameFilter = {
  section: null,
  provider: null,
  words: '',
  volatility: null,
  minReturn: null,
  feature: null,
  order: 'shelf',
};
const found = (filter: Partial<GameFilter>): readonly number[] =>
  findGames(GAMES, { ...ANY, ...filter }).map(({ number }) => number);

describe('the lobby', () => {
  it('[CSN-2] finds words of title, provider and feature in any order, without marks and case', () => {
    expect(found({ words: 'zephyr' })).toEqual([1]);
    expect(found({ words: 'STUDIO apple' })).toEqual([3]);
    expect(found({ words: 'wilds' })).toEqual([1, 3]);
    expect(found({ words: 'wilds dice' })).toEqual([]);
  });

  it('[CSN-2] finds names of sections and features in the language of the player', () => {
    const names: Readonly<Record<string, string>> = { slots: 'Spielautomaten', wilds: 'Jokersymbole' };
    const search = (words: string): readonly number[] =>
      findGames(GAMES, { ...ANY, words }, ({ section, features }) =>
        [section, ...features].map((id) => names[id] ?? ''),
      ).map(({ number }) => number);
    expect(search('spielautomat')).toEqual([1, 3]);
    expect(search('joker apple')).toEqual([3]);
    expect(search('joker dice')).toEqual([]);
  });

  it('[CSN-3, CSN-6] combines section, provider, volatility, return and feature', () => {
    expect(found({ section: 'slots' })).toEqual([1, 3]);
    expect(found({ provider: 'other' })).toEqual([3]);
    expect(found({ volatility: 'low' })).toEqual([2]);
    expect(found({ feature: 'wilds', minReturn: 97 })).toEqual([3]);
    expect(found({ section: 'slots', words: 'dice' })).toEqual([]);
  });

  it('[CSN-6] counts the lowest return of a game, and includes the bound', () => {
    expect(found({ minReturn: 98 })).toEqual([2]);
    expect(found({ minReturn: 99 })).toEqual([]);
    expect(found({ minReturn: 95 })).toEqual([1, 2, 3]);
  });

  it('[CSN-6] orders by the catalogue, by title or by the lowest return', () => {
    expect(found({})).toEqual([1, 2, 3]);
    expect(found({ order: 'title' })).toEqual([3, 2, 1]);
    expect(found({ order: 'return' })).toEqual([2, 3, 1]);
  });

  it('[CSN-15] the page of each section has a game that is listed in several, and the lobby has its own section alone as a shelf', () => {
    const games = [...GAMES, game(4, 'Hearts', { section: 'card-games', alsoIn: ['asian-games', 'skill-games'] })];
    const numbersIn = (section: string) => findGames(games, { ...ANY, section }).map(({ number }) => number);
    expect(['card-games', 'asian-games', 'skill-games', 'keno'].map(numbersIn)).toEqual([[4], [4], [4], []]);
    expect(sectionsWithShelf(games)).toEqual(['slots', 'fast-games', 'card-games']);
    expect(sectionsWithGames(games)).toEqual(['slots', 'fast-games', 'card-games', 'asian-games', 'skill-games']);
  });

  it('[CSN-6] names sections and features once, in the order of the catalogue', () => {
    expect(sectionsWithGames(GAMES)).toEqual(['slots', 'fast-games']);
    expect(featuresOf(GAMES)).toEqual(['wilds', 'instant', 'lines']);
  });

  it('[CSN-7, CSN-8] keeps the order of played and starred games, and leaves out what is not on offer', () => {
    expect(gamesWithIds(GAMES, ['g3', 'gone', 'g1']).map(({ number }) => number)).toEqual([3, 1]);
    expect(gamesNumbered(GAMES, [2, 99, 1]).map(({ id }) => id)).toEqual(['g2', 'g1']);
  });

  it('[CSN-17] the newest eight games are new, the latest first, and a game without a day is not', () => {
    const games = Array.from({ length: 10 }, (_, at) => game(at + 1, `Game ${at}`, { releasedAt: 1_000 * (at % 5) }));
    const numbers = newGames([game(99, 'Undated'), ...games]).map(({ number }) => number);
    expect(numbers).toEqual([5, 10, 4, 9, 3, 8, 2, 7]);
    expect(ordersOf(games)).toEqual(['shelf', 'new', 'title', 'return']);
  });

  it('[CSN-17] games that were played are popular, the most played first, and none before that', () => {
    const played = (number: number, rounds: number) => game(number, `Game ${number}`, { played: { rounds, days: 7 } });
    expect(popularGames(GAMES)).toEqual([]);
    expect(ordersOf(GAMES)).toEqual(['shelf', 'title', 'return']);
    const games = [played(1, 2), played(2, 0), played(3, 7), played(4, 2)];
    expect(popularGames(games).map(({ number }) => number)).toEqual([3, 1, 4]);
    expect(findGames(games, { ...ANY, order: 'popular' }).map(({ number }) => number)).toEqual([3, 1, 4, 2]);
    expect(ordersOf(games)).toContain('popular');
  });
});
