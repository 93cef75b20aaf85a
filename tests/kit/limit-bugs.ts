/** The planted bugs of limits, each with the law that is about it. */
import type { Concern } from '../../adapters/testing/limit-concerns.ts';
import type { PlantedLimitBug } from '../../adapters/testing/planted-limit-bugs.ts';

/** Bugs inside the example engines, by the engines' own names. */
export const FOUND_BY: Readonly<Record<string, Concern>> = {
  'looser-at-once': 'looser',
  'confirmed-an-hour-early': 'cool-down',
  'due-is-yes': 'silence',
  'reject-is-yes': 'reject',
  'lapse-is-yes': 'lapse',
  'never-lapses': 'lapse',
  'second-change-replaces': 'one-pending',
  'stricter-keeps-pending': 'one-pending',
  'window-an-hour-short': 'deposits',
  'open-bet-counts-half': 'losses',
  'win-raises-limit': 'losses',
  'exclusion-an-hour-short': 'exclusion-end',
  'last-exclusion-counts': 'exclusion-end',
  'bonus-while-excluded': 'self-exclusion',
  'no-withdrawal-while-excluded': 'withdrawal',
  'repeated-change-restarts-wait': 'repeat',
  'last-tab-wins': 'two-tabs',
  'withdrawal-gives-back': 'withdrawal',
  'failed-deposit-counts': 'failed-deposit',
  'repeat-counts-twice': 'repeat',
  'zero-is-no-limit': 'stricter',
  'negative-is-no-limit': 'values',
  'last-limit-alone': 'stakes',
};

/** Bugs that the kit plants into any engine. */
export const FOUND_BY_WRAPPED: Readonly<Record<PlantedLimitBug, Concern>> = {
  looserAtOnce: 'looser',
  removalAtOnce: 'removal',
  confirmedAtAnyTime: 'cool-down',
  dueIsYes: 'silence',
  rejectIsYes: 'reject',
  lapseIsYes: 'lapse',
  secondChangeReplaces: 'one-pending',
  repeatedChangeRestartsWait: 'repeat',
  stricterKeepsPending: 'one-pending',
  lastTabWins: 'two-tabs',
  zeroIsNoLimit: 'stricter',
  negativeIsNoLimit: 'values',
  unitOverLimit: 'deposits',
  openBetCountsHalf: 'stakes',
  winRaisesLimit: 'losses',
  exclusionAnHourShort: 'exclusion-end',
  lastExclusionCounts: 'exclusion-end',
  stakeWhileExcluded: 'self-exclusion',
  depositWhileExcluded: 'self-exclusion',
  depositInTimeOut: 'time-out',
  bonusWhileExcluded: 'self-exclusion',
  noWithdrawalWhileExcluded: 'withdrawal',
  withdrawalGivesBack: 'withdrawal',
  failedDepositCounts: 'failed-deposit',
  repeatCountsTwice: 'repeat',
};
