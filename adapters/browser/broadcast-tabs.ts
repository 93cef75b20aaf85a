import { Observable, share } from 'rxjs';
import type { TabsPort } from '../../core/ports/tabs.ts';

/** A browser that refuses storage refuses these, too: then they throw. */
function tryTo<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** The other tabs over a BroadcastChannel, alone where there is none. `exclusive` uses Web Locks; where they are refused the work is done all the same, by this tab for itself. */
export function createBroadcastTabs(name: string): TabsPort {
  const channel = tryTo(() => new BroadcastChannel(name));
  return {
    messages$: new Observable<unknown>((subscriber) => {
      const hear = ({ data }: MessageEvent<unknown>): void => subscriber.next(data);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
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
