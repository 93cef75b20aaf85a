/** Where the competitors of a field stand at one time of their event. */

export interface Standing {
  /** The place in the start list, from 1. */
  readonly number: number;
  /** Laps or holes completed. */
  readonly done: number;
  /** Whole half-seconds lost to a perfect race, or strokes to par. */
  readonly score: number;
  /** Orders equal scores: of a race its part of a half-second, of golf the play-off; from 0, below 1. */
  readonly tie: number;
  /** Retired. */
  readonly isOut: boolean;
}

export interface FieldNow {
  /** In the order of the start list. */
  readonly standings: readonly Standing[];
  readonly isSafetyCar: boolean;
}

export type FieldEventKind = 'start' | 'lead' | 'out' | 'safetyCar' | 'eagle' | 'birdie' | 'end';

export interface FieldEvent {
  /** Wall ms. */
  readonly at: number;
  readonly kind: FieldEventKind;
  /** Of the competitor; 0 for an event of all. */
  readonly number: number;
  /** The lap or the hole. */
  readonly lap: number;
  /** The score to par after it; 0 in a race. */
  readonly score: number;
}

/** What is seen from one time on. */
export interface FieldFrame {
  /** Wall ms. */
  readonly at: number;
  readonly period: number;
  readonly isSuspended: boolean;
  readonly isOver: boolean;
  readonly now: FieldNow;
}

export interface FieldTimeline {
  /** In the order of time; the first at the start, the last at the end. */
  readonly frames: readonly FieldFrame[];
  readonly events: readonly FieldEvent[];
}

/** How long markets are closed after what changes their prices at once, wall ms at the usual pace. */
export const CLOSED_MS = 10_000;

/** The best first; those who are out last, and of them the one who came further before. */
export function ranked(standings: readonly Standing[]): readonly Standing[] {
  return standings.toSorted(
    (one, other) =>
      Number(one.isOut) - Number(other.isOut) ||
      (one.isOut ? other.done - one.done : 0) ||
      one.score - other.score ||
      one.tie - other.tie ||
      one.number - other.number,
  );
}

/** The number of those who lead; null while nobody is in. */
export function leaderOf(standings: readonly Standing[]): number | null {
  const [first] = ranked(standings);
  return first === undefined || first.isOut ? null : first.number;
}

/**
 * The place in a ranked list of golf: equal scores share a place; at the end the play-off has parted the winner from the
 * rest.
 */
export function sharedPlace(order: readonly Standing[], at: number, isOver: boolean): number {
  const score = order[at]?.score;
  const equal = 1 + order.findIndex((each) => each.score === score);
  return isOver && at > 0 ? Math.max(2, equal) : equal;
}
