/** The laws by name. */
export const LAWS = [
  'a stricter limit is in force in the same batch',
  'a looser limit needs 86400 s and a confirmation after that',
  'a dismissed, rejected or lapsed change keeps the old value',
  'at most one change is pending per kind',
  'the direction of a change is correct',
  'a removal and 999999999 are looser',
  'accepted deposits, stakes and net loss are within the limit in every rolling window',
  'the allowance is the smallest remainder',
  'a withdrawal never restores the allowance',
  'a failed deposit uses no allowance',
  'an exclusion stops bets, deposits, bonuses and promotions',
  'withdrawals are always open',
  'nothing shortens an exclusion or a time-out',
  'timers fire within one tick',
  'a guest causes no call',
  'setting the clock back activates nothing, setting it forward frees nothing',
  'replay equals live',
  'duplicate calls are idempotent',
  'a waiting bet is checked again when it is struck',
  'nothing waits under an exclusion or a time-out',
  'two concurrent stricter changes result in the stricter one',
  'the operator equals the reference',
] as const;
export type LawName = (typeof LAWS)[number];

/** The number of checks of each law. */
export type Tally = Map<LawName, number>;

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: LawName;
  constructor(law: LawName, why: string) {
    super(`${law}: ${why}`);
    this.law = law;
  }
}
