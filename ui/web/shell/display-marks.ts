/** Writes options that styles read to the page. *Decision*: after the first paint, as `early.ts` has no room for them. */
import { useEffect } from 'react';
import type { Display } from 'touchline/core/display/public';
import { identity } from '../use-projection.ts';
import { useDisplay } from './use-display.ts';

const MARKS = [
  'fontSize',
  'isCompact',
  'isLight',
  'leftSection',
  'rightSection',
] as const satisfies readonly (keyof Display)[];

export function useDisplayMarks(): void {
  const display = useDisplay(identity);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (display !== null) for (const name of MARKS) dataset[name] = String(display[name]);
    // Lists measure their rows again.
    dispatchEvent(new Event('resize'));
  }, [display]);
}
