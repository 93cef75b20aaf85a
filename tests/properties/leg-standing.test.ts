/**
 * The standing of a selection in play, held to the stand-in operator's settlement: matches of every sport, every market
 * that they offered, at every change of the score.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legStanding } from 'touchline/core/line/rules/leg-standing';
import type { LegStanding, Standing } from 'touchline/core/line/rules/market-standing';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import type { Game, StatPair } from 'touchline/core/line/types';
import type { MarketKey, MatchState, SettledStatus } from '../../adapters/sandbox/operator/line/types.ts';
import { createMatch, type Match } from '../../adapters/sandbox/operator/models/match.ts';
import { gameOf, statsOf } from '../arbitraries/played-games.ts';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { FORMATS, fixtureOf, statesOf, TIMED_MODELS } from '../unit/sandbox-models/fixtures.ts';
import { FORMAT_NAMES as SET_FORMATS, fixtureOf as setFixtureOf } from '../unit/sandbox-models-sets/fixtures.ts';

const MATCHES = IS_DEEP ? 40 : 2;
const SEEDS = Array.from({ length: MATCHES }, (_, at) => at + 1);

/** By the status of a settled selection; 6 is for conditional parts, which no single selection has. */
const SETTLED: Readonly<Record<SettledStatus, Standing | null>> = {
  0: 'lose',
  1: 'win',
  2: 'refund',
  3: 'refund',
  4: 'halfWin',
  5: 'halfLose',
  6: null,
};

const WITHOUT_STANDING: ReadonlySet<number> = new Set([
  KIND.raceWin,
  KIND.racePlace,
  KIND.forecast,
  KIND.tricast,
  KIND.outright,
  KIND.setHandicap,
  KIND.setTotal,
  KIND.setScore,
  KIND.sameGame,
  KIND.boost,
]);

/** Further scores that can't save a selection that can no longer win. */
const FURTHER: readonly Score[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [3, 2],
  [5, 9],
];

type Score = readonly [number, number];

/** At most this many of a match's states, evenly spread, and the last. */
function spread<T>(states: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, Math.floor(states.length / count));
  return states.filter((_, index) => index % step === 0 || index === states.length - 1);
}

/** The markets that the match offers, now and then. */
function offeredBy(match: Match, states: readonly { readonly at: number }[]): readonly MarketKey[] {
  const keys = spread(states, IS_DEEP ? 40 : 5)
    .flatMap(({ at }) => match.price(at, 'all'))
    .map(({ kind, type, param }): MarketKey => ({ kind, type, param }));
  return [...new Map(keys.map((key) => [`${key.kind}:${key.type}:${key.param}`, key])).values()];
}

const everyMatch = (): readonly Match[] => [
  ...TIMED_MODELS.flatMap((model) =>
    SEEDS.map((seed) => createMatch(fixtureOf(FORMATS[model], { seed, home: 1450 + 40 * seed }))),
  ),
  ...SET_FORMATS.flatMap((name) => SEEDS.map((seed) => createMatch(setFixtureOf(name, seed)))),
];

const standingOf = (key: MarketKey, game: Game, stats: readonly StatPair[]): LegStanding | null =>
  legStanding({ ...key, label: null }, game, stats);

/** A game in play after further scores of each side in its current period. */
function after(game: Game, home: number, away: number): Game {
  const plus = ([one, other]: readonly [string, string]): readonly [string, string] => [
    `${Number(one) + home}`,
    `${Number(other) + away}`,
  ];
  const last = game.periodScores.at(-1);
  return {
    ...game,
    score: plus(game.score),
    periodScores: last === undefined ? [] : [...game.periodScores.slice(0, -1), plus(last)],
  };
}

describe('the standing of a selection in play', () => {
  it(
    '[LIN-208] a standing is the settlement of a game that ends at this score',
    () => {
      const known = new Set<number>();
      for (const match of everyMatch()) {
        const states = statesOf(match);
        const keys = offeredBy(match, states);
        for (const { at, state } of spread(states, IS_DEEP ? Infinity : 25)) {
          const game = gameOf(match, state);
          const stats = statsOf(state);
          for (const key of keys) {
            const settled = match.settle(key, at);
            const found = settled === null ? null : standingOf(key, game, stats);
            if (settled === null || found === null) continue;
            known.add(key.kind);
            // An assertion for each of a million cases would take a minute.
            if (found.standing !== SETTLED[settled])
              expect({ key, at, standing: found.standing }).toEqual({ key, at, standing: SETTLED[settled] });
          }
        }
      }
      const kinds = [...Object.values(KIND), ...Object.values(STAT_KIND)];
      expect(known).toEqual(new Set(kinds.filter((kind) => !WITHOUT_STANDING.has(kind))));
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[LIN-208] exactly the scores that a selection needs make it win, and one fewer does not',
    () => {
      const reached = new Set<string>();
      /** After further scores, or corners and yellow cards, of each side. */
      const wins = (key: MarketKey, game: Game, state: MatchState, home: number, away: number): boolean =>
        standingOf(key, after(game, home, away), statsOf(state, home, away))?.standing === 'win';
      /** Compares first: an assertion for each of a million cases would take a minute. */
      const same = (
        key: MarketKey,
        score: Game['score'],
        found: readonly boolean[],
        ...law: readonly boolean[]
      ): void => {
        if (found.some((each, index) => each !== law[index]))
          expect({ key, score, won: found }).toEqual({ key, score, won: law });
      };
      const matches = everyMatch();
      const picked = matches.map((match) => {
        const states = statesOf(match);
        return { match, states: states.filter(({ state }) => state.status === 2), keys: offeredBy(match, states) };
      });
      fc.assert(
        fc.property(fc.constantFrom(...picked), fc.nat(), fc.boolean(), ({ match, states, keys }, pick, isHome) => {
          const state = states[pick % Math.max(1, states.length)]?.state;
          if (state === undefined) return;
          const game = gameOf(match, state);
          for (const key of keys) {
            const need = standingOf(key, game, statsOf(state))?.need ?? null;
            // A goal that has been scored has no standing: the score does not say by whom.
            if (need === null || key.kind === KIND.nextGoal) continue;
            reached.add(need.kind);
            const isWonWith = (home: number, away: number): boolean => wins(key, game, state, home, away);
            switch (need.kind) {
              case 'more': {
                const isHomeSide = need.side === 'either' ? isHome : need.side === 'home';
                const add = (count: number): boolean => (isHomeSide ? isWonWith(count, 0) : isWonWith(0, count));
                same(key, game.score, [add(need.count - 1), add(need.count)], false, true);
                break;
              }
              case 'both': {
                const { home, away } = need;
                const tried = [isWonWith(home, away), isWonWith(home - 1, away), isWonWith(home, away - 1)];
                same(key, game.score, tried, true, false, false);
                break;
              }
              case 'atMost': {
                const isHomeSide = key.kind === KIND.homeTotal || (key.kind !== KIND.awayTotal && isHome);
                const add = (count: number): boolean => (isHomeSide ? isWonWith(count, 0) : isWonWith(0, count));
                same(key, game.score, [add(need.count), add(need.count + 1)], true, false);
                break;
              }
              case 'impossible':
                for (const [home, away] of FURTHER)
                  same(key, after(game, home, away).score, [isWonWith(home, away)], false);
                break;
            }
          }
        }),
        { seed: 1, numRuns: IS_DEEP ? 5_000 : 150 },
      );
      expect(reached).toEqual(new Set(['more', 'both', 'atMost', 'impossible']));
    },
    TEST_TIMEOUT_MS,
  );
});
