/** How high what stands at the page's end is, as `--dock` on the page: what else stands there, and the page itself, keep that much room. */
import { useEffect, useRef, type RefObject } from 'react';

export function useDock(): RefObject<HTMLElement | null> {
  const dock = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = dock.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const seen = new ResizeObserver(() => style.setProperty('--dock', `${element.offsetHeight}px`));
    seen.observe(element);
    return () => {
      seen.disconnect();
      style.removeProperty('--dock');
    };
  }, []);
  return dock;
}
