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

const of = (id: number): { readonly id: number; readonly name: string; readonly games: number } => ({
  id,
  name: `${id}`,
  games: 1,
});

it('[STT-13] results are under their country, then under their competition, in the order of the answer', () => {
  const games = [
    result(9, 'DE', 12),
    result(8, 'GB-ENG', 11),
    result(7, 'DE', 21),
    result(6, 'DE', 12),
    result(5, 'FR', 31),
  ];
  const countries = ['GB-ENG', 'DE', 'ES'].map((code) => ({ code, games: 1 }));
  const order = { countries, sports: [of(1), of(2)], competitions: [] };
  const zones = byZone({ games, ...order });
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
        ['League 21', 1, [7]],
        ['League 12', 2, [9, 6]],
      ],
    ],
    ['FR', [['League 31', 1, [5]]]],
  ]);
  expect(byZone({ games: [], ...order })).toEqual([]);
  const competitions = [21, 31, 11].map((id) => ({ ...of(id), country: 'DE' }));
  const german = [11, 41, 21].map((champId) => result(champId, 'DE', champId));
  expect(
    byZone({ games: german, ...order, competitions }).map((zone) => zone.competitions.map(({ champId }) => champId)),
  ).toEqual([[21, 11, 41]]);
});
