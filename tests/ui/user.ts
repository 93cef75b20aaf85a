/** The player of component tests: user-event, with every press and everything that follows inside `act`. */
import { act } from 'react';
import { configure, getConfig } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

/** Presses and types as a browser reports it. Each call waits until everything that follows is rendered. */
export interface User {
  readonly click: (target: Element) => Promise<void>;
  /** Replaces the text of a field, key by key. */
  readonly fill: (field: Element, text: string) => Promise<void>;
  /** Replaces the text of a field in one step. */
  readonly paste: (field: Element, text: string) => Promise<void>;
  readonly select: (field: Element, option: string) => Promise<void>;
  /** Keys in the notation of user-event: `{Enter}` is pressed and released, `{Enter>}` stays down. */
  readonly keyboard: (keys: string) => Promise<void>;
}

// Testing-library waits for a timer after each press, and turns off React's environment for tests meanwhile. Presses
// inside `act` need neither, so they work while timers stand still.
const { asyncWrapper } = getConfig();
let isActing = false;
configure({ asyncWrapper: (run) => (isActing ? run() : asyncWrapper(run)) });

async function whole(press: () => Promise<void>): Promise<void> {
  isActing = true;
  try {
    await act(press);
  } finally {
    isActing = false;
  }
}

export function createUser(): User {
  // No pause between two keys, because each is a timer; no check of `pointer-events`, because no style sheet is loaded.
  const player = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return {
    click: (target) => whole(() => player.click(target)),
    fill: (field, text) =>
      whole(async () => {
        await player.clear(field);
        await player.type(field, text);
      }),
    paste: (field, text) =>
      whole(async () => {
        await player.tripleClick(field);
        await player.paste(text);
      }),
    select: (field, option) => whole(() => player.selectOptions(field, option)),
    keyboard: (keys) => whole(() => player.keyboard(keys)),
  };
}
