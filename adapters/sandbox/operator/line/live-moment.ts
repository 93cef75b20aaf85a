/**
 * A live game at one time. Prices stand from one pulse to the next; between pulses only an event that forces new prices
 * recomputes them.
 */
import type { Match } from '../models/match.ts';
import { pulseBefore } from './pulse.ts';
import type { Fixture, MatchModel, MatchState } from './types.ts';

/** A live game at one time; all times in wall ms. */
export interface LiveMoment {
  /** The last change of the match or the last pulse. */
  readonly at: number;
  readonly state: MatchState;
  /** When the current prices were computed. */
  readonly pricedAt: number;
  readonly pricedState: MatchState;
}

/** `now` must not be before the start. */
export function liveMoment(fixture: Fixture, match: Match, now: number): LiveMoment {
  let at = Math.max(fixture.startsAt, pulseBefore(fixture, now));
  let state = match.stateAt(at);
  let [pricedAt, pricedState] = [at, state];
  while (state.nextChangeAt <= now) {
    const before = state;
    at = state.nextChangeAt;
    state = match.stateAt(at);
    if (isRepriced(fixture, before, state)) [pricedAt, pricedState] = [at, state];
  }
  return { at, state, pricedAt, pricedState };
}

/**
 * Sports in which a score is rare and decisive: markets reopen at new prices. Where scores are frequent, new prices
 * wait for the pulse.
 */
const REPRICED_BY_SCORE: ReadonlySet<MatchModel> = new Set([
  'football',
  'hockey',
  'futsal',
  'american-football',
  'rugby',
  'motorsport',
  'golf',
]);

/** Whether the game's markets reopen at new prices after a score. */
export function isRepricedByScore({ format }: Fixture): boolean {
  return REPRICED_BY_SCORE.has(format.model);
}

/**
 * Whether a change forces new prices: a period begins or ends, or, in a sport of rare scores, markets reopen after a
 * goal or a review.
 */
function isRepriced(fixture: Fixture, before: MatchState, after: MatchState): boolean {
  if (before.status !== after.status || before.period !== after.period) return true;
  const hasOpened = before.suspended !== null && after.suspended === null;
  return hasOpened && isRepricedByScore(fixture);
}
