import type { Bet, BetLeg, LegPart } from './types.ts';

/** A selection of a combo, a leg and a bet, as the operator sends them. */
export interface LegPartWire extends Omit<LegPart, 'result'> {
  readonly statusId: number;
}

export interface BetLegWire extends Omit<BetLeg, 'result' | 'parts'> {
  readonly statusId: number;
  readonly parts?: readonly LegPartWire[];
}

export interface BetWire extends Omit<Bet, 'betType' | 'result' | 'accountType' | 'product' | 'legs'> {
  readonly typeId: number;
  readonly statusId: number;
  /** 0 main, 4 bonus, 9 currency. */
  readonly accountType: number;
  /** 0 line, 1 live. */
  readonly productId: number;
  readonly legs: readonly BetLegWire[];
}
