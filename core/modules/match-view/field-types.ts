/** The leaderboard of a field: a race of motorsport, a round of golf [FLD-7]. */

export const FIELD_HAPPENINGS = ['start', 'lead', 'out', 'safetyCar', 'eagle', 'birdie', 'end'] as const;

/** `end` names the winner. */
export interface FieldHappening {
  readonly kind: (typeof FIELD_HAPPENINGS)[number];
  /** The operator's time, ms. */
  readonly at: number;
  /** The competitor's number in the start list; 0 for all. */
  readonly number: number;
  /** The lap or the hole. */
  readonly lap: number;
  /** To par, after it; 0 in a race. */
  readonly score: number;
}

export interface FieldRow {
  /** In the start list, from 1. */
  readonly number: number;
  readonly name: string;
  readonly team: string | null;
  /** Null before the competitor's start, and out of the race. Equal scores share a place. */
  readonly place: number | null;
  /** Laps or holes completed. */
  readonly done: number;
  /**
   * In play: of a race the gap to the leader in ms, of a round the score to par. Before it: when the competitor of a
   * round starts, the operator's time in ms. Null where there is none.
   */
  readonly value: number | null;
  readonly isOut: boolean;
}

export interface FieldBoard {
  readonly kind: 'race' | 'round';
  readonly phase: 'ahead' | 'inPlay' | 'over';
  /** The lap, or the hole of the first group; 0 before the start. */
  readonly lap: number;
  readonly laps: number;
  readonly isSafetyCar: boolean;
  /** The best first; before the start, the start list. */
  readonly rows: readonly FieldRow[];
  /** Oldest first; the latest ones of a long event. */
  readonly happened: readonly FieldHappening[];
}

/** `none`: the game has no field. `failed`: no answer, the question is repeated. */
export type FieldAnswer = FieldBoard | 'none' | 'failed';
