/** All reasons why a payment cannot be made. A player's limits never stop a withdrawal. */
import { feeOf } from 'touchline/core/cashier/rules/fee';
import { fieldFaults } from 'touchline/core/cashier/rules/fields';
import type { Demand, DemandCode, MethodTerms, PaymentKind } from 'touchline/core/cashier/types';
import { numberOfKind } from 'touchline/core/limits/kinds-wire';
import type { RightStop } from 'touchline/core/user/rules/rights';
import type { Stop } from '../limits/enforce.ts';
import type { Identification } from '../office/identification.ts';
import type { Verification } from '../office/verification.ts';
import type { ActivationDesk } from '../user/activation.ts';
import type { PlayerStanding } from '../user/standing.ts';
import type { PaymentReason } from './records.ts';

export interface AskedPayment {
  readonly kind: PaymentKind;
  readonly methodId: string;
  readonly isBonusAccount: boolean;
  readonly amount: number;
  /** The fee that the player saw. */
  readonly fee: number;
  readonly instrumentId: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly language: string;
}

export interface CheckFacts {
  /** Null when the method is unknown or lacks this direction. */
  readonly terms: MethodTerms | null;
  readonly hasInstrument: boolean;
  /** The amount that can be withdrawn. */
  readonly available: number;
  readonly demands: readonly Demand[];
  /** Stops against a deposit of this amount. */
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
        limitType: numberOfKind(limitType),
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

const RIGHT_STOPS = ['banned', 'notAllowed', 'maintenance', 'siteBlocked'] as const satisfies readonly RightStop[];

export interface DemandSources {
  readonly identification: Pick<Identification, 'isNeeded' | 'verification'>;
  readonly verification: Pick<Verification, 'requested'>;
  readonly standing: Pick<PlayerStanding, 'stops'>;
  readonly activation: ActivationDesk;
}

/** The demands that arise from the player's rights, verification and status. */
export function demandsOf(
  playerId: number,
  { identification, verification, standing, activation }: DemandSources,
): readonly Demand[] {
  const demands: Demand[] = [];
  const requested = verification.requested(playerId);
  const stops = { deposit: standing.stops('deposit'), withdrawal: standing.stops('withdraw') };
  for (const code of RIGHT_STOPS) {
    const kinds = (['deposit', 'withdrawal'] as const).filter((kind) => stops[kind].includes(code));
    if (kinds.length > 0) demands.push({ code, kinds });
  }
  if (identification.isNeeded(playerId))
    demands.push({ code: 'identificationNeeded', kinds: ['deposit', 'withdrawal'] });
  if (activation.isOverdue(playerId)) demands.push({ code: 'activationNeeded', kinds: ['deposit'] });
  switch (identification.verification(playerId)) {
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
  if (requested === 'missing' || requested === 'declined')
    demands.push({ code: 'documentsNeeded', kinds: ['withdrawal'] });
  if (requested === 'review' && !demands.some(({ code }) => code === 'verificationPending'))
    demands.push({ code: 'verificationPending', kinds: ['withdrawal'] });
  return demands;
}
