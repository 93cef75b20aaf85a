/**
 * Parts of the page that come late may fail to come: the device is offline, a server is away. What failed is tried again, all of it together, when the browser comes
 * online or when someone asks for it.
 */
import { lazy, type ComponentType, type ReactNode } from 'react';

let round = 0;
const failed = new Set<() => void>();

/** What failed until now may be tried again; those who wait for it are not told. */
export function forgive(): void {
  round += 1;
}

export function tryAgain(): void {
  forgive();
  [...failed].forEach((each) => each());
}

/** Calls `again` at the next try. Returns the way to forget it. */
export function onTryAgain(again: () => void): () => void {
  if (failed.size === 0) addEventListener('online', tryAgain);
  failed.add(again);
  return () => {
    failed.delete(again);
    if (failed.size === 0) removeEventListener('online', tryAgain);
  };
}

/** Like React's `lazy`, which keeps a failure for ever; this one keeps it until the next try. */
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
