/** The distribution of goals over a match: each period's remaining share of a side's expected goals. */
import type { MatchFormat, MatchState } from '../../line/types.ts';
import type { GoalsSpec } from './spec.ts';

/** Playing seconds of a period; formats without a length derive one from the standard length. */
export function periodSeconds(spec: GoalsSpec, format: MatchFormat): number {
  return format.periodS > 0 ? format.periodS : spec.standardS / format.periods;
}

/**
 * Goals per second relative to the match's mean, at a nominal second (added time counts as the period's last second).
 */
export function intensityAt(spec: GoalsSpec, format: MatchFormat, nominalS: number): number {
  const whole = format.periods * periodSeconds(spec, format);
  return 1 + spec.lateness * ((2 * nominalS) / whole - 1);
}

/** Intensity summed from `fromS` seconds into a period to its expected end. */
function weightLeft(spec: GoalsSpec, format: MatchFormat, period: number, fromS: number): number {
  const length = periodSeconds(spec, format);
  const end = period * length;
  const from = Math.min(fromS, length);
  const regular =
    (length - from) * ((intensityAt(spec, format, end - length + from) + intensityAt(spec, format, end)) / 2);
  return regular + addedLeft(spec, period, fromS - length) * intensityAt(spec, format, end);
}

/** Mean remaining added time after `overS` seconds of it; its length is uniform between minimum and maximum. */
function addedLeft(spec: GoalsSpec, period: number, overS: number): number {
  const range = spec.addedS[period - 1];
  if (!range) return 0;
  const mean = (range[0] + range[1]) / 2;
  if (overS <= range[0]) return mean - Math.max(0, overS);
  return Math.max(1, (range[1] - overS) / 2);
}

/** The weight of the whole match: a mean of λ goals is a rate of λ · intensity / weight per second. */
export function wholeWeight(spec: GoalsSpec, format: MatchFormat): number {
  let weight = 0;
  for (let period = 1; period <= format.periods; period += 1) weight += weightLeft(spec, format, period, 0);
  return weight;
}

/** Each period's remaining share of the whole match's expected goals, periods in order. */
export function sharesLeft(spec: GoalsSpec, format: MatchFormat, state: MatchState): readonly number[] {
  const whole = wholeWeight(spec, format);
  const shares: number[] = [];
  for (let period = 1; period <= format.periods; period += 1) {
    if (period < state.period || state.status === 4 || (period === state.period && state.status === 3)) shares.push(0);
    else if (period > state.period) shares.push(weightLeft(spec, format, period, 0) / whole);
    else shares.push(weightLeft(spec, format, period, secondsInPeriod(spec, format, state)) / whole);
  }
  return shares;
}

/** Elapsed playing seconds of the current period. */
function secondsInPeriod(spec: GoalsSpec, format: MatchFormat, state: MatchState): number {
  return spec.clockRunsOn ? Math.max(0, state.clockS - (state.period - 1) * periodSeconds(spec, format)) : state.clockS;
}

/** Playing seconds that are left of a period from `fromS` seconds into it, added time as expected. */
function secondsLeft(spec: GoalsSpec, format: MatchFormat, period: number, fromS: number): number {
  const length = periodSeconds(spec, format);
  return length - Math.min(fromS, length) + addedLeft(spec, period, fromS - length);
}

/** The part of the playing time that is over, from 0 to 1. */
export function playedShare(spec: GoalsSpec, format: MatchFormat, state: MatchState): number {
  let [whole, left] = [0, 0];
  for (let period = 1; period <= format.periods; period += 1) {
    const all = secondsLeft(spec, format, period, 0);
    whole += all;
    if (period > state.period) left += all;
    else if (period === state.period && state.status === 2)
      left += secondsLeft(spec, format, period, secondsInPeriod(spec, format, state));
  }
  return 1 - left / whole;
}
