/** The operator's levels and versions of bans [USR-3, USR-11]. One reading for the core and the stand-in operator. */
import type { Ban } from '../../navigation/navigation-context.ts';

/** The level of a ban that leaves the withdrawal open, by the ban's version. */
const WITHDRAWAL_LEVEL = { first: 53, later: 45 } as const;
const FIRST_VERSION = 1;

/** The ban of a level; 0 is no ban. */
export function banOf(level: number, version: number): Ban {
  if (level <= 0) return 'none';
  const open = version === FIRST_VERSION ? WITHDRAWAL_LEVEL.first : WITHDRAWAL_LEVEL.later;
  return level === open ? 'exceptWithdrawal' : 'full';
}
