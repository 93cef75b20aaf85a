/** How the frame looks: the theme of the page around it, and the system's wish for less motion [GSN-37]. */
import type { Json } from './round.ts';

const root = (): DOMTokenList => document.documentElement.classList;

/** Takes the look that the shell has sent. */
export function setLook(message: Json): void {
  root().toggle('is-dark', message['isDark'] === true);
  root().toggle('is-reduced', message['isReduced'] === true);
}

export const isReduced = (): boolean => root().contains('is-reduced');
