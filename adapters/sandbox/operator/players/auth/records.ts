/**
 * Schemas of player records beside money: contacts and sign-in data. Passwords and backup codes are hashes; a
 * two-factor secret is stored in plain text, because codes derive from it.
 */
import * as v from 'valibot';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();
const social = v.object({ provider: text, socialId: text });

/** The referral that sent a player: its kind and its value, percent-encoded. */
export const referralEntry = v.object({
  type: v.picklist(['bf_id', 'reflinkid']),
  value: v.pipe(v.string(), v.maxLength(384)),
});

/** Data that a player may enter at registration or later. Spread into the stored player. */
export const personEntries = {
  phone: v.optional(text),
  email: v.optional(text),
  name: v.optional(text),
  surname: v.optional(text),
  /** `YYYY-MM-DD` */
  birthDate: v.optional(text),
  /** 0 declined, 1 sports, 2 casino. */
  bonus: v.optional(int),
  wantsNewsletter: v.optional(v.boolean()),
  isEmailConfirmed: v.optional(v.boolean()),
  isPhoneConfirmed: v.optional(v.boolean()),
  social: v.optional(v.array(social)),
  /** The code of the invitation that the player came with. */
  invitedBy: v.optional(text),
  /** The player chose the password at registration. */
  isPasswordOwn: v.optional(v.boolean()),
  referral: v.optional(referralEntry),
} as const;

/** Spread into the record's variants. These records move no money. */
export const playerRecords = [
  v.object({
    t: v.literal('profileChanged'),
    at: int,
    playerId: int,
    email: v.optional(text),
    isEmailConfirmed: v.optional(v.boolean()),
    phone: v.optional(text),
    isPhoneConfirmed: v.optional(v.boolean()),
    wantsNewsletter: v.optional(v.boolean()),
  }),
  /** Ends all sessions of the player but `keeps`, the hash of the session that changed the password. */
  v.object({
    t: v.literal('passwordChanged'),
    at: int,
    playerId: int,
    salt: text,
    hash: text,
    iterations: int,
    scheme: v.optional(v.literal('scrypt')),
    keeps: v.optional(text),
  }),
  /** The answer is kept as a password is. */
  v.object({
    t: v.literal('secretQuestionSet'),
    at: int,
    playerId: int,
    question: int,
    salt: text,
    hash: text,
    iterations: int,
    scheme: v.optional(v.literal('scrypt')),
  }),
  v.object({ t: v.literal('socialLinked'), at: int, playerId: int, provider: text, socialId: text }),
  /** `step` belongs to the code that confirmed the secret; the same code cannot sign in. */
  v.object({
    t: v.literal('twoFactorOn'),
    at: int,
    playerId: int,
    secret: text,
    backup: v.array(text),
    step: v.optional(int, -1),
  }),
  v.object({ t: v.literal('twoFactorOff'), at: int, playerId: int }),
  v.object({ t: v.literal('backupCodeUsed'), at: int, playerId: int, hash: text }),
  v.object({ t: v.literal('timeCodeUsed'), at: int, playerId: int, step: int }),
] as const;

const playerRecord = v.variant('t', playerRecords);
export type PlayerRecord = v.InferOutput<typeof playerRecord>;

/** Whether a record belongs to a player's sign-in data. */
export function isPlayerRecord(record: { readonly t: string }): record is PlayerRecord {
  return playerRecords.some(({ entries }) => entries.t.literal === record.t);
}
