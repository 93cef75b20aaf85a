/** Priced markets by id, and the changes between two points in time. */
import type { FairShares, PricedMarket } from './types.ts';
import { marketId } from './market-id.ts';

export interface Quote {
  readonly id: number;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  /** Integer thousandths. */
  readonly price: number;
  /** 0 open, 1 suspended. */
  readonly state: 0 | 1;
  /** A selection's own name; '' for most. */
  readonly label: string;
  /** Never sent. */
  readonly fair?: FairShares;
}

/** By market id, in ascending order. */
export type Quotes = ReadonlyMap<number, Quote>;

export const NO_QUOTES: Quotes = new Map();

/** The markets of a game by id. */
export function quotesOf(gameId: number, markets: readonly PricedMarket[]): Quotes {
  const quotes = markets.map((market): Quote => {
    const { kind, type, param, price, suspended, label, fair } = market;
    return {
      id: marketId(gameId, market),
      kind,
      type,
      param,
      price,
      state: suspended ? 1 : 0,
      label: label ?? '',
      ...(fair === undefined ? {} : { fair }),
    };
  });
  return new Map(quotes.sort((a, b) => a.id - b.id).map((quote) => [quote.id, quote]));
}

export interface QuotesChange {
  /** `id,price,state` of each moved market, comma-separated: a piece of a frame. */
  readonly moved: string;
  readonly added: readonly Quote[];
  readonly removed: readonly number[];
}

const NO_CHANGE: QuotesChange = { moved: '', added: [], removed: [] };

export function changeOfQuotes(before: Quotes, after: Quotes): QuotesChange {
  if (before === after) return NO_CHANGE;
  let moved = '';
  const added: Quote[] = [];
  for (const [id, quote] of after) {
    const old = before.get(id);
    if (old === undefined) added.push(quote);
    else if (old.price !== quote.price || old.state !== quote.state)
      moved += `${moved === '' ? '' : ','}${id},${quote.price},${quote.state}`;
  }
  const removed: number[] = [];
  for (const id of before.keys()) if (!after.has(id)) removed.push(id);
  return moved === '' && added.length === 0 && removed.length === 0 ? NO_CHANGE : { moved, added, removed };
}

/** Whether both hold the same prices and states. */
export function isSameQuotes(a: Quotes, b: Quotes): boolean {
  return a === b || (a.size === b.size && changeOfQuotes(a, b) === NO_CHANGE);
}
