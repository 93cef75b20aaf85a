/** How the page looks, as far as a game in its frame has to follow [GSN-37]. */
import type { FrameLook } from 'touchline/core/game-session/types';

type PageLook = Pick<FrameLook, 'isDark' | 'isReduced'>;

const DARK = '(prefers-color-scheme: dark)';
const REDUCED = '(prefers-reduced-motion: reduce)';

export function pageLook(): PageLook {
  const { theme } = document.documentElement.dataset;
  return {
    isDark: theme === 'dark' || (theme !== 'light' && matchMedia(DARK).matches),
    isReduced: matchMedia(REDUCED).matches,
  };
}

/** Calls back after each change of the player's theme or of the system's wishes. Returns the end of that. */
export function onPageLook(changed: (look: PageLook) => void): () => void {
  const report = (): void => changed(pageLook());
  const wishes = [DARK, REDUCED].map((query) => matchMedia(query));
  const themes = new MutationObserver(report);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  for (const wish of wishes) wish.addEventListener('change', report);
  return () => {
    themes.disconnect();
    for (const wish of wishes) wish.removeEventListener('change', report);
  };
}
