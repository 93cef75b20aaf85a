/** Full screen of the player; the place of the entity follows. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MediaEntity, MediaTarget } from 'touchline/core/media/types';
import { useCore } from '../../../core-context.ts';

interface FullScreen {
  readonly isPossible: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
}

export function useFullScreen(screen: RefObject<HTMLElement | null>, entity: MediaEntity): FullScreen {
  const { dispatch } = useCore();
  const [isFull, setFull] = useState(false);
  const wasFull = useRef(false);
  /** The place to which the entity returns. */
  const home = useRef<MediaTarget>('overview');
  const { type, gameId, sportId, videoId, zoneId, target: now } = entity;
  useEffect(() => {
    const follow = (): void => {
      const isNow = document.fullscreenElement !== null && document.fullscreenElement === screen.current;
      // Another part of the page may be the one that changes.
      if (isNow === wasFull.current) return;
      wasFull.current = isNow;
      setFull(isNow);
      if (isNow) home.current = now;
      const target = isNow ? 'fullscreen' : home.current;
      dispatch({ type: 'media/select', payload: { entity: { type, gameId, sportId, videoId, zoneId, target } } });
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [dispatch, screen, type, gameId, sportId, videoId, zoneId, now]);
  return {
    isPossible: document.fullscreenEnabled,
    isFull,
    toggle: () => {
      // A browser may refuse; the page then stays as it is.
      if (document.fullscreenElement === null) screen.current?.requestFullscreen().catch(() => undefined);
      else document.exitFullscreen().catch(() => undefined);
    },
  };
}
