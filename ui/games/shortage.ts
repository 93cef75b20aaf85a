/**
 * Reports to the shell that the balance is below the lowest stake, so that the shell offers a deposit beside the game
 * [GSN-35]. An offer before the end of a round has been shown would give the end away.
 */
export interface Shortage {
  /** A round begins, or an open one is there. */
  readonly begin: () => void;
  /** The end of the round has been shown. */
  readonly end: () => void;
  /** The balance on the page while the game waits for a bet, else null; and the lowest stake. */
  readonly see: (balance: number | null, min: number) => void;
}

export function createShortage(report: () => void): Shortage {
  let isOpen = false;
  /** The last balance reported, so that each is reported once. */
  let reported: number | null = null;
  return {
    begin: () => {
      isOpen = true;
      reported = null;
    },
    end: () => {
      isOpen = false;
    },
    see: (balance, min) => {
      if (balance === null || isOpen || balance === reported) return;
      reported = balance < min ? balance : null;
      if (reported !== null) report();
    },
  };
}
