import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { TermsStatus } from './types.ts';

/** A time or a text: it is only compared and sent back. */
const signature = v.nullable(v.union([v.pipe(v.string(), v.maxLength(100)), v.pipe(integer, v.transform(String))]));
const status = v.pipe(
  v.object({ result: v.boolean(), updatedAt: v.optional(signature, null) }),
  v.transform(({ result, updatedAt }) => ({ isChanged: result, updatedAt })),
);

export const TERMS_PATHS = {
  status: '/web-api/api-v3/v2/user/agreement-rules/status',
  confirm: '/web-api/api-v3/v2/user/agreement-rules/confirm',
} as const;
export const decodeTerms: Decode<TermsStatus> = decodeWith(status);
