import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Appeal, AppealForm } from './types.ts';

const appeal = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    reason: v.nullable(integer),
    madeAt: integer,
    status: v.fallback(v.picklist(['received', 'inReview', 'granted', 'declined', 'unknown']), 'unknown'),
  }),
  // A block without a reason is 0 at the operator.
  v.transform(({ reason, ...rest }): Appeal => ({
    ...rest,
    reasonNumber: reason !== null && reason > 0 ? reason : null,
  })),
);

export const APPEALS_PATH = '/blocks-api/api/v1/appeals';
export const decodeAppeal: Decode<Appeal> = decodeWith(
  v.pipe(
    v.object({ data: appeal }),
    v.transform(({ data }) => data),
  ),
);
export const decodeAppeals: Decode<readonly Appeal[]> = decodeWith(
  v.pipe(
    v.object({ data: v.array(appeal) }),
    v.transform(({ data }) => data),
  ),
);

/** The form as the operator reads it; blanks around typed values are left out. */
export function encodeAppeal({ email, words, reasonNumber }: AppealForm): Readonly<Record<string, unknown>> {
  return { email: email.trim(), words: words.trim(), reason: reasonNumber };
}
