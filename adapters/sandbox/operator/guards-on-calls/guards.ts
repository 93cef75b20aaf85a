/**
 * Guards in front of calls, for tests and trials: a captcha, a required fingerprint, changed terms, refused tokens.
 * Guards are kept in memory and end with the process.
 */
import type { Captcha } from './captcha.ts';
import { createCaptcha } from './captcha.ts';

export interface GuardSettings {
  /** How many calls below `path` need a proof each. */
  readonly captcha: number;
  /** 100, 111, 112 or 113. */
  readonly captchaCode: number;
  /** Whether a wrong answer ends the session. */
  readonly isCaptchaStrict: boolean;
  /** The path prefix of the calls that a captcha and changed terms guard. */
  readonly path: string;
  /** Whether players' calls need a fingerprint. */
  readonly isFingerprintWanted: boolean;
  /** How many calls below `path` are refused until the terms are confirmed. */
  readonly terms: number;
  /** How many players' calls are refused as if their token had expired. */
  readonly unauthorized: number;
}

export const NO_GUARDS: GuardSettings = {
  captcha: 0,
  captchaCode: 100,
  isCaptchaStrict: false,
  path: '/bet-api/v1/bets',
  isFingerprintWanted: false,
  terms: 0,
  unauthorized: 0,
};
export const MAX_GUARDED = 1_000;
export const CAPTCHA_CODES: readonly number[] = [100, 111, 112, 113];

export interface GuardedCall {
  readonly method: string;
  readonly path: string;
  readonly isSigned: boolean;
  readonly fingerprint: string | null;
  readonly proof: string | null;
}

export type GuardRefusal =
  | { readonly status: 400; readonly code: string }
  | { readonly status: 401 }
  | { readonly status: 451 };

export interface CallGuards {
  set(settings: GuardSettings): void;
  settings(): GuardSettings;
  readonly captcha: Captcha;
  /** Why this call may not pass, or null. Counts the call. */
  judge(call: GuardedCall): GuardRefusal | null;
}

/** Unguarded calls: the switches, the captcha itself, obtaining a token and signing out. */
const OPEN = /^\/(?:sandbox-api\/|web-api\/(?:captcha\/|session$|user\/(?:gettoken|disconnect)$))/;

function createGuards(now: () => number): CallGuards {
  let set = NO_GUARDS;
  const captcha = createCaptcha(now, () => set.isCaptchaStrict);
  const less = (name: 'captcha' | 'terms' | 'unauthorized'): void => {
    set = { ...set, [name]: set[name] - 1 };
  };
  return {
    set: (settings) => {
      set = settings;
    },
    settings: () => set,
    captcha,
    judge({ method, path, isSigned, fingerprint, proof }) {
      if (OPEN.test(path)) return null;
      if (isSigned && set.unauthorized > 0) {
        less('unauthorized');
        return { status: 401 };
      }
      if (isSigned && set.isFingerprintWanted && (fingerprint ?? 'none') === 'none')
        return { status: 400, code: 'fingerprint' };
      if (method !== 'post' || !path.startsWith(set.path)) return null;
      if (set.terms > 0) {
        less('terms');
        return { status: 451 };
      }
      if (set.captcha === 0) return null;
      if (proof === null || !captcha.isGood(proof)) return { status: 400, code: String(set.captchaCode) };
      less('captcha');
      return null;
    },
  };
}

const guards = new WeakMap<object, CallGuards>();

/** The guards of an operator. */
export function guardsOf(operator: { readonly clock: { now(): number } }): CallGuards {
  const known = guards.get(operator) ?? createGuards(() => operator.clock.now());
  guards.set(operator, known);
  return known;
}
