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
      // The observed size: to ask the element would lay the whole page out again, once for each of these elements. An
      // empty area publishes nothing: a variable of the root changes the style of every element.
      const seen = new ResizeObserver(([entry]) => {
        const size = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0);
        style.setProperty(name, size > 0 ? `${size}px` : '');
      });
      seen.observe(element);
      return () => {
        seen.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
}
