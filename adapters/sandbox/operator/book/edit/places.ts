/** Where the legs of an edited bet stand [BED-14]. */
import { maxBlockAmount } from 'touchline/core/coupon/rules/settlement/shape';
import type { BlockAmount, StoredLeg } from '../../store/stored-coupon.ts';
import type { AskedLeg } from '../coupon.ts';

type OldLeg = Pick<StoredLeg, 'gameId' | 'isBanker' | 'blockId'>;

/**
 * The legs with their places. A leg of a game that the bet has takes the place of the leg there, and is a banker or in
 * a block as that one is; the others stand at the end.
 */
export function inPlaces(old: readonly OldLeg[], legs: readonly AskedLeg[]): readonly AskedLeg[] {
  const placeOf = ({ gameId }: AskedLeg): number => {
    const place = old.findIndex((each) => each.gameId === gameId);
    return place < 0 ? old.length : place;
  };
  return legs
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((leg) => {
      const { isBanker = false, blockId = 0 } = old[placeOf(leg)] ?? {};
      return { ...leg, isBanker, blockId };
    });
}

/**
 * The stakes of a conditional's blocks: each falls or rises by the same share as the stake, rounded down, at most the
 * return of the block before. `pricesOf` gives the prices of a block's legs.
 */
export function editedAmounts(
  old: readonly BlockAmount[],
  value: number,
  pricesOf: (blockId: number) => readonly number[],
): readonly BlockAmount[] {
  const [first] = old;
  if (first === undefined) return [];
  let most = value;
  return old.map(({ blockId, amount }) => {
    const share = first.amount === 0 ? 0 : Number((BigInt(amount) * BigInt(value)) / BigInt(first.amount));
    const block = { blockId, amount: Math.min(most, share) };
    most = maxBlockAmount(block.amount, pricesOf(blockId));
    return block;
  });
}
