/**
 * Tells the shell that the balance is below the lowest stake, so that the shell offers a deposit beside the game
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

export function createShortage(tell: () => void): Shortage {
  let isOpen = false;
  /** The balance that was told, so that each is told once. */
  let told: number | null = null;
  return {
    begin: () => {
      isOpen = true;
      told = null;
    },
    end: () => {
      isOpen = false;
    },
    see: (balance, min) => {
      if (balance === null || isOpen || balance === told) return;
      told = balance < min ? balance : null;
      if (told !== null) tell();
    },
  };
}
