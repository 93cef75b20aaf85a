/** The laws by name. */
export const LAWS = [
  'stricter is in force in the same batch',
  'looser never before 86400 s and never without a yes at or after it',
  'dismiss, reject and lapse keep the old value',
  'at most one pending a kind',
  'direction right',
  'removing and 999999999 are looser',
  'in every rolling window accepted deposits, stakes and net loss within the limit',
  'allowance is the smallest remainder',
  'withdrawals never restore',
  'failed deposits use nothing',
  'under 30 no bet, deposit, bonus or promotion',
  'withdrawal always open',
  'nothing shortens 30 or 33',
  'timers on time within one tick',
  'guests cause no call',
  'clock back never activates, clock forward never frees',
  'replay equals live',
  'duplicates idempotent',
  'whatever waits asks again when it is struck',
  'nothing waits under 30 or 33',
  'two concurrent tightenings end at the tighter',
  'the operator is the reference',
] as const;
export type LawName = (typeof LAWS)[number];

/** How often each law was checked. */
export type Tally = Map<LawName, number>;

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: LawName;
  constructor(law: LawName, why: string) {
    super(`${law}: ${why}`);
    this.law = law;
  }
}
