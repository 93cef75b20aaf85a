/** The ten bet types and their properties: the one table that the coupon, its editor and its settlement read. */
import type { BetTypeName } from '../../../history/public.ts';

export interface BetType {
  readonly name: BetTypeName;
  /** Legs; a multibet's lobby doesn't count. */
  readonly minLegs: number;
  readonly maxLegs: number;
  /** Blocks of legs, 0 where a type has none. */
  readonly minBlocks: number;
  /** Whether the type has a size k of its combinations. */
  readonly hasSystemValue: boolean;
  /** Legs in every line: bankers of a system, the lobby of a multibet. */
  readonly hasBankers: boolean;
  /** The order of legs or blocks matters. */
  readonly isOrdered: boolean;
  /** The unit that an amount belongs to. */
  readonly amountPer: 'coupon' | 'block' | 'leg';
  /** Whether the type has one total price, so that exact odds are possible. */
  readonly hasCoefficient: boolean;
  /** Whether the least win above zero differs from the largest. */
  readonly hasMinWin: boolean;
  /** Whether legs combine in a line: one selection a game, and no express-banned one. */
  readonly combinesLegs: boolean;
  readonly allowsPromoCode: boolean;
  readonly allowsBonusBet: boolean;
}

/** The most legs of any coupon, whatever the operator allows: line counts stay exact as numbers. */
const MAX_LEGS = 50;
/** The system value is never below 2, and 2 by default [D3.1.12]. */
export const MIN_SYSTEM_VALUE = 2;

const COMBINED = {
  maxLegs: MAX_LEGS,
  minBlocks: 0,
  hasSystemValue: false,
  hasBankers: false,
  isOrdered: false,
  amountPer: 'coupon',
  hasCoefficient: true,
  hasMinWin: false,
  combinesLegs: true,
  allowsPromoCode: true,
  allowsBonusBet: false,
} as const;

export const betTypes: Readonly<Record<BetTypeName, BetType>> = {
  single: { ...COMBINED, name: 'single', minLegs: 1, maxLegs: 1, combinesLegs: false },
  express: { ...COMBINED, name: 'express', minLegs: 2, allowsBonusBet: true },
  system: {
    ...COMBINED,
    name: 'system',
    minLegs: 3,
    hasSystemValue: true,
    hasBankers: true,
    hasCoefficient: false,
    hasMinWin: true,
  },
  chain: { ...COMBINED, name: 'chain', minLegs: 2, isOrdered: true, hasCoefficient: false },
  multibet: {
    ...COMBINED,
    name: 'multibet',
    minLegs: 3,
    minBlocks: 2,
    hasSystemValue: true,
    hasBankers: true,
    hasCoefficient: false,
    hasMinWin: true,
  },
  conditional: {
    ...COMBINED,
    name: 'conditional',
    minLegs: 2,
    minBlocks: 2,
    isOrdered: true,
    amountPer: 'block',
    hasCoefficient: false,
  },
  antiExpress: { ...COMBINED, name: 'antiExpress', minLegs: 2 },
  lucky: { ...COMBINED, name: 'lucky', minLegs: 2, maxLegs: 8, hasCoefficient: false, hasMinWin: true },
  patent: { ...COMBINED, name: 'patent', minLegs: 3, maxLegs: 8, hasCoefficient: false, hasMinWin: true },
  singles: {
    ...COMBINED,
    name: 'singles',
    minLegs: 1,
    amountPer: 'leg',
    hasCoefficient: false,
    hasMinWin: true,
    combinesLegs: false,
    allowsPromoCode: false,
  },
};
