import type { Message, Nothing } from '../../kernel/message.ts';
import type { AnalyticsItem, AnalyticsSinkName } from '../../ports/analytics.ts';
import type { Item } from './catalogue.ts';

/** A page that was shown: the route's name and pattern, and public values of its address [NAV-22]. */
export interface PageViewed {
  readonly route: string;
  readonly path: string;
  readonly details?: PageDetails;
}
/** Numbers of the line, the section, and a bonus category; never other text of an address. */
export interface PageDetails {
  readonly section?: string;
  readonly sport?: string;
  readonly champ?: string;
  readonly game?: string;
  readonly bonus?: string;
}

/** An item that a shell reports because no event of the core shows it. */
export type TrackedItem = Extract<Item, { readonly name: 'menu_click' | 'recovery_open' }>;

export type AnalyticsCommand =
  | Message<'analytics/viewPage', PageViewed>
  | Message<'analytics/track', TrackedItem>
  /** From the module's processes. */
  | Message<'analytics/record', { readonly items: readonly Item[] }>
  | Message<'analytics/begin', { readonly sinks: readonly AnalyticsSinkName[] }>
  | Message<'analytics/send', { readonly isLast: boolean }>
  | Message<'analytics/reportDelivery', SinkDelivery>
  | Message<'analytics/stop', Nothing>;

export interface SinkDelivery {
  readonly sink: AnalyticsSinkName;
  readonly count: number;
  readonly isTaken: boolean;
}

export type AnalyticsEvent =
  | Message<'analytics/pageViewed', PageViewed>
  | Message<'analytics/recorded', { readonly items: readonly AnalyticsItem[] }>
  | Message<'analytics/begun', { readonly sinks: readonly AnalyticsSinkName[] }>
  /** These items leave the queue before any sink gets them, so that nothing is sent twice. */
  | Message<
      'analytics/sent',
      {
        readonly sinks: readonly AnalyticsSinkName[];
        readonly items: readonly AnalyticsItem[];
        readonly isLast: boolean;
      }
    >
  | Message<'analytics/delivered', SinkDelivery>
  | Message<'analytics/stopped', Nothing>;

export type AnalyticsRejection = {
  readonly code: 'analytics/notAllowed' | 'analytics/notListed' | 'analytics/nothing' | 'analytics/unchanged';
};
