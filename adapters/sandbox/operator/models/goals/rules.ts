/** The goals family as one set of rules. */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Fixture, MatchModelRules } from '../../line/types.ts';
import type { Played } from '../frames.ts';
import { factsAt, stateOf } from '../frames.ts';
import { settleCombo } from '../same-game/settle-combo.ts';
import { settleByScore } from '../settle.ts';
import { jointGoals } from './joint.ts';
import { playGoals } from './play.ts';
import { priceGoals } from './price.ts';
import type { GoalsModel } from './spec.ts';
import { goalsSpecFor } from './spec.ts';

export function goalsRules(model: GoalsModel): MatchModelRules<Played> {
  return {
    play: (fixture) => playGoals(goalsSpecFor(model, fixture.format), fixture),
    stateAt: stateOf,
    price: (fixture, state, scope) => priceGoals(goalsSpecFor(model, fixture.format), fixture, state, scope),
    settle: (fixture, played, key, now) => {
      const facts = factsAt(played, now);
      if (facts === null) return null;
      const terms = { scorers: played.scorers, halfPeriods: halfPeriods(fixture) };
      return key.kind === KIND.sameGame
        ? settleCombo(fixture.format, key, (part) => settleByScore(facts, terms, part))
        : settleByScore(facts, terms, key);
    },
    joint: (fixture, state, parts) => jointGoals(goalsSpecFor(model, fixture.format), fixture, state, parts),
  };
}

function halfPeriods(fixture: Fixture): number {
  return Math.max(1, Math.floor(fixture.format.periods / 2));
}
