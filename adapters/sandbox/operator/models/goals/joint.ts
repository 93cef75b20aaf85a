/**
 * The probability that several selections of a football match all win, from the same two Poisson processes that play the
 * match and price every other market: summed over the goals of both sides in each half.
 */
import type { Fixture, MarketKey, MatchState } from '../../line/types.ts';
import type { Mass } from '../distributions.ts';
import { poissonMass } from '../distributions.ts';
import { areWon, byHalf, wonAt } from '../same-game/won-at.ts';
import { outlookOf } from './outlook.ts';
import type { GoalsSpec } from './spec.ts';

const HALVES = 2;
/** Rarer numbers of goals are left out; the rest is scaled to one. */
const NEGLIGIBLE = 1e-9;

/** The numbers of goals that a side can still have in a half, with their probabilities. */
type Goals = readonly (readonly [goals: number, p: number])[];

function possible(mass: Mass, soFar: number): Goals {
  const kept = [...mass.p].flatMap((p, goals): (readonly [number, number])[] => (p < NEGLIGIBLE ? [] : [[goals, p]]));
  const all = kept.reduce((sum, [, p]) => sum + p, 0);
  return kept.map(([goals, p]) => [mass.low + goals + soFar, p / all]);
}

/** The fair probability; null where the model does not know the halves of the match. */
export function jointGoals(
  spec: GoalsSpec,
  fixture: Fixture,
  state: MatchState,
  parts: readonly MarketKey[],
): number | null {
  const { format, recorded } = fixture;
  if (format.model !== 'football' || format.periods !== HALVES || recorded?.halfTime === null) return null;
  const outlook = outlookOf(spec, fixture, state);
  const half = (side: 'home' | 'away', at: number): Goals =>
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
