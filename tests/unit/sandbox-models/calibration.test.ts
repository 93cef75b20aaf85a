/** Matches end as often as the prices imply, before the start and in play. */
import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { MatchFormat, PricedMarket } from '../../../adapters/sandbox/operator/line/types.ts';
import type { Match } from '../../../adapters/sandbox/operator/models/match.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { withoutMargin } from '../../../adapters/sandbox/operator/models/goals/rates.ts';
import { fixtureOf, FORMATS, LONG_AFTER, SHORT_FORMATS, STARTS_AT } from './fixtures.ts';

interface Tally {
  wins: number;
  expected: number;
  variance: number;
}

type Wanted = readonly [kind: number, selection: number, param: number | null];

/**
 * For each selection, how far its wins are from the fair expectation, in standard errors. Each match is sampled at
 * every given moment.
 */
function deviations(
  format: MatchFormat,
  wanted: readonly Wanted[],
  moments: readonly number[],
  matches: number,
): readonly number[] {
  const tallies = moments.flatMap((afterS) =>
    wanted.map((each) => ({ afterS, each, tally: { wins: 0, expected: 0, variance: 0 } })),
  );
  const scope = wanted.some(([, , param]) => param !== null) ? 'all' : 'main';
  for (let seed = 1; seed <= matches; seed += 1) {
    const match = createMatch(
      fixtureOf(format, { seed, home: 1460 + ((seed * 37) % 180), away: 1450 + ((seed * 53) % 160) }),
    );
    for (const moment of moments) {
      const offered = match.price(STARTS_AT + moment * 1000, scope);
      for (const { afterS, each, tally } of tallies) if (afterS === moment) count(tally, match, offered, each);
    }
  }
  for (const { tally } of tallies) expect(tally.variance).toBeGreaterThan(matches / 20);
  return tallies.map(({ tally }) => (tally.wins - tally.expected) / Math.sqrt(tally.variance));
}

function count(tally: Tally, match: Match, offered: readonly PricedMarket[], [kind, selection, param]: Wanted): void {
  const book = offered.filter((market) => market.kind === kind && (param === null || market.param === param));
  const market = book[selection];
  if (!market || market.suspended) return;
  const fair = withoutMargin(book.map(({ price }) => price))[selection] ?? NaN;
  tally.wins += match.settle(market, LONG_AFTER) === 1 ? 1 : 0;
  tally.expected += fair;
  tally.variance += fair * (1 - fair);
}

describe('calibration', () => {
  it('prices football home, draw, away and over 2.5 by their frequency, before the start and in play', () => {
    const wanted: readonly Wanted[] = [
      [KIND.result, 0, 0],
      [KIND.result, 1, 0],
      [KIND.result, 2, 0],
      [KIND.total, 0, 10],
    ];
    for (const deviation of deviations(FORMATS.football, wanted, [-1, 1500, 4400], 3000))
      expect(Math.abs(deviation)).toBeLessThan(3);
  });

  it.each([
    ['hockey', FORMATS.hockey, KIND.result],
    ['handball', FORMATS.handball, KIND.result],
    ['futsal', FORMATS.futsal, KIND.total],
    ['basketball', FORMATS.basketball, KIND.winner],
    ['american-football', FORMATS['american-football'], KIND.winner],
    ['rugby', FORMATS.rugby, KIND.result],
    ['baseball', FORMATS.baseball, KIND.winner],
    ['cricket', FORMATS.cricket, KIND.winner],
    ['short football', SHORT_FORMATS[0] ?? FORMATS.football, KIND.result],
  ] as const)('prices %s by its frequency', (_name, format, kind) => {
    const played = (format.periods * format.periodS + (format.periods - 1) * format.breakS) * 0.6;
    for (const deviation of deviations(format, [[kind, 0, null]], [-1, played], 1200))
      expect(Math.abs(deviation)).toBeLessThan(3);
  });

  it('gives 400 rating points odds of about ten to one', () => {
    let home = 0;
    let away = 0;
    for (let seed = 1; seed <= 1500; seed += 1) {
      const { score } = createMatch(fixtureOf(FORMATS.football, { seed, home: 1900 })).stateAt(LONG_AFTER);
      if (score[0] > score[1]) home += 1;
      if (score[0] < score[1]) away += 1;
    }
    expect(home / away).toBeGreaterThan(7);
    expect(home / away).toBeLessThan(20);
  });
});
