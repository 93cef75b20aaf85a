/**
 * The meaning of a format for a set sport: sets to win, points to win a set, durations. A format with one point per set
 * (frames, legs, maps without rounds) specifies the length of a whole set; within it, the set is still played by visits
 * or towers.
 */
import type { Fixture, MatchFormat } from '../../line/types.ts';
import { createRandom } from '../seeded.ts';

export type SetSport = 'tennis' | 'volleyball' | 'table-tennis' | 'badminton' | 'snooker' | 'darts' | 'esports';

/** A side of the match: 0 home, 1 away. */
export type Side = 0 | 1;

export interface SetShape {
  readonly sport: SetSport;
  /** Sets (frames, legs, maps) that win the match. */
  readonly need: number;
  readonly maxSets: number;
  /** Points (tennis: games) that win a set, and the last possible set. */
  readonly target: number;
  readonly decider: number;
  /** At this score a lead of one point wins the set; Infinity where the sport has no cap. */
  readonly cap: number;
  /** Mean seconds between points (snooker and darts: visits; maps without rounds: towers), and between sets. */
  readonly pointS: number;
  readonly breakS: number;
  /** Whether points (tennis: games) are counted over the match, so that totals and handicaps in points make sense. */
  readonly hasPoints: boolean;
  /** Whether the starting side affects the chances. */
  readonly starterMatters: boolean;
}

interface Usual {
  readonly target: number;
  readonly pointS: number;
  /**
   * Where a format makes a whole set one point: the actual number of points (visits) of such a set, and the target that
   * wins it.
   */
  readonly within?: { readonly points: number; readonly target: number };
}

const USUAL: Readonly<Record<SetSport, Usual>> = {
  tennis: { target: 6, pointS: 38 },
  volleyball: { target: 25, pointS: 24 },
  'table-tennis': { target: 11, pointS: 13 },
  badminton: { target: 21, pointS: 18 },
  snooker: { target: 63, pointS: 90, within: { points: 5.3, target: 63 } },
  darts: { target: 501, pointS: 9, within: { points: 12.7, target: 501 } },
  esports: { target: 13, pointS: 95, within: { points: 18.1, target: 11 } },
};

/** The deciding set of a volleyball match is short. */
const VOLLEYBALL_DECIDER = 15;
/** Badminton to 21 ends at 30:29, to 15 at 21:20, to 11 at 15:14. */
const BADMINTON_CAPS: Readonly<Record<number, number>> = { 21: 30, 15: 21, 11: 15 };
function setSport(model: MatchFormat['model']): SetSport {
  switch (model) {
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'snooker':
    case 'darts':
    case 'esports':
      return model;
    case 'football':
    case 'hockey':
    case 'handball':
    case 'futsal':
    case 'basketball':
    case 'american-football':
    case 'rugby':
    case 'baseball':
    case 'cricket':
    case 'boxing':
    case 'mma':
    case 'motorsport':
    case 'golf':
    case 'election':
    case 'race':
    case 'outright':
      throw new RangeError(`not a set sport: ${model}`);
  }
}

const shapes = new WeakMap<MatchFormat, SetShape>();

/**
 * The shape of a format; the same object for the same format. Throws a RangeError when the model is not a set sport.
 */
export function shapeOf(format: MatchFormat): SetShape {
  const known = shapes.get(format);
  if (known !== undefined) return known;
  const sport = setSport(format.model);
  const usual = USUAL[sport];
  const within = format.pointsToWin === 1 ? usual.within : undefined;
  const counted = sport !== 'snooker' && sport !== 'darts' && within === undefined;
  const target = within?.target ?? (counted ? format.pointsToWin : undefined) ?? usual.target;
  const need = Math.floor(Math.max(1, format.periods) / 2) + 1;
  const shape: SetShape = {
    sport,
    need,
    maxSets: 2 * need - 1,
    target,
    decider: sport === 'volleyball' && target > VOLLEYBALL_DECIDER ? VOLLEYBALL_DECIDER : target,
    cap: sport === 'badminton' ? (BADMINTON_CAPS[target] ?? target + 9) : Infinity,
    pointS: (format.pointS ?? usual.pointS) / (within?.points ?? 1),
    breakS: format.breakS,
    hasPoints: counted,
    starterMatters: sport === 'tennis' || sport === 'darts',
  };
  shapes.set(format, shape);
  return shape;
}

const STARTER_STREAM = 40;

/** The side that serves, throws or breaks first. Not public until the match starts. */
export function starterOf(fixture: Fixture): Side {
  return createRandom(fixture.seed, STARTER_STREAM)() < 0.5 ? 0 : 1;
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}
