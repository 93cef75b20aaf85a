/** Who a player is and what she signs in with, folded from the record. */
import type { OperatorRecord, StoredPlayer } from '../../store/records.ts';
import { isPlayerRecord } from './records.ts';

export interface TwoFactor {
  readonly secret: string;
  /** SHA-256 of the codes that are left. */
  readonly backup: readonly string[];
}

export interface Person extends StoredPlayer {
  readonly twoFactor: TwoFactor | null;
}

export interface People {
  apply(record: OperatorRecord): void;
  byId(id: number): Person | null;
  /** By the number, or by an e-mail address that is hers. */
  byLogin(login: string): Person | null;
  byPhone(phone: string): Person | null;
  byEmail(email: string): Person | null;
  bySocial(provider: string, socialId: string): Person | null;
  size(): number;
}

export const plainEmail = (email: string): string => email.trim().toLowerCase();

export function createPeople(): People {
  const people = new Map<number, Person>();
  const logins = new Map<string, number>();
  const phones = new Map<string, number>();
  const emails = new Map<string, number>();
  const socials = new Map<string, number>();
  const of = (id: number | undefined): Person | null => (id === undefined ? null : (people.get(id) ?? null));

  const put = (person: Person): void => {
    const before = people.get(person.id);
    if (before?.email !== undefined && before.email !== person.email) emails.delete(before.email);
    people.set(person.id, person);
    logins.set(person.login, person.id);
    if (person.phone !== undefined) phones.set(person.phone, person.id);
    if (person.email !== undefined) emails.set(person.email, person.id);
    for (const { provider, socialId } of person.social ?? []) socials.set(`${provider} ${socialId}`, person.id);
  };
  const change = (id: number, make: (person: Person) => Person): void => {
    const person = people.get(id);
    if (person !== undefined) put(make(person));
  };

  return {
    apply: (record) => {
      if (record.t === 'registered') return put({ ...record.player, twoFactor: null });
      if (!isPlayerRecord(record)) return undefined;
      switch (record.t) {
        case 'profileChanged': {
          const { email, isEmailConfirmed, wantsNewsletter } = record;
          return change(record.playerId, (person) => ({
            ...person,
            ...(email === undefined ? {} : { email }),
            ...(isEmailConfirmed === undefined ? {} : { isEmailConfirmed }),
            ...(wantsNewsletter === undefined ? {} : { wantsNewsletter }),
          }));
        }
        case 'passwordChanged': {
          const { salt, hash, iterations } = record;
          return change(record.playerId, (person) => ({ ...person, salt, hash, iterations }));
        }
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
            twoFactor: { secret: record.secret, backup: record.backup },
          }));
        case 'twoFactorOff':
          return change(record.playerId, (person) => ({ ...person, twoFactor: null }));
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
    byLogin: (login) => of(logins.get(login) ?? emails.get(plainEmail(login))),
    byPhone: (phone) => of(phones.get(phone)),
    byEmail: (email) => of(emails.get(plainEmail(email))),
    bySocial: (provider, socialId) => of(socials.get(`${provider} ${socialId}`)),
    size: () => people.size,
  };
}
