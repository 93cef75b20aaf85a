/**
 * Explains analytics on a log, for developers: items that were sent, that wait, or that were dropped, and those that
 * consent kept back. Folded from the log afterwards: without consent nothing is noted at the time [ANL-1, ANL-12].
 */
import type { Recorded } from '../../kernel/message.ts';
import { readSiteAddress } from '../../navigation/all-routes.ts';
import type { Decision } from '../../navigation/navigation.ts';
import { viewOf } from '../../navigation/page-view.ts';
import type { ConsentEvent } from '../consent/public.ts';
import { memoryOf, step } from './flows/flows.ts';
import type { AnalyticsEvent } from './messages.ts';
import { freshMetrics } from './metrics.ts';

/** `dropped`: consent was withdrawn before the item was sent. */
export type AnalyticsFate = 'sent' | 'waiting' | 'dropped' | 'keptBack';

export interface AnalyticsRow {
  readonly at: number;
  readonly name: string;
  readonly payload: unknown;
  readonly fate: AnalyticsFate;
  /** The sinks that got the item. */
  readonly sinks: readonly string[];
}

/** The rows of a log and of the navigations meanwhile, oldest first. */
export function explainAnalytics(events: readonly Recorded[], trail: readonly Decision[]): readonly AnalyticsRow[] {
  const rows = new Map<string, AnalyticsRow>();
  const spans: { readonly from: number; readonly isAllowed: boolean }[] = [];
  let isAllowed = false;
  let memory = memoryOf(freshMetrics(null, 0));
  for (const recorded of events) {
    const next = step(memory, recorded);
    memory = next.memory;
    if (!isAllowed)
      next.items.forEach(({ name, payload }, index) =>
        rows.set(`${recorded.id} ${index}`, { at: recorded.at, name, payload, fate: 'keptBack', sinks: [] }),
      );
    // The types of these two modules' events are those of their contracts.
    const event = recorded.event as ConsentEvent | AnalyticsEvent;
    const allows = allowsMarketing(event);
    if (allows !== null) {
      isAllowed = allows;
      spans.push({ from: recorded.at, isAllowed });
    }
    follow(rows, event);
  }
  const wasAllowed = (at: number): boolean => spans.filter(({ from }) => from <= at).at(-1)?.isAllowed ?? false;
  for (const { at, outcome, landed } of trail) {
    const view = outcome === 'show' && !wasAllowed(at) ? viewOf(readSiteAddress(landed)) : null;
    if (view !== null)
      rows.set(`page ${at} ${landed}`, {
        at,
        name: 'page_view',
        payload: { route: view.route, path: view.path },
        fate: 'keptBack',
        sinks: [],
      });
  }
  return [...rows.values()].sort((a, b) => a.at - b.at);
}

/** The consent to marketing that an event carries; null for any other event. */
function allowsMarketing(event: ConsentEvent | AnalyticsEvent): boolean | null {
  if (event.type === 'consent/assumed') return true;
  if (event.type !== 'consent/given' && event.type !== 'consent/adopted') return null;
  return event.payload.type === 'all' || event.payload.type === 'marketing';
}

function follow(rows: Map<string, AnalyticsRow>, event: ConsentEvent | AnalyticsEvent): void {
  if (event.type === 'analytics/recorded')
    for (const { id, name, at, payload } of event.payload.items)
      rows.set(id, { at, name, payload, fate: 'waiting', sinks: [] });
  if (event.type === 'analytics/sent')
    for (const { id, name, at, payload } of event.payload.items)
      rows.set(id, { at, name, payload, fate: 'sent', sinks: event.payload.sinks });
  if (event.type === 'analytics/stopped')
    for (const [id, row] of rows) if (row.fate === 'waiting') rows.set(id, { ...row, fate: 'dropped' });
}
