import { Observable } from 'rxjs';
import type { ActivityPort } from '../../core/ports/activity.ts';

/** What counts as activity of the one before the screen. */
const SIGNS = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'touchmove', 'wheel', 'resize'] as const;

/** Listens to the window from the outermost place, so that nothing on the page can keep a sign from it. */
export function createBrowserActivity(
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
  page: Pick<Document, 'querySelectorAll'> = document,
): ActivityPort {
  return {
    signs$: new Observable((subscriber) => {
      const tell = (): void => subscriber.next(null);
      for (const sign of SIGNS) target.addEventListener(sign, tell, { passive: true, capture: true });
      return () => {
        for (const sign of SIGNS) target.removeEventListener(sign, tell, { capture: true });
      };
    }),
    isMediaPlaying: () =>
      [...page.querySelectorAll<HTMLMediaElement>('video, audio')].some(
        ({ paused, ended, readyState }) => !paused && !ended && readyState > 2,
      ),
  };
}
