/** The order of a draft: columns, stake, total, and the first problem [TOC-4]. */
import type { GroupMark } from '../../../kernel/decimal-text.ts';
import { moneyToTypedText, parseMoney } from '../../../kernel/money.ts';
import type { Draft, Draw } from '../types.ts';
import { areWhole, columnsOf } from './picks.ts';

/** The first thing that keeps a coupon from being bought. */
export type OrderProblem = 'marks' | 'columns' | 'stake';

export interface Order {
  /** 0 until all games are marked. */
  readonly columns: number;
  readonly stakeText: string;
  /** Minor units; null where the text is no amount within the range. */
  readonly stakePerColumn: number | null;
  /** The range of the stake per column; `max` is the whole coupon's maximum until all games are marked. */
  readonly min: number;
  readonly max: number;
  /** Null until columns and stake are right. */
  readonly total: number | null;
  readonly problem: OrderProblem | null;
}

export function orderOf({ picks, stakeText }: Draft, { iso, unit, maxStake }: Draw, group: GroupMark): Order {
  const columns = columnsOf(picks);
  const max = Math.floor(maxStake / Math.max(1, columns));
  const text = stakeText ?? moneyToTypedText(unit, iso, group);
  const read = parseMoney(text, iso, group);
  const isTooMany = max < unit;
  const isInRange = read.ok && read.value >= unit && (isTooMany || read.value <= max);
  const stakePerColumn = read.ok && isInRange ? read.value : null;
  const isWhole = areWhole(picks);
  const problem = !isWhole ? 'marks' : isTooMany ? 'columns' : isInRange ? null : 'stake';
  return {
    columns,
    stakeText: text,
    stakePerColumn,
    min: unit,
    max,
    total: problem === null && stakePerColumn !== null ? columns * stakePerColumn : null,
    problem,
  };
}
