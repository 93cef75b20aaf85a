/** The call that injects faults, which only the stand-in has. */
import * as v from 'valibot';
import { MAX_FAULTS } from '../operator/faults.ts';
import { post, readBody } from './call.ts';
import type { Route } from './call.ts';
import { json } from './respond.ts';
import { natural } from './wire-parts.ts';

const upTo = (most: number) => v.optional(v.pipe(natural, v.maxValue(most)), 0);
const settings = v.object({
  loseAnswer: upTo(MAX_FAULTS.loseAnswer),
  refuse: upTo(MAX_FAULTS.refuse),
  delayMs: upTo(MAX_FAULTS.delayMs),
});

export const faultRoutes: readonly Route[] = [
  post('/sandbox-api/v1/faults', async (call) => {
    const read = await readBody(call, settings);
    if (!read.ok) return read.error;
    call.operator.faults.set(read.value);
    return json(call.operator.faults.settings());
  }),
];
