/**
 * The market kind of how a bout of boxing or mixed martial arts ends [LIN-247]: type 1 is a win of the home and 3 one of
 * the away fighter, and `param` the method times 4. Type 2, with the method of a decision, is a draw.
 */
export const METHOD_KIND = 40;

export const METHOD = {
  /** A knockout or a technical one. */
  knockout: 0,
  submission: 1,
  /** The judges' cards. */
  decision: 2,
} as const;
