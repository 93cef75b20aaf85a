/**
 * Messages between a mini-app and its messenger: an object of the messenger's own where it is an application, window
 * messages where it is a web page [MSG-2].
 */
import { Observable, share } from 'rxjs';
import * as v from 'valibot';

export interface MessengerEvent {
  /** Such as `theme_changed`. */
  readonly type: string;
  readonly data: unknown;
}

export interface Bridge {
  /** `type` is a method of the protocol, such as `web_app_ready`. */
  send(type: string, data?: Readonly<Record<string, unknown>>): void;
  readonly events$: Observable<MessengerEvent>;
}

/** The parts of a window that the bridge uses. */
export type BridgeWindow = Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'> & {
  readonly TelegramWebviewProxy?: { postEvent(type: string, data: string): void };
  Telegram?: { WebView?: { receiveEvent(type: string, data: unknown): void } };
};

const fromPage = v.pipe(
  v.string(),
  v.transform((text): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }),
  v.object({ eventType: v.string(), eventData: v.optional(v.unknown()) }),
);

function applicationBridge(page: BridgeWindow, proxy: NonNullable<BridgeWindow['TelegramWebviewProxy']>): Bridge {
  return {
    send: (type, data = {}) => proxy.postEvent(type, JSON.stringify(data)),
    events$: new Observable<MessengerEvent>((subscriber) => {
      // The application calls this name.
      page.Telegram = {
        ...page.Telegram,
        WebView: { receiveEvent: (type, data) => subscriber.next({ type, data }) },
      };
      return () => void delete page.Telegram?.WebView;
    }).pipe(share()),
  };
}

function pageBridge(page: BridgeWindow): Bridge {
  const { parent } = page;
  return {
    // Only messengers that the host's policy names can frame the site, and no message says anything about the player.
    send: (type, data = {}) => parent.postMessage(JSON.stringify({ eventType: type, eventData: data }), '*'),
    events$: new Observable<MessengerEvent>((subscriber) => {
      const receive = ({ source, data }: MessageEvent): void => {
        const read = source === parent ? v.safeParse(fromPage, data) : null;
        if (read?.success === true) subscriber.next({ type: read.output.eventType, data: read.output.eventData });
      };
      page.addEventListener('message', receive);
      return () => page.removeEventListener('message', receive);
    }).pipe(share()),
  };
}

export function createBridge(page: BridgeWindow): Bridge {
  return page.TelegramWebviewProxy === undefined
    ? pageBridge(page)
    : applicationBridge(page, page.TelegramWebviewProxy);
}
