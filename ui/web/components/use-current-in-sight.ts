/** Scrolls a horizontal row so that its current item is visible. The page itself does not scroll. */
import { useEffect, type RefObject } from 'react';

/** `current`: any value that changes whenever the row's content changes. */
export function useCurrentInSight(element: RefObject<HTMLElement | null>, current: unknown): void {
  useEffect(() => {
    const row = element.current?.getBoundingClientRect();
    const here = element.current?.querySelector('[aria-current], [aria-pressed="true"]')?.getBoundingClientRect();
    if (row === undefined || here === undefined || (here.left >= row.left && here.right <= row.right)) return;
    element.current?.scrollBy({ left: here.left + here.width / 2 - row.left - row.width / 2 });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is current changes what the row shows
  }, [element, current]);
}
