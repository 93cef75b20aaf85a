/**
 * The balance as a game shows it. The operator's balance has a win as soon as the round is settled; the frame shows the
 * win only once the round has been shown [GSN-10].
 */
export interface ShownBalance {
  /** The operator's balance, minor units. */
  readonly set: (minor: number) => void;
  /** The shown balance; null before the operator has reported one. */
  readonly get: () => number | null;
  /** A call is under way that may settle a round: what arrives until its answer is held back. */
  readonly begin: () => void;
  /** The answer is there; `pays` is what it paid, or 0. */
  readonly answer: (pays: number) => void;
  /** The round has been shown. */
  readonly end: () => void;
}

export function createShownBalance(show: (minor: number) => void): ShownBalance {
  let known: number | null = null;
  let isAsking = false;
  let unseen = 0;
  let shown: number | null = null;
  const draw = (): void => {
    if (known === null || isAsking) return;
    shown = known - unseen;
    show(shown);
  };
  return {
    set: (minor) => {
      known = minor;
      draw();
    },
    get: () => shown,
    begin: () => {
      isAsking = true;
      unseen = 0;
    },
    answer: (pays) => {
      isAsking = false;
      unseen = pays;
    },
    end: () => {
      isAsking = false;
      unseen = 0;
      draw();
    },
  };
}
