/**
 * Best play by hand and open card [BJK-12]: S stand, H hit, D double or else hit, d double or else stand, P split.
 * Columns are the open card from 2 to 10, then the ace. The tests prove each letter against the exact value of every
 * decision.
 */
export const HARD: Readonly<Record<number, string>> = {
  4: 'HHHHHHHHHH',
  5: 'HHHHHHHHHH',
  6: 'HHHHHHHHHH',
  7: 'HHHHHHHHHH',
  8: 'HHHHHHHHHH',
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
  17: 'SSSSSSSSSS',
  18: 'SSSSSSSSSS',
  19: 'SSSSSSSSSS',
  20: 'SSSSSSSSSS',
};
export const SOFT: Readonly<Record<number, string>> = {
  12: 'HHHHHHHHHH',
  13: 'HHHHDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHHDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
  19: 'SSSSSSSSSS',
  20: 'SSSSSSSSSS',
};
/** By the value of one card, an ace is 1; '-' plays the hand as it is. */
export const PAIRS: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP----',
  3: 'PPPPPP----',
  4: '---PP-----',
  5: '----------',
  6: 'PPPPP-----',
  7: 'PPPPPP----',
  8: 'PPPPPPPPPP',
  9: 'PPPPP-PP--',
  10: '----------',
};

const ACE_COLUMN = 9;

export interface Asked {
  readonly total: number;
  readonly isSoft: boolean;
  /** The value of one card of a pair that may be split; null for any other hand. */
  readonly pair: number | null;
  readonly canDouble: boolean;
  /** The value of the dealer's open card, an ace is 1. */
  readonly up: number;
}

export type Play = 'stand' | 'hit' | 'double' | 'split';

export function bestPlay({ total, isSoft, pair, canDouble, up }: Asked): Play {
  const column = up === 1 ? ACE_COLUMN : up - 2;
  if (pair !== null && PAIRS[pair]?.[column] === 'P') return 'split';
  const letter = (isSoft ? SOFT : HARD)[total]?.[column] ?? 'S';
  switch (letter) {
    case 'H':
      return 'hit';
    case 'D':
      return canDouble ? 'double' : 'hit';
    case 'd':
      return canDouble ? 'double' : 'stand';
    default:
      return 'stand';
  }
}
