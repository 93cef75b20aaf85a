/** The points family as one set of rules. */
import type { MatchModelRules } from '../../line/types.ts';
import type { Played } from '../frames.ts';
import { factsAt, stateOf } from '../frames.ts';
import { settleByScore } from '../settle.ts';
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
      const halfPeriods = Math.max(1, Math.floor(fixture.format.periods / 2));
      return facts ? settleByScore(facts, { scorers: played.scorers, halfPeriods }, key) : null;
    },
  };
}
