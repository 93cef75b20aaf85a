/**
 * Publishes the height of a docked element as a CSS variable of the given name; other docked elements and the page
 * reserve that much space.
 */
import { useCallback, type RefCallback } from 'react';

export type Docked = '--dock' | '--custom-h' | '--notices-h' | '--quick-h' | '--consent-h';

export function useDock(name: Docked): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const { style } = document.documentElement;
      // The observed size: to ask the element would lay the whole page out again, once for each of these elements.
      const seen = new ResizeObserver(([entry]) =>
        style.setProperty(name, `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
      );
      seen.observe(element);
      return () => {
        seen.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
}
