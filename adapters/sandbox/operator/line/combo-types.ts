/** The answers of the line to a combination of selections. */
import type { MarketKey } from './types.ts';

export interface ComboOffer {
  readonly marketId: number;
  readonly key: MarketKey;
  /** Integer thousandths. */
  readonly price: number;
  /** The keys of the parts, as the feed sends them. */
  readonly label: string;
  /** How the price was made [SGC-6]. */
  readonly made: {
    /** The fair odds of each selection alone, thousandths. */
    readonly parts: readonly { readonly marketId: number; readonly odds: number }[];
    /** The fair odds of all together, thousandths. */
    readonly odds: number;
    /** The margins of the selections' markets added up, hundredths of a percent. */
    readonly margin: number;
  };
}

export type ComboProblem =
  /** Fewer than two selections, or more than four. */
  | 'count'
  /** Selections of several games, or of none that is open. */
  | 'games'
  /** A selection that no combo has. */
  | 'notCombinable'
  | 'closed'
  /** The selections can't win together. */
  | 'impossible'
  /** A selection that follows from the others. */
  | 'redundant'
  /** Too certain or too unlikely for a price. */
  | 'notOffered';

export interface ComboRefusal {
  readonly problem: ComboProblem;
  /** The selection at fault; null where it is all of them. */
  readonly marketId: number | null;
}
