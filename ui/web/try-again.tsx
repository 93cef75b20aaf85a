/**
 * Late parts of the page may fail to load: the device is offline, or a server is down. All failed parts are retried
 * together, when the browser comes online or on request.
 */
import { lazy, type ComponentType, type ReactNode } from 'react';

let round = 0;
const failed = new Set<() => void>();

/** Allows earlier failures to be retried, without notifying the waiting parts. */
export function forgive(): void {
  round += 1;
}

export function tryAgain(): void {
  forgive();
  [...failed].forEach((each) => each());
}

/** Calls `again` at the next retry. Returns the unsubscribe function. */
export function onTryAgain(again: () => void): () => void {
  if (failed.size === 0) addEventListener('online', tryAgain);
  failed.add(again);
  return () => {
    failed.delete(again);
    if (failed.size === 0) removeEventListener('online', tryAgain);
  };
}

/** Like React's `lazy`, but a failure is kept only until the next retry, not for ever. */
export function lazyAgain<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const make = () => {
    const made = {
      round,
      hasFailed: false,
      Part: lazy(async () => {
        try {
          return { default: await load() };
        } catch (error) {
          made.hasFailed = true;
          dispatchEvent(new Event('chunk-failed'));
          throw error;
        }
      }),
    };
    return made;
  };
  let made = make();
  return function Again(props: P): ReactNode {
    if (made.hasFailed && made.round !== round) made = make();
    const { Part } = made;
    return <Part {...props} />;
  };
}
