/** How high what stands at the page's end is, as a length on the page by the given name: what else stands there, and the page itself, keep that much room. */
import { useCallback, type RefCallback } from 'react';

export type Docked = '--dock' | '--custom-h' | '--notices-h' | '--consent-h';

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
