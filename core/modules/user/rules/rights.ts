/** The player's rights, and the reasons against them [USR-11]. One rule for the core and the stand-in operator. */
import type { Ban } from '../../../navigation/navigation-context.ts';

export const RIGHTS = ['bet', 'deposit', 'withdraw', 'bonus', 'support'] as const;
export type Right = (typeof RIGHTS)[number];

/** Why a right is stopped now. `notAllowed`: the operator does not give it to this player. */
export type RightStop = 'banned' | 'notAllowed' | 'maintenance' | 'siteBlocked';

const PERSONAL: ReadonlySet<string> = new Set(['banned', 'notAllowed', 'bonusNotAllowed']);

/** Whether a refusal's code says that the player's rights have changed: the known facts are then outdated. */
export function isOfRights(code: string): boolean {
  return PERSONAL.has(code);
}

export interface Standing {
  readonly ban: Ban;
  /** The player's rights by the operator's names; null while unknown: then nothing is stopped. */
  readonly rights: readonly string[] | null;
  readonly isMaintenance: boolean;
  /** The site is closed to this visitor. */
  readonly isBlocked: boolean;
}

/** Whether a ban leaves a right: support always, the withdrawal under one kind of ban [USR-3]. */
export function isLeftByBan(right: Right, ban: Ban): boolean {
  if (ban === 'none' || right === 'support') return true;
  return right === 'withdraw' && ban === 'exceptWithdrawal';
}

/**
 * Every reason against an action that needs the right; empty when the player may act. A closed site still answers
 * questions and accepts appeals.
 */
export function rightStops(right: Right, standing: Standing): readonly RightStop[] {
  const isOpen = isLeftByBan(right, standing.ban);
  const isGiven = standing.rights === null || standing.rights.includes(right);
  return [
    ...(isOpen ? [] : ['banned' as const]),
    // A ban already implies the missing right: one reason, not two.
    ...(isOpen && !isGiven ? ['notAllowed' as const] : []),
    ...(standing.isMaintenance && right !== 'support' ? ['maintenance' as const] : []),
    ...(standing.isBlocked && right !== 'support' ? ['siteBlocked' as const] : []),
  ];
}
