/**
 * The drawing of the round that an answer has brought. Until it has ended, the frame takes no further bet and no move:
 * a second stake would show the end of the first round early [GSN-29].
 */
export interface Drawing {
  readonly isOn: () => boolean;
  /** A round has come. The caller announces the change to the game. */
  readonly begin: () => void;
  /** The game has reported a change: a move that leaves its round open has been drawn. */
  readonly reported: () => void;
  /** The end of a round has been shown: of a shared draw, too, which draws itself. */
  readonly end: () => void;
  /** Runs a press of the main button, or the return to an open round. The drawing ends with it at the latest. */
  readonly during: (run: () => void | Promise<void>) => Promise<void>;
}

/** `post` tells the shell that a drawing has come to its end [GSN-40]. */
export function createDrawing(onEnd: () => void, post: (message: { readonly t: 'shown' }) => void): Drawing {
  let isOn = false;
  /** Presses that have not settled. */
  let presses = 0;
  const shown = (): void => post({ t: 'shown' });
  const end = (): void => {
    if (!isOn) return;
    isOn = false;
    onEnd();
    shown();
  };
  return {
    isOn: () => isOn,
    begin: () => {
      isOn = true;
    },
    // A game's report during a press may come before the game's drawing has ended; the end of the press ends both.
    reported: () => {
      if (presses === 0) end();
    },
    end: () => (isOn ? end() : shown()),
    during: async (run) => {
      presses += 1;
      try {
        await run();
      } finally {
        presses -= 1;
        if (presses === 0) end();
      }
    },
  };
}
