/** The launch of the site as a mini-app: the messenger's start parameters in the address's hash [MSG-1]. */
import * as v from 'valibot';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';

export interface Launch {
  /** The messenger's client, such as `ios`, `android` or `weba`. */
  readonly platform: string;
  /** Version of the mini-app protocol, such as `7.10`. */
  readonly version: string;
  /** The page that a link asked for, such as `/live/1/1001`; null for none, and for one that cannot be read. */
  readonly startPath: string | null;
  readonly theme: MessengerTheme | null;
}

/** The background of the messenger decides between the site's two themes. */
export type MessengerTheme = 'light' | 'dark';

const KEY = DEVICE_STORAGE.messenger.name;
const themeParams = v.looseObject({ bg_color: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)) });
const keptLaunch = v.object({ platform: v.string(), version: v.string() });
/** Above it a background is light: half of the weighted brightness of a screen. */
const HALF_BRIGHT = 127.5;

/** Null where the parameters name no background. */
export function themeOf(params: unknown): MessengerTheme | null {
  const read = v.safeParse(themeParams, params);
  if (!read.success) return null;
  const value = Number.parseInt(read.output.bg_color.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  return red * 0.299 + green * 0.587 + blue * 0.114 > HALF_BRIGHT ? 'light' : 'dark';
}

/** A start parameter has letters, digits, `_` and `-` only: `live_1_1001` is `/live/1/1001`. */
export function pathOf(startParam: string | null): string | null {
  return startParam !== null && /^[\da-z-]+(?:_[\da-z-]+)*$/i.test(startParam)
    ? `/${startParam.replaceAll('_', '/')}`
    : null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** From the hash, or, after a reload, from what the tab keeps; null outside a messenger. */
export function readLaunch(hash: string, tab: Storage | null): Launch | null {
  const params = new URLSearchParams(hash.slice(1));
  const version = params.get('tgWebAppVersion');
  if (version === null) {
    const kept = v.safeParse(keptLaunch, parse(tab?.getItem(KEY) ?? null));
    return kept.success ? { ...kept.output, startPath: null, theme: null } : null;
  }
  const platform = params.get('tgWebAppPlatform') ?? 'unknown';
  return {
    platform,
    version,
    startPath: pathOf(params.get('tgWebAppStartParam')),
    theme: themeOf(parse(params.get('tgWebAppThemeParams'))),
  };
}

/** For the next page of this tab. The signed data of the player, which the hash has too, are not kept. */
export function keepLaunch({ platform, version }: Launch, tab: Storage | null): void {
  tab?.setItem(KEY, JSON.stringify({ platform, version }));
}

/** The tab's storage; null where the browser refuses it. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
