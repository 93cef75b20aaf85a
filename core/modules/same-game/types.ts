export interface ComboOffer {
  readonly marketId: number;
  /** Integer thousandths. */
  readonly price: number;
  /** How the price was made; null where the operator does not say. */
  readonly made: ComboPricing | null;
}

/** From the selections alone to the price: their fair odds, those of all together, and the margin on top [SGC-6]. */
export interface ComboPricing {
  /** The fair odds of each selection alone, thousandths. */
  readonly parts: readonly { readonly marketId: number; readonly odds: number }[];
  /** The fair odds of all together, thousandths. */
  readonly odds: number;
  /** The margins of the selections' markets added up, hundredths of a percent. */
  readonly margin: number;
}

/** Why the operator does not combine the selections [SGC-3]. */
export type ComboProblem = 'count' | 'games' | 'notCombinable' | 'closed' | 'impossible' | 'redundant' | 'notOffered';

export interface ComboRefusal {
  readonly problem: ComboProblem;
  /** The selection at fault; null where it is all of them. */
  readonly marketId: number | null;
}
