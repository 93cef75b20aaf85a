import type { Race, Races } from './types.ts';

export type RacePhase = 'ahead' | 'running' | 'over';

/** `now` is the operator's time, ms [VRT-3]. */
export function phaseOf({ startsAt, endsAt }: Pick<Race, 'startsAt' | 'endsAt'>, now: number): RacePhase {
  if (now < startsAt) return 'ahead';
  return now < endsAt ? 'running' : 'over';
}

const MIN_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
/** The answer after a start or an end is asked for a little later. */
const GRACE_MS = 250;

/** How long after an answer the next one is asked for: when a race begins or ends [VRT-1]. */
export function nextPauseMs({ at, races }: Races): number {
  const times = races.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((time) => time > at);
  const next = Math.min(at + MAX_PAUSE_MS, ...times.map((time) => time + GRACE_MS));
  return Math.max(MIN_PAUSE_MS, next - at);
}
