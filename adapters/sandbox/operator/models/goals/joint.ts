/**
 * The probability that several selections of a football match all win, from the same two Poisson processes that play the
 * match and price every other market: summed over the goals of both sides in each half.
 */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Fixture, MarketKey, MatchState } from '../../line/types.ts';
import type { Mass } from '../distributions.ts';
import { poissonMass } from '../distributions.ts';
import type { Facts } from '../frames.ts';
import { settleByScore } from '../settle.ts';
import { outlookOf } from './outlook.ts';
import type { GoalsSpec } from './spec.ts';

const WON = 1;
const HALVES = 2;
/** Rarer numbers of goals are left out; the rest is scaled to one. */
const NEGLIGIBLE = 1e-9;

/** More than any side scores. */
const MAX_GOALS = 1_000;

type Pair = readonly [home: number, away: number];
/** The numbers of goals that a side can still have in a half, with their probabilities. */
type Goals = readonly (readonly [goals: number, p: number])[];

function possible(mass: Mass, soFar: number): Goals {
  const kept = [...mass.p].flatMap((p, goals): (readonly [number, number])[] => (p < NEGLIGIBLE ? [] : [[goals, p]]));
  const all = kept.reduce((sum, [, p]) => sum + p, 0);
  return kept.map(([goals, p]) => [mass.low + goals + soFar, p / all]);
}

/** The kinds that are decided by the first half alone. */
const OF_FIRST_HALF: ReadonlySet<number> = new Set<number>([KIND.halfTimeResult, KIND.halfTimeTotal]);

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
  const early = parts.filter(({ kind }) => OF_FIRST_HALF.has(kind));
  const late = parts.filter(({ kind }) => !OF_FIRST_HALF.has(kind));
  const isWonAtEnd = remembered((h, a) => areWon(late, [h, a]));
  let joint = 0;
  for (const [h1, p1] of half('home', 0))
    for (const [a1, p2] of half('away', 0)) {
      if (!areWon(early, [h1, a1])) continue;
      let rest = 0;
      for (const [h2, p3] of home) for (const [a2, p4] of away) if (isWonAtEnd(h1 + h2, a1 + a2)) rest += p3 * p4;
      joint += p1 * p2 * rest;
    }
  return joint;
}

/** Whether all selections win that a score decides: at half-time those of the first half, at the end all others. */
function areWon(parts: readonly MarketKey[], score: Pair): boolean {
  const facts: Facts = { final: true, score, periodScores: [score], completed: HALVES, scored: score[0] + score[1] };
  return parts.every((part) => settleByScore(facts, { scorers: [], halfPeriods: 1 }, part) === WON);
}

/** Asks `judge` once for each score. */
function remembered(judge: (home: number, away: number) => boolean): (home: number, away: number) => boolean {
  const known = new Map<number, boolean>();
  return (home, away) => {
    const place = home * MAX_GOALS + away;
    const found = known.get(place) ?? judge(home, away);
    known.set(place, found);
    return found;
  };
}
