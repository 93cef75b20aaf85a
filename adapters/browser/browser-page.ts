import { Observable } from 'rxjs';
import type { Readable } from 'touchline/kernel/readable';
import type { PagePort } from 'touchline/ports/page';
import { readDocumentSeed } from './page-seed.ts';

const HIDDEN_FRAME_MS = 100;

export function createBrowserPage(): PagePort {
  let isLeft = false;
  const documentSeed = readDocumentSeed();
  addEventListener('pagehide', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  return {
    visible: watched(() => document.visibilityState === 'visible', document, ['visibilitychange']),
    online: watched(() => navigator.onLine, window, ['online', 'offline']),
    isLeft: watched(() => isLeft, window, ['pagehide', 'pageshow']),
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
    ...(documentSeed === null ? {} : { documentSeed }),
  };
}

function watched(get: () => boolean, target: EventTarget, events: readonly string[]): Readable<boolean> {
  return {
    get,
    value$: new Observable<boolean>((subscriber) => {
      const emit = (): void => subscriber.next(get());
      for (const event of events) target.addEventListener(event, emit);
      emit();
      return () => {
        for (const event of events) target.removeEventListener(event, emit);
      };
    }),
  };
}
