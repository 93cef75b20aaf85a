/** The part of the line that belongs to a page type. */
import { describe, expect, it } from 'vitest';
import { cyberCompetitionOf, cyberDisciplinesOf } from 'touchline/core/line/rules/cyber-titles';
import { competitionsOfKind, isPageKind } from 'touchline/core/line/rules/page-kinds';
import type { TreeChampionship, TreeSport } from 'touchline/core/line/types';

const champ = (id: number, name: string, line: number, live = 0): TreeChampionship => ({
  id,
  sportId: Math.floor(id / 100),
  name,
  country: 'INT',
  live,
  line,
  top: false,
});
const sport = (id: number, nameEng: string, championships: readonly TreeChampionship[]): TreeSport => ({
  id,
  name: `Name ${id}`,
  nameEng,
  live: 0,
  line: 0,
  championships,
});

describe('a page type that is a kind of sport', () => {
  const tree = [
    sport(1, 'Football', [champ(101, 'Marbella. Cup', 3), champ(102, 'President Cup', 2)]),
    sport(9, 'Mixed Martial Arts', [champ(901, 'Night one', 4), champ(902, 'Night two', 1, 1), champ(903, 'Over', 0)]),
    sport(29, 'Long-term bets', [champ(2901, 'UFC. Champion', 1), champ(2902, 'US presidential election', 1)]),
  ];
  const idsOf = (...of: Parameters<typeof competitionsOfKind>): readonly number[] =>
    competitionsOfKind(...of).map(({ id }) => id);

  it('[NAV-44] has the competitions with games of its sport or its name, those in play first', () => {
    expect(idsOf(tree, 'ufc')).toEqual([902, 901, 2901]);
    expect(idsOf(tree, 'politics')).toEqual([2902]);
    expect(idsOf([sport(7, 'Marbles', [champ(701, 'Race', 1)])], 'marble')).toEqual([701]);
  });

  it('[NAV-44] has none where a word only begins alike', () => {
    expect(idsOf(tree, 'marble')).toEqual([]);
    expect(isPageKind('ufc') && !isPageKind('team') && !isPageKind('toString')).toBe(true);
  });
});

it('[NAV-43] disciplines have their competitions and count their games, without those that have none', () => {
  const disciplines = cyberDisciplinesOf([
    champ(4001, 'Dota 2. The International', 2, 1),
    champ(4002, 'Valorant. Tour', 3),
    champ(4003, 'Dota 2. Cup', 4),
    champ(4004, 'Overwatch. Cup', 0),
  ]);
  expect(disciplines.map(({ slug, live, line, championships }) => [slug, live, line, championships.length])).toEqual([
    ['dota-2', 1, 6, 2],
    ['valorant', 0, 3, 1],
  ]);
  expect(['Dota 2. The International', 'LoL. Cup. East', 'Cup'].map(cyberCompetitionOf)).toEqual([
    'The International',
    'Cup. East',
    'Cup',
  ]);
});
