import type { AnalyticsPort } from 'touchline/ports/analytics';
import type { HttpPort } from 'touchline/ports/http';
import { createAnalytics } from './create-analytics.ts';
import { openScriptSink } from './script-sink.ts';

/** A messenger's web app gives its pages an object with the data of the launch. */
function isInMessenger(): boolean {
  const telegram: unknown = Reflect.get(globalThis, 'Telegram');
  return (
    (typeof telegram === 'object' && telegram !== null && Object.hasOwn(telegram, 'WebApp')) ||
    /[#&]tgWebAppVersion=/.test(location.hash)
  );
}

/** `hasBeacon` is false where the operator is not behind the page's origin. */
export function createBrowserAnalytics(http: HttpPort, hasBeacon: boolean): AnalyticsPort {
  return createAnalytics({
    http,
    beacon: hasBeacon
      ? (path, body) => navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))
      : null,
    isInMessenger: isInMessenger(),
    openScript: (setup) => openScriptSink(setup),
    measure: async () => (await import('./web-vitals.ts')).measurePage(),
  });
}
