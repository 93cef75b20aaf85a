import type { Ban } from '../../navigation/navigation-context.ts';
import type { UserState } from './decider.ts';
import { isLeftByBan, rightStops } from './rules/rights.ts';
import type { Right, RightStop } from './rules/rights.ts';
import { protectionLevel, protectionStatus, verificationOf } from './rules/status.ts';
import type { ProtectionStatus, Verification } from './rules/status.ts';
import type { UserFacts } from './types.ts';

export interface UserView {
  /** Null until the operator has said, and for a guest. */
  readonly facts: UserFacts | null;
  readonly isBanned: boolean;
  /** The player may withdraw despite a ban. */
  readonly mayWithdraw: boolean;
  /** 0 to 100; null where the operator gives none. */
  readonly protectionLevel: number | null;
  readonly protection: ProtectionStatus;
  readonly verification: Verification;
  /** All reasons that stop each right now; empty: the player has the right [USR-11]. */
  readonly stops: RightStops;
}

export type RightStops = Readonly<Record<Right, readonly RightStop[]>>;

/** Whether the site is open at all. */
export interface SiteStanding {
  readonly isMaintenance: boolean;
  readonly isBlocked: boolean;
}

const OPEN_SITE: SiteStanding = { isMaintenance: false, isBlocked: false };

export function viewUser({ facts, rights }: UserState, site: SiteStanding = OPEN_SITE): UserView {
  const level = facts === null ? null : protectionLevel(facts);
  return {
    facts,
    stops: stopsOf(facts, rights, site),
    isBanned: banIn(facts) !== 'none',
    mayWithdraw: facts !== null && isLeftByBan('withdraw', facts.ban),
    protectionLevel: level,
    protection: protectionStatus(level),
    verification: facts === null ? 'unknown' : verificationOf(facts),
  };
}

function stopsOf(facts: UserFacts | null, rights: readonly string[] | null, site: SiteStanding): RightStops {
  const ban = banIn(facts);
  const of = (right: Right): readonly RightStop[] => rightStops(right, { ban, rights, ...site });
  return {
    bet: of('bet'),
    deposit: of('deposit'),
    withdraw: of('withdraw'),
    bonus: of('bonus'),
    support: of('support'),
  };
}

/** The player's ban; none while the operator has not said. */
export function banIn(facts: UserFacts | null): Ban {
  return facts?.ban ?? 'none';
}
