/** The player's rights, and the reasons against them [USR-11]. One rule for the core and the stand-in operator. */

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
  /** 0 is no ban. */
  readonly banLevel: number;
  readonly banVersion: number;
  /** The player's rights by the operator's names; null while unknown: then nothing is stopped. */
  readonly rights: readonly string[] | null;
  readonly isMaintenance: boolean;
  /** The site is closed to this visitor. */
  readonly isBlocked: boolean;
}

/** The level of a ban that leaves the withdrawal open, by the ban's version. */
const WITHDRAWAL_LEVEL = { first: 53, later: 45 } as const;
const FIRST_VERSION = 1;

/** Whether a ban leaves a right: support always, the withdrawal at one level [USR-3]. */
export function isLeftByBan(
  right: Right,
  { banLevel, banVersion }: Pick<Standing, 'banLevel' | 'banVersion'>,
): boolean {
  if (banLevel <= 0 || right === 'support') return true;
  const level = banVersion === FIRST_VERSION ? WITHDRAWAL_LEVEL.first : WITHDRAWAL_LEVEL.later;
  return right === 'withdraw' && banLevel === level;
}

/**
 * Every reason against an action that needs the right; empty when the player may act. A closed site still answers
 * questions and accepts appeals.
 */
export function rightStops(right: Right, standing: Standing): readonly RightStop[] {
  const isOpen = isLeftByBan(right, standing);
  const isGiven = standing.rights === null || standing.rights.includes(right);
  return [
    ...(isOpen ? [] : ['banned' as const]),
    // A ban already implies the missing right: one reason, not two.
    ...(isOpen && !isGiven ? ['notAllowed' as const] : []),
    ...(standing.isMaintenance && right !== 'support' ? ['maintenance' as const] : []),
    ...(standing.isBlocked && right !== 'support' ? ['siteBlocked' as const] : []),
  ];
}
