/**
 * What a view with code of its own gets to know and may ask for. Small, versioned, and closed: everything that comes through it is checked here, and nothing of it leads to a token, an amount or a command of
 * the core's own. What it refuses it answers with false.
 */
import type { Readable } from '../../kernel/readable.ts';
import { derive } from '../../kernel/readable.ts';
import { safeNavigate } from '../../navigation/safe-navigate.ts';

export const BRIDGE_VERSION = 1;
const LONGEST_NOTICE = 200;
const LONGEST_ADDRESS = 500;
const TALLEST_PX = 20_000;
const MOST_NOTICES = 3;
const NOTICES_WINDOW_MS = 10_000;
const TONES = ['info', 'success', 'warning', 'error'] as const;
type Tone = (typeof TONES)[number];

export interface BridgeReadable<T> {
  get(): T;
  /** Tells of each change, not of the value of now; the answer ends it. */
  subscribe(listener: (value: T) => void): () => void;
}

export interface ViewBridge {
  readonly version: typeof BRIDGE_VERSION;
  readonly language: BridgeReadable<string>;
  readonly theme: BridgeReadable<'light' | 'dark'>;
  /** Whether somebody is signed in; never who. */
  readonly session: BridgeReadable<'unknown' | 'guest' | 'player'>;
  /** Goes to a path of the site without language, such as `/live`. */
  navigate(to: unknown): boolean;
  notify(tone: unknown, text: unknown): boolean;
  /** The room that the view wants, px. */
  resize(heightPx: unknown): boolean;
}

/** What a screen of the site's own gets beside: it is drawn by the shell, in the shell's own tree, and so knows what any part of the shell knows [RMV-24]. */
export interface OwnBridge extends ViewBridge {
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
  /** What a listener of the view throws. */
  readonly onFault: (fault: unknown) => void;
}

const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/g;

/** A path of this site, or null [RMV-15]. */
export function insidePath(to: unknown): string | null {
  if (typeof to !== 'string' || to.length > LONGEST_ADDRESS || !to.startsWith('/')) return null;
  const safe = safeNavigate(to, '');
  return safe.ok ? safe.value : null;
}

/** The bridge of one mounted view, and the way to cut it: afterwards it does nothing and tells nobody. */
export function createBridge(parts: BridgeParts): { readonly bridge: ViewBridge; readonly cut: () => void } {
  let isCut = false;
  let told: readonly number[] = [];
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
    version: BRIDGE_VERSION,
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
      const said = text.slice(0, LONGEST_NOTICE).replace(CONTROL, ' ').trim();
      const now = parts.now();
      told = told.filter((each) => now - each < NOTICES_WINDOW_MS);
      if (said === '' || told.length >= MOST_NOTICES) return false;
      told = [...told, now];
      parts.notify(known, said);
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
