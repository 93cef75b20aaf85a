import type { Message, Nothing } from '../../kernel/message.ts';
import type { Alert, Waiting } from './types.ts';
import type { Announcement } from './rules/combine.ts';

export type AlertsCommand =
  /** From a press of the player: shows alerts outside the page, too; asks for the permission where it is missing. */
  | Message<'alerts/allowOutside', Nothing>
  /** From the module's processes. */
  | Message<'alerts/receive', { readonly alerts: readonly Alert[] }>
  | Message<'alerts/announce', Nothing>
  /** The received and the waiting alerts of another tab, and whether that tab has just announced. */
  | Message<
      'alerts/adopt',
      { readonly received: readonly string[]; readonly waiting: readonly Waiting[]; readonly hasAnnounced: boolean }
    >
  | Message<'alerts/forget', Nothing>;

export type AlertsEvent =
  | Message<'alerts/outsideAllowed', Nothing>
  | Message<'alerts/received', { readonly alerts: readonly Alert[]; readonly at: number }>
  /** `announcements` is empty where all waiting alerts had become old. */
  | Message<
      'alerts/announced',
      { readonly announcements: readonly Announcement[]; readonly where: 'page' | 'outside'; readonly at: number }
    >
  | Message<
      'alerts/adopted',
      {
        readonly received: readonly string[];
        readonly waiting: readonly Waiting[];
        readonly announcedAt: number | null;
      }
    >
  | Message<'alerts/forgotten', Nothing>;

/** `unchanged`: no alert is new, or none is wanted. */
export type AlertsRejection = { readonly code: 'alerts/unchanged' };
