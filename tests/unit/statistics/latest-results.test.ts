/** The latest results that tables contain, and the rows around a side. */
import { describe, expect, it } from 'vitest';
import { latestResults, latestResultsOf } from 'touchline/core/statistics/rules/latest-results';
import { rank, ranksAround } from 'touchline/core/statistics/rules/rank';
import type { FormGame, SideRecord, TableRow } from 'touchline/core/statistics/types';

const NONE: SideRecord = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
const competition = { id: 5, sportId: 1, name: 'League', country: 'DE' };
const row = (id: number, name: string, form: readonly FormGame[], won = 0): TableRow => ({
  id,
  name,
  home: { ...NONE, played: won, won, scored: won },
  away: NONE,
  form,
  totals: [],
});
const game = (gameId: number, opponent: string, isHome: boolean, own: number, other: number): FormGame => ({
  gameId,
  opponent,
  isHome,
  own,
  other,
  startsAt: gameId * 1_000,
});
const tables = [
  [row(1, 'Alpha', [game(9, 'Bravo', false, 0, 2), game(7, 'Bravo', true, 3, 1)])],
  [row(2, 'Bravo', [{ ...game(9, 'Alpha', true, 2, 0), kits: [0, 8] }, game(7, 'Alpha', false, 1, 3)])],
];

describe('latest results', () => {
  it('[STT-19] of a competition have each game once, the latest first, as home and away', () => {
    const found = latestResults({ competition, tables }, 10);
    expect(found.map(({ id, home, away, score }) => [id, home, away, score.join(':')])).toEqual([
      [9, 'Bravo', 'Alpha', '2:0'],
      [7, 'Alpha', 'Bravo', '3:1'],
    ]);
    expect(found[0]).toMatchObject({ sportId: 1, champId: 5, champ: 'League', country: 'DE', kits: [0, 8] });
    expect(latestResults({ competition, tables }, 1)).toEqual(found.slice(0, 1));
  });

  it('[STT-20] of a side are its form, as home and away', () => {
    const found = latestResultsOf({ competition, tables }, 1);
    expect(found.map(({ home, score }) => [home, score.join(':')])).toEqual([
      ['Bravo', '2:0'],
      ['Alpha', '3:1'],
    ]);
    expect(latestResultsOf({ competition, tables }, 3)).toEqual([]);
  });
});

it('[STT-20] the rows around a side are five wherever it stands in a longer table', () => {
  const rows = Array.from({ length: 8 }, (_, at) => row(at + 1, `Side ${at + 1}`, [], 8 - at));
  const ranked = rank(rows, { win: 3, draw: 1 }, 'all');
  const placesAround = (id: number): readonly number[] => ranksAround(ranked, id, 2).map(({ place }) => place);
  expect(placesAround(1)).toEqual([1, 2, 3, 4, 5]);
  expect(placesAround(4)).toEqual([2, 3, 4, 5, 6]);
  expect(placesAround(8)).toEqual([4, 5, 6, 7, 8]);
  expect(placesAround(9)).toEqual([]);
  expect(ranksAround(ranked.slice(0, 3), 2, 2).map(({ place }) => place)).toEqual([1, 2, 3]);
});
