/**
 * The notation of the example tables. Legs are in one text, separated by spaces: a price, then the result of the leg:
 * nothing for won, `L` lost, `R` returned, `F` forced return, `HW` half won half returned, `HL` half lost half
 * returned, `LW` half lost half won. `*` before a price marks a banker, or a leg of the lobby; `|` begins the next
 * block.
 */
import type { SettleInput, SettleLeg } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import type { BetResult } from 'touchline/core/history/bet-result';

const RESULTS: Readonly<Record<string, BetResult>> = {
  '': 'won',
  L: 'lost',
  R: 'returned',
  F: 'forcedReturn',
  HW: 'halfWon',
  HL: 'halfLost',
  LW: 'halfLostHalfWon',
};
const LEG = /^(\*?)(\d+)(?:\.(\d{1,3}))?(L|R|F|HW|HL|LW)?$/;

function legOf(text: string, blockId: number | null): SettleLeg {
  const [, banker, integer = '', fraction = '', became = ''] = LEG.exec(text) ?? [];
  const result = RESULTS[became];
  if (integer === '' || result === undefined) throw new Error(`no leg: ${text}`);
  const price = Number(integer + fraction.padEnd(3, '0'));
  return { price, result, ...(banker === '*' ? { isBanker: true } : blockId === null ? {} : { blockId }) };
}

/** Legs of a text; with a `|` in it they stand in blocks 1, 2, … */
function legsOf(text: string): readonly SettleLeg[] {
  const blocks = text.split('|');
  const hasBlocks = blocks.length > 1;
  return blocks.flatMap((block, index) =>
    block
      .trim()
      .split(/ +/)
      .map((leg) => legOf(leg, hasBlocks ? index + 1 : null)),
  );
}

/** Amounts in minor units, two decimals a unit unless the row is of a currency without. */
export interface Example {
  readonly rule: string;
  /** The kind of page that publishes the figure; `recomputed` for rows of our own. */
  readonly source: string;
  readonly what: string;
  readonly betType: BetTypeName;
  /** In all; for several singles the amounts of the legs, in order. */
  readonly stake: number | readonly number[];
  readonly legs: string;
  readonly paid: number;
  readonly more?: Partial<Pick<SettleInput, 'systemValue' | 'amountByBlockId' | 'antiExpressMargin'>>;
}

type Row = readonly [
  what: string,
  betType: BetTypeName,
  stake: number | readonly number[],
  legs: string,
  paid: number,
  more?: Example['more'],
];

export function examples(rule: string, source: string, rows: readonly Row[]): readonly Example[] {
  return rows.map(([what, betType, stake, legs, paid, more]) => ({
    rule,
    source,
    what,
    betType,
    stake,
    legs,
    paid,
    ...(more === undefined ? {} : { more }),
  }));
}

export function inputOf({ betType, stake, legs, more }: Example): SettleInput {
  const parsed = legsOf(legs);
  if (typeof stake === 'number') return { betType, stake, legs: parsed, ...more };
  return { betType, stake: 0, legs: parsed.map((leg, index) => ({ ...leg, amount: stake[index] ?? 0 })) };
}
