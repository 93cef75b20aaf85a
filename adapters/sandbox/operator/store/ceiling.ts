/**
 * Limits the records of a kind that can be added without a login [REC-11]. Counts come from the record itself, so that
 * a restart forgets none.
 */
import { TryLater } from '../try-later.ts';

/** How long a record counts. */
export const COUNTS_MS = 30 * 86_400_000;

export interface Ceiling {
  /** Counts a record of the kind. */
  count(at: number): void;
  /** How long until another may be added, ms; null: now. */
  wait(): number | null;
  /** Throws `TryLater` while there is no room. */
  pass(): void;
}

export function createCeiling(what: string, most: number, now: () => number): Ceiling {
  /** Times of the counted records, oldest first. */
  const moments: number[] = [];
  const wait = (): number | null => {
    const gone = moments.findIndex((at) => at + COUNTS_MS > now());
    moments.splice(0, gone === -1 ? moments.length : gone);
    const [oldest] = moments;
    return moments.length < most || oldest === undefined ? null : oldest + COUNTS_MS - now();
  };
  return {
    count: (at) => void moments.push(at),
    wait,
    pass: () => {
      const ms = wait();
      if (ms !== null) throw new TryLater(`there are too many ${what}`, ms);
    },
  };
}
