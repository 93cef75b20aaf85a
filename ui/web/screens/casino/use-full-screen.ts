/** Shows an element on the whole screen [GSN-22]; where the browser can't (phones of Apple), over the whole window. */
import { useCallback, useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  readonly isFull: boolean;
  /** The element covers the window by its styles. */
  readonly isOver: boolean;
  readonly toggle: () => void;
  /** Ends covering the window; the browser ends its own full screen itself. */
  readonly uncover: () => void;
}

export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isNative, setNative] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const changed = (): void => setNative(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  const uncover = useCallback(() => setOver(false), []);
  useEffect(() => {
    if (!isOver) return undefined;
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') uncover();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOver, uncover]);
  const toggle = (): void => {
    if (isOver) return uncover();
    if (document.fullscreenElement) return void document.exitFullscreen();
    const cover = (): void => setOver(true);
    const target = element.current;
    if (typeof target?.requestFullscreen !== 'function') return cover();
    // A browser may refuse, as in a frame of another site.
    target.requestFullscreen().catch(cover);
    return undefined;
  };
  return { isFull: isNative || isOver, isOver, toggle, uncover };
}
