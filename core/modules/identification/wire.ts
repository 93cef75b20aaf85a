import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Check, IdentificationStatus } from './types.ts';
import { PROVIDERS } from './types.ts';

const MAX_REQUIREMENTS = 20;
const STATUSES: Readonly<Record<string, IdentificationStatus>> = {
  Active: 'VERIFICATION_SUCCESSFUL',
  VERIFICATION_SUCCESSFUL: 'VERIFICATION_SUCCESSFUL',
  Closed: 'VERIFICATION_DENIED',
  VERIFICATION_DENIED: 'VERIFICATION_DENIED',
};

/** An unknown word is no decision. */
const status = v.pipe(
  v.string(),
  v.transform((word): IdentificationStatus => STATUSES[word] ?? 'UNVERIFIED'),
);
const providers = v.pipe(
  v.array(v.string()),
  // In the operator's order: the preferred one first.
  v.transform((named) => named.flatMap((name) => PROVIDERS.find((known) => known === name) ?? [])),
);
const requirements = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MAX_REQUIREMENTS));

export const IDENTIFICATION_PATHS = {
  status: '/web-api/identification/status',
  photo: '/web-api/identification/photo',
} as const;

export const decodeCheck: Decode<Check> = decodeWith(
  v.object({
    status,
    isUnderReview: v.fallback(v.boolean(), false),
    providers,
    requirements,
    attempts: v.pipe(integer, v.minValue(0)),
  }),
);

export const decodeSent: Decode<{ readonly status: IdentificationStatus }> = decodeWith(v.object({ status }));
