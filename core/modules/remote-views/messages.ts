import type { Message } from '../../kernel/message.ts';
import type { HolderKind, ViewFailure } from './types.ts';

export type ViewReference = { readonly view: string };
export type PageAddress = { readonly path: string; readonly language: string };
export type LoadReference = { readonly load: string };

export type RemoteViewsCommand =
  /** A navigation to a page of the view has begun. The path is the route's, without language. */
  | Message<'remote-views/load', ViewReference & { readonly path?: string }>
  /** A page or a part of one is on the screen, or leaves it. */
  | Message<'remote-views/hold', ViewReference & { readonly path: string; readonly kind: HolderKind }>
  | Message<'remote-views/release', ViewReference & { readonly kind: HolderKind }>
  /** The player requests a reload. */
  | Message<'remote-views/reload', ViewReference>
  /** Mounted code failed: it threw, or never answered. */
  | Message<'remote-views/break', ViewReference & LoadReference & { readonly failure: ViewFailure }>
  /** From the module's processes. */
  | Message<'remote-views/receive', ViewReference & LoadReference & { readonly appName: string | null }>
  | Message<'remote-views/fail', ViewReference & LoadReference & { readonly failure: ViewFailure }>
  | Message<'remote-views/retry', ViewReference & LoadReference>
  | Message<'remote-views/giveUp', ViewReference & LoadReference>;

export type RemoteViewsEvent =
  /** `forced`: the player wants a fresh copy. `broken`: mounted code failed, and nothing is fetched [RMV-8]. */
  | Message<
      'remote-views/loadStarted',
      ViewReference &
        PageAddress &
        LoadReference & { readonly tries: number; readonly how: 'plain' | 'forced' | 'broken' }
    >
  | Message<
      'remote-views/becameReady',
      ViewReference & PageAddress & LoadReference & { readonly appName: string | null }
    >
  | Message<
      'remote-views/failed',
      ViewReference & LoadReference & { readonly failure: ViewFailure; readonly retryInMs: number | null }
    >
  | Message<'remote-views/dropped', ViewReference>
  | Message<'remote-views/awaited', ViewReference>
  | Message<'remote-views/held', ViewReference & { readonly kind: HolderKind }>
  | Message<'remote-views/released', ViewReference & { readonly kind: HolderKind }>
  /** A manual reload was granted; the next one has to wait [RMV-7]. */
  | Message<'remote-views/reloadAsked', ViewReference & { readonly at: number }>;

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
