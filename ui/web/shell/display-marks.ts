/** Words of the player's display options for the styles, on <html> [DSP-7]. */
import { useLayoutEffect } from 'react';
import type { DisplayView } from 'touchline/core/display/public';
import { useDisplay } from './use-display.ts';

const lookOf = (display: DisplayView | null): string | null => display && display.look;

/** Until the options have loaded, the look of the last page stays. */
export function useLook(): void {
  const look = useDisplay(lookOf);
  useLayoutEffect(() => {
    if (look !== null) document.documentElement.dataset['look'] = look;
  }, [look]);
}
