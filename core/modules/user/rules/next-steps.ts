/** The next steps of a player for the account, most urgent first [USR-14]. */
import type { ProtectionMethods } from '../types.ts';
import type { Verification } from './status.ts';

export type NextStep =
  | {
      readonly kind:
        | 'verifyNow'
        | 'verify'
        | 'verifyAgain'
        | 'sendDocument'
        | 'setLimits'
        | 'reviewLimits'
        | 'considerLimits'
        | 'completeData'
        | 'firstDeposit'
        | 'deposit';
    }
  /** `days`: whole days left; 0 when the time is up. */
  | { readonly kind: 'activate'; readonly days: number }
  | { readonly kind: 'protect'; readonly method: ProtectionMethod };

export type ProtectionMethod = keyof ProtectionMethods;

export interface AccountFacts {
  readonly verification: Verification;
  /** The operator requires an identification. */
  readonly isIdentificationNeeded: boolean;
  /** Data that the registration did not ask for are missing. */
  readonly isDataMissing: boolean;
  /** Null until the operator has said. */
  readonly protection: ProtectionMethods | null;
  /** Days left to confirm a contact; null without a deadline, and until the operator has said. */
  readonly daysToActivate: number | null;
  /** Null until the limits have loaded. */
  readonly limits: {
    readonly mustSet: boolean;
    readonly isReviewDue: boolean;
    readonly hasAny: boolean;
  } | null;
  /** The active account has no money, and the player may deposit. */
  readonly canFund: boolean;
  readonly hasDeposited: boolean;
}

/** The order in which a method is proposed: what restores access to the account comes first. */
export const METHOD_ORDER: readonly ProtectionMethod[] = [
  'isEmailAuthOn',
  'isPhoneBound',
  'isTwoFactorOn',
  'isChangedPassword',
  'isSecurityQuestionOn',
];

/** At most one step of each kind; what the operator has not said yet asks for nothing. */
export function nextSteps(facts: AccountFacts): readonly NextStep[] {
  const { verification, protection, daysToActivate, limits, canFund } = facts;
  // A contact protects the account as well: one step asks for both.
  const method =
    protection === null || daysToActivate !== null ? undefined : METHOD_ORDER.find((each) => !protection[each]);
  const verify: NextStep = { kind: facts.isIdentificationNeeded ? 'verifyNow' : 'verify' };
  return [
    ...(verification === 'notVerified' ? [verify] : []),
    ...(verification === 'denied' ? [{ kind: 'verifyAgain' as const }] : []),
    ...(verification === 'documentNeeded' ? [{ kind: 'sendDocument' as const }] : []),
    ...(daysToActivate === null ? [] : [{ kind: 'activate' as const, days: daysToActivate }]),
    ...limitSteps(limits),
    ...(method === undefined ? [] : [{ kind: 'protect' as const, method }]),
    ...(facts.isDataMissing ? [{ kind: 'completeData' as const }] : []),
    ...(canFund ? [{ kind: facts.hasDeposited ? ('deposit' as const) : ('firstDeposit' as const) }] : []),
  ];
}

function limitSteps(limits: AccountFacts['limits']): readonly NextStep[] {
  if (limits === null) return [];
  if (limits.mustSet) return [{ kind: 'setLimits' }];
  if (limits.isReviewDue) return [{ kind: 'reviewLimits' }];
  return limits.hasAny ? [] : [{ kind: 'considerLimits' }];
}
