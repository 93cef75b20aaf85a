/**
 * A player's edits of a slip, the same for every contestant: legs come, a stake is typed, a system with a banker, an order, blocks, steps back and forth, and all is cleared.
 * What a slip must hold after them is told by the pure fold, so that nobody is quick by doing less.
 */
import { arranged, moved } from 'touchline/core/coupon/rules/arrange';
import { draftOf, EMPTY_DRAFT } from 'touchline/core/coupon/state';
import type { Block, Draft, Leg } from 'touchline/core/coupon/types';
import { legOf } from './coupon-events.ts';
import { createLine } from './line.ts';

export { arranged, draftOf, EMPTY_DRAFT, moved };

export type Edit =
  | { readonly type: 'addLeg'; readonly leg: Leg }
  | { readonly type: 'removeLeg'; readonly marketId: number }
  | { readonly type: 'typeStake'; readonly text: string }
  | { readonly type: 'chooseType'; readonly typeId: number }
  | { readonly type: 'chooseSystem'; readonly value: number }
  | { readonly type: 'setBanker'; readonly marketId: number; readonly isBanker: boolean }
  | { readonly type: 'moveLeg'; readonly marketId: number; readonly to: number }
  | { readonly type: 'moveToBlock'; readonly marketId: number; readonly blockId: number | null }
  | { readonly type: 'undo' | 'redo' | 'clear' };

export const UNDO_STEPS = 50;
const GAMES = 200;
const LEGS = 6;

export const LEGS_OF_LINE: readonly Leg[] = (() => {
  const line = createLine(GAMES);
  return Array.from({ length: GAMES }, (_, game) => legOf(line, game, game % 3));
})();

const legAt = (at: number): Leg => {
  const leg = LEGS_OF_LINE[at % GAMES];
  if (leg === undefined) throw new Error('no such leg');
  return leg;
};

/** One coupon's edits, without the last, which clears it. */
function edits(first: number): readonly Edit[] {
  const legs = Array.from({ length: LEGS }, (_, index) => legAt(first + index));
  const id = (index: number): number => legs[index]?.marketId ?? 0;
  return [
    ...legs.map((leg): Edit => ({ type: 'addLeg', leg })),
    ...['1', '10', '10.', '10.0', '10.00'].map((text): Edit => ({ type: 'typeStake', text })),
    { type: 'chooseType', typeId: 2 },
    { type: 'chooseSystem', value: 3 },
    { type: 'setBanker', marketId: id(0), isBanker: true },
    { type: 'moveLeg', marketId: id(5), to: 0 },
    { type: 'undo' },
    { type: 'undo' },
    { type: 'redo' },
    { type: 'chooseType', typeId: 4 },
    { type: 'moveToBlock', marketId: id(1), blockId: 2 },
    { type: 'moveToBlock', marketId: id(2), blockId: null },
    { type: 'removeLeg', marketId: id(4) },
    { type: 'typeStake', text: '5' },
    { type: 'undo' },
    { type: 'chooseType', typeId: 1 },
  ];
}

/** Where a leg is moved to another block, or with null to one of its own at the end. */
export function withLegInBlock(blocks: readonly Block[], marketId: number, blockId: number | null): readonly Block[] {
  const without = blocks.map((block): Block => ({
    ...block,
    marketIds: block.marketIds.filter((id) => id !== marketId),
  }));
  const own: Block = { id: Math.max(-1, ...blocks.map(({ id }) => id)) + 1, marketIds: [marketId], stakeText: '' };
  const next =
    blockId === null
      ? [...without, own]
      : without.map((block) =>
          block.id === blockId ? { ...block, marketIds: [...block.marketIds, marketId] } : block,
        );
  return next.filter(({ marketIds }) => marketIds.length > 0);
}

export interface Slip {
  readonly edit: (edit: Edit) => void;
  readonly draft: () => Draft;
  /** Edits that can be taken back. */
  readonly steps: () => number;
}

const COUPONS = 2_000;
const WARM = 1_000;

/** Edits a second of CPU time. The slip is checked on the way: what it holds before it is cleared, and that it can step back. */
export function editsPerSecond(slip: Slip, cpuNs: (run: () => void) => number): number {
  const all = Array.from({ length: GAMES }, (_, first) => edits(first));
  let count = 0;
  const run = (coupons: number): void => {
    for (let at = 0; at < coupons; at += 1) {
      for (const edit of all[at % GAMES] ?? []) slip.edit(edit);
      if (at % 100 === 0) check(slip, at % GAMES);
      slip.edit({ type: 'clear' });
      count += (all[at % GAMES]?.length ?? 0) + 1;
    }
  };
  run(WARM);
  count = 0;
  const ns = cpuNs(() => run(COUPONS));
  if (slip.steps() !== UNDO_STEPS) throw new Error(`${slip.steps()} steps back`);
  return count / (ns / 1e9);
}

function check(slip: Slip, first: number): void {
  const { legs, typeId, stakeText, blocks, bankers, systemValue } = slip.draft();
  const ids = legs.map(({ marketId }) => marketId);
  const expected = [0, 1, 2, 3, 4, 5].map((index) => legAt(first + index).marketId);
  const told = JSON.stringify([
    ids,
    typeId,
    stakeText,
    blocks.flatMap(({ marketIds }) => marketIds).length,
    bankers,
    systemValue,
  ]);
  // The stake is the one before the leg that came back went.
  const wanted = JSON.stringify([expected, 1, '10.00', LEGS, expected.slice(0, 1), 3]);
  if (told !== wanted) throw new Error(`the slip holds ${told}, not ${wanted}`);
}
