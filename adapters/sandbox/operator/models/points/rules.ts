/** The points family as one set of rules. */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { MatchModelRules } from '../../line/types.ts';
import type { Played } from '../frames.ts';
import { factsAt, stateOf } from '../frames.ts';
import { settleCombo } from '../same-game/settle-combo.ts';
import { settleByScore } from '../settle.ts';
import { jointPoints } from './joint.ts';
import { halfPeriodsOf } from './outlook.ts';
import { playPoints } from './play.ts';
import { pricePoints } from './price.ts';
import type { PointsModel } from './spec.ts';
import { pointsSpecFor } from './spec.ts';

export function pointsRules(model: PointsModel): MatchModelRules<Played> {
  return {
    play: (fixture) => playPoints(pointsSpecFor(model, fixture.format), fixture),
    stateAt: stateOf,
    price: (fixture, state, scope) => pricePoints(pointsSpecFor(model, fixture.format), fixture, state, scope),
    settle: (fixture, played, key, now) => {
      const facts = factsAt(played, now);
      if (facts === null) return null;
      const terms = { scorers: played.scorers, halfPeriods: halfPeriodsOf(fixture) };
      return key.kind === KIND.sameGame
        ? settleCombo(fixture.format, key, (part) => settleByScore(facts, terms, part))
        : settleByScore(facts, terms, key);
    },
    joint: (fixture, state, parts) => jointPoints(pointsSpecFor(model, fixture.format), fixture, state, parts),
  };
}
