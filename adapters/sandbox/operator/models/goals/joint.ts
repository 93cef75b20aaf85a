/**
 * The probability that several selections of a football match all win, from the same two Poisson processes that play
 * the match and price every other market: summed over the goals of both sides in each half. Corners are drawn apart
 * from goals, so their chance is multiplied.
 */
import { countedBy } from 'touchline/core/line/rules/stat-kinds';
import type { Fixture, MarketKey, MatchState } from '../../line/types.ts';
import type { Mass } from '../distributions.ts';
import { poissonMass } from '../distributions.ts';
import { areWon, areWonByCorners, byHalf, wonAt } from '../same-game/won-at.ts';
import { outlookOf } from './outlook.ts';
import type { GoalsSpec } from './spec.ts';
import { cornersOf } from './tallies.ts';

const HALVES = 2;
/** Rarer numbers of goals are left out; the rest is scaled to one. */
const NEGLIGIBLE = 1e-9;

/** The numbers that a side can end with, with their probabilities. */
type Ends = readonly (readonly [count: number, p: number])[];

function possible(mass: Mass, soFar: number): Ends {
  const kept = [...mass.p].flatMap((p, count): (readonly [number, number])[] => (p < NEGLIGIBLE ? [] : [[count, p]]));
  const all = kept.reduce((sum, [, p]) => sum + p, 0);
  return kept.map(([count, p]) => [mass.low + count + soFar, p / all]);
}

/** The fair probability; null where the model does not know the halves of the match, or its corners. */
export function jointGoals(
  spec: GoalsSpec,
  fixture: Fixture,
  state: MatchState,
  parts: readonly MarketKey[],
): number | null {
  if (fixture.format.model !== 'football') return null;
  const ofGoals = parts.filter(({ kind }) => countedBy(kind) === null);
  const ofCorners = parts.filter(({ kind }) => countedBy(kind) !== null);
  const corners = ofCorners.length === 0 ? 1 : jointCorners(spec, fixture, state, ofCorners);
  const goals = ofGoals.length === 0 ? 1 : jointOfGoals(spec, fixture, state, ofGoals);
  return goals === null || corners === null ? null : goals * corners;
}

/** Summed over the corners of both sides. */
function jointCorners(
  spec: GoalsSpec,
  fixture: Fixture,
  state: MatchState,
  parts: readonly MarketKey[],
): number | null {
  const outlook = cornersOf(spec, fixture, state);
  if (outlook === null) return null;
  const { left, soFar } = outlook;
  const away = possible(left[1], soFar[1]);
  let joint = 0;
  for (const [h, p] of possible(left[0], soFar[0]))
    for (const [a, q] of away) if (areWonByCorners(parts, h, a)) joint += p * q;
  return joint;
}

function jointOfGoals(
  spec: GoalsSpec,
  fixture: Fixture,
  state: MatchState,
  parts: readonly MarketKey[],
): number | null {
  const { format, recorded } = fixture;
  if (format.periods !== HALVES || recorded?.halfTime === null) return null;
  const outlook = outlookOf(spec, fixture, state);
  const half = (side: 'home' | 'away', at: number): Ends =>
    possible(poissonMass(outlook[side][at] ?? 0), state.periodScores[at]?.[side === 'home' ? 0 : 1] ?? 0);
  const [home, away] = [half('home', 1), half('away', 1)];
  const { early, late } = byHalf(parts);
  const isWonAtEnd = wonAt(late);
  let joint = 0;
  for (const [h1, p1] of half('home', 0))
    for (const [a1, p2] of half('away', 0)) {
      if (!areWon(early, h1, a1)) continue;
      let rest = 0;
      for (const [h2, p3] of home) for (const [a2, p4] of away) if (isWonAtEnd(h1 + h2, a1 + a2)) rest += p3 * p4;
      joint += p1 * p2 * rest;
    }
  return joint;
}
