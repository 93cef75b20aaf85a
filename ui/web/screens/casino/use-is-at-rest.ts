/** Whether the page has nothing more urgent to do than to load a game that may be played [GSN-29]. */
import { useEffect, useState } from 'react';
import { savesData } from '../../saves-data.ts';

/** In a browser without idle callbacks, ms. */
const USUAL_DELAY_MS = 500;

/** False for ever where the player saves data. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    const rest = (): void => setAtRest(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, USUAL_DELAY_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(rest);
    return () => cancelIdleCallback(idle);
  }, []);
  return isAtRest;
}
