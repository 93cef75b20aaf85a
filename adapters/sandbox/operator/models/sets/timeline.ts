/**
 * A played set match in columns: entry i is the visible state from `at[i]` on. An entry begins with every point (visit,
 * round) and with every set. The recorder below writes the columns; state and settlement read them.
 */
import { pulseOf } from '../../line/pulse.ts';
import type { Fixture } from '../../line/types.ts';
import { createRandom, type Random } from '../seeded.ts';
import type { SetShape, Side } from './shape.ts';

export interface StatColumn {
  readonly name: string;
  readonly home: Uint16Array;
  readonly away: Uint16Array;
}

export interface SetTimeline {
  /** Wall ms, ascending. The first entry is the start, the last the end. */
  readonly at: Float64Array;
  /** The 0-based set in play, or the one that has just ended. */
  readonly set: Uint8Array;
  /** 1 when the entry's set is over (a break, or the end). */
  readonly over: Uint8Array;
  /** Points (tennis: games) of the set. */
  readonly home: Uint16Array;
  readonly away: Uint16Array;
  /** Tennis: points of the game. */
  readonly gameHome: Uint8Array;
  readonly gameAway: Uint8Array;
  /** 0 none, 1 home, 2 away. */
  readonly serving: Uint8Array;
  readonly stats: readonly StatColumn[];
  /** Final score of each set, with its start and end (wall ms). */
  readonly sets: readonly (readonly [number, number])[];
  readonly setStartAt: readonly number[];
  readonly setEndAt: readonly number[];
  /** Suspended from `from[i]` up to `to[i]` (wall ms), disjoint and ascending. */
  readonly suspendedFrom: Float64Array;
  readonly suspendedTo: Float64Array;
}

/** The simulations' report to the recorder after each point. */
export interface Seen {
  readonly home: number;
  readonly away: number;
  readonly gameHome?: number;
  readonly gameAway?: number;
  /** The next server. */
  readonly next?: Side;
}

/**
 * How much a point matters for pricing: an ordinary one, one that could end a set or break a serve, or the end of a
 * game.
 */
export type Weight = 'ordinary' | 'critical' | 'game';

/** The shortest suspension, wall ms. */
const MIN_SUSPENSION_MS = 3000;
/** Suspension times in match seconds: the end of a critical rally, and the pause after a set or game. */
const RALLY_S = 7;
const PAUSE_S = 4;
const TIME_STREAM = 41;

export interface Recorder {
  readonly startSet: (seen: Seen) => void;
  readonly point: (seen: Seen, weight: Weight) => void;
  readonly endSet: (seen: Seen) => void;
  /** Adds to the named statistic of a side from the next entry on. */
  readonly count: (stat: number, side: Side, by: number) => void;
  readonly atLeast: (stat: number, side: Side, value: number) => void;
  readonly finish: () => SetTimeline;
}

/** Records a match of a fixture; `stats` are the names of the counted statistics. */
export function recordMatch(fixture: Fixture, shape: SetShape, stats: readonly string[]): Recorder {
  const random: Random = createRandom(fixture.seed, TIME_STREAM);
  const at: number[] = [];
  const rows: { set: number; over: number; seen: Seen }[] = [];
  const counts = stats.map(() => [0, 0] as [number, number]);
  const counted: number[][] = stats.map(() => []);
  const sets: (readonly [number, number])[] = [];
  const setStartAt: number[] = [];
  const setEndAt: number[] = [];
  const suspensions: { from: number; to: number }[] = [];
  let clockS = 0;
  // A smaller event does not suspend markets that have been open for less than two pulses: their prices wait for the
  // pulse anyway.
  const leastOpen = 2 * pulseOf(fixture);

  const wall = (second: number) => fixture.startsAt + Math.round((second * 1000) / fixture.pace);
  const write = (seen: Seen, over: number) => {
    at.push(wall(clockS));
    rows.push({ set: sets.length, over, seen });
    counts.forEach((pair, index) => counted[index]?.push(pair[0], pair[1]));
  };
  const suspend = (fromS: number, small: boolean) => {
    const from = wall(fromS);
    const to = Math.max(wall(clockS) + MIN_SUSPENSION_MS, wall(clockS + PAUSE_S));
    const last = suspensions.at(-1);
    if (last === undefined || from >= last.to + leastOpen) suspensions.push({ from, to });
    else if (!small) {
      if (from > last.to) suspensions.push({ from, to });
      else last.to = Math.max(last.to, to);
    }
  };
  const play = () => {
    const lasts = shape.pointS * (0.6 + 0.8 * random());
    clockS += lasts;
    return Math.min(RALLY_S, lasts * 0.4);
  };
  return {
    startSet: (seen) => {
      if (sets.length > 0) clockS += shape.breakS;
      setStartAt.push(wall(clockS));
      write(seen, 0);
    },
    point: (seen, weight) => {
      const rallyS = play();
      if (weight !== 'ordinary') suspend(weight === 'critical' ? clockS - rallyS : clockS, true);
      write(seen, 0);
    },
    endSet: (seen) => {
      const rallyS = play();
      suspend(clockS - rallyS, false);
      write(seen, 1);
      setEndAt.push(wall(clockS));
      sets.push([seen.home, seen.away]);
    },
    count: (stat, side, by) => {
      const pair = counts[stat];
      if (pair !== undefined) pair[side] += by;
    },
    atLeast: (stat, side, value) => {
      const pair = counts[stat];
      if (pair !== undefined) pair[side] = Math.max(pair[side], value);
    },
    finish: () => ({
      at: Float64Array.from(at),
      set: Uint8Array.from(rows, (row) => row.set),
      over: Uint8Array.from(rows, (row) => row.over),
      home: Uint16Array.from(rows, (row) => row.seen.home),
      away: Uint16Array.from(rows, (row) => row.seen.away),
      gameHome: Uint8Array.from(rows, (row) => row.seen.gameHome ?? 0),
      gameAway: Uint8Array.from(rows, (row) => row.seen.gameAway ?? 0),
      serving: Uint8Array.from(rows, (row) => (row.seen.next === undefined ? 0 : row.seen.next + 1)),
      stats: stats.map((name, index) => ({
        name,
        home: Uint16Array.from(counted[index]?.filter((_, place) => place % 2 === 0) ?? []),
        away: Uint16Array.from(counted[index]?.filter((_, place) => place % 2 === 1) ?? []),
      })),
      sets,
      setStartAt,
      setEndAt,
      suspendedFrom: Float64Array.from(suspensions, (one) => one.from),
      suspendedTo: Float64Array.from(suspensions, (one) => one.to),
    }),
  };
}
