/**
 * Where the play of a timed match is, second by second, and how much each side presses. Drawn from the match's seed and
 * from what has happened so far; nothing of the future shows in it.
 */
import type { Fixture, MatchModel } from '../line/types.ts';
import { drivesOf } from '../models/points/play.ts';
import { pointsSpecFor } from '../models/points/spec.ts';
import { createRandom, mixSeed } from '../models/seeded.ts';
import type { Happened, Kind, Side } from './happenings.ts';
import { remembered } from './remembered.ts';

export type Zone = 'middle' | 'attack' | 'danger';

/** A moment of the play. `x` and `y` in percent of the field; the home side plays towards 100. */
export interface Spot {
  readonly side: Side;
  readonly zone: Zone;
  readonly x: number;
  readonly y: number;
}

export interface Course {
  readonly spot: Spot;
  /** The last spots, oldest first, `spot` included. */
  readonly trail: readonly (readonly [x: number, y: number])[];
  /** Shares and counts: name, home, away. */
  readonly shares: readonly (readonly [name: string, home: number, away: number])[];
}

/** Playing seconds of one spot; only these sports have a course. */
const SPOT_S: Partial<Readonly<Record<MatchModel, number>>> = {
  football: 12,
  futsal: 8,
  hockey: 8,
  handball: 10,
  basketball: 8,
  rugby: 10,
};
const TRAIL = 6;
/** Points of a try. */
const TRY = 5;
const STREAM = 62;

const AT_GOAL: ReadonlySet<Kind> = new Set(['goal', 'points', 'score', 'shot', 'shotOnTarget', 'corner']);

/** The attacks of rugby in playing seconds: the model's own, which the sides make in turn. */
const attacksIn = remembered((fixture: Fixture) =>
  drivesOf(pointsSpecFor('rugby', fixture.format), fixture).drives.map(({ side, period, toS }) => ({
    side,
    untilS: toS - (period - 1) * fixture.format.breakS,
  })),
);

/** Null for a sport without a course, and for a match from a season file, whose course nobody knows. */
export function courseOf(fixture: Fixture, past: readonly Happened[], nowT: number): Course | null {
  const spotS = SPOT_S[fixture.format.model];
  if (spotS === undefined || fixture.recorded !== undefined) return null;
  const last = Math.max(0, Math.floor(nowT / spotS));
  const pressed = new Map<number, Happened>();
  for (const happening of past)
    if (AT_GOAL.has(happening.kind)) pressed.set(Math.floor(happening.t / spotS), happening);
  const counts = { ball: [0, 0], attacks: [0, 0], danger: [0, 0] } as const satisfies Record<string, [number, number]>;
  const spots: Spot[] = [];
  let side: 1 | 2 = mixSeed(fixture.seed, STREAM) % 2 === 0 ? 1 : 2;
  const strength = homeShare(fixture);
  const isRugby = fixture.format.model === 'rugby';
  for (let index = 0; index <= last; index += 1) {
    const random = createRandom(fixture.seed, STREAM + 1_000 + index);
    const happening = pressed.get(index);
    const draw = random();
    // A side keeps the ball for some spots; the better side wins it back more often.
    if (random() < 0.4) side = random() < strength ? 1 : 2;
    if (isRugby) side = attacksIn(fixture).find(({ untilS }) => index * spotS < untilS)?.side ?? side;
    if (happening !== undefined && happening.side !== 0) side = happening.side;
    const zone: Zone = happening !== undefined || draw < 0.13 ? 'danger' : draw < 0.42 ? 'attack' : 'middle';
    const at = side === 1 ? 0 : 1;
    counts.ball[at] += 1;
    if (zone !== 'middle') counts.attacks[at] += 1;
    if (zone === 'danger') counts.danger[at] += 1;
    if (index > last - TRAIL) spots.push(placed(side, zone, isRugby ? RUGBY_DEPTH : DEPTH, random));
  }
  const spot = spots.at(-1) ?? { side: 0, zone: 'middle', x: 50, y: 50 };
  const home = Math.round((100 * counts.ball[0]) / Math.max(1, counts.ball[0] + counts.ball[1]));
  return {
    spot,
    trail: spots.map(({ x, y }) => [x, y] as const),
    shares: [
      ['possession', home, 100 - home],
      ...(isRugby
        ? []
        : ([
            ['attacks', ...counts.attacks],
            ['dangerousAttacks', ...counts.danger],
          ] as const)),
    ],
  };
}

function homeShare({ home, away }: Fixture): number {
  return 1 / (1 + 10 ** ((away.rating - home.rating - 60) / 900));
}

const DEPTH: Readonly<Record<Zone, readonly [number, number]>> = {
  middle: [32, 58],
  attack: [60, 80],
  danger: [82, 95],
};

/** Up to the try line, behind which the in-goal areas are drawn. */
const RUGBY_DEPTH: typeof DEPTH = { middle: [30, 56], attack: [57, 73], danger: [75, 91] };

function placed(side: 1 | 2, zone: Zone, depths: typeof DEPTH, random: () => number): Spot {
  const [from, to] = depths[zone];
  const depth = Math.round(from + (to - from) * random());
  const wide = zone === 'danger' ? 28 : 12;
  return { side, zone, x: side === 1 ? depth : 100 - depth, y: Math.round(wide + (100 - 2 * wide) * random()) };
}

/** Where a happening was, in percent of the field; null where the place has no meaning. */
export function placeOf(fixture: Fixture, happening: Happened, index: number): readonly [number, number] | null {
  if (SPOT_S[fixture.format.model] === undefined || fixture.recorded !== undefined || happening.side === 0) return null;
  const random = createRandom(fixture.seed, STREAM + 100_000 + index);
  const [depth, y] = spotOf(happening.kind, happening.value, random);
  return depth === 0 ? null : [Math.round(happening.side === 1 ? depth : 100 - depth), Math.round(y)];
}

function spotOf(kind: Kind, value: number, random: () => number): readonly [number, number] {
  switch (kind) {
    case 'score':
      return value >= TRY ? [94 + 3 * random(), 12 + 76 * random()] : [64 + 20 * random(), 20 + 60 * random()];
    case 'goal':
    case 'points':
      return [88 + 8 * random(), 38 + 24 * random()];
    case 'shot':
    case 'shotOnTarget':
      return [74 + 18 * random(), 25 + 50 * random()];
    case 'corner':
      return [99, random() < 0.5 ? 1 : 99];
    case 'foul':
    case 'yellowCard':
    case 'redCard':
    case 'penalty':
    case 'suspension':
    case 'turnover':
      return [25 + 50 * random(), 10 + 80 * random()];
    case 'periodStart':
    case 'periodEnd':
    case 'end':
    case 'point':
    case 'game':
    case 'break':
    case 'set':
    case 'run':
    case 'substitution':
    case 'save':
    case 'ace':
    case 'doubleFault':
    case 'wicket':
    case 'firstDown':
    case 'knockdown':
    case 'takedown':
    case 'submission':
    case 'bout':
      return [0, 0];
  }
}
