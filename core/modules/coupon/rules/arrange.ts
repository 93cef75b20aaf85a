/** Keeps a draft whole: blocks hold every leg once, bankers and stakes of legs belong to legs, the type fits the legs [CPN-2, CPN-16]. */
import type { Block, Draft, Leg } from '../types.ts';
import { fittingType } from './types.ts';

/** A draft with everything in it about legs that it has, and every leg in a block. Total: whatever comes in, a whole draft comes out. */
export function arranged<D extends Draft>(draft: D): D {
  return { ...draft, ...wholeParts(draft) };
}

/** The legs of a draft and what follows them, put in order; a part that was in order already is the same object. */
export function wholeParts({
  legs,
  typeId,
  bankers,
  legStakes,
  blocks,
}: Draft): Pick<Draft, 'legs' | 'typeId' | 'bankers' | 'legStakes' | 'blocks'> {
  const ids = new Set<number>();
  for (const { marketId } of legs) ids.add(marketId);
  const ownLegs = ids.size === legs.length ? legs : onceEach(legs, ids, ({ marketId }) => marketId);
  return {
    legs: ownLegs,
    typeId: fittingType(typeId, ownLegs.length),
    bankers: onceEach(bankers, ids, (id) => id),
    legStakes: onceEach(legStakes, ids, ({ marketId }) => marketId),
    blocks: wholeBlocks(ownLegs, blocks),
  };
}

/** The items of these ids, the first of each; the same array when that is all of them. */
function onceEach<T>(items: readonly T[], ids: ReadonlySet<number>, idOf: (item: T) => number): readonly T[] {
  if (items.length === 0) return items;
  const waiting = new Set(ids);
  const kept = items.filter((item) => waiting.delete(idOf(item)));
  return kept.length === items.length ? items : kept;
}

/** Blocks without legs go, and a second of the same name; a leg in two blocks stays in the first, a leg in none gets one of its own at the end. */
export function wholeBlocks(legs: readonly Leg[], blocks: readonly Block[]): readonly Block[] {
  const waiting = new Set<number>();
  for (const { marketId } of legs) waiting.add(marketId);
  const names = new Set<number>();
  const kept: Block[] = [];
  let isWhole = true;
  for (const block of blocks) {
    const marketIds = names.has(block.id) ? [] : block.marketIds.filter((id) => waiting.delete(id));
    const isSame = marketIds.length > 0 && marketIds.length === block.marketIds.length;
    isWhole &&= isSame;
    if (marketIds.length === 0) continue;
    names.add(block.id);
    kept.push(isSame ? block : { ...block, marketIds });
  }
  if (isWhole && waiting.size === 0) return blocks;
  let id = kept.reduce((highest, block) => Math.max(highest, block.id), -1);
  for (const marketId of waiting) {
    id += 1;
    kept.push({ id, marketIds: [marketId], stakeText: '' });
  }
  return kept;
}

/** The item at `from` goes to place `to`; places outside mean the nearest end. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined) return items;
  const rest = items.filter((_, at) => at !== from);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}
