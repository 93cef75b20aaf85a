/**
 * Letters and messages. Nothing leaves this operator: everything it would send goes to a readable inbox. A letter's
 * token works once, for one purpose and a limited time. Both are kept in memory, so a restart deletes letters and
 * invalidates tokens.
 */
import type { RandomBytes } from '../credentials.ts';
import { createAttempts } from '../attempts.ts';
import { secretName } from '../credentials.ts';
import { createExpiringStore } from '../expiring-store.ts';

const MAX_LETTERS = 200;
const MAX_TOKENS = 100_000;
const HOUR_MS = 3_600_000;
/** Letters per hour to one address, and on behalf of one player. */
const LETTERS_AN_HOUR = 10;
const DAY_MS = 86_400_000;

export const LETTER_PURPOSES = [
  'accountverify',
  'activate',
  'activatefast',
  'passwordreset',
  'stopnewsletter',
] as const;
export type LetterPurpose = (typeof LETTER_PURPOSES)[number];

/** The lifetime of each kind of token. */
const LETTER_LIFE_MS: Readonly<Record<LetterPurpose, number>> = {
  accountverify: 3 * DAY_MS,
  activate: 3 * DAY_MS,
  activatefast: 3 * DAY_MS,
  passwordreset: 15 * 60_000,
  stopnewsletter: 365 * DAY_MS,
};

export interface Letter {
  readonly at: number;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code in the letter, if any. */
  readonly code: string | null;
  /** Site addresses in the letter. */
  readonly links: readonly string[];
}

interface Token {
  readonly purpose: LetterPurpose;
  readonly playerId: number;
  /** The subject of the token, such as an address to confirm. */
  readonly about: string;
  readonly expiresAt: number;
}

export type Redeemed =
  | { readonly ok: true; readonly playerId: number; readonly about: string }
  | { readonly ok: false; readonly code: 'token_unknown' | 'token_over' };

export interface Letters {
  /**
   * Null: a letter may be sent. A number: too many letters went to the address or were requested by this player; retry
   * after this many milliseconds. Codes have a limit of their own.
   */
  allow(to: string, playerId: number | null): number | null;
  send(letter: Omit<Letter, 'at'>): void;
  /** Newest first. */
  inbox(): readonly Letter[];
  issue(purpose: LetterPurpose, playerId: number, about: string): string;
  look(purpose: LetterPurpose, token: string): Redeemed;
  /** As `look`, and uses up the token. */
  redeem(purpose: LetterPurpose, token: string): Redeemed;
  /** Invalidates all the player's tokens of this purpose. */
  void(purpose: LetterPurpose, playerId: number): void;
  /** Every letter can stop the newsletter, so that token may be used repeatedly. */
  linkOf(language: string, purpose: LetterPurpose, token: string): string;
}

export function createLetters(random: RandomBytes, now: () => number): Letters {
  const letters: Letter[] = [];
  const tokens = createExpiringStore<Token>(MAX_TOKENS, now);
  const perAddress = createAttempts({ most: LETTERS_AN_HOUR, windowMs: HOUR_MS });
  const perPlayer = createAttempts({ most: LETTERS_AN_HOUR, windowMs: HOUR_MS });

  const look = (purpose: LetterPurpose, token: string): Redeemed => {
    const known = tokens.get(token);
    if (known === null || known.purpose !== purpose) return { ok: false, code: 'token_unknown' };
    return known.expiresAt <= now()
      ? { ok: false, code: 'token_over' }
      : { ok: true, playerId: known.playerId, about: known.about };
  };
  return {
    allow: (to, playerId) =>
      (playerId === null ? null : perPlayer.attempt(String(playerId), now())) ?? perAddress.attempt(to, now()),
    send: (letter) => {
      letters.unshift({ ...letter, at: now() });
      letters.length = Math.min(letters.length, MAX_LETTERS);
    },
    inbox: () => letters.slice(),
    issue: (purpose, playerId, about) => {
      const token = secretName(random);
      tokens.put(token, { purpose, playerId, about, expiresAt: now() + LETTER_LIFE_MS[purpose] });
      return token;
    },
    look,
    redeem: (purpose, token) => {
      const found = look(purpose, token);
      if (found.ok && purpose !== 'stopnewsletter') tokens.delete(token);
      return found;
    },
    void: (purpose, playerId) =>
      tokens.deleteWhere((known) => known.purpose === purpose && known.playerId === playerId),
    linkOf: (language, purpose, token) => `/${language}/user/${purpose}?token=${token}`,
  };
}
