import * as v from 'valibot';

/** A stake in minor units. The operator checks the range. */
export const stake = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000));
