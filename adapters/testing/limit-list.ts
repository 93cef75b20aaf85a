/** Reads a list of limits that a service has sent. */
import * as v from 'valibot';
import { MONEY_LIMITS } from './limit-engine.ts';
import type { LimitList } from './limit-engine.ts';

const amount = v.nullable(v.number());
const list = v.object({
  limits: v.array(
    v.object({
      kind: v.string(),
      value: amount,
      pending: v.nullable(v.object({ value: amount })),
      left: v.optional(amount),
    }),
  ),
  exclusions: v.array(v.object({ kind: v.picklist(['self-exclusion', 'time-out']), endsAt: v.number() })),
});

/** The list, without kinds that no law is about; otherwise what is wrong, with the field: `limits.0.value: …`. */
export function readLimitList(body: unknown): LimitList | string {
  const read = v.safeParse(list, body);
  if (!read.success) {
    const [issue] = read.issues;
    return `${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`;
  }
  const limits = read.output.limits.flatMap(({ kind: name, left, ...entry }) => {
    const kind = MONEY_LIMITS.find((each) => each === name);
    return kind === undefined ? [] : [{ ...entry, kind, ...(left === undefined ? {} : { left }) }];
  });
  return { limits, exclusions: read.output.exclusions };
}
