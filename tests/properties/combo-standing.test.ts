/**
 * The standing of the selections of same-game combos, held to the stand-in operator's settlement at every change of the
 * score.
 */
import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { comboStanding } from 'touchline/core/line/rules/combo-standing';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import { isDecided, legStanding } from 'touchline/core/line/rules/leg-standing';
import type { NamedMarket } from 'touchline/core/line/rules/market-names';
import type { Game, StatPair } from 'touchline/core/line/types';
import { createMatch } from '../../adapters/sandbox/operator/models/match.ts';
import { comboLabel } from '../../adapters/sandbox/operator/models/same-game/parts.ts';
import { selectionsOf } from '../../adapters/sandbox/operator/models/same-game/selections.ts';
import { gameOf, statsOf } from '../arbitraries/played-games.ts';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { FORMATS, fixtureOf, LONG_AFTER, statesOf } from '../unit/sandbox-models/fixtures.ts';

const MATCHES = IS_DEEP ? 40 : 3;
const LOST = 0;
const WON = 1;
/** Of the many lines of basketball, those nearest to the expected points. */
const MAX_SELECTIONS = 140;

type Decide = (market: NamedMarket, game: Game, stats: readonly StatPair[]) => boolean;

/** The first place where a decided selection settles otherwise, or a settled one is not decided; null where none is. */
function fault(decide: Decide): unknown {
  for (const format of [FORMATS.football, FORMATS.basketball])
    for (let seed = 1; seed <= MATCHES; seed += 1) {
      const match = createMatch(fixtureOf(format, { seed, home: 1450 + 40 * seed }));
      const selections = (selectionsOf(format)?.all ?? []).slice(0, MAX_SELECTIONS);
      const ends = selections.map((key) => match.settle(key, LONG_AFTER));
      for (const { at, state } of statesOf(match)) {
        const game = gameOf(match, state);
        const stats = statsOf(state);
        for (const [place, key] of selections.entries()) {
          const market = { ...key, label: null };
          const is = decide(market, game, stats);
          const standing = legStanding(market, game, stats)?.standing;
          const isRight = standing === (ends[place] === WON ? 'win' : 'lose');
          const settled = match.settle(key, at);
          if ((is && !isRight) || (settled !== null && !is)) return { key, score: state.score, is, standing, settled };
        }
      }
    }
  return null;
}

describe('a selection of a combo in play', () => {
  it(
    '[LIN-221] is shown as won or lost exactly as it settles, as soon as the operator settles it',
    () => {
      expect(fault(isDecided)).toBeNull();
    },
    TEST_TIMEOUT_MS,
  );

  it.each<readonly [string, Decide]>([
    [
      'a leading side has won already',
      (market, game, stats) =>
        isDecided(market, game, stats) ||
        (market.kind === KIND.result && legStanding(market, game)?.standing === 'win'),
    ],
    [
      'an under is won while it stands',
      (market, game, stats) =>
        isDecided(market, game, stats) || (market.kind === KIND.total && legStanding(market, game)?.standing === 'win'),
    ],
    [
      'a half-time result waits for the end',
      (market, game, stats) => market.kind !== KIND.halfTimeResult && isDecided(market, game, stats),
    ],
    [
      'an over waits for the end',
      (market, game, stats) =>
        (market.kind !== KIND.homeTotal || game.status === 'finished') && isDecided(market, game, stats),
    ],
    [
      'an over of corners waits for the end',
      (market, game, stats) =>
        (market.kind !== STAT_KIND.cornerTotal || game.status === 'finished') && isDecided(market, game, stats),
    ],
  ])(
    '[LIN-221] the law finds the planted bug: %s',
    (_, decide) => {
      expect(fault(decide)).not.toBeNull();
    },
    TEST_TIMEOUT_MS,
  );

  it('[LIN-221] a combo has a standing from the start on, and is lost with its first lost selection', () => {
    for (let seed = 1; seed <= 2 * MATCHES; seed += 1) {
      const match = createMatch(fixtureOf(FORMATS.football, { seed }));
      const parts = [
        { kind: KIND.result, type: 1, param: 0 },
        { kind: KIND.total, type: 1, param: 10 },
        { kind: KIND.halfTimeResult, type: 2, param: 0 },
        { kind: STAT_KIND.cornerTotal, type: 2, param: 38 },
      ];
      for (const { at, state } of statesOf(match)) {
        const found = comboStanding(comboLabel(parts), gameOf(match, state), statsOf(state));
        if (state.status === 1) expect(found).toBeNull();
        else if (parts.some((key) => match.settle(key, at) === LOST)) expect(found?.whole).toBe('lost');
        else if (state.status === 4) expect(found?.whole).toBe('winning');
        else expect(found?.parts.map(({ market }) => market.kind)).toEqual(parts.map(({ kind }) => kind));
      }
    }
  });
});
