import { expect, it } from 'vitest';
import { groupMarkets } from 'touchline/core/line/rules/market-groups';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { SCORER_KIND } from 'touchline/core/line/rules/scorer-kinds';
import type { Market } from 'touchline/core/line/types';

const { toScore, firstScorer } = SCORER_KIND;
const market = (id: number, kind: number, type: number, label: string | null = null): Market => ({
  id,
  gameId: 1,
  kind,
  type,
  param: type === 1 || type === 3 ? 4 * id : 0,
  label,
  flags: 0,
});
/** Higher numbers are shorter prices. */
const price = (id: number): number => 10_000 - id;

it('[LIN-238] the home side’s players stand beside the away side’s, likeliest first, and the others below them', () => {
  const markets = [
    market(1, toScore, 1),
    market(2, toScore, 1),
    market(3, toScore, 3),
    market(4, firstScorer, 2),
    market(5, firstScorer, 3),
    market(6, firstScorer, 0),
  ];
  const groups = groupMarkets(markets, price);
  expect(groups.map(({ kind, topic, layout }) => [kind, topic, layout])).toEqual([
    [toScore, 'scorers', 'sides'],
    [firstScorer, 'scorers', 'sides'],
  ]);
  expect(groups.map(({ rows }) => rows.map((row) => row.map((each) => each?.id ?? null)))).toEqual([
    [
      [2, 3],
      [1, null],
    ],
    [
      [null, 5],
      [6, 4],
    ],
  ]);
});

it('[LIN-238] a player’s selection has the player’s name, the others their own', () => {
  const say = (key: string): string => key;
  const sides = { home: 'Arsenal', away: 'Everton' };
  expect(outcomeName(market(1, toScore, 1, 'R. Weber'), sides, say)).toBe('R. Weber');
  expect(outcomeName(market(1, firstScorer, 2), sides, (key) => `${key}!`)).toBe('outcome.37.2!');
});
