/** The ten bet types and their properties: the one table that the coupon, its editor and its settlement read. */

export type BetTypeId = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type BetTypeName =
  | 'single'
  | 'express'
  | 'system'
  | 'chain'
  | 'multibet'
  | 'conditional'
  | 'antiExpress'
  | 'lucky'
  | 'patent'
  | 'singles';

export interface BetType {
  readonly id: BetTypeId;
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
/** Specification: the system value is never below 2, and 2 by default. */
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

export const betTypes: Readonly<Record<BetTypeId, BetType>> = {
  0: { ...COMBINED, id: 0, name: 'single', minLegs: 1, maxLegs: 1, combinesLegs: false },
  1: { ...COMBINED, id: 1, name: 'express', minLegs: 2, allowsBonusBet: true },
  2: {
    ...COMBINED,
    id: 2,
    name: 'system',
    minLegs: 3,
    hasSystemValue: true,
    hasBankers: true,
    hasCoefficient: false,
    hasMinWin: true,
  },
  3: { ...COMBINED, id: 3, name: 'chain', minLegs: 2, isOrdered: true, hasCoefficient: false },
  4: {
    ...COMBINED,
    id: 4,
    name: 'multibet',
    minLegs: 3,
    minBlocks: 2,
    hasSystemValue: true,
    hasBankers: true,
    hasCoefficient: false,
    hasMinWin: true,
  },
  5: {
    ...COMBINED,
    id: 5,
    name: 'conditional',
    minLegs: 2,
    minBlocks: 2,
    isOrdered: true,
    amountPer: 'block',
    hasCoefficient: false,
  },
  6: { ...COMBINED, id: 6, name: 'antiExpress', minLegs: 2 },
  7: { ...COMBINED, id: 7, name: 'lucky', minLegs: 2, maxLegs: 8, hasCoefficient: false, hasMinWin: true },
  8: { ...COMBINED, id: 8, name: 'patent', minLegs: 3, maxLegs: 8, hasCoefficient: false, hasMinWin: true },
  9: {
    ...COMBINED,
    id: 9,
    name: 'singles',
    minLegs: 1,
    amountPer: 'leg',
    hasCoefficient: false,
    hasMinWin: true,
    combinesLegs: false,
    allowsPromoCode: false,
  },
};

export const betTypeIds: readonly BetTypeId[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export function isBetTypeId(id: number): id is BetTypeId {
  return Number.isInteger(id) && id >= 0 && id <= 9;
}
