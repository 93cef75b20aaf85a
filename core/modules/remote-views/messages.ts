import type { Message } from '../../kernel/message.ts';
import type { HolderKind, ViewFailure } from './types.ts';

type Of = { readonly view: string };
type Where = { readonly path: string; readonly language: string };
type Load = { readonly load: string };

export type RemoteViewsCommand =
  /** A navigation to a page of the view has begun. The path is the route's, without language. */
  | Message<'remote-views/load', Of & { readonly path?: string }>
  /** A page or a part of one is on the screen, or leaves it. */
  | Message<'remote-views/hold', Of & { readonly path: string; readonly kind: HolderKind }>
  | Message<'remote-views/release', Of & { readonly kind: HolderKind }>
  /** The player requests a reload. */
  | Message<'remote-views/reload', Of>
  /** Mounted code failed: it threw, or never answered. */
  | Message<'remote-views/break', Of & Load & { readonly failure: ViewFailure }>
  /** From the module's processes. */
  | Message<'remote-views/receive', Of & Load & { readonly appName: string | null }>
  | Message<'remote-views/fail', Of & Load & { readonly failure: ViewFailure }>
  | Message<'remote-views/retry', Of & Load>
  | Message<'remote-views/giveUp', Of & Load>;

export type RemoteViewsEvent =
  /** `forced`: the player wants a fresh copy. `broken`: mounted code failed, and nothing is fetched [RMV-8]. */
  | Message<
      'remote-views/loadStarted',
      Of & Where & Load & { readonly tries: number; readonly how: 'plain' | 'forced' | 'broken' }
    >
  | Message<'remote-views/becameReady', Of & Where & Load & { readonly appName: string | null }>
  | Message<'remote-views/failed', Of & Load & { readonly failure: ViewFailure; readonly retryInMs: number | null }>
  | Message<'remote-views/dropped', Of>
  | Message<'remote-views/awaited', Of>
  | Message<'remote-views/held', Of & { readonly kind: HolderKind }>
  | Message<'remote-views/released', Of & { readonly kind: HolderKind }>
  /** A manual reload was granted; the next one has to wait [RMV-7]. */
  | Message<'remote-views/reloadAsked', Of & { readonly at: number }>;

export type RemoteViewsRejection = {
  /**
   * `name`: an invalid name. `tooMany`: the registry is full. `stale`: from a superseded load. `notHeld`: the page has
   * no user of the view. `tooSoon`: throttled. `busy`: loading.
   */
  readonly code:
    | 'remote-views/name'
    | 'remote-views/tooMany'
    | 'remote-views/stale'
    | 'remote-views/notHeld'
    | 'remote-views/tooSoon'
    | 'remote-views/busy';
};
