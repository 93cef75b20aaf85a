/** Why a payment can't be made: all reasons at once. A withdrawal is never stopped by the player's limits. */
import { feeOf } from '../../../../core/modules/cashier/rules/fee.ts';
import { fieldFaults } from '../../../../core/modules/cashier/rules/fields.ts';
import type { Demand, DemandCode, MethodTerms, PaymentKind } from '../../../../core/modules/cashier/types.ts';
import type { Stop } from '../limits/enforce.ts';
import type { Switches } from '../switches/switches.ts';
import type { PaymentReason } from './records.ts';

export interface AskedPayment {
  readonly kind: PaymentKind;
  readonly methodId: string;
  readonly isBonusAccount: boolean;
  readonly amount: number;
  /** What the player saw. */
  readonly fee: number;
  readonly instrumentId: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly language: string;
}

export interface CheckFacts {
  /** Null: the method has no such direction, or is none. */
  readonly terms: MethodTerms | null;
  readonly hasInstrument: boolean;
  /** What can be withdrawn. */
  readonly available: number;
  readonly demands: readonly Demand[];
  /** Stops of a deposit of so much. */
  readonly stops: readonly Stop[];
}

export function reasonsAgainst(
  asked: AskedPayment,
  { terms, hasInstrument, available, demands, stops }: CheckFacts,
): readonly PaymentReason[] {
  const { kind, amount, instrumentId } = asked;
  const reasons: PaymentReason[] = demandedOf(demands, kind).map((code) => ({ code }));
  if (kind === 'deposit') {
    for (const { code, limitType, left, freesAt } of stops) {
      reasons.push({
        code,
        limitType,
        ...(left === null ? {} : { amount: left }),
        ...(freesAt === null ? {} : { freesAt }),
      });
    }
  }
  if (asked.isBonusAccount) reasons.push({ code: 'bonusAccount' });
  if (terms === null) return [...reasons, { code: 'methodClosed' }];
  if (amount < terms.min) reasons.push({ code: 'belowMinimum', amount: terms.min });
  if (amount > terms.max) reasons.push({ code: 'aboveMaximum', amount: terms.max });
  const fee = feeOf(terms.fee, amount);
  if (fee >= amount) reasons.push({ code: 'feeTakesAll' });
  if (fee !== asked.fee) reasons.push({ code: 'termsChanged', amount: fee });
  if (kind === 'withdrawal' && amount > available) reasons.push({ code: 'insufficientFunds', amount: available });
  if (instrumentId === null || !hasInstrument)
    reasons.push(...fieldFaults(terms.fields, asked.fields).map(({ code, field }) => ({ code, field })));
  if (instrumentId !== null && !hasInstrument && terms.fields.length === 0) reasons.push({ code: 'methodClosed' });
  return reasons;
}

function demandedOf(demands: readonly Demand[], kind: PaymentKind): readonly DemandCode[] {
  return demands.filter(({ kinds }) => kinds.includes(kind)).map(({ code }) => code);
}

/** At these levels of a ban, by its version, a player may still take her money out. */
const WITHDRAWAL_LEVEL = { 1: 53, 2: 45 } as const;

/** What the player's verification and status demand, by the operator's switches. */
export function demandsOf(switches: Pick<Switches, 'get'>): readonly Demand[] {
  const demands: Demand[] = [];
  const level = switches.get('banLevel');
  if (level > 0)
    demands.push({
      code: 'banned',
      kinds: level === WITHDRAWAL_LEVEL[switches.get('banVersion')] ? ['deposit'] : ['deposit', 'withdrawal'],
    });
  if (switches.get('isNeedIdentification'))
    demands.push({ code: 'identificationNeeded', kinds: ['deposit', 'withdrawal'] });
  switch (switches.get('verification')) {
    case 'successful':
      break;
    case 'pending':
      demands.push({ code: 'verificationPending', kinds: ['withdrawal'] });
      break;
    case 'unverified':
      demands.push({ code: 'verificationNeeded', kinds: ['withdrawal'] });
      break;
    case 'denied':
      demands.push({ code: 'verificationDenied', kinds: ['deposit', 'withdrawal'] });
      break;
  }
  return demands;
}
