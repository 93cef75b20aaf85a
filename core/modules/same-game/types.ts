export interface ComboOffer {
  readonly marketId: number;
  /** Integer thousandths. */
  readonly price: number;
}

/** Why the operator does not combine the selections [SGC-3]. */
export type ComboProblem = 'count' | 'games' | 'notCombinable' | 'closed' | 'impossible' | 'redundant' | 'notOffered';

export interface ComboRefusal {
  readonly problem: ComboProblem;
  /** The selection at fault; null where it is all of them. */
  readonly marketId: number | null;
}
