/** Lets a playing video follow the reader in a corner of the page while its own place is out of sight. */
import { useEffect, useState, type RefObject } from 'react';
import type { Display } from 'touchline/core/display/public';
import type { MediaEntity } from 'touchline/core/media/types';
import { useCore } from '../../../core-context.ts';
import { useDisplay } from '../../../shell/use-display.ts';

interface Floating {
  readonly isFloating: boolean;
  readonly isAllowed: boolean;
  readonly toggle: () => void;
}

/** The part of its place that has to be seen for the video to stay there. */
const IN_SIGHT = 0.25;

const isMovedOf = (display: Display | null): boolean => display?.isVideoMovedOnScroll !== false;

export function useFloating(
  place: RefObject<HTMLElement | null>,
  video: MediaEntity | null,
  isShown: boolean,
): Floating {
  const { dispatch } = useCore();
  const isAllowed = useDisplay(isMovedOf);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || !isShown) {
      setOut(false);
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => setOut(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { threshold: IN_SIGHT },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isShown]);
  const id = video?.id ?? null;
  const isFloating = isAllowed && isOut && id !== null;
  useEffect(() => {
    if (id === null) return;
    const box = isFloating ? (place.current?.getBoundingClientRect() ?? null) : null;
    const boundingClientRect = box === null ? null : { x: box.x, y: box.y, width: box.width, height: box.height };
    dispatch({ type: 'media/float', payload: { id, isFloating, boundingClientRect } });
  }, [dispatch, id, isFloating, place]);
  return {
    isFloating,
    isAllowed,
    toggle: () => dispatch({ type: 'display/choose', payload: { isVideoMovedOnScroll: !isAllowed } }),
  };
}
