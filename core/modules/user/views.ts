import type { UserState } from './decider.ts';
import { mayWithdraw, protectionLevel, protectionStatus, verificationOf } from './rules/status.ts';
import type { ProtectionStatus, Verification } from './rules/status.ts';
import type { AccountConversion, Identity, UserFacts } from './types.ts';

export interface UserView {
  /** Null until the operator has said, and for a guest. */
  readonly facts: UserFacts | null;
  /** In memory only. */
  readonly identity: Identity | null;
  readonly isBanned: boolean;
  /** Her ban leaves the withdrawal to her. */
  readonly mayWithdraw: boolean;
  /** 0 to 100; null where the operator gives none. */
  readonly protectionLevel: number | null;
  readonly protection: ProtectionStatus;
  readonly verification: Verification;
  /** What her token lets her do, by the operator's names. */
  readonly rights: readonly string[];
  readonly accountConversion: AccountConversion;
}

export function viewUser({ facts, rights, accountConversion }: UserState, identity: Identity | null): UserView {
  const level = facts === null ? null : protectionLevel(facts);
  return {
    facts,
    identity,
    rights,
    accountConversion,
    isBanned: facts !== null && facts.banLevel > 0,
    mayWithdraw: facts !== null && mayWithdraw(facts),
    protectionLevel: level,
    protection: protectionStatus(level),
    verification: facts === null ? 'unknown' : verificationOf(facts),
  };
}

/** The same while nothing that the guards ask for has changed. */
export function banOf(facts: UserFacts | null): { readonly level: number; readonly version: number } {
  return facts === null ? NO_BAN : { level: facts.banLevel, version: facts.banVersion };
}
const NO_BAN = { level: 0, version: 1 };
