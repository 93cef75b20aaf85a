/** The limit service's time now, ms: our clock, put right by what it told last, in whole seconds rounded up, as its moments are. */
import type { LimitsView } from '../../../../core/modules/limits/public.ts';

const SECOND_MS = 1_000;

export function limitsNow({ clockOffset }: Pick<LimitsView, 'clockOffset'>): number {
  return Math.ceil((Date.now() + clockOffset) / SECOND_MS) * SECOND_MS;
}
