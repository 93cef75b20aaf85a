import { expect, it } from 'vitest';
import type { Event } from 'touchline/app/features';
import { explainAnalytics } from 'touchline/core/analytics/public';
import type { Recorded } from 'touchline/kernel/message';

const log = (...events: readonly Event[]): readonly Recorded[] =>
  events.map((event, index) => ({ seq: index + 1, at: (index + 1) * 100, id: `e${index}`, event }));

it('[ANL-12] the log shows what was kept back, sent, dropped and still waits', () => {
  const item = (id: string) => ({ id, name: 'coupon_clear', at: 5, payload: {} });
  const events = log(
    { type: 'coupon/cleared', payload: {} },
    { type: 'consent/given', payload: { type: 'functional', at: 1 } },
    { type: 'coupon/cleared', payload: {} },
    { type: 'consent/given', payload: { type: 'all', at: 2 } },
    { type: 'coupon/cleared', payload: {} },
    { type: 'analytics/recorded', payload: { items: [item('a'), item('b')] } },
    { type: 'analytics/sent', payload: { items: [item('a')], sinks: ['collector'], isLast: false } },
    { type: 'consent/given', payload: { type: 'none', at: 3 } },
    { type: 'analytics/stopped', payload: {} },
  );
  const fates = explainAnalytics(events, []).map(({ fate, sinks }) => [fate, ...sinks].join(' '));
  expect(fates.toSorted()).toEqual(['dropped', 'keptBack', 'keptBack', 'sent collector']);
});

it('[ANL-12] pages that were shown without consent are listed by route', () => {
  const decision = { asked: '/en/live?x=1', landed: '/en/live?x=1', outcome: 'show', steps: [] } as const;
  const events = log({ type: 'consent/given', payload: { type: 'all', at: 1 } });
  expect(
    explainAnalytics(events, [
      { ...decision, at: 50 },
      { ...decision, at: 150 },
    ]),
  ).toEqual([{ at: 50, name: 'page_view', payload: { route: 'live', path: '/live' }, fate: 'keptBack', sinks: [] }]);
});
