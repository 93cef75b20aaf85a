import type { AutoState, CashOutResult, CashOutState, OpenCashOut } from './state.ts';
import type { CashOutOffer } from './types.ts';

/** The cash-out of one bet, as shells show it. */
export interface BetCashOut {
  /** Null until the operator has answered. */
  readonly offer: CashOutOffer | null;
  /** Whether the offer can be taken now. */
  readonly canAsk: boolean;
  /** The offer may be old: the last request failed. */
  readonly isStale: boolean;
  readonly underWay: OpenCashOut | null;
  readonly result: CashOutResult | null;
  readonly auto: AutoState | null;
}

/** By the bet's number. */
export type CashOutView = ReadonlyMap<string, BetCashOut>;

export function viewCashOuts(state: CashOutState): CashOutView {
  const ids = new Set([...state.watched, ...state.open.map(({ betId }) => betId), ...state.results.keys()]);
  return new Map([...ids].map((betId) => [betId, viewOne(state, betId)]));
}

function viewOne({ offers, open, results, autos, isStale }: CashOutState, betId: string): BetCashOut {
  const offer = offers.get(betId) ?? null;
  const underWay = open.find((each) => each.betId === betId) ?? null;
  return {
    offer,
    canAsk: offer !== null && offer.parts.length > 0 && !offer.isWaiting && !isStale && underWay === null,
    isStale,
    underWay,
    result: results.get(betId) ?? null,
    auto: autos.get(betId) ?? null,
  };
}
