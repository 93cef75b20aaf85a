/**
 * Keeps a draft consistent: blocks hold every leg once, bankers and leg stakes belong to legs, the type fits the legs
 * [CPN-2, CPN-16].
 */
import type { Block, Draft, Leg } from '../types.ts';
import { fittingType } from './types.ts';

/**
 * A consistent draft: only existing legs are referenced, and every leg is in a block. Total: any input gives a
 * consistent draft.
 */
export function arranged<D extends Draft>(draft: D): D {
  return { ...draft, ...wholeParts(draft) };
}

/** The legs of a draft and the parts that depend on them, made consistent; a consistent part stays the same object. */
export function wholeParts({
  legs,
  betType,
  bankers,
  legStakes,
  blocks,
}: Draft): Pick<Draft, 'legs' | 'betType' | 'bankers' | 'legStakes' | 'blocks'> {
  const ids = new Set<number>();
  for (const { marketId } of legs) ids.add(marketId);
  const ownLegs = ids.size === legs.length ? legs : onceEach(legs, ids, ({ marketId }) => marketId);
  return {
    legs: ownLegs,
    betType: fittingType(betType, ownLegs.length),
    bankers: onceEach(bankers, ids, (id) => id),
    legStakes: onceEach(legStakes, ids, ({ marketId }) => marketId),
    blocks: wholeBlocks(ownLegs, blocks),
  };
}

/** The first item of each of these ids; the same array when nothing is removed. */
function onceEach<T>(items: readonly T[], ids: ReadonlySet<number>, idOf: (item: T) => number): readonly T[] {
  if (items.length === 0) return items;
  const waiting = new Set(ids);
  const remaining = items.filter((item) => waiting.delete(idOf(item)));
  return remaining.length === items.length ? items : remaining;
}

/**
 * Removes empty blocks and duplicates by name; a leg in two blocks stays in the first, a leg in none gets its own block
 * at the end.
 */
function wholeBlocks(legs: readonly Leg[], blocks: readonly Block[]): readonly Block[] {
  const waiting = new Set<number>();
  for (const { marketId } of legs) waiting.add(marketId);
  const names = new Set<number>();
  const remaining: Block[] = [];
  let isWhole = true;
  for (const block of blocks) {
    const marketIds = names.has(block.id) ? [] : block.marketIds.filter((id) => waiting.delete(id));
    const isSame = marketIds.length > 0 && marketIds.length === block.marketIds.length;
    isWhole &&= isSame;
    if (marketIds.length === 0) continue;
    names.add(block.id);
    remaining.push(isSame ? block : { ...block, marketIds });
  }
  if (isWhole && waiting.size === 0) return blocks;
  let id = remaining.reduce((highest, block) => Math.max(highest, block.id), -1);
  for (const marketId of waiting) {
    id += 1;
    remaining.push({ id, marketIds: [marketId], stakeText: '' });
  }
  return remaining;
}

/** Moves the item at `from` to `to`; positions outside mean the nearest end. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined) return items;
  const rest = items.filter((_, at) => at !== from);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}

export function hasLeg({ legs }: Pick<Draft, 'legs'>, marketId: number): boolean {
  return legs.some((leg) => leg.marketId === marketId);
}
