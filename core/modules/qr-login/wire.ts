import * as v from 'valibot';
import type { CallFailure } from '../../http/api.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { err, ok } from '../../kernel/result.ts';
import type { SignedInWire } from '../session/public.ts';
import { decodeSignedIn } from '../session/public.ts';
import type { AskFailure, DecisionFailure, Proof } from './types.ts';

export const QR_PATHS = {
  ask: '/web-api/user/login/qr',
  collect: '/web-api/user/login/qr/collect',
  cancel: '/web-api/user/login/qr/cancel',
  look: '/web-api/user/qr-login/look',
  decide: '/web-api/user/qr-login/decide',
} as const;

/** The form of a ticket, also in an address. */
export const TICKET = /^[\w-]{16,64}$/;
const secret = v.pipe(v.string(), v.regex(TICKET));
const comparison = v.pipe(v.string(), v.regex(/^\d{4}$/));
const duration = v.pipe(integer, v.minValue(0));
const MAX_NAME = 100;

export const decodeChallenge = decodeWith(v.object({ ticket: secret, secret, comparison, expiresIn: duration }));

export const decodeRequest = decodeWith(
  v.object({
    device: v.pipe(v.string(), v.maxLength(MAX_NAME)),
    countryId: integer,
    comparison,
    expiresIn: duration,
    proof: v.picklist(['password', 'code'] satisfies readonly Proof[]),
  }),
);

export type Collected = { readonly state: 'waiting' | 'refused' | 'expired' } | { readonly state: SignedInWire };

const open = decodeWith(v.object({ state: v.picklist(['waiting', 'refused', 'expired', 'approved']) }));

/** The state of the challenge, or the new session. */
export const decodeCollected: Decode<Collected> = (value) => {
  const read = open(value);
  if (!read.ok) return read;
  if (read.value.state !== 'approved') return ok({ state: read.value.state });
  const session = decodeSignedIn(value);
  return session.ok ? ok({ state: session.value }) : err(session.error);
};

/** Accepts any body, also none. */
export const decodeNothing: Decode<null> = () => ok(null);

const A_MINUTE_S = 60;
const wait = v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)), A_MINUTE_S);

interface Failed<C> {
  readonly code: C;
  readonly retryInMs: number | null;
}

/** A missing answer is unreachable, never wrong. */
export function askFailure(failure: CallFailure): Failed<AskFailure> {
  if (failure.kind !== 'status' || failure.status >= 500) return { code: 'unreachable', retryInMs: null };
  if (failure.status !== 429) return { code: 'refused', retryInMs: null };
  return {
    code: 'tooManyTries',
    retryInMs: Math.ceil(v.parse(wait, failure.errors[0]?.meta['retryAfter'])) * 1000,
  };
}

/** `gone`: the request no longer waits for a decision. */
export function decisionFailure(failure: CallFailure): Failed<DecisionFailure> | 'gone' {
  if (failure.kind === 'status' && failure.status === 404) return 'gone';
  const code = failure.kind === 'status' ? failure.errors[0]?.code : undefined;
  return code === 'wrongPassword' || code === 'wrong_code' ? { code, retryInMs: null } : askFailure(failure);
}
