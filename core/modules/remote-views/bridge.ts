/**
 * The interface of a view with its own code. Small, versioned and closed: every call is checked here, and none reaches
 * a token, an amount or a command of the core. A refused call returns false.
 */
import type { Readable } from '../../kernel/readable.ts';
import { derive } from '../../kernel/readable.ts';
import { safeNavigate } from '../../navigation/safe-navigate.ts';

const MAX_NOTICE = 200;
const MAX_ADDRESS = 500;
const TALLEST_PX = 20_000;
const MAX_NOTICES = 3;
const NOTICES_WINDOW_MS = 10_000;
const TONES = ['info', 'success', 'warning', 'error'] as const;
type Tone = (typeof TONES)[number];

export interface BridgeReadable<T> {
  get(): T;
  /** Notifies of each change, without the current value; the returned function unsubscribes. */
  subscribe(listener: (value: T) => void): () => void;
}

export interface ViewBridge {
  /** Raised when a call changes or ends. */
  readonly version: 1;
  readonly language: BridgeReadable<string>;
  readonly theme: BridgeReadable<'light' | 'dark'>;
  /** Whether a player is signed in, never the identity. */
  readonly session: BridgeReadable<'unknown' | 'guest' | 'player'>;
  /** Navigates to a path of the site without language, such as `/live`. */
  navigate(to: unknown): boolean;
  notify(tone: unknown, text: unknown): boolean;
  /** The height that the view requests, px. */
  resize(heightPx: unknown): boolean;
}

/**
 * The bridge of the site's own screens: the shell draws them in its own tree, so they can use everything that the shell
 * has [RMV-24].
 */
export interface BundledBridge extends ViewBridge {
  draw(content: unknown): void;
}

export interface BridgeParts {
  readonly language: Readable<string>;
  readonly theme: Readable<'light' | 'dark'>;
  readonly session: Readable<'unknown' | 'guest' | 'player'>;
  readonly now: () => number;
  readonly navigate: (path: string) => void;
  readonly notify: (tone: Tone, text: string) => void;
  readonly resize: (heightPx: number) => void;
  /** Receives an exception of the view's listener. */
  readonly onFault: (fault: unknown) => void;
}

const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/g;

/** A path of this site, or null [RMV-15]. */
export function insidePath(to: unknown): string | null {
  if (typeof to !== 'string' || to.length > MAX_ADDRESS || !to.startsWith('/')) return null;
  const safe = safeNavigate(to, '');
  return safe.ok ? safe.value : null;
}

/** Creates the bridge of one mounted view, and `cut`, after which the bridge does nothing and notifies nobody. */
export function createBridge(parts: BridgeParts): { readonly bridge: ViewBridge; readonly cut: () => void } {
  let isCut = false;
  let shownAt: readonly number[] = [];
  const ends = new Set<() => void>();
  const offer = <T>(source: Readable<T>): BridgeReadable<T> =>
    Object.freeze({
      get: source.get,
      subscribe(listener: (value: T) => void) {
        if (isCut || typeof listener !== 'function') return () => undefined;
        let isFirst = true;
        const subscription = source.value$.subscribe((value) => {
          if (isFirst || isCut) return;
          try {
            listener(value);
          } catch (fault) {
            parts.onFault(fault);
          }
        });
        isFirst = false;
        const end = (): void => {
          subscription.unsubscribe();
          ends.delete(end);
        };
        ends.add(end);
        return end;
      },
    });
  const bridge: ViewBridge = {
    version: 1,
    language: offer(parts.language),
    theme: offer(parts.theme),
    session: offer(derive(parts.session, (status) => status)),
    navigate(to) {
      const path = isCut ? null : insidePath(to);
      if (path === null) return false;
      parts.navigate(path);
      return true;
    },
    notify(tone, text) {
      const known = TONES.find((each) => each === tone);
      if (isCut || known === undefined || typeof text !== 'string') return false;
      const notice = text.slice(0, MAX_NOTICE).replace(CONTROL, ' ').trim();
      const now = parts.now();
      shownAt = shownAt.filter((each) => now - each < NOTICES_WINDOW_MS);
      if (notice === '' || shownAt.length >= MAX_NOTICES) return false;
      shownAt = [...shownAt, now];
      parts.notify(known, notice);
      return true;
    },
    resize(heightPx) {
      if (isCut || typeof heightPx !== 'number' || !Number.isFinite(heightPx) || heightPx < 0) return false;
      parts.resize(Math.min(Math.ceil(heightPx), TALLEST_PX));
      return true;
    },
  };
  return {
    bridge: Object.freeze(bridge),
    cut() {
      isCut = true;
      for (const end of [...ends]) end();
    },
  };
}
