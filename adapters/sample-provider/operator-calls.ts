/**
 * The operator's calls to this provider [SMP-5, SMP-6]: signed with the shared key, each repeated until it is answered.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Grants } from './grants.ts';
import { grantSchema } from './grants.ts';
import type { Sessions } from './sessions.ts';

/** A call that was signed longer ago than this, or lies further ahead, is refused. */
const MAX_SKEW_MS = 60_000;

const sessionClose = v.object({
  sessionId: v.pipe(v.string(), v.regex(/^[\w:-]{1,80}$/)),
  reason: v.string(),
  endedAt: v.pipe(v.number(), v.safeInteger()),
});

export interface OperatorCall {
  /** The path below the address that the operator's configuration has. */
  readonly path: string;
  readonly body: string;
  readonly signedAt: string;
  readonly signature: string;
}

export interface OperatorAnswer {
  readonly status: 200 | 400 | 401 | 404;
  readonly body: { readonly status: 'OK' | 'BAD_SIGNATURE' | 'BAD_REQUEST' | 'UNKNOWN_CALL' };
}

function isSigned({ path, body, signedAt, signature }: OperatorCall, key: string, now: number): boolean {
  const fits = createHmac('sha256', key).update(`${signedAt}.${path}.${body}`).digest();
  const given = Buffer.from(signature, 'hex');
  // A time that is no number is never near.
  return (
    given.length === fits.length && timingSafeEqual(given, fits) && Math.abs(now - Number(signedAt)) <= MAX_SKEW_MS
  );
}

interface OperatorDeps {
  readonly key: string;
  readonly now: number;
  readonly sessions: Pick<Sessions, 'close'>;
  readonly grants: Pick<Grants, 'add'>;
}

const OK: OperatorAnswer = { status: 200, body: { status: 'OK' } };
const BAD_REQUEST: OperatorAnswer = { status: 400, body: { status: 'BAD_REQUEST' } };

export function answerOperator(call: OperatorCall, { key, now, sessions, grants }: OperatorDeps): OperatorAnswer {
  if (!isSigned(call, key, now)) return { status: 401, body: { status: 'BAD_SIGNATURE' } };
  const body = parsed(call.body);
  switch (call.path) {
    case 'session/close': {
      const read = v.safeParse(sessionClose, body);
      if (!read.success) return BAD_REQUEST;
      sessions.close(read.output.sessionId);
      return OK;
    }
    case 'freespins/grant': {
      const read = v.safeParse(grantSchema, body);
      if (!read.success) return BAD_REQUEST;
      grants.add(read.output);
      return OK;
    }
    default:
      return { status: 404, body: { status: 'UNKNOWN_CALL' } };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
