import { Observable, share } from 'rxjs';
import type { TabsPort } from 'touchline/ports/tabs';

/** BroadcastChannel and Web Locks throw in a browser that blocks storage. */
function tryTo<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/**
 * Reaches other tabs over a BroadcastChannel, or none where the channel is unavailable. `exclusive` uses Web Locks;
 * where locks are unavailable, the work runs without one.
 */
export function createBroadcastTabs(name: string): TabsPort {
  const channel = tryTo(() => new BroadcastChannel(name));
  return {
    messages$: new Observable<unknown>((subscriber) => {
      const receive = ({ data }: MessageEvent<unknown>): void => subscriber.next(data);
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    }).pipe(share()),
    post: (message) => channel?.postMessage(message),
    async exclusive(lock, work) {
      let hasBegun = false;
      try {
        return await navigator.locks.request(`${name}/${lock}`, async () => {
          hasBegun = true;
          return work();
        });
      } catch (fault) {
        if (hasBegun) throw fault;
        return work();
      }
    },
  };
}
