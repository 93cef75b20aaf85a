/** The second step: a code by time, or a backup code, each of which is good once. */
import type { Journal } from '../../store/journal.ts';
import type { RandomBytes } from '../credentials.ts';
import { sha256 } from '../credentials.ts';
import { createLoginLimit } from '../login-limit.ts';
import type { People } from './people.ts';
import { base32, stepOfCode } from './totp.ts';

const SECRET_BYTES = 20;
const BACKUP_CODES = 10;
const BACKUP_BYTES = 5;
/** A secret that nobody confirms is forgotten. */
const PROPOSAL_LIFE_MS = 10 * 60_000;

export interface Proposal {
  readonly secret: string;
  /** For an authenticator app. */
  readonly otpauth: string;
}

export interface TwoFactorDesk {
  isOn(playerId: number): boolean;
  propose(playerId: number): Proposal;
  /** The backup codes, told once; null where the code is wrong or there is nothing to confirm. */
  confirm(playerId: number, code: string): Promise<readonly string[] | null>;
  /** Whether a code or a backup code is right; it is used up. */
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
  const proposals = new Map<number, { readonly secret: string; readonly at: number }>();
  const lastStep = new Map<number, number>();
  /** Who knows the password may ask for ever new tickets: the tries count by player, too. */
  const limit = createLoginLimit();

  const spendTime = async (playerId: number, secret: string, code: string): Promise<boolean> => {
    if (!/^\d{6}$/.test(code)) return false;
    const step = await stepOfCode(secret, code, now(), lastStep.get(playerId) ?? -1);
    // Another try with the same code may have come first.
    if (step === null || step <= (lastStep.get(playerId) ?? -1)) return false;
    lastStep.set(playerId, step);
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
      const known = proposals.get(playerId);
      const secret =
        known !== undefined && known.at > now() - PROPOSAL_LIFE_MS ? known.secret : base32(random(SECRET_BYTES));
      proposals.delete(playerId);
      proposals.set(playerId, { secret, at: now() });
      const [oldest] = proposals.keys();
      if (oldest !== undefined && proposals.size > 1_000) proposals.delete(oldest);
      return {
        secret,
        otpauth: `otpauth://totp/${encodeURIComponent(`${issuer}:${playerId}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`,
      };
    },
    confirm: async (playerId, code) => {
      const proposal = proposals.get(playerId);
      if (
        proposal === undefined ||
        proposal.at <= now() - PROPOSAL_LIFE_MS ||
        people.byId(playerId)?.twoFactor !== null
      )
        return null;
      if (!(await spendTime(playerId, proposal.secret, plain(code)))) return null;
      const codes = Array.from({ length: BACKUP_CODES }, () => base32(random(BACKUP_BYTES)));
      const backup = await Promise.all(codes.map(sha256));
      proposals.delete(playerId);
      journal.commit({ t: 'twoFactorOn', at: now(), playerId, secret: proposal.secret, backup });
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
