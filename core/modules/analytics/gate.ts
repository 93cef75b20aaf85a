/** Whether analytics may do anything now, and which sinks the operator has [ANL-1, ANL-10]. */
import type { AnalyticsSinkSetup } from '../../ports/analytics.ts';
import type { ConsentView } from '../consent/public.ts';
import type { SiteSetup } from '../site-config/public.ts';

/** `unknown`: no choice yet, so nothing is done and nothing removed. */
export type Gate =
  | { readonly state: 'unknown' | 'refused' }
  | { readonly state: 'allowed'; readonly sinks: readonly PlannedSink[] };

/** A counter's key comes with the list of counters. */
export type PlannedSink = Omit<AnalyticsSinkSetup, 'key'> & { readonly key: string | null };

const UNKNOWN: Gate = { state: 'unknown' };
const REFUSED: Gate = { state: 'refused' };

/** The sinks of a site config: none without its key, and no script without its hash. */
export function plannedSinks({
  isAnalyticsAvailable,
  analyticsCollectorApiKey,
  analyticsServices,
}: SiteSetup): readonly PlannedSink[] {
  const collector: readonly PlannedSink[] =
    isAnalyticsAvailable && analyticsCollectorApiKey !== ''
      ? [{ name: 'collector', key: analyticsCollectorApiKey, script: null }]
      : [];
  const services = analyticsServices.flatMap(({ service, key, url, integrity }): readonly PlannedSink[] => {
    const isCounter = service === 'counter4' || service === 'counter8';
    return (isCounter || key !== '') && integrity !== ''
      ? [{ name: service, key: isCounter ? null : key, script: { url, integrity } }]
      : [];
  });
  const known = new Set<string>();
  return [...collector, ...services].filter(({ name }) => !known.has(name) && known.add(name));
}

/** The permission for marketing that follows from the visitor's choice. */
export function permissionOf({ type, allows }: Pick<ConsentView, 'type' | 'allows'>): Gate['state'] {
  return type === null ? 'unknown' : allows.marketing ? 'allowed' : 'refused';
}

export function gateOf(permission: Gate['state'], sinks: readonly PlannedSink[]): Gate {
  switch (permission) {
    case 'unknown':
      return UNKNOWN;
    case 'refused':
      return REFUSED;
    case 'allowed':
      return { state: 'allowed', sinks };
  }
}

/** Analytics runs: there is consent, and somewhere to send to. */
export function isOpen(gate: Gate): gate is Extract<Gate, { readonly state: 'allowed' }> {
  return gate.state === 'allowed' && gate.sinks.length > 0;
}
