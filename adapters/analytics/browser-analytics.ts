import type { AnalyticsPort } from 'touchline/ports/analytics';
import type { HttpPort } from 'touchline/ports/http';
import { readLaunch, tabStorage } from '../messenger/launch.ts';
import { createAnalytics } from './create-analytics.ts';
import { openScriptSink } from './script-sink.ts';

/** `hasBeacon` is false where the operator is not behind the page's origin. */
export function createBrowserAnalytics(http: HttpPort, hasBeacon: boolean): AnalyticsPort {
  return createAnalytics({
    http,
    beacon: hasBeacon
      ? (path, body) => navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))
      : null,
    isInMessenger: () => readLaunch(location.hash, tabStorage()) !== null,
    openScript: (setup) => openScriptSink(setup),
    measure: async () => (await import('./web-vitals.ts')).measurePage(),
  });
}
