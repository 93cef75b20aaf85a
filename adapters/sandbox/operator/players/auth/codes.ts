/**
 * Codes that are sent and typed back: valid for five minutes and five tries, with a minute between two codes. Kept in
 * memory: a restart invalidates every code.
 */
import type { RandomBytes } from '../credentials.ts';
import { createAttempts } from '../attempts.ts';
import { secretName } from '../credentials.ts';
import { createExpiringStore } from '../expiring-store.ts';
import type { ExpiringStore } from '../expiring-store.ts';

export const CODE_LIFE_MS = 5 * 60_000;
export const RESEND_MS = 60_000;
const CODE_TRIES = 5;
/** Codes per destination and hour. */
const CODES_AN_HOUR = 5;
const HOUR_MS = 3_600_000;
/** The maximum number of pending codes, and of pending second steps. */
const MAX_WAITING = 10_000;
/** The maximum number of pending second steps of one player; one more invalidates the oldest. */
const MAX_STEPS = 5;

export type CodePurpose = 'login' | 'registration' | 'recovery' | 'phone' | 'twoStep';

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
  /** False when there is no recipient. Answers are then the same, and no code is correct. */
  readonly isSent: boolean;
  readonly code: string;
  readonly expiresAt: number;
  readonly remember: boolean;
  triesLeft: number;
}

export interface CodeBook {
  /** `isSent` is false when there is no recipient; answers are the same. */
  ask(purpose: CodePurpose, to: string, playerId: number | null, isSent: boolean, lifeMs?: number): Asked;
  /** Opens a ticket for a second step: nothing is sent, and `judge` decides whether a code is correct. */
  open(playerId: number, remember: boolean): Challenge;
  /** A correct code is used up. */
  check(purpose: CodePurpose, ticket: string, code: string): Checked;
  /** Invalidates every pending code and second step of the player. */
  voidOf(playerId: number): void;
  checkBy(ticket: string, judge: (playerId: number) => Promise<boolean>): Promise<Checked>;
}

/** Six digits. */
function drawCode(random: RandomBytes): string {
  return String(new DataView(random(4).buffer).getUint32(0) % 1_000_000).padStart(6, '0');
}

export function createCodeBook(random: RandomBytes, now: () => number): CodeBook {
  // Separate shelves: requesting codes for other people's numbers cannot crowd out second steps, which require a
  // password.
  const sent = createExpiringStore<Waiting>(MAX_WAITING, now);
  const steps = createExpiringStore<Waiting>(MAX_WAITING, now);
  const stepsOf = new Map<number, readonly string[]>();
  /** The last ticket of a purpose and destination. */
  const lastOf = new Map<string, string>();
  const perMinute = createAttempts({ most: 1, windowMs: RESEND_MS });
  const perHour = createAttempts({ most: CODES_AN_HOUR, windowMs: HOUR_MS });
  const storeOf = (purpose: CodePurpose): ExpiringStore<Waiting> => (purpose === 'twoStep' ? steps : sent);

  const keep = (entry: Waiting): Challenge => {
    const ticket = secretName(random);
    storeOf(entry.purpose).put(ticket, entry);
    return { ticket, resendInMs: RESEND_MS, expiresInMs: entry.expiresAt - now(), attemptsLeft: CODE_TRIES };
  };
  /** The refusal of a try, or the entry with one try fewer. */
  const attempt = (purpose: CodePurpose, ticket: string): Waiting | Checked => {
    const entry = storeOf(purpose).get(ticket);
    if (entry === null || entry.purpose !== purpose || entry.expiresAt <= now()) return { ok: false, code: 'time_up' };
    if (entry.triesLeft === 0) return { ok: false, code: 'no_attempts' };
    entry.triesLeft -= 1;
    return entry;
  };
  const judged = (isRight: boolean, ticket: string, entry: Waiting): Checked => {
    if (!isRight || !entry.isSent) return { ok: false, code: 'wrong_code', attemptsLeft: entry.triesLeft };
    storeOf(entry.purpose).delete(ticket);
    return { ok: true, to: entry.to, playerId: entry.playerId, remember: entry.remember };
  };

  return {
    ask: (purpose, to, playerId, isSent, lifeMs = CODE_LIFE_MS) => {
      const key = `${purpose} ${to}`;
      const tooMany = perHour.attempt(key, now());
      if (tooMany !== null) return { ok: false, retryAfterMs: tooMany };
      const tooSoon = perMinute.attempt(key, now());
      if (tooSoon !== null) {
        perHour.withdraw(key);
        return { ok: false, retryAfterMs: tooSoon };
      }
      // A newer code invalidates older ones.
      sent.delete(lastOf.get(key) ?? '');
      const code = drawCode(random);
      const challenge = keep({
        purpose,
        to,
        playerId,
        isSent,
        code,
        expiresAt: now() + lifeMs,
        remember: false,
        triesLeft: CODE_TRIES,
      });
      if (lastOf.size >= 2 * MAX_WAITING)
        for (const [other, ticket] of lastOf) if (sent.get(ticket) === null) lastOf.delete(other);
      lastOf.set(key, challenge.ticket);
      return { ok: true, code, challenge };
    },
    open: (playerId, remember) => {
      const challenge = keep({
        purpose: 'twoStep',
        to: '',
        playerId,
        isSent: true,
        code: '',
        expiresAt: now() + CODE_LIFE_MS,
        remember,
        triesLeft: CODE_TRIES,
      });
      const tickets = [...(stepsOf.get(playerId) ?? []), challenge.ticket];
      for (const surplus of tickets.splice(0, Math.max(0, tickets.length - MAX_STEPS))) steps.delete(surplus);
      stepsOf.set(playerId, tickets);
      return challenge;
    },
    check: (purpose, ticket, code) => {
      const entry = attempt(purpose, ticket);
      return 'ok' in entry ? entry : judged(entry.code === code, ticket, entry);
    },
    voidOf: (playerId) => {
      sent.deleteWhere((each) => each.playerId === playerId);
      steps.deleteWhere((each) => each.playerId === playerId);
      stepsOf.delete(playerId);
    },
    checkBy: async (ticket, judge) => {
      const entry = attempt('twoStep', ticket);
      if ('ok' in entry) return entry;
      return judged(entry.playerId !== null && (await judge(entry.playerId)), ticket, entry);
    },
  };
}
