/**
 * Letters and messages. Nothing leaves this operator: whatever it would send stands in an inbox that a person can read. A letter's token is good once, for a purpose and a
 * time. Both are kept in memory: after a restart the letters are gone and their tokens void.
 */
import type { RandomBytes } from '../credentials.ts';
import { secretName } from '../credentials.ts';

const KEPT = 200;
const TOKENS_KEPT = 5_000;
const DAY_MS = 86_400_000;

export const LETTER_PURPOSES = [
  'accountverify',
  'activate',
  'activatefast',
  'passwordreset',
  'stopnewsletter',
] as const;
export type LetterPurpose = (typeof LETTER_PURPOSES)[number];

/** How long each kind of token is good. */
export const LETTER_LIFE_MS: Readonly<Record<LetterPurpose, number>> = {
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
  /** The code in it, if any. */
  readonly code: string | null;
  /** Addresses of the site in it. */
  readonly links: readonly string[];
}

interface Token {
  readonly purpose: LetterPurpose;
  readonly playerId: number;
  /** What the token stands for, such as an address to be confirmed. */
  readonly about: string;
  readonly expiresAt: number;
}

export type Redeemed =
  | { readonly ok: true; readonly playerId: number; readonly about: string }
  | { readonly ok: false; readonly code: 'token_unknown' | 'token_over' };

export interface Letters {
  send(letter: Omit<Letter, 'at'>): void;
  /** Newest first. */
  inbox(): readonly Letter[];
  issue(purpose: LetterPurpose, playerId: number, about: string): string;
  look(purpose: LetterPurpose, token: string): Redeemed;
  /** As `look`, and the token is used up. */
  redeem(purpose: LetterPurpose, token: string): Redeemed;
  /** A newsletter can be stopped from every letter: that token is used as often as one likes. */
  linkOf(language: string, purpose: LetterPurpose, token: string): string;
}

export function createLetters(random: RandomBytes, now: () => number): Letters {
  const letters: Letter[] = [];
  const tokens = new Map<string, Token>();

  const look = (purpose: LetterPurpose, token: string): Redeemed => {
    const known = tokens.get(token);
    if (known === undefined || known.purpose !== purpose) return { ok: false, code: 'token_unknown' };
    return known.expiresAt <= now()
      ? { ok: false, code: 'token_over' }
      : { ok: true, playerId: known.playerId, about: known.about };
  };
  return {
    send: (letter) => {
      letters.unshift({ ...letter, at: now() });
      letters.length = Math.min(letters.length, KEPT);
    },
    inbox: () => letters.slice(),
    issue: (purpose, playerId, about) => {
      const token = secretName(random);
      tokens.set(token, { purpose, playerId, about, expiresAt: now() + LETTER_LIFE_MS[purpose] });
      for (const oldest of tokens.keys()) {
        if (tokens.size <= TOKENS_KEPT) break;
        tokens.delete(oldest);
      }
      return token;
    },
    look,
    redeem: (purpose, token) => {
      const found = look(purpose, token);
      if (found.ok && purpose !== 'stopnewsletter') tokens.delete(token);
      return found;
    },
    linkOf: (language, purpose, token) => `/${language}/user/${purpose}?token=${token}`,
  };
}
