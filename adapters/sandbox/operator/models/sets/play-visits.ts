/** Plays frames and legs visit by visit. */
import type { Fixture } from '../../line/types.ts';
import { pickIndex, type Random } from '../seeded.ts';
import { START, visitsAt, type Visit } from './darts-leg.ts';
import { otherSide, type SetShape, type Side } from './shape.ts';
import { BREAK_WEIGHTS, BREAKS, breakScore, isFrameOver } from './snooker-frame.ts';
import { recordMatch, type SetTimeline } from './timeline.ts';

/** From here a good break wins the frame. */
const FRAME_POINTS = 42;
const CHECKOUT_POINTS = 60;
const HIGH_BREAK = 50;
const BIG_SCORE = 180;

export function playSnooker(fixture: Fixture, shape: SetShape, chance: number, random: Random): SetTimeline {
  const recorder = recordMatch(fixture, shape, ['highestBreak', 'breaks50']);
  const wins: [number, number] = [0, 0];
  while (Math.max(...wins) < shape.need) {
    const points: [number, number] = [0, 0];
    recorder.startSet({ home: 0, away: 0 });
    for (;;) {
      const critical = Math.max(...points) >= FRAME_POINTS;
      const side: Side = random() < chance ? 0 : 1;
      const scored = breakScore(BREAKS[pickIndex(random, BREAK_WEIGHTS)] ?? 1, points[0], points[1]);
      points[side] += scored;
      recorder.atLeast(0, side, scored);
      if (scored >= HIGH_BREAK) recorder.count(1, side, 1);
      const seen = { home: points[0], away: points[1] };
      if (isFrameOver(points[0], points[1])) {
        recorder.endSet(seen);
        wins[side] += 1;
        break;
      }
      recorder.point(seen, critical ? 'critical' : 'ordinary');
    }
  }
  return recorder.finish();
}

export interface Skills {
  readonly home: number;
  readonly away: number;
}

export function playDarts(
  fixture: Fixture,
  shape: SetShape,
  skills: Skills,
  starter: Side,
  random: Random,
): SetTimeline {
  const recorder = recordMatch(fixture, shape, ['scores180', 'highestCheckout']);
  const wins: [number, number] = [0, 0];
  const visits = [visitsBy(skills.home), visitsBy(skills.away)] as const;
  for (let first = starter; Math.max(...wins) < shape.need; first = otherSide(first)) {
    const left: [number, number] = [START, START];
    recorder.startSet({ home: 0, away: 0, next: first });
    for (let turn = first; ; turn = otherSide(turn)) {
      const before = left[turn];
      const critical = before <= CHECKOUT_POINTS;
      const after = pickVisit(visits[turn](before), random);
      left[turn] = after;
      if (before - after === BIG_SCORE) recorder.count(0, turn, 1);
      if (after === 0) recorder.atLeast(1, turn, before);
      const seen = { home: START - left[0], away: START - left[1], next: otherSide(turn) };
      if (after === 0) {
        recorder.endSet({ ...seen, next: otherSide(first) });
        wins[turn] += 1;
        break;
      }
      recorder.point(seen, critical ? 'critical' : 'ordinary');
    }
  }
  return recorder.finish();
}

function visitsBy(skill: number): (left: number) => readonly Visit[] {
  const known = new Map<number, readonly Visit[]>();
  return (left) => {
    const visits = known.get(left) ?? visitsAt(left, skill);
    known.set(left, visits);
    return visits;
  };
}

function pickVisit(visits: readonly Visit[], random: Random): number {
  let draw = random();
  for (const visit of visits) {
    draw -= visit.chance;
    if (draw < 0) return visit.left;
  }
  return visits.at(-1)?.left ?? 0;
}
