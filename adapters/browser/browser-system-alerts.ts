/**
 * Messages of the system by the Notifications API. Where the site has a service worker, its registration shows them,
 * which phones require; the worker reports a press, and the page follows.
 */
import { createCell } from 'touchline/kernel/readable';
import type { SystemAlert, SystemAlertsPort, SystemPermission } from 'touchline/ports/system-alerts';

export interface SystemAlertWords {
  readonly title: string;
  readonly body: string;
  /** Addresses of the picture and of the page that a press opens, with the site's base. */
  readonly icon: string;
  readonly address: string;
}

/** The shell's part: words, and opening a path. */
export interface SystemAlertsShell {
  readonly wordsOf: (alert: SystemAlert) => Promise<SystemAlertWords>;
  /** Opens a path without language. */
  readonly open: (path: string) => void;
}

/** The worker's message about a press, as in `ui/web/sw/press-alert.ts`. */
const PRESSED = 'alertPressed';

function permissionNow(): SystemPermission {
  if (typeof Notification === 'undefined' || !isSecureContext) return 'unsupported';
  return Notification.permission === 'default' ? 'ask' : Notification.permission;
}

/** The registration that can show messages; undefined without a service worker. */
async function registrationNow(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active === null ? undefined : registration;
}

/** Lasts for the page's lifetime. */
export function createBrowserSystemAlerts({ open, wordsOf }: SystemAlertsShell): SystemAlertsPort {
  const permission = createCell(permissionNow());
  const read = (): void => permission.set(permissionNow());
  // The user may decide in the browser's settings, in another tab.
  document.addEventListener('visibilitychange', read);
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'object' || data === null || Reflect.get(data, 'kind') !== PRESSED) return;
      const path: unknown = Reflect.get(data, 'path');
      if (typeof path === 'string') open(path);
    });
  return {
    permission,
    request: () => void Notification.requestPermission().then(read, read),
    async show(alert) {
      const { title, body, icon, address } = await wordsOf(alert);
      const { tag, path } = alert;
      const registration = await registrationNow();
      if (registration !== undefined)
        return registration.showNotification(title, { body, icon, tag, data: { path, address } });
      const shown = new Notification(title, { body, icon, tag });
      shown.addEventListener('click', () => {
        shown.close();
        focus();
        open(path);
      });
    },
  };
}
