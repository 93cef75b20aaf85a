/** The counters that outlive a page, kept on the device for a day [ANL-9]. */
import * as v from 'valibot';
import { decodeWith } from '../../http/wire-tools.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { isWithinLast } from '../../kernel/time.ts';
import { REGISTRATION_KINDS } from './catalogue.ts';
import type { RegistrationKind } from './catalogue.ts';

const LIFE_MS = DEVICE_STORAGE.analytics.life * 1_000;
const time = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const tries = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99_999));
const kind = v.picklist(REGISTRATION_KINDS);

const metrics = v.object({
  authTryCounter: tries,
  lastAuthPopUpCallTime: time,
  regTryCounter: tries,
  lastRegCallTime: time,
  /** A registration has ended well: its leave item is skipped from then on. */
  hasDone: v.boolean(),
  /** The form that a provider interrupted; the page is another one when the player returns. */
  socialData: v.nullable(
    v.object({ currencyId: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)), countryId: tries, regType: kind }),
  ),
  additionalParams: v.object({ type: v.nullable(kind), hasRegister: v.boolean() }),
});

export type LocalMetrics = Readonly<v.InferOutput<typeof metrics>>;
export type { RegistrationKind };

const NO_METRICS: LocalMetrics = {
  authTryCounter: 0,
  lastAuthPopUpCallTime: null,
  regTryCounter: 0,
  lastRegCallTime: null,
  hasDone: false,
  socialData: null,
  additionalParams: { type: null, hasRegister: false },
};

export interface StoredMetrics {
  /** When they were written, ms. */
  readonly at: number;
  readonly metrics: LocalMetrics;
}

export const decodeStored: Decode<StoredMetrics> = decodeWith(
  v.object({ at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), metrics }),
);

/** The stored counters, unless a day has passed since they were written. */
export function freshMetrics(stored: StoredMetrics | null, now: number): LocalMetrics {
  return stored !== null && isWithinLast(stored.at, LIFE_MS, now) ? stored.metrics : NO_METRICS;
}
