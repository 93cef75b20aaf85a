/**
 * A player's edits of a bet slip, the same for every implementation: adding legs, typing a stake, a system with a
 * banker, reordering, blocks, undo and redo, and clearing. The content of the slip is checked during the run, so that
 * an implementation cannot be faster by doing less.
 */
import type { BetTypeName } from 'touchline/core/history/bet-type';
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
  | { readonly type: 'chooseType'; readonly betType: BetTypeName }
  | { readonly type: 'chooseSystem'; readonly value: number }
  | { readonly type: 'setBanker'; readonly marketId: number; readonly isBanker: boolean }
  | { readonly type: 'moveLeg'; readonly marketId: number; readonly to: number }
  | { readonly type: 'moveToBlock'; readonly marketId: number; readonly blockId: number | null }
  | { readonly type: 'undo' | 'redo' | 'clear' };

export const UNDO_STEPS = 50;
const GAMES = 200;
const LEGS = 6;

export const ALL_LEGS: readonly Leg[] = (() => {
  const line = createLine(GAMES);
  return Array.from({ length: GAMES }, (_, game) => legOf(line, game, game % 3));
})();

const legAt = (at: number): Leg => {
  const leg = ALL_LEGS[at % GAMES];
  if (leg === undefined) throw new Error('unknown leg');
  return leg;
};

/** Returns the edits of one coupon, except the final clear. */
function edits(first: number): readonly Edit[] {
  const legs = Array.from({ length: LEGS }, (_, index) => legAt(first + index));
  const id = (index: number): number => legs[index]?.marketId ?? 0;
  return [
    ...legs.map((leg): Edit => ({ type: 'addLeg', leg })),
    ...['1', '10', '10.', '10.0', '10.00'].map((text): Edit => ({ type: 'typeStake', text })),
    { type: 'chooseType', betType: 'system' },
    { type: 'chooseSystem', value: 3 },
    { type: 'setBanker', marketId: id(0), isBanker: true },
    { type: 'moveLeg', marketId: id(5), to: 0 },
    { type: 'undo' },
    { type: 'undo' },
    { type: 'redo' },
    { type: 'chooseType', betType: 'multibet' },
    { type: 'moveToBlock', marketId: id(1), blockId: 2 },
    { type: 'moveToBlock', marketId: id(2), blockId: null },
    { type: 'removeLeg', marketId: id(4) },
    { type: 'typeStake', text: '5' },
    { type: 'undo' },
    { type: 'chooseType', betType: 'express' },
  ];
}

/** Returns the blocks after a leg moves to another block, or with null to a new last block. */
export function withLegInBlock(blocks: readonly Block[], marketId: number, blockId: number | null): readonly Block[] {
  const without = blocks.map((block): Block => ({
    ...block,
    marketIds: block.marketIds.filter((id) => id !== marketId),
  }));
  const newBlock: Block = { id: Math.max(-1, ...blocks.map(({ id }) => id)) + 1, marketIds: [marketId], stakeText: '' };
  const next =
    blockId === null
      ? [...without, newBlock]
      : without.map((block) =>
          block.id === blockId ? { ...block, marketIds: [...block.marketIds, marketId] } : block,
        );
  return next.filter(({ marketIds }) => marketIds.length > 0);
}

export interface Slip {
  readonly edit: (edit: Edit) => void;
  readonly draft: () => Draft;
  /** Number of edits that can be undone. */
  readonly undoSteps: () => number;
}

const COUPONS = 2_000;
const WARM_UP_COUPONS = 1_000;

/**
 * Measures edits per second of CPU time. Throws if a slip holds the wrong draft before it is cleared, or the wrong
 * number of undo steps at the end.
 */
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
  run(WARM_UP_COUPONS);
  count = 0;
  const ns = cpuNs(() => run(COUPONS));
  if (slip.undoSteps() !== UNDO_STEPS)
    throw new Error(`the slip keeps ${slip.undoSteps()} undo steps, expected ${UNDO_STEPS}`);
  return count / (ns / 1e9);
}

function check(slip: Slip, first: number): void {
  const { legs, betType, stakeText, blocks, bankers, systemValue } = slip.draft();
  const ids = legs.map(({ marketId }) => marketId);
  const expectedIds = [0, 1, 2, 3, 4, 5].map((index) => legAt(first + index).marketId);
  const actual = JSON.stringify([
    ids,
    betType,
    stakeText,
    blocks.flatMap(({ marketIds }) => marketIds).length,
    bankers,
    systemValue,
  ]);
  // Undoing the removal of a leg also restores the stake of that moment.
  const expected = JSON.stringify([expectedIds, 'express', '10.00', LEGS, [], 3]);
  if (actual !== expected) throw new Error(`the slip holds ${actual}, expected ${expected}`);
}
