/** Informs other tabs only that the stored intents have changed. Each tab reads the contents from storage. */
import { filter, map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { TabsPort } from '../../ports/tabs.ts';

export function broadcastChange(tabs: TabsPort, userId: string): void {
  tabs.post({ kind: 'cashier', what: 'pendingPayments', userId });
}

export function receivedChanges(tabs: TabsPort, userId: string): Observable<null> {
  return tabs.messages$.pipe(
    filter((message) => {
      if (typeof message !== 'object' || message === null) return false;
      const {
        kind,
        what,
        userId: of,
      } = message as { readonly kind?: unknown; readonly what?: unknown; readonly userId?: unknown };
      return kind === 'cashier' && what === 'pendingPayments' && of === userId;
    }),
    map(() => null),
  );
}
