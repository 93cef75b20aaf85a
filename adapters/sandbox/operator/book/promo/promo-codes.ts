/**
 * Promo codes: a code pays a stake of exactly its amount, once. Each new player is offered three. They derive from the
 * player's number and registration time, so the record holds only the coupons that used them. Two more codes work for
 * everybody.
 */
import { mixSeed } from '../../models/seeded.ts';
import { about } from '../../players/directory.ts';
import type { Currency } from '../../players/directory.ts';
import type { AskedCoupon, RejectReason } from '../coupon.ts';
import { takenType } from '../coupon-types.ts';

export interface PromoCode {
  readonly code: string;
  /** The stake that it pays, minor units. */
  readonly amount: number;
  readonly minLegs: number;
  /** The minimum price of each leg, thousandths. */
  readonly minCoef: number;
  readonly expiresAt: number;
}

const DAY_MS = 86_400_000;
const OFFERS = [
  { name: 'SINGLE', euros: 2, minLegs: 1, minCoef: 1_500, days: 7 },
  { name: 'EXPRESS', euros: 5, minLegs: 3, minCoef: 1_400, days: 14 },
  { name: 'BIG', euros: 10, minLegs: 5, minCoef: 1_300, days: 30 },
] as const;
const FOR_EVERYBODY = [
  { code: 'TOUCHLINE', euros: 3, minLegs: 1, minCoef: 1_600, expiresAt: Date.UTC(2100, 0, 1) },
  { code: 'KICKOFF', euros: 3, minLegs: 1, minCoef: 1_600, expiresAt: Date.UTC(2020, 0, 1) },
] as const;

/** Letters and digits that cannot be mistaken for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const SUFFIX_LETTERS = 5;

/** A code in its canonical spelling. */
export function spelled(code: string): string {
  return code.trim().toUpperCase();
}

/** All codes offered to a player, including used and expired ones. */
export function offeredTo(playerId: number, registeredAt: number, currency: Currency): readonly PromoCode[] {
  return OFFERS.map(({ name, euros, minLegs, minCoef, days }, index) => ({
    code: `${name}-${suffix(mixSeed(playerId, 500 + index))}`,
    amount: about(euros, currency),
    minLegs,
    minCoef,
    expiresAt: registeredAt + days * DAY_MS,
  }));
}

/** The code that a player may use; null when there is none. `code` is spelled as `spelled` returns it. */
export function findCode(code: string, playerId: number, registeredAt: number, currency: Currency): PromoCode | null {
  const common = FOR_EVERYBODY.map(({ euros, ...more }): PromoCode => ({ ...more, amount: about(euros, currency) }));
  return [...offeredTo(playerId, registeredAt, currency), ...common].find((each) => each.code === code) ?? null;
}

/** Every reason against paying this coupon with this code. `prices` are those at which it would be struck. */
export function promoReasons(
  promo: PromoCode | null,
  { typeId, amount }: AskedCoupon,
  { now, prices, isUsed, isMainAccount }: PromoFacts,
): readonly RejectReason[] {
  if (promo === null) return [{ code: 'promoCodeUnknown' }];
  const fits =
    isMainAccount &&
    takenType(typeId)?.allowsPromoCode === true &&
    prices.length >= promo.minLegs &&
    prices.every((price) => price >= promo.minCoef);
  return [
    ...(isUsed ? [{ code: 'promoCodeUsed' } as const] : []),
    ...(now >= promo.expiresAt ? [{ code: 'promoCodeExpired' } as const] : []),
    ...(fits ? [] : [{ code: 'promoCodeNotForCoupon' } as const]),
    ...(amount === promo.amount ? [] : [{ code: 'promoCodeAmount', amount: promo.amount } as const]),
  ];
}

export interface PromoFacts {
  readonly now: number;
  readonly prices: readonly number[];
  readonly isUsed: boolean;
  readonly isMainAccount: boolean;
}

function suffix(seed: number): string {
  let left = seed;
  let letters = '';
  for (let i = 0; i < SUFFIX_LETTERS; i += 1) {
    letters += LETTERS.charAt(left % LETTERS.length);
    left = Math.floor(left / LETTERS.length);
  }
  return letters;
}
