/** The messages between the tabs of a browser about alerts. */
import { filter, map, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { TabsPort } from '../../ports/tabs.ts';
import { decodeTabMessage, type AlertsTabMessage } from './wire.ts';

type MessageOf<W extends AlertsTabMessage['what']> = Extract<AlertsTabMessage, { readonly what: W }>;

/** Messages of other features and unreadable messages are left out. */
export function fromTabs<W extends AlertsTabMessage['what']>(
  { messages$ }: Pick<TabsPort, 'messages$'>,
  what: W,
): Observable<MessageOf<W>> {
  return messages$.pipe(
    mergeMap((message) => {
      const decoded = decodeTabMessage(message);
      return decoded.ok ? [decoded.value] : [];
    }),
    filter((message) => message.what === what),
    // The filter compares the word that distinguishes the messages.
    map((message) => message as MessageOf<W>),
  );
}

export function postToTabs({ post }: Pick<TabsPort, 'post'>, message: AlertsTabMessage): void {
  post(message);
}
