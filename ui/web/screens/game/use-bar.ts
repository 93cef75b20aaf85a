/** Where the reader of a game's page is: whether the scoreboard is out of sight, and in which part [LIN-222]. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { partId, type PartName } from './parts.tsx';

/** A part is the current one once it begins so far below the bar, in px. */
const REACH_PX = 48;

interface Bar {
  /** The end of the scoreboard. */
  readonly mark: RefObject<HTMLDivElement | null>;
  /** The bar's place, which sticks below the site's header. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isOut: boolean;
  readonly current: PartName | null;
}

/** Whether the part stays in sight beside the markets [LIN-236], where no scrolling leads to or from it. */
export function isBeside(part: HTMLElement): boolean {
  return part.parentElement !== null && getComputedStyle(part.parentElement).position === 'sticky';
}

/** The part that begins last above the given line of the window. */
function partAbove(line: number, parts: readonly PartName[]): PartName | null {
  let last: { readonly name: PartName; readonly top: number } | null = null;
  for (const name of parts) {
    const part = document.getElementById(partId(name));
    const top = part === null || isBeside(part) ? Infinity : part.getBoundingClientRect().top;
    if (top <= line && (last === null || top > last.top)) last = { name, top };
  }
  return last?.name ?? null;
}

export function useBar(parts: readonly PartName[]): Bar {
  const mark = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isOut, setOut] = useState(false);
  const [current, setCurrent] = useState<PartName | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      if (mark.current === null || place.current === null) return;
      const { top } = place.current.getBoundingClientRect();
      // A place that sticks has left the end of the scoreboard above it.
      setOut(top - mark.current.getBoundingClientRect().top > 1);
      setCurrent(partAbove(top + (place.current.firstElementChild?.clientHeight ?? 0) + REACH_PX, parts));
    };
    const lookSoon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, [parts]);
  return { mark, place, isOut, current };
}
