/** What the operator's record says of players beside money: how they can be reached, what they sign in with. Passwords and backup codes are hashes; a two-factor secret stands as it is, for codes are made from it. */
import * as v from 'valibot';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();
const social = v.object({ provider: text, socialId: text });

/** What a player may have told at her registration, or later. To be spread into the stored player. */
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
} as const;

/** To be spread into the record's variants. They move no money. */
export const playerRecords = [
  v.object({
    t: v.literal('profileChanged'),
    at: int,
    playerId: int,
    email: v.optional(text),
    isEmailConfirmed: v.optional(v.boolean()),
    wantsNewsletter: v.optional(v.boolean()),
  }),
  /** Ends all her sessions. */
  v.object({ t: v.literal('passwordChanged'), at: int, playerId: int, salt: text, hash: text, iterations: int }),
  v.object({ t: v.literal('socialLinked'), at: int, playerId: int, provider: text, socialId: text }),
  v.object({ t: v.literal('twoFactorOn'), at: int, playerId: int, secret: text, backup: v.array(text) }),
  v.object({ t: v.literal('twoFactorOff'), at: int, playerId: int }),
  v.object({ t: v.literal('backupCodeUsed'), at: int, playerId: int, hash: text }),
] as const;

const playerRecord = v.variant('t', playerRecords);
export type PlayerRecord = v.InferOutput<typeof playerRecord>;

/** Whether a record is one of a player's own. */
export function isPlayerRecord(record: { readonly t: string }): record is PlayerRecord {
  return playerRecords.some(({ entries }) => entries.t.literal === record.t);
}
