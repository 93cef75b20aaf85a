/** The calls that read and set switches, which only the stand-in has. */
import * as v from 'valibot';
import { SWITCHES, SWITCH_NAMES } from '../operator/switches/switches.ts';
import type { Switches } from '../operator/switches/switches.ts';
import { get, post, readBody } from './call.ts';
import type { Route } from './call.ts';
import { json, malformed } from './respond.ts';

const body = v.object({
  set: v.optional(v.record(v.string(), v.unknown()), {}),
  reset: v.optional(v.boolean(), false),
});

export const switchRoutes: readonly Route[] = [
  get('/sandbox-api/v1/switches', (call) => json(described(call.operator.switches))),
  post('/sandbox-api/v1/switches', async (call) => {
    const read = await readBody(call, body);
    if (!read.ok) return read.error;
    const { switches } = call.operator;
    if (read.value.reset) switches.reset();
    const errors = switches.set(read.value.set);
    return errors.length > 0 ? malformed(errors.join('; ')) : json(described(switches));
  }),
];

function described(switches: Switches): unknown {
  const values = switches.values();
  return {
    switches: SWITCH_NAMES.map((name) => ({
      name,
      group: SWITCHES[name].group,
      description: SWITCHES[name].description,
      kind: SWITCHES[name].kind,
      options: SWITCHES[name].options,
      wants: SWITCHES[name].wants,
      initial: SWITCHES[name].initial,
      value: values[name],
    })),
  };
}
