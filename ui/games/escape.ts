/** Reports to the shell that the player has pressed Escape: keys of a frame stay in the frame [GSN-22]. */
import type { Json } from './round.ts';

export function followEscape(post: (message: Json) => void): void {
  addEventListener('keydown', ({ key, repeat }) => {
    if (key === 'Escape' && !repeat) post({ t: 'escape' });
  });
}
