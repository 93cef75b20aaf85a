/** The pulse of live prices: between two pulses a game's prices stand, unless a match event forces new ones. */
import type { Fixture } from './types.ts';

/** How long live prices stand, wall ms: enough to choose one, type a stake and have the bet accepted. */
const PULSE_MS = 120_000;
/** The upper bound of that time within the match, match ms. */
const PULSE_MATCH_MS = 1_200_000;

/** Wall ms between two pulses of a game. */
export function pulseOf({ pace }: Pick<Fixture, 'pace'>): number {
  return Math.max(1, Math.round(Math.min(PULSE_MS, PULSE_MATCH_MS / pace)));
}

/** The last pulse at or before `now`, wall ms. Different games pulse at different times. */
export function pulseBefore(fixture: Pick<Fixture, 'pace' | 'seed'>, now: number): number {
  return now - ((now + fixture.seed) % pulseOf(fixture));
}
