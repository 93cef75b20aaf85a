/** Subcategories of a section. */
import { describe, expect, it } from 'vitest';
import { subcategoriesOf, subcategoryOf } from 'touchline/core/casino/rules/subcategories';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';
import { gameOf } from './games.ts';

const SECTION = [
  gameOf(1, 'Red wheel', { kind: 'roulette', features: ['shared', 'table'] }),
  gameOf(2, 'Nine', { kind: 'baccarat', features: ['shared', 'cards'], releasedAt: 5 }),
  gameOf(3, 'Blue wheel', { kind: 'roulette', features: ['shared', 'cards'] }),
];
const ALL = [...SECTION, gameOf(4, 'Other', { section: 'keno', features: ['numbers'], releasedAt: 9 })];
const idsIn = (section: typeof SECTION): readonly string[] => subcategoriesOf(section, ALL).map(({ id }) => id);
const numbersOf = (id: string): readonly number[] | undefined =>
  subcategoryOf(id, SECTION, ALL)?.games.map(({ number }) => number);

describe('a section', () => {
  it('[CSN-19] offers the parts with some of its games', () => {
    expect(idsIn(SECTION)).toEqual(['new', 'roulette', 'baccarat', 'table', 'cards']);
    const played = SECTION.map((game, at) => ({ ...game, played: { rounds: at, days: 7 } }));
    expect(idsIn(played)).toContain('popular');
  });

  it('[CSN-19] offers one of two parts with the same games, and has an address for both', () => {
    const two = SECTION.slice(0, 2);
    expect(idsIn(two)).toEqual(['new', 'roulette', 'baccarat']);
    expect(subcategoryOf('cards', two, ALL)?.games.map(({ number }) => number)).toEqual([2]);
  });

  it('[CSN-19] has the games of a kind, of a feature and the new ones, and none of an unknown word', () => {
    expect(numbersOf('roulette')).toEqual([1, 3]);
    expect(numbersOf('cards')).toEqual([2, 3]);
    expect(numbersOf('shared')).toEqual([1, 2, 3]);
    expect(numbersOf('new')).toEqual([2]);
    for (const word of ['popular', 'numbers', 'holdem', 'jackpots', '__proto__'])
      expect(numbersOf(word)).toBeUndefined();
  });
});

it('[CSN-19] video poker and hold’em are the games of poker', () => {
  const poker = CATALOGUE.filter(({ section, alsoIn = [] }) => [section, ...alsoIn].includes('poker'));
  expect(poker.map(({ kind }) => kind)).toEqual(['video-poker', 'holdem']);
});
