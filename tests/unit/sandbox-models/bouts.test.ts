/** Bouts of boxing and mixed martial arts: prices against their frequency, and the settlement of every end. */
import { describe, expect, it } from 'vitest';
import { METHOD_KIND, METHOD } from 'touchline/core/line/rules/bout-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { MarketKey, MatchFormat } from '../../../adapters/sandbox/operator/line/types.ts';
import { happeningsOf } from '../../../adapters/sandbox/operator/media/happenings.ts';
import { boutLaw } from '../../../adapters/sandbox/operator/models/bouts/bout-law.ts';
import { createMatch, type Match } from '../../../adapters/sandbox/operator/models/match.ts';
import { fixtureOf, FORMATS, LONG_AFTER, STARTS_AT, statesOf } from './fixtures.ts';

const LONG_BOUT: MatchFormat = { ...FORMATS.mma, periods: 5 };
const SHORT_BOXING: MatchFormat = { ...FORMATS.boxing, periods: 10 };
const BOUTS: readonly (readonly [name: string, format: MatchFormat])[] = [
  ['mma of 3 rounds', FORMATS.mma],
  ['mma of 5 rounds', LONG_BOUT],
  ['boxing of 10 rounds', SHORT_BOXING],
  ['boxing of 12 rounds', FORMATS.boxing],
];
const WON = 1;
const LOST = 0;
const RETURNED = 2;
const MATCHES = 1200;

const boutOf = (format: MatchFormat, seed: number): Match =>
  createMatch(fixtureOf(format, { seed, home: 1440 + ((seed * 37) % 200), away: 1450 + ((seed * 53) % 160) }));

const key = (kind: number, type: number, param = 0): MarketKey => ({ kind, type, param });

/** The bouts of a format, from the first seed on, whose end is as asked. */
function find(format: MatchFormat, isWanted: (match: Match) => boolean): Match {
  for (let seed = 1; seed < 5000; seed += 1) {
    const match = boutOf(format, seed);
    if (isWanted(match)) return match;
  }
  throw new Error('No bout ends so.');
}

const scoreOf = (match: Match): string => match.stateAt(LONG_AFTER).score.join(':');

describe('prices of a bout', () => {
  it.each(BOUTS)(
    '[LIN-240] %s are as its ends are frequent, before it, in a round and between rounds',
    (_name, format) => {
      const { periodS, breakS } = format;
      const moments = [-1, 0.6 * periodS, periodS + 1, 2 * (periodS + breakS) + 0.3 * periodS];
      for (const moment of moments) {
        const tallies = new Map<string, { won: number; expected: number; variance: number }>();
        for (let seed = 1; seed <= MATCHES; seed += 1) {
          const match = boutOf(format, seed);
          for (const market of match.price(STARTS_AT + moment * 1000, 'all')) {
            const { fair } = market;
            if (fair === undefined || market.suspended) continue;
            const name = `${market.kind}.${market.type}.${market.param}`;
            const tally = tallies.get(name) ?? { won: 0, expected: 0, variance: 0 };
            tally.won += match.settle(market, LONG_AFTER) === WON ? 1 : 0;
            tally.expected += fair.won;
            tally.variance += fair.won * (1 - fair.won);
            tallies.set(name, tally);
          }
        }
        const known = [...tallies.values()].filter(({ variance }) => variance > 20);
        expect(known.length).toBeGreaterThanOrEqual(2);
        for (const [name, { won, expected, variance }] of tallies)
          if (variance > 20)
            expect(Math.abs(won - expected) / Math.sqrt(variance), `${name} at ${moment}`).toBeLessThan(4);
      }
    },
  );

  it('[LIN-240] follow the cards: who has won two rounds of three needs the last one only not to be stopped', () => {
    const ahead = find(FORMATS.mma, (match) => {
      const { status, period, periodScores } = match.stateAt(STARTS_AT + 661_000);
      return status === 3 && period === 2 && periodScores.every(([home]) => home === 10);
    });
    const [home, away] = ahead.price(STARTS_AT + 661_000, 'main').filter(({ kind }) => kind === KIND.winner);
    const share = 1 / (1 + 10 ** ((ahead.fixture.away.rating - ahead.fixture.home.rating) / 400));
    const stopped = 1 - Math.exp(-0.24);
    expect(home?.fair?.won).toBeCloseTo(1 - stopped * (1 - share), 9);
    expect(away?.fair?.won).toBeCloseTo(stopped * (1 - share), 9);
  });

  it('[LIN-240] have a fighter 400 points better win ten times for each loss', () => {
    for (const [, format] of BOUTS) {
      const [home, , away] = createMatch(fixtureOf(format, { home: 1900 }))
        .price(0, 'main')
        .flatMap(({ kind, fair, type }) =>
          kind === KIND.setTotal ? [] : type === 3 ? [0, fair?.won ?? 0] : type === 1 ? [fair?.won ?? 0] : [],
        );
      expect((home ?? 0) / (away ?? 1)).toBeCloseTo(10, 6);
    }
  });

  it('[LIN-241] are of the winner or the result, and of rounds at half lines that are still open', () => {
    const kinds = (format: MatchFormat) =>
      [
        ...new Set(
          boutOf(format, 3)
            .price(STARTS_AT - 1, 'all')
            .map(({ kind }) => kind),
        ),
      ].toSorted((a, b) => a - b);
    expect(kinds(FORMATS.mma)).toEqual([KIND.winner, KIND.setTotal, METHOD_KIND]);
    expect(kinds(FORMATS.boxing)).toEqual([KIND.result, KIND.doubleChance, KIND.drawNoBet, KIND.setTotal, METHOD_KIND]);
    for (const [, format] of BOUTS)
      for (let seed = 1; seed <= 40; seed += 1) {
        const match = boutOf(format, seed);
        for (const { at, state } of statesOf(match))
          for (const market of match.price(at, 'all')) {
            if (market.kind === KIND.setTotal) expect(market.param % 4).toBe(2);
            if (state.suspended === null) expect(match.settle(market, at), `${market.kind} ${market.param}`).toBeNull();
          }
      }
  });
});

describe('methods of victory', () => {
  const method = (type: number, how: keyof typeof METHOD): MarketKey => key(METHOD_KIND, type, 4 * METHOD[how]);

  it.each(BOUTS)(
    '[LIN-247] in %s sum up to the chance to win of each fighter, and their stoppages to the bouts that end early',
    (_name, format) => {
      let states = 0;
      for (let seed = 1; seed <= 60; seed += 1) {
        const match = boutOf(format, seed);
        for (const { state } of statesOf(match)) {
          if (state.status === 4) continue;
          states += 1;
          const { home, draw, away, rounds, knockouts, submissions, decisions } = boutLaw(match.fixture, state);
          const ends = [knockouts, submissions, decisions];
          expect(ends.reduce((sum, [one]) => sum + one, 0)).toBeCloseTo(home, 12);
          expect(ends.reduce((sum, [, other]) => sum + other, 0)).toBeCloseTo(away, 12);
          expect([draw, ...ends.flat()].every((chance) => chance >= -1e-12)).toBe(true);
          // A bout that ends before its last round was stopped.
          const stopped = [...knockouts, ...submissions].reduce((sum, each) => sum + each, 0);
          expect(stopped).toBeGreaterThanOrEqual(rounds.upTo(format.periods - 1) - 1e-12);
        }
      }
      expect(states).toBeGreaterThan(200);
    },
  );

  it('[LIN-247] are knockouts and decisions in boxing, with a draw, and submissions too in MMA, without one', () => {
    const offered = (format: MatchFormat): readonly string[] =>
      createMatch(fixtureOf(format))
        .price(0, 'all')
        .filter(({ kind }) => kind === METHOD_KIND)
        .map(({ type, param }) => `${type}.${param / 4}`);
    expect(offered(FORMATS.boxing)).toEqual(['1.0', '3.0', '1.2', '2.2', '3.2']);
    expect(offered(FORMATS.mma)).toEqual(['1.0', '3.0', '1.1', '3.1', '1.2', '3.2']);
  });

  it('[LIN-248] are knockouts alone in a row, at the prices of the game’s page', () => {
    for (const [, format] of BOUTS) {
      const match = createMatch(fixtureOf(format));
      const ofRow = match.price(0, 'main').filter(({ kind }) => kind === METHOD_KIND);
      expect(ofRow.map(({ type, param }) => [type, param])).toEqual([
        [1, 4 * METHOD.knockout],
        [3, 4 * METHOD.knockout],
      ]);
      expect(match.price(0, 'all')).toEqual(expect.arrayContaining(ofRow));
    }
  });

  it('[LIN-247] settle at the end, as the live view tells it', () => {
    const seen = new Set<string>();
    const all = [1, 2, 3].flatMap((type) =>
      (['knockout', 'submission', 'decision'] as const).map((how) => method(type, how)),
    );
    for (const [, format] of BOUTS)
      for (let seed = 1; seed <= 150; seed += 1) {
        const match = boutOf(format, seed);
        const { score, period, clockS } = match.stateAt(LONG_AFTER);
        const told = happeningsOf(match).map(({ kind }) => kind);
        const isWhole = period === format.periods && clockS === format.periodS;
        const how = isWhole ? 'decision' : told.includes('submission') ? 'submission' : 'knockout';
        const side = score[0] > score[1] ? 1 : score[0] < score[1] ? 3 : 2;
        seen.add(`${side} ${how}`);
        const right = method(side, how);
        expect(all.filter((each) => match.settle(each, LONG_AFTER) === WON)).toEqual([right]);
        expect(all.filter((each) => match.settle(each, LONG_AFTER) === LOST)).toHaveLength(all.length - 1);
        expect(all.every((each) => match.settle(each, STARTS_AT + 1000) === null)).toBe(true);
      }
    expect([...seen].toSorted((a, b) => a.localeCompare(b))).toEqual([
      '1 decision',
      '1 knockout',
      '1 submission',
      '2 decision',
      '3 decision',
      '3 knockout',
      '3 submission',
    ]);
  });
});

describe('a bout', () => {
  it('[LIN-240] has 10:9 for each round that was scored, and nothing for one under way or stopped', () => {
    for (const [, format] of BOUTS)
      for (let seed = 1; seed <= 60; seed += 1) {
        const match = boutOf(format, seed);
        for (const { state } of statesOf(match)) {
          const scored = state.periodScores.filter(([home, away]) => home + away === 19).length;
          const [, home = 0, away = 0] = state.stats.find(([name]) => name === 'roundsWon') ?? [];
          expect(scored).toBe(home + away);
          expect(state.periodScores.slice(scored)).toEqual(state.periodScores.length === scored ? [] : [[0, 0]]);
          if (state.status !== 4) expect(state.score).toEqual([0, 0]);
        }
        const { score, period } = match.stateAt(LONG_AFTER);
        expect(score[0] + score[1]).toBeLessThanOrEqual(1);
        expect(period).toBeLessThanOrEqual(format.periods);
      }
  });

  it('[LIN-240] is told by its live view: rounds, knock-downs, and who won', () => {
    const stopped = find(FORMATS.mma, (match) => happeningsOf(match).some(({ kind }) => kind === 'submission'));
    expect(
      happeningsOf(stopped)
        .slice(-3)
        .map(({ kind }) => kind),
    ).toEqual(['submission', 'bout', 'end']);
    const knockedOut = find(
      FORMATS.boxing,
      (match) => match.stateAt(LONG_AFTER).period === 3 && match.stateAt(LONG_AFTER).clockS < 180,
    );
    const told = happeningsOf(knockedOut);
    expect(told.slice(-3).map(({ kind }) => kind)).toEqual(['knockdown', 'bout', 'end']);
    expect(told.at(-2)?.side).toBe(told.at(-3)?.side);
    expect(told.filter(({ kind }) => kind === 'periodStart')).toHaveLength(3);
    expect(told.filter(({ kind }) => kind === 'periodEnd')).toHaveLength(2);
  });

  it('[LIN-240] suspends its markets at a knock-down, and at no other moment of a round', () => {
    let knockdowns = 0;
    for (let seed = 1; seed <= 100; seed += 1) {
      const match = boutOf(FORMATS.boxing, seed);
      for (const { at, state } of statesOf(match)) {
        if (state.suspended === null) continue;
        knockdowns += 1;
        expect(match.stateAt(at - 1).stats).not.toEqual(state.stats);
        expect(match.price(at, 'all').every(({ suspended }) => suspended)).toBe(true);
      }
    }
    expect(knockdowns).toBeGreaterThan(20);
  });
});

describe('settlement of a bout', () => {
  const settled = (match: Match, keys: readonly MarketKey[], at = LONG_AFTER) =>
    keys.map((each) => match.settle(each, at));

  it('[LIN-241] of a stoppage: the winner, and rounds up to the one that was stopped', () => {
    const match = find(FORMATS.mma, (each) => scoreOf(each) === '0:1' && each.stateAt(LONG_AFTER).period === 2);
    const sides = [key(KIND.winner, 1), key(KIND.winner, 3)];
    expect(settled(match, sides)).toEqual([LOST, WON]);
    expect(settled(match, sides, STARTS_AT + 361_000)).toEqual([null, null]);
    const rounds = [
      key(KIND.setTotal, 1, 6),
      key(KIND.setTotal, 2, 6),
      key(KIND.setTotal, 1, 10),
      key(KIND.setTotal, 2, 10),
    ];
    expect(settled(match, rounds)).toEqual([WON, LOST, LOST, WON]);
  });

  it('[LIN-241] of an over as soon as its round is sure to begin, of an under at the end', () => {
    const match = find(FORMATS.mma, (each) => each.stateAt(LONG_AFTER).period === 3);
    const rounds = [key(KIND.setTotal, 1, 10), key(KIND.setTotal, 2, 10)];
    expect(settled(match, rounds, STARTS_AT + 659_000)).toEqual([null, null]);
    expect(match.stateAt(STARTS_AT + 660_000).status).toBe(3);
    expect(settled(match, rounds, STARTS_AT + 660_000)).toEqual([WON, LOST]);
  });

  it('[LIN-241] of a decision of boxing: result, double chance and draw no bet of the side that won', () => {
    const match = find(
      FORMATS.boxing,
      (each) =>
        scoreOf(each) === '1:0' &&
        each.stateAt(LONG_AFTER).stats.some(([name, one, two]) => name === 'roundsWon' && one + two === 12),
    );
    expect(
      settled(
        match,
        [1, 2, 3].map((type) => key(KIND.result, type)),
      ),
    ).toEqual([WON, LOST, LOST]);
    expect(
      settled(
        match,
        [1, 2, 3].map((type) => key(KIND.doubleChance, type)),
      ),
    ).toEqual([WON, WON, LOST]);
    expect(
      settled(
        match,
        [1, 3].map((type) => key(KIND.drawNoBet, type)),
      ),
    ).toEqual([WON, LOST]);
    expect(settled(match, [key(KIND.setTotal, 1, 46), key(KIND.setTotal, 2, 46)])).toEqual([WON, LOST]);
  });

  it('[LIN-241] of a draw: the draw wins, and a two-way winner is refunded', () => {
    const match = find(FORMATS.boxing, (each) => scoreOf(each) === '0:0');
    expect(match.stateAt(LONG_AFTER).stats).toContainEqual(['roundsWon', 6, 6]);
    expect(
      settled(
        match,
        [1, 2, 3].map((type) => key(KIND.result, type)),
      ),
    ).toEqual([LOST, WON, LOST]);
    expect(
      settled(
        match,
        [1, 2, 3].map((type) => key(KIND.doubleChance, type)),
      ),
    ).toEqual([WON, LOST, WON]);
    expect(
      settled(
        match,
        [1, 3].map((type) => key(KIND.drawNoBet, type)),
      ),
    ).toEqual([RETURNED, RETURNED]);
    expect(
      settled(
        match,
        [1, 3].map((type) => key(KIND.winner, type)),
      ),
    ).toEqual([RETURNED, RETURNED]);
  });

  it('[LIN-241] of a kind that bouts do not have: the stake comes back at the end', () => {
    const match = boutOf(FORMATS.mma, 5);
    expect(settled(match, [key(KIND.correctScore, 10), key(KIND.total, 1, 2)])).toEqual([RETURNED, RETURNED]);
    expect(settled(match, [key(KIND.correctScore, 10)], STARTS_AT + 1000)).toEqual([null]);
  });
});
