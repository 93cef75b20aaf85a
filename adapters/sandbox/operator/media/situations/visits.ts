/** The visits of a darts match: who throws, how many darts are left, and where those of the visit before went. */
import type { MatchState } from '../../line/types.ts';
import type { Match } from '../../models/match.ts';
import { createRandom } from '../../models/seeded.ts';
import { START } from '../../models/sets/darts-leg.ts';
import { remembered } from '../remembered.ts';
import { dartsThrown } from './darts-thrown.ts';

interface Visit {
  readonly period: number;
  readonly side: 1 | 2;
  readonly fromAt: number;
  readonly toAt: number;
  readonly darts: readonly number[];
}

export type VisitSituation = readonly [
  kind: 'visit',
  side: 1 | 2,
  dartsLeft: number,
  lastSide: 0 | 1 | 2,
  lastDarts: readonly number[],
];

const STREAM = 400_000;
const MAX_DARTS = 3;

/** A change of the score or of the thrower ends a visit; suspensions do not. */
const visitsIn = remembered((match: Match): readonly Visit[] => {
  const visits: Visit[] = [];
  let before = match.stateAt(match.fixture.startsAt);
  let fromAt = match.fixture.startsAt;
  for (let at = before.nextChangeAt; Number.isFinite(at);) {
    const after = match.stateAt(at);
    if (turnOf(after) !== turnOf(before)) {
      if (before.status === 2 && before.serving !== undefined) {
        const side = before.serving;
        const random = createRandom(match.fixture.seed, STREAM + visits.length);
        const darts = dartsThrown(leftOf(before, before, side), leftOf(before, after, side), random);
        visits.push({ period: before.period, side, fromAt, toAt: at, darts });
      }
      fromAt = at;
    }
    before = after;
    at = after.nextChangeAt;
  }
  return visits;
});

const turnOf = ({ status, serving, period, periodScores }: MatchState): string =>
  `${status} ${serving ?? 0} ${period} ${periodScores.at(-1)?.join(':') ?? ''}`;

/** The points that the side has left in the leg of `first`, at the time of `state`. */
const leftOf = (first: MatchState, state: MatchState, side: 1 | 2): number =>
  START - (state.periodScores[first.periodScores.length - 1]?.[side - 1] ?? 0);

/** Nothing of the running visit but its time shows in the darts left. */
export function visitNow(match: Match, now: number): VisitSituation | null {
  const visits = visitsIn(match);
  const at = visits.findIndex(({ fromAt, toAt }) => fromAt <= now && now < toAt);
  const visit = visits[at];
  if (visit === undefined) return null;
  const last = visits[at - 1];
  const isSameLeg = last !== undefined && last.period === visit.period;
  const share = (now - visit.fromAt) / (visit.toAt - visit.fromAt);
  const left = Math.max(1, MAX_DARTS - Math.floor(share * visit.darts.length));
  return ['visit', visit.side, left, isSameLeg ? last.side : 0, isSameLeg ? last.darts : []];
}
