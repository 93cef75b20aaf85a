/** Codes that are sent and typed back: five minutes, five tries, a minute between two of them. Kept in memory: a restart makes every code void. */
import type { RandomBytes } from '../credentials.ts';
import { secretName } from '../credentials.ts';

export const CODE_LIFE_MS = 5 * 60_000;
export const RESEND_MS = 60_000;
export const CODE_TRIES = 5;
/** To one destination in an hour. */
const CODES_AN_HOUR = 5;
const HOUR_MS = 3_600_000;
const REMEMBERED = 10_000;

export type CodePurpose = 'login' | 'registration' | 'recovery' | 'twoStep';

export interface Challenge {
  readonly ticket: string;
  readonly resendInMs: number;
  readonly expiresInMs: number;
  readonly attemptsLeft: number;
}

export type Asked =
  | { readonly ok: true; readonly challenge: Challenge; readonly code: string }
  | { readonly ok: false; readonly retryAfterMs: number };
export type Checked =
  | { readonly ok: true; readonly to: string; readonly playerId: number | null; readonly remember: boolean }
  | { readonly ok: false; readonly code: 'wrong_code'; readonly attemptsLeft: number }
  | { readonly ok: false; readonly code: 'time_up' | 'no_attempts' };

interface Waiting {
  readonly purpose: CodePurpose;
  readonly to: string;
  readonly playerId: number | null;
  /** False: nobody is there. The answers are the same, and no code is right. */
  readonly isSent: boolean;
  readonly code: string;
  readonly expiresAt: number;
  readonly remember: boolean;
  triesLeft: number;
}

export interface CodeBook {
  /** `isSent` false: nobody is there to send it to; the answers are the same. */
  ask(purpose: CodePurpose, to: string, playerId: number | null, isSent: boolean, lifeMs?: number): Asked;
  /** A ticket for a second step: nothing is sent, `judge` says what is right. */
  open(playerId: number, remember: boolean): Challenge;
  /** A right code is used up. */
  check(purpose: CodePurpose, ticket: string, code: string): Checked;
  checkBy(ticket: string, judge: (playerId: number) => Promise<boolean>): Promise<Checked>;
}

/** Six digits. */
function drawCode(random: RandomBytes): string {
  return String(new DataView(random(4).buffer).getUint32(0) % 1_000_000).padStart(6, '0');
}

export function createCodeBook(random: RandomBytes, now: () => number): CodeBook {
  const waiting = new Map<string, Waiting>();
  const sent = new Map<string, readonly number[]>();

  const keep = (entry: Waiting): Challenge => {
    for (const [ticket, each] of waiting) {
      if (waiting.size < REMEMBERED && each.expiresAt > now() - HOUR_MS) break;
      waiting.delete(ticket);
    }
    const ticket = secretName(random);
    waiting.set(ticket, entry);
    return { ticket, resendInMs: RESEND_MS, expiresInMs: entry.expiresAt - now(), attemptsLeft: CODE_TRIES };
  };
  /** What speaks against a try, or the entry, whose tries are one fewer. */
  const attempt = (purpose: CodePurpose, ticket: string): Waiting | Checked => {
    const entry = waiting.get(ticket);
    if (entry === undefined || entry.purpose !== purpose || entry.expiresAt <= now())
      return { ok: false, code: 'time_up' };
    if (entry.triesLeft === 0) return { ok: false, code: 'no_attempts' };
    entry.triesLeft -= 1;
    return entry;
  };
  const judged = (isRight: boolean, ticket: string, entry: Waiting): Checked => {
    if (!isRight || !entry.isSent) return { ok: false, code: 'wrong_code', attemptsLeft: entry.triesLeft };
    waiting.delete(ticket);
    return { ok: true, to: entry.to, playerId: entry.playerId, remember: entry.remember };
  };

  return {
    ask: (purpose, to, playerId, isSent, lifeMs = CODE_LIFE_MS) => {
      const key = `${purpose} ${to}`;
      const recent = (sent.get(key) ?? []).filter((at) => at > now() - HOUR_MS);
      const wait =
        Math.max(
          (recent.at(-1) ?? -Infinity) + RESEND_MS,
          recent.length < CODES_AN_HOUR ? -Infinity : (recent[0] ?? 0) + HOUR_MS,
        ) - now();
      if (wait > 0) return { ok: false, retryAfterMs: wait };
      sent.delete(key);
      sent.set(key, [...recent, now()]);
      const [oldest] = sent.keys();
      if (oldest !== undefined && sent.size > REMEMBERED) sent.delete(oldest);
      // A newer code makes the older ones void.
      for (const [ticket, each] of waiting) if (each.purpose === purpose && each.to === to) waiting.delete(ticket);
      const code = drawCode(random);
      return {
        ok: true,
        code,
        challenge: keep({
          purpose,
          to,
          playerId,
          isSent,
          code,
          expiresAt: now() + lifeMs,
          remember: false,
          triesLeft: CODE_TRIES,
        }),
      };
    },
    open: (playerId, remember) =>
      keep({
        purpose: 'twoStep',
        to: '',
        playerId,
        isSent: true,
        code: '',
        expiresAt: now() + CODE_LIFE_MS,
        remember,
        triesLeft: CODE_TRIES,
      }),
    check: (purpose, ticket, code) => {
      const entry = attempt(purpose, ticket);
      return 'ok' in entry ? entry : judged(entry.code === code, ticket, entry);
    },
    checkBy: async (ticket, judge) => {
      const entry = attempt('twoStep', ticket);
      if ('ok' in entry) return entry;
      return judged(entry.playerId !== null && (await judge(entry.playerId)), ticket, entry);
    },
  };
}
