/**
 * Where the play stands in sports that are played from a position: a yard line, the bases, a wicket, a table, a board
 * [MVW-10].
 */
import { basesOf } from '../../models/innings/baseball-bases.ts';
import { battingFirst } from '../../models/innings/cricket-spec.ts';
import type { Match } from '../../models/match.ts';
import { ballsIn, placedBefore } from '../details.ts';
import { remembered } from '../remembered.ts';
import { overOf, type OverSituation } from './over.ts';
import { ballsNow, type BallsSituation } from './table-balls.ts';
import { visitNow, type VisitSituation } from './visits.ts';

/** The words and numbers of the wire. */
export type Situation =
  | readonly [kind: 'yards', side: 1 | 2, ball: number, line: number]
  | readonly [kind: 'bases', side: 1 | 2, first: 0 | 1, second: 0 | 1, third: 0 | 1, outs: number]
  | OverSituation
  | BallsSituation
  | VisitSituation;

const atBatIn = remembered(({ fixture }: Match) => basesOf(fixture));

/** Null before the start, in a break, after the end, and in other sports. */
export function situationNow(match: Match, now: number): Situation | null {
  const { status, period } = match.stateAt(now);
  if (status !== 2) return null;
  switch (match.fixture.format.model) {
    case 'american-football':
      return yards(match, period, now);
    case 'baseball':
      return bases(match, period, now);
    case 'cricket':
      return over(match, period, now);
    case 'snooker':
      return ballsNow(match, now, period);
    case 'darts':
      return visitNow(match, now);
    case 'football':
    case 'futsal':
    case 'handball':
    case 'hockey':
    case 'basketball':
    case 'rugby':
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'esports':
    case 'boxing':
    case 'mma':
    case 'motorsport':
    case 'golf':
    case 'election':
    case 'race':
    case 'outright':
      return null;
  }
}

function yards(match: Match, period: number, now: number): Situation | null {
  const down = placedBefore(match, period, now + 1);
  return down === undefined ? null : ['yards', down.side, down.ball, down.line];
}

function bases(match: Match, period: number, now: number): Situation | null {
  const found = atBatIn(match).findLast(({ at, inning }) => inning === period && at <= now);
  if (found === undefined) return null;
  const [first, second, third] = found.bases;
  return ['bases', found.side, first ? 1 : 0, second ? 1 : 0, third ? 1 : 0, found.outs];
}

function over(match: Match, period: number, now: number): Situation {
  const first = battingFirst(match.fixture);
  const side = period === 1 ? first : first === 1 ? 2 : 1;
  return overOf(
    side,
    ballsIn(match).filter((ball) => ball.period === period && ball.at <= now),
  );
}
