/**
 * The commands that guards may request. Navigation dispatches them: for a waiting guard when the wait begins, for the
 * others once the address is shown. A command without a handler is a defect: the context's defaults keep a guard silent
 * until the module that serves the guard has joined.
 */
import type { Message } from '../kernel/message.ts';

export type NavigationCommand =
  | Message<'preferences/choose', { readonly language: string }>
  /** Values of allow-listed keys, at most 128 characters each, percent-encoded. */
  | Message<'referral/save', { readonly values: Readonly<Record<string, string>> }>
  | Message<'arrival/land', Record<string, never>>
  | Message<'redirects/ask', { readonly url: string }>
  | Message<'app-version/announce', { readonly version: string }>
  | Message<'blocking/check', { readonly url: string }>
  | Message<'dictionary/load', { readonly language: string }>
  | Message<'media/load', Record<string, never>>
  | Message<'server-render/discard', Record<string, never>>
  /**
   * A page view: the route's name and its path pattern without query, never text that a player typed. `details` are
   * numbers of the line, the section, or the name of a bonus page.
   */
  | Message<
      'analytics/viewPage',
      { readonly route: string; readonly path: string; readonly details?: Readonly<Record<string, string>> }
    >
  | Message<'modals/closeAll', Record<string, never>>
  | Message<'quick-coupon/hide', Record<string, never>>
  | Message<'remote-views/load', { readonly view: string; readonly path: string }>;
