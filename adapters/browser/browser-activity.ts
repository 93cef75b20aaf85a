import { Observable } from 'rxjs';
import type { ActivityPort } from 'touchline/ports/activity';

/** Window events that count as user activity. */
const SIGNS = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'touchmove', 'wheel', 'resize'] as const;

/** Listens on the window in the capture phase, so that no handler on the page can stop an event first. */
export function createBrowserActivity(
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
  page: Pick<Document, 'querySelectorAll'> = document,
): ActivityPort {
  return {
    signs$: new Observable((subscriber) => {
      const emit = (): void => subscriber.next(null);
      for (const sign of SIGNS) target.addEventListener(sign, emit, { passive: true, capture: true });
      return () => {
        for (const sign of SIGNS) target.removeEventListener(sign, emit, { capture: true });
      };
    }),
    isMediaPlaying: () =>
      [...page.querySelectorAll<HTMLMediaElement>('video, audio')].some(
        ({ paused, ended, readyState }) => !paused && !ended && readyState > 2,
      ),
  };
}
