import { Observable } from 'rxjs';
import type { Readable } from 'touchline/kernel/readable';
import type { PagePort } from 'touchline/ports/page';

const HIDDEN_FRAME_MS = 100;

export function createBrowserPage(): PagePort {
  return {
    visible: watched(() => document.visibilityState === 'visible', document, ['visibilitychange']),
    online: watched(() => navigator.onLine, window, ['online', 'offline']),
    nextFrame(run) {
      // A hidden page paints no frames, so a timer keeps its state up to date.
      if (document.visibilityState !== 'visible') {
        const timer = setTimeout(run, HIDDEN_FRAME_MS);
        return () => clearTimeout(timer);
      }
      let done = false;
      const once = (): void => {
        if (done) return;
        done = true;
        run();
      };
      const frame = requestAnimationFrame(once);
      // A page that becomes hidden between the request and the paint would lose the frame.
      const timer = setTimeout(once, 10 * HIDDEN_FRAME_MS);
      return () => {
        done = true;
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    },
    languages: navigator.languages,
    prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
    query: location.search,
    origin: location.origin,
  };
}

function watched(get: () => boolean, target: EventTarget, events: readonly string[]): Readable<boolean> {
  return {
    get,
    value$: new Observable<boolean>((subscriber) => {
      const tell = (): void => subscriber.next(get());
      for (const event of events) target.addEventListener(event, tell);
      tell();
      return () => {
        for (const event of events) target.removeEventListener(event, tell);
      };
    }),
  };
}
