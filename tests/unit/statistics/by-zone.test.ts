import { expect, it } from 'vitest';
import { byZone } from 'touchline/core/statistics/rules/by-zone';
import type { PlayedResult } from 'touchline/core/statistics/types';

const result = (id: number, country: string, champId: number): PlayedResult => ({
  id,
  sportId: champId % 10,
  champId,
  champ: `League ${champId}`,
  country,
  home: 'Home',
  away: 'Away',
  startsAt: id,
  score: [1, 0],
  periodScores: '',
});

it('[STT-13] results are under their country, then under their competition, in the order given', () => {
  const games = [
    result(9, 'DE', 12),
    result(8, 'GB-ENG', 11),
    result(7, 'DE', 21),
    result(6, 'DE', 12),
    result(5, 'FR', 31),
  ];
  const zones = byZone(games, ['GB-ENG', 'DE', 'ES']);
  expect(
    zones.map(({ code, competitions }) => [
      code,
      competitions.map(({ name, sportId, games: list }) => [name, sportId, list.map(({ id }) => id)]),
    ]),
  ).toEqual([
    ['GB-ENG', [['League 11', 1, [8]]]],
    [
      'DE',
      [
        ['League 12', 2, [9, 6]],
        ['League 21', 1, [7]],
      ],
    ],
    ['FR', [['League 31', 1, [5]]]],
  ]);
  expect(byZone([], ['DE'])).toEqual([]);
});
