import type { Message, Nothing } from '../../kernel/message.ts';
import type { Alert, Waiting } from './types.ts';
import type { Telling } from './rules/combine.ts';

export type AlertsCommand =
  /** From a press of the player: shows alerts outside the page, too; asks for the permission where it is missing. */
  | Message<'alerts/allowOutside', Nothing>
  /** From the module's processes. */
  | Message<'alerts/hear', { readonly alerts: readonly Alert[] }>
  | Message<'alerts/tell', Nothing>
  /** What another tab has heard, what it has waiting, and whether it has just told. */
  | Message<
      'alerts/adopt',
      { readonly heard: readonly string[]; readonly waiting: readonly Waiting[]; readonly hasTold: boolean }
    >
  | Message<'alerts/forget', Nothing>;

export type AlertsEvent =
  | Message<'alerts/outsideAllowed', Nothing>
  | Message<'alerts/heard', { readonly alerts: readonly Alert[]; readonly at: number }>
  /** `tellings` is empty where everything that waited had become old. */
  | Message<
      'alerts/told',
      { readonly tellings: readonly Telling[]; readonly where: 'page' | 'outside'; readonly at: number }
    >
  | Message<
      'alerts/adopted',
      { readonly heard: readonly string[]; readonly waiting: readonly Waiting[]; readonly toldAt: number | null }
    >
  | Message<'alerts/forgotten', Nothing>;

/** `unchanged`: nothing new, or nothing that is wanted. */
export type AlertsRejection = { readonly code: 'alerts/unchanged' };
