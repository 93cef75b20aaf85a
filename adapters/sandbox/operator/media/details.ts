/**
 * Details beside the score: of the present, and of a happening. Read from the models that play the match [MVW-8].
 */
import type { MatchModel } from '../line/types.ts';
import type { Ball } from '../models/innings/cricket-play.ts';
import { ballsBowled } from '../models/innings/cricket-play.ts';
import { ballsOf } from '../models/innings/cricket-spec.ts';
import type { Match } from '../models/match.ts';
import { drivesOf } from '../models/points/play.ts';
import { pointsSpecFor } from '../models/points/spec.ts';
import type { PlacedDown } from '../models/points/yards.ts';
import { START } from '../models/sets/darts-leg.ts';
import { shapeOf } from '../models/sets/shape.ts';
import type { Happened, Kind } from './happenings.ts';
import { netPointOf } from './net-points.ts';
import { remembered } from './remembered.ts';
import { BALLS_OF_OVER } from './situations/over.ts';

/** The words and numbers of the wire. */
export type Detail =
  | readonly [kind: 'rally', shots: number]
  | readonly [kind: 'overs', overs: number, balls: number, most: number]
  | readonly [kind: 'down', side: 1 | 2, down: number, toGo: number]
  | readonly [kind: 'frames', most: number]
  | readonly [kind: 'legs', most: number, homeLeft: number, awayLeft: number];

const RALLIES: ReadonlySet<MatchModel> = new Set(['tennis', 'table-tennis', 'volleyball']);
const POINTS: ReadonlySet<Kind> = new Set(['point', 'game', 'break', 'set']);

/** Of the present; null before the start, in a break, after the end, and in sports without one. */
export function detailNow(match: Match, now: number): Detail | null {
  const { format } = match.fixture;
  const { status, period, periodScores } = match.stateAt(now);
  if (status !== 2) return null;
  if (format.model === 'cricket') return overs(match, period, now);
  if (format.model === 'american-football') return downBefore(match, period, now + 1);
  if (format.model === 'snooker') return ['frames', shapeOf(format).maxSets];
  return format.model === 'darts' ? legs(match, periodScores.at(-1)) : null;
}

export function detailOf(match: Match, happened: Happened): Detail | null {
  const { model } = match.fixture.format;
  const { kind, side, at, period, score } = happened;
  if (side === 0) return null;
  if (model === 'cricket') return overs(match, period, at);
  if (model === 'american-football') {
    const down = downBefore(match, period, at);
    return down?.[1] === side ? down : null;
  }
  if (!POINTS.has(kind)) return null;
  if (model === 'darts') return kind === 'point' ? legs(match, score) : null;
  const shots = RALLIES.has(model) ? (netPointOf(match, happened)?.shots ?? 0) : 0;
  return shots === 0 ? null : ['rally', shots];
}

export const ballsIn = remembered(({ fixture }: Match): readonly Ball[] => ballsBowled(fixture));

function overs(match: Match, period: number, at: number): Detail {
  const bowled = ballsIn(match).findLast((ball) => ball.period === period && ball.at <= at)?.number ?? 0;
  const most = ballsOf(match.fixture.format) / BALLS_OF_OVER;
  return ['overs', Math.floor(bowled / BALLS_OF_OVER), bowled % BALLS_OF_OVER, most];
}

const downsIn = remembered(
  ({ fixture }: Match) => drivesOf(pointsSpecFor('american-football', fixture.format), fixture).downs,
);

/** The last down that began before `at`, wall ms. */
export const placedBefore = (match: Match, period: number, at: number): PlacedDown | undefined =>
  downsIn(match).findLast((down) => down.period === period && down.at < at);

function downBefore(match: Match, period: number, at: number): Extract<Detail, readonly ['down', ...unknown[]]> | null {
  const found = placedBefore(match, period, at);
  return found === undefined ? null : ['down', found.side, found.down, found.toGo];
}

/** `scored`: the points of the leg in play. */
function legs({ fixture: { format } }: Match, scored: readonly [number, number] | undefined): Detail {
  const [home, away] = scored ?? [0, 0];
  return ['legs', shapeOf(format).maxSets, START - home, START - away];
}
