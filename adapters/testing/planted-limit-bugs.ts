/** The bugs of limits that can be planted into any engine: `limit-plants.ts`. */
import type { Concern } from './limit-concerns.ts';
import type { LimitsEngine } from './limit-engine.ts';

export const PLANTED_LIMIT_BUGS = [
  'looserAtOnce',
  'removalAtOnce',
  'confirmedAtAnyTime',
  'dueIsYes',
  'rejectIsYes',
  'lapseIsYes',
  'secondChangeReplaces',
  'repeatedChangeRestartsWait',
  'stricterKeepsPending',
  'lastTabWins',
  'zeroIsNoLimit',
  'negativeIsNoLimit',
  'unitOverLimit',
  'openBetCountsHalf',
  'winRaisesLimit',
  'exclusionAnHourShort',
  'lastExclusionCounts',
  'stakeWhileExcluded',
  'depositWhileExcluded',
  'depositInTimeOut',
  'bonusWhileExcluded',
  'noWithdrawalWhileExcluded',
  'withdrawalGivesBack',
  'failedDepositCounts',
  'repeatCountsTwice',
  'struckUnchecked',
  'orderSurvivesExclusion',
  'orderInTimeOut',
  'otherCurrencyAtFaceValue',
  'hoursNeverEnd',
  'moreHoursAtOnce',
  'realityCheckOnce',
] as const;
export type PlantedLimitBug = (typeof PLANTED_LIMIT_BUGS)[number];

/** The laws about time, by the last part of their names. */
type TimeLaw = 'session-hours' | 'session-change' | 'reality-check';

/** The laws that find each bug, by the last part of their names; the first is the law about it. */
export const LAWS_OF_BUG: Readonly<Record<PlantedLimitBug, readonly (Concern | TimeLaw)[]>> = {
  looserAtOnce: ['looser'],
  removalAtOnce: ['removal'],
  confirmedAtAnyTime: ['cool-down'],
  dueIsYes: ['silence'],
  rejectIsYes: ['reject'],
  lapseIsYes: ['lapse'],
  secondChangeReplaces: ['one-pending'],
  repeatedChangeRestartsWait: ['repeat'],
  stricterKeepsPending: ['one-pending'],
  lastTabWins: ['two-tabs'],
  zeroIsNoLimit: ['stricter'],
  negativeIsNoLimit: ['values'],
  unitOverLimit: ['deposits', 'stakes', 'losses'],
  openBetCountsHalf: ['stakes', 'losses'],
  winRaisesLimit: ['losses'],
  exclusionAnHourShort: ['exclusion-end'],
  lastExclusionCounts: ['exclusion-end'],
  stakeWhileExcluded: ['self-exclusion'],
  depositWhileExcluded: ['self-exclusion'],
  depositInTimeOut: ['time-out'],
  bonusWhileExcluded: ['self-exclusion'],
  noWithdrawalWhileExcluded: ['withdrawal'],
  withdrawalGivesBack: ['withdrawal'],
  failedDepositCounts: ['failed-deposit'],
  repeatCountsTwice: ['repeat'],
  struckUnchecked: ['orders'],
  orderSurvivesExclusion: ['cancelled-orders'],
  orderInTimeOut: ['cancelled-orders'],
  otherCurrencyAtFaceValue: ['currencies'],
  hoursNeverEnd: ['session-hours'],
  moreHoursAtOnce: ['session-change'],
  realityCheckOnce: ['reality-check'],
};

/** The bugs that these laws, by their names, can find in the engine: others say nothing about the set-up. */
export const plantableLimits = (engine: LimitsEngine, laws: readonly string[]): readonly PlantedLimitBug[] =>
  PLANTED_LIMIT_BUGS.filter(
    (bug) =>
      LAWS_OF_BUG[bug].some((law) => laws.includes(`limits/${law}`)) &&
      (bug !== 'bonusWhileExcluded' || engine.bonus !== undefined),
  );
