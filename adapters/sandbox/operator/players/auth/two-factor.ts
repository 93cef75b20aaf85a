/** The second step: a time-based code or a backup code. Each code works once. */
import type { Journal } from '../../store/journal.ts';
import type { RandomBytes } from '../credentials.ts';
import { sha256 } from '../credentials.ts';
import { createAttempts, LOGIN_FAILURES } from '../attempts.ts';
import { createExpiringStore } from '../expiring-store.ts';
import type { People } from './people.ts';
import { base32, stepOfCode } from './totp.ts';

const SECRET_BYTES = 20;
const BACKUP_CODES = 10;
const BACKUP_BYTES = 5;
/** An unconfirmed secret is discarded after this time. */
const PROPOSAL_LIFE_MS = 10 * 60_000;
const MAX_PROPOSALS = 10_000;

export interface Proposal {
  readonly secret: string;
  /** For an authenticator app. */
  readonly otpauth: string;
}

export interface TwoFactorDesk {
  isOn(playerId: number): boolean;
  propose(playerId: number): Proposal;
  /** Returns the backup codes, once; null when the code is wrong or nothing awaits confirmation. */
  confirm(playerId: number, code: string): Promise<readonly string[] | null>;
  /** Whether a time-based or backup code is correct. A correct code is used up. */
  verify(playerId: number, code: string): Promise<boolean>;
  turnOff(playerId: number, code: string): Promise<boolean>;
}

const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

export function createTwoFactor(
  people: People,
  journal: Pick<Journal, 'commit' | 'durable'>,
  now: () => number,
  random: RandomBytes,
  issuer = 'Touchline',
): TwoFactorDesk {
  const proposals = createExpiringStore<{ readonly secret: string; readonly expiresAt: number }>(MAX_PROPOSALS, now);
  /** Tries also count per player, because the password allows unlimited new tickets. */
  const limit = createAttempts(LOGIN_FAILURES);

  const stepOf = (secret: string, code: string, after: number): Promise<number | null> =>
    /^\d{6}$/.test(code) ? stepOfCode(secret, code, now(), after) : Promise.resolve(null);
  /** A time-based code works once. Its use is on record, so a restart does not forget it (RFC 6238, 5.2). */
  const spendTime = async (playerId: number, secret: string, code: string): Promise<boolean> => {
    const lastStep = (): number => people.byId(playerId)?.twoFactor?.lastStep ?? Infinity;
    const step = await stepOf(secret, code, lastStep());
    // Another request may have used the same code first.
    if (step === null || step <= lastStep()) return false;
    journal.commit({ t: 'timeCodeUsed', at: now(), playerId, step });
    await journal.durable();
    return true;
  };
  const verify = async (playerId: number, typed: string): Promise<boolean> => {
    const code = plain(typed);
    const secret = people.byId(playerId)?.twoFactor?.secret;
    if (secret === undefined || limit.attempt(String(playerId), now()) !== null) return false;
    if (await spendTime(playerId, secret, code)) {
      limit.succeeded(String(playerId));
      return true;
    }
    const hash = await sha256(code);
    if (people.byId(playerId)?.twoFactor?.backup.includes(hash) !== true) return false;
    limit.succeeded(String(playerId));
    journal.commit({ t: 'backupCodeUsed', at: now(), playerId, hash });
    await journal.durable();
    return true;
  };

  return {
    isOn: (playerId) => people.byId(playerId)?.twoFactor !== null && people.byId(playerId) !== null,
    propose: (playerId) => {
      const known = proposals.get(String(playerId));
      const secret = known !== null && known.expiresAt > now() ? known.secret : base32(random(SECRET_BYTES));
      proposals.put(String(playerId), { secret, expiresAt: now() + PROPOSAL_LIFE_MS });
      const label = encodeURIComponent(`${issuer}:${playerId}`);
      const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
      return { secret, otpauth: `otpauth://totp/${label}?${query}` };
    },
    confirm: async (playerId, code) => {
      const proposal = proposals.get(String(playerId));
      if (proposal === null || proposal.expiresAt <= now() || people.byId(playerId)?.twoFactor !== null) return null;
      const step = await stepOf(proposal.secret, plain(code), -1);
      if (step === null) return null;
      const codes = Array.from({ length: BACKUP_CODES }, () => base32(random(BACKUP_BYTES)));
      const backup = await Promise.all(codes.map(sha256));
      // Another tab may have confirmed the same proposal meanwhile.
      if (!proposals.delete(String(playerId))) return null;
      journal.commit({ t: 'twoFactorOn', at: now(), playerId, secret: proposal.secret, backup, step });
      await journal.durable();
      return codes.map((each) => `${each.slice(0, 4)}-${each.slice(4)}`);
    },
    verify,
    turnOff: async (playerId, code) => {
      if (!(await verify(playerId, code))) return false;
      journal.commit({ t: 'twoFactorOff', at: now(), playerId });
      await journal.durable();
      return true;
    },
  };
}
