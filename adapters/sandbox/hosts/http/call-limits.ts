/**
 * Rate limits of calls, per address and in total [HST-6]. Limits apply to calls that guess (passwords, codes, tokens),
 * that send letters, that write to the record without a login, and that cost much.
 */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Admit } from '../../handlers/call.ts';

export interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

export interface CallLimit {
  readonly name: string;
  /** Method and path as the routes have them: `POST /web-api/user/login`. All of them share one count. */
  readonly calls: readonly string[];
  readonly perAddress: Allowance;
  readonly all: Allowance;
}

export const LIMIT_SETTINGS = ['strict', 'relaxed'] as const;
export type LimitSetting = (typeof LIMIT_SETTINGS)[number];

const MINUTE_S = 60;
const HOUR_S = 3_600;
/** For tests and trials in which many players come from one address. */
const RELAXED_FACTOR = 1_000;

export const CALL_LIMITS: readonly CallLimit[] = [
  {
    name: 'passwords, codes and tokens that are tried',
    calls: [
      'POST /web-api/user/login',
      'POST /web-api/user/login/phone',
      'POST /web-api/user/login/sms',
      'POST /web-api/user/login/two-step',
      'POST /web-api/user/recovery/code',
      'POST /web-api/user/recovery/password',
      'POST /web-api/user/letters/:purpose',
      'POST /web-api/user/two-factor/enable',
      'POST /web-api/user/two-factor/disable',
      'POST /web-api/user/login/qr',
      'POST /web-api/user/qr-login/look',
      'POST /web-api/user/qr-login/decide',
    ],
    perAddress: { points: 30, seconds: MINUTE_S },
    all: { points: 1_200, seconds: MINUTE_S },
  },
  {
    // A browser asks every two seconds while its code is shown.
    name: 'logins by QR code that wait',
    calls: ['POST /web-api/user/login/qr/collect', 'POST /web-api/user/login/qr/cancel'],
    perAddress: { points: 120, seconds: MINUTE_S },
    all: { points: 30_000, seconds: MINUTE_S },
  },
  {
    name: 'codes and letters that are sent',
    calls: [
      'POST /web-api/user/login/sms/request',
      'POST /web-api/registration/phone/request',
      'POST /web-api/registration/mail',
      'POST /web-api/user/recovery',
      'POST /web-api/user/security/email',
    ],
    perAddress: { points: 20, seconds: HOUR_S },
    all: { points: 3_000, seconds: HOUR_S },
  },
  {
    name: 'registrations',
    calls: ['POST /web-api/registration/fast', 'POST /web-api/registration/phone', 'POST /web-api/registration/full'],
    perAddress: { points: 20, seconds: HOUR_S },
    all: { points: 3_000, seconds: HOUR_S },
  },
  {
    name: 'sign-ins with a provider',
    calls: [
      'POST /social-api/oauth/:provider',
      'POST /social-api/oauth/:provider/page',
      'POST /social-api/oauth/complete',
      'POST /social-api/oauth/google-one-tap',
    ],
    perAddress: { points: 60, seconds: HOUR_S },
    all: { points: 6_000, seconds: HOUR_S },
  },
  {
    name: 'appeals and calls back',
    calls: ['POST /blocks-api/api/v1/appeals', 'POST /web-api/support/callback'],
    perAddress: { points: 10, seconds: HOUR_S },
    all: { points: 600, seconds: HOUR_S },
  },
  {
    name: 'coupon codes that are made',
    calls: ['POST /bet-api/v1/coupon/code'],
    perAddress: { points: 60, seconds: HOUR_S },
    all: { points: 2_000, seconds: HOUR_S },
  },
  {
    name: 'coupon codes that are tried, and coupons that are generated',
    calls: ['GET /bet-api/v1/coupon/code/:code', 'POST /bet-api/v1/coupon/generate'],
    perAddress: { points: 60, seconds: MINUTE_S },
    all: { points: 3_000, seconds: MINUTE_S },
  },
  {
    name: 'captchas and the consultant',
    calls: [
      'GET /web-api/captcha/update',
      'POST /web-api/captcha/validate',
      'POST /web-api/support/chat',
      'POST /web-api/support/questions',
    ],
    perAddress: { points: 60, seconds: MINUTE_S },
    all: { points: 3_000, seconds: MINUTE_S },
  },
];

/** Counts in memory, by the wall clock; a restart resets the counts. */
export function createAdmit(setting: LimitSetting, limits: readonly CallLimit[] = CALL_LIMITS): Admit {
  const factor = setting === 'strict' ? 1 : RELAXED_FACTOR;
  const counters = new Map(
    limits.flatMap(({ calls, perAddress, all }) => {
      const counter = { perAddress: limiterOf(perAddress, factor), all: limiterOf(all, factor) };
      return calls.map((call) => [call, counter] as const);
    }),
  );
  return async ({ method, path, client }) => {
    const counter = counters.get(`${method.toUpperCase()} ${path}`);
    if (counter === undefined) return null;
    // While the total is exhausted, no address is counted. This bounds the number of remembered addresses.
    const spent = await counter.all.get(EVERYBODY);
    if (spent !== null && spent.remainingPoints === 0) return spent.msBeforeNext;
    return (await consume(counter.perAddress, groupOf(client))) ?? consume(counter.all, EVERYBODY);
  };
}

const EVERYBODY = 'all';

function limiterOf({ points, seconds }: Allowance, factor: number): RateLimiterMemory {
  return new RateLimiterMemory({ points: points * factor, duration: seconds });
}

/** Null, or for how many milliseconds the key is refused. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
    throw refused;
  }
}

/** A provider's customer has at least a /64 of IPv6, so a /64 counts as one client. */
export function groupOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
