/** How goals spread over a match: the share of a side's expected goals that each period still holds. */
import type { MatchFormat, MatchState } from '../../line/types.ts';
import type { GoalsSpec } from './spec.ts';

/** Playing seconds of a period; formats without a length get one from the standard length. */
export function periodSeconds(spec: GoalsSpec, format: MatchFormat): number {
  return format.periodS > 0 ? format.periodS : spec.standardS / format.periods;
}

/** Goals a second relative to the match's mean, at a nominal second (added time counts as the period's last second). */
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

/** Mean added time to come when `overS` seconds of it are gone: it is even between the least and the most. */
function addedLeft(spec: GoalsSpec, period: number, overS: number): number {
  const range = spec.addedS[period - 1];
  if (!range) return 0;
  const mean = (range[0] + range[1]) / 2;
  if (overS <= range[0]) return mean - Math.max(0, overS);
  return Math.max(1, (range[1] - overS) / 2);
}

/** The weight of the whole match: a mean of λ goals is λ · intensity / weight a second. */
export function wholeWeight(spec: GoalsSpec, format: MatchFormat): number {
  let weight = 0;
  for (let period = 1; period <= format.periods; period += 1) weight += weightLeft(spec, format, period, 0);
  return weight;
}

/** Shares of the whole match's expected goals that each period still holds at a state, periods in order. */
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

/** Playing seconds of the period in play. */
function secondsInPeriod(spec: GoalsSpec, format: MatchFormat, state: MatchState): number {
  return spec.clockRunsOn ? Math.max(0, state.clockS - (state.period - 1) * periodSeconds(spec, format)) : state.clockS;
}
