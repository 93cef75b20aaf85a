/** The operator's trials in the site config [TRL-1]. */
import * as v from 'valibot';
import type { Trials } from './types.ts';

const word = v.pipe(v.string(), v.regex(/^\w[\w-]{0,39}$/));
const trial = v.tuple([word, v.pipe(v.array(word), v.minLength(2))]);
const availability = v.object({ abTestsAvailability: v.record(v.string(), v.unknown()) });

/** The running trials among the fields of the site config; a trial of another shape is left out. */
export function trialsIn(config: unknown): Trials {
  const outer = v.safeParse(availability, config);
  if (!outer.success) return {};
  return Object.fromEntries(
    Object.entries(outer.output.abTestsAvailability).flatMap((entry) => {
      const parsed = v.safeParse(trial, entry);
      return parsed.success ? [parsed.output] : [];
    }),
  );
}
