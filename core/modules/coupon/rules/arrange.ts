/** Keeps a draft whole: blocks hold every leg once, bankers and stakes of legs belong to legs, the type fits the legs [CPN-2, CPN-16]. */
import type { Block, Draft, Leg } from '../types.ts';
import { fittingType } from './types.ts';

/** A draft with everything in it about legs that it has, and every leg in a block. Total: whatever comes in, a whole draft comes out. */
export function arranged<D extends Draft>(draft: D): D {
  const ids = new Set(draft.legs.map(({ marketId }) => marketId));
  const unseen = new Set(ids);
  const legs = ids.size === draft.legs.length ? draft.legs : draft.legs.filter(({ marketId }) => unseen.delete(marketId));
  const bankers = new Set(ids);
  const staked = new Set(ids);
  return {
    ...draft,
    legs,
    typeId: fittingType(draft.typeId, legs.length),
    bankers: draft.bankers.filter((id) => bankers.delete(id)),
    legStakes: draft.legStakes.filter(({ marketId }) => staked.delete(marketId)),
    blocks: wholeBlocks(legs, draft.blocks),
  };
}

/** Blocks without legs go, and a second of the same name; a leg in two blocks stays in the first, a leg in none gets one of its own at the end. */
export function wholeBlocks(legs: readonly Leg[], blocks: readonly Block[]): readonly Block[] {
  const waiting = new Set(legs.map(({ marketId }) => marketId));
  const names = new Set<number>();
  const kept = blocks.flatMap((block) => {
    const marketIds = names.has(block.id) ? [] : block.marketIds.filter((id) => waiting.delete(id));
    if (marketIds.length === 0) return [];
    names.add(block.id);
    return [{ ...block, marketIds }];
  });
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
