import { Observable, share } from 'rxjs';
import type { TabsPort } from '../../core/ports/tabs.ts';

/** The other tabs over a BroadcastChannel; alone where there is none. `exclusive` uses Web Locks. */
export function createBroadcastTabs(name: string): TabsPort {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    messages$: new Observable<unknown>((subscriber) => {
      const hear = ({ data }: MessageEvent<unknown>): void => subscriber.next(data);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    }).pipe(share()),
    post: (message) => channel?.postMessage(message),
    exclusive: (lock, work) => ('locks' in navigator ? navigator.locks.request(`${name}/${lock}`, work) : work()),
  };
}
