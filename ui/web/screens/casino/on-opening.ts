/** Waits for the opening post of a foreign game [GSN-18]. */
import { isOpening } from 'touchline/core/game-session/rules/opening';

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Calls `open` with the frame's window once its game asks for the port. Returns what ends the wait. */
export function onOpening<W>(
  page: Page,
  frame: () => W | null,
  gameOrigin: string,
  open: (target: W) => void,
): () => void {
  const listen = (event: Event): void => {
    const target = frame();
    if (!(event instanceof MessageEvent) || target === null || !isOpening(event, target, gameOrigin)) return;
    end();
    open(target);
  };
  const end = (): void => page.removeEventListener('message', listen);
  page.addEventListener('message', listen);
  return end;
}
