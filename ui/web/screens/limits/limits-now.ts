/**
 * The limit service's current time, ms: the local clock corrected by the service's last timestamp, in whole seconds
 * rounded up like the service's own timestamps.
 */
import type { LimitsView } from 'touchline/core/limits/public';

const SECOND_MS = 1_000;

export function limitsNow({ clockOffset }: Pick<LimitsView, 'clockOffset'>): number {
  return Math.ceil((Date.now() + clockOffset) / SECOND_MS) * SECOND_MS;
}
