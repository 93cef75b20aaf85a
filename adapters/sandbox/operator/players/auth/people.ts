/** Players and their sign-in data, folded from the record. */
import type { OperatorRecord, StoredPlayer } from '../../store/records.ts';
import { isPlayerRecord } from './records.ts';

export interface TwoFactor {
  readonly secret: string;
  /** SHA-256 of the remaining codes. */
  readonly backup: readonly string[];
  /** The time step of the last used code; -1 before the first. */
  readonly lastStep: number;
}

export interface Person extends StoredPlayer {
  readonly twoFactor: TwoFactor | null;
  /** Wall ms of the player's last change of the password; null before the first. */
  readonly passwordChangedAt: number | null;
  /** The number of the secret question; null without one. */
  readonly secretQuestion: number | null;
}

export interface People {
  apply(record: OperatorRecord): void;
  byId(id: number): Person | null;
  /** By number, or as `byAddress`. */
  byLogin(login: string): Person | null;
  byPhone(phone: string): Person | null;
  /** The player who has confirmed the address. */
  byEmail(email: string): Person | null;
  /** The player who has confirmed the address; without one, the first player who entered it [AUT-10]. */
  byAddress(email: string): Person | null;
  bySocial(provider: string, socialId: string): Person | null;
  size(): number;
}

export const plainEmail = (email: string): string => email.trim().toLowerCase();

export function createPeople(): People {
  const people = new Map<number, Person>();
  const logins = new Map<string, number>();
  const phones = new Map<string, number>();
  const confirmed = new Map<string, number>();
  /** The players who entered an address without confirming it, in order. */
  const claims = new Map<string, readonly number[]>();
  const socials = new Map<string, number>();
  const of = (id: number | undefined): Person | null => (id === undefined ? null : (people.get(id) ?? null));

  const letGo = ({ id, email }: Person): void => {
    if (email === undefined) return;
    if (confirmed.get(email) === id) confirmed.delete(email);
    const others = (claims.get(email) ?? []).filter((other) => other !== id);
    if (others.length > 0) claims.set(email, others);
    else claims.delete(email);
  };
  const hold = ({ id, email, isEmailConfirmed }: Person): void => {
    if (email === undefined) return;
    if (isEmailConfirmed === true) confirmed.set(email, id);
    else claims.set(email, [...(claims.get(email) ?? []), id]);
  };
  const byAddress = (email: string): Person | null => of(confirmed.get(email) ?? claims.get(email)?.[0]);

  const put = (person: Person): void => {
    const before = people.get(person.id);
    if (before === undefined) hold(person);
    else if (before.email !== person.email || before.isEmailConfirmed !== person.isEmailConfirmed) {
      letGo(before);
      hold(person);
    }
    if (before?.phone !== undefined && before.phone !== person.phone) phones.delete(before.phone);
    people.set(person.id, person);
    logins.set(person.login, person.id);
    if (person.phone !== undefined) phones.set(person.phone, person.id);
    for (const { provider, socialId } of person.social ?? []) socials.set(`${provider} ${socialId}`, person.id);
  };
  const change = (id: number, make: (person: Person) => Person): void => {
    const person = people.get(id);
    if (person !== undefined) put(make(person));
  };

  return {
    apply: (record) => {
      if (record.t === 'registered')
        return put({ ...record.player, twoFactor: null, passwordChangedAt: null, secretQuestion: null });
      if (!isPlayerRecord(record)) return undefined;
      switch (record.t) {
        case 'profileChanged': {
          const { email, isEmailConfirmed, phone, isPhoneConfirmed, wantsNewsletter } = record;
          return change(record.playerId, (person) => ({
            ...person,
            ...(email === undefined ? {} : { email }),
            ...(isEmailConfirmed === undefined ? {} : { isEmailConfirmed }),
            ...(phone === undefined ? {} : { phone }),
            ...(isPhoneConfirmed === undefined ? {} : { isPhoneConfirmed }),
            ...(wantsNewsletter === undefined ? {} : { wantsNewsletter }),
          }));
        }
        case 'passwordChanged': {
          const { at, salt, hash, iterations, scheme } = record;
          return change(record.playerId, (person) => ({
            ...person,
            salt,
            hash,
            iterations,
            scheme,
            passwordChangedAt: at,
          }));
        }
        case 'secretQuestionSet':
          return change(record.playerId, (person) => ({ ...person, secretQuestion: record.question }));
        case 'socialLinked': {
          const { provider, socialId } = record;
          return change(record.playerId, (person) => ({
            ...person,
            social: [...(person.social ?? []), { provider, socialId }],
          }));
        }
        case 'twoFactorOn':
          return change(record.playerId, (person) => ({
            ...person,
            twoFactor: { secret: record.secret, backup: record.backup, lastStep: record.step },
          }));
        case 'twoFactorOff':
          return change(record.playerId, (person) => ({ ...person, twoFactor: null }));
        case 'timeCodeUsed':
          return change(record.playerId, (person) =>
            person.twoFactor === null
              ? person
              : { ...person, twoFactor: { ...person.twoFactor, lastStep: record.step } },
          );
        case 'backupCodeUsed':
          return change(record.playerId, (person) =>
            person.twoFactor === null
              ? person
              : {
                  ...person,
                  twoFactor: {
                    ...person.twoFactor,
                    backup: person.twoFactor.backup.filter((hash) => hash !== record.hash),
                  },
                },
          );
      }
    },
    byId: (id) => of(id),
    byLogin: (login) => of(logins.get(login)) ?? byAddress(plainEmail(login)),
    byPhone: (phone) => of(phones.get(phone)),
    byEmail: (email) => of(confirmed.get(plainEmail(email))),
    byAddress: (email) => byAddress(plainEmail(email)),
    bySocial: (provider, socialId) => of(socials.get(`${provider} ${socialId}`)),
    size: () => people.size,
  };
}
