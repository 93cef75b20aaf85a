/** The match of a fixture, by the model of its sport. */
import type { Fixture, MatchModelRules, MatchState } from '../line/types.ts';
import { withScorers } from '../scorers/with-scorers.ts';
import { stateBeforeStart } from './frames.ts';
import { electionRules } from './election/election-rules.ts';
import { boutRules } from './bouts/bout-rules.ts';
import { fieldRules } from './field/rules.ts';
import { goalsRules } from './goals/rules.ts';
import { baseballRules } from './innings/baseball.ts';
import { cricketRules } from './innings/cricket.ts';
import type { Match } from './match-type.ts';
import { outrightRules } from './outright.ts';
import { pointsRules } from './points/rules.ts';
import { raceRules } from './race/rules.ts';
import { setRules } from './sets/set-rules.ts';

export type { Match };

/**
 * A match of one family. The match is played once its start has passed, so that thousands of future games cost nothing.
 */
function bindMatch<T>(rules: MatchModelRules<T>, fixture: Fixture): Match {
  let played: { readonly timeline: T } | null = null;
  const timeline = (): T => (played ??= { timeline: rules.play(fixture) }).timeline;
  const stateAt = (now: number): MatchState =>
    now < fixture.startsAt ? stateBeforeStart(fixture) : rules.stateAt(fixture, timeline(), now);
  return {
    fixture,
    stateAt,
    price: (now, scope) => rules.price(fixture, stateAt(now), scope),
    settle: (key, now) => (now < fixture.startsAt ? null : rules.settle(fixture, timeline(), key, now)),
    joint: (now, parts) => rules.joint?.(fixture, stateAt(now), parts) ?? null,
  };
}

const GOALS = {
  football: goalsRules('football'),
  hockey: goalsRules('hockey'),
  futsal: goalsRules('futsal'),
  handball: goalsRules('handball'),
} as const;

const POINTS = {
  basketball: pointsRules('basketball'),
  'american-football': pointsRules('american-football'),
  rugby: pointsRules('rugby'),
} as const;

const FIELDS = { motorsport: fieldRules('motorsport'), golf: fieldRules('golf') } as const;

/** The match of a fixture. The same fixture always gives the same match. */
export function createMatch(fixture: Fixture): Match {
  const { model } = fixture.format;
  switch (model) {
    case 'football':
      return withScorers(bindMatch(GOALS.football, fixture));
    case 'hockey':
    case 'futsal':
    case 'handball':
      return bindMatch(GOALS[model], fixture);
    case 'basketball':
    case 'american-football':
    case 'rugby':
      return bindMatch(POINTS[model], fixture);
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'snooker':
    case 'darts':
    case 'esports':
      return bindMatch(setRules, fixture);
    case 'baseball':
      return bindMatch(baseballRules, fixture);
    case 'cricket':
      return bindMatch(cricketRules, fixture);
    case 'boxing':
    case 'mma':
      return bindMatch(boutRules, fixture);
    case 'motorsport':
    case 'golf':
      return bindMatch(FIELDS[model], fixture);
    case 'race':
      return bindMatch(raceRules, fixture);
    case 'election':
      return bindMatch(electionRules, fixture);
    case 'outright':
      return bindMatch(outrightRules, fixture);
  }
}
