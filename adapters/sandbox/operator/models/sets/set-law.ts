/** Types shared by the set laws of all sports. */
import type { Side } from './shape.ts';

/**
 * Final scores of one set with their chances, in parallel columns. Frames and legs, whose points are not counted, are
 * 1:0 or 0:1.
 */
export interface ScoreLaw {
  readonly home: readonly number[];
  readonly away: readonly number[];
  readonly chance: readonly number[];
}

/** The score of a set in progress. */
export interface Standing {
  /** 0-based number of the set. */
  readonly index: number;
  /** Points of the set (tennis: games). */
  readonly home: number;
  readonly away: number;
  /** Tennis: points of the game or tie-break in play, counted 0, 1, 2, ... */
  readonly gameHome: number;
  readonly gameAway: number;
  /** The side that served or threw first in this set. */
  readonly server: Side;
  /** The side that serves or throws now. */
  readonly turn: Side;
}

/** The chances of one set between two sides of given strength. */
export interface SetLaw {
  /** Home's chance of winning set `index` before it starts. */
  readonly winChance: (index: number, server: Side) => number;
  readonly scores: (standing: Standing) => ScoreLaw;
  /** The side that starts the next set, after a set that `server` started ended home:away. */
  readonly nextServer: (server: Side, home: number, away: number) => Side;
}

export function freshStanding(index: number, server: Side): Standing {
  return { index, home: 0, away: 0, gameHome: 0, gameAway: 0, server, turn: server };
}

export function isFresh(standing: Standing): boolean {
  return standing.home === 0 && standing.away === 0 && standing.gameHome === 0 && standing.gameAway === 0;
}

export function homeChance(scores: ScoreLaw): number {
  let sum = 0;
  for (let index = 0; index < scores.chance.length; index += 1) {
    if ((scores.home[index] ?? 0) > (scores.away[index] ?? 0)) sum += scores.chance[index] ?? 0;
  }
  return sum;
}

/** The law of a set whose points are not counted. */
export function decided(home: number): ScoreLaw {
  return { home: [1, 0], away: [0, 1], chance: [home, 1 - home] };
}
