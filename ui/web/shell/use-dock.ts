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
      const seen = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
      seen.observe(element);
      return () => {
        seen.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
}
