/**
 * Stand-ins for the services that count with a script of their own. Each script takes over the global function of its
 * service, repeats what waited in the queue, and hands every call to the operator, which shows what arrived.
 */

/** The global function of each service. */
const GLOBALS = {
  tag: 'tagService',
  counter4: 'counterFour',
  counter8: 'counterEight',
  pixel: 'socialPixel',
  sportsData: 'sportsData',
} as const;

export type ServiceName = keyof typeof GLOBALS;
const SERVICE_NAMES = ['tag', 'counter4', 'counter8', 'pixel', 'sportsData'] as const satisfies readonly ServiceName[];

const BASE = '/web-api/analytics/services';
/** The path of a service's script and calls; with `:service`, the pattern of all of them. */
export const servicePath = (service: ServiceName | ':service'): string => `${BASE}/${service}`;

export function serviceNamed(name: string): ServiceName | null {
  return SERVICE_NAMES.find((each) => each === name) ?? null;
}

export function serviceScript(service: ServiceName): string {
  return `(() => {
  const name = ${JSON.stringify(GLOBALS[service])};
  const waiting = globalThis[name]?.queue ?? [];
  const pass = (...call) => {
    fetch(${JSON.stringify(servicePath(service))}, {
      method: 'POST', keepalive: true,
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ call }),
    }).catch(() => undefined);
  };
  globalThis[name] = pass;
  for (const call of waiting.splice(0)) pass(...call);
})();
`;
}

/** The integrity of a service's script, as a script element wants it. */
async function integrityOf(service: ServiceName): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-384', new TextEncoder().encode(serviceScript(service))));
  return `sha384-${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * The services of the site config, by the names that are switched on. A counter's key comes with the list of counters.
 */
export function configuredServices(names: readonly string[]): Promise<readonly object[]> {
  return Promise.all(
    SERVICE_NAMES.filter((service) => names.includes(service)).map(async (service) => ({
      service,
      key: service.startsWith('counter') ? '' : `touchline-${service}`,
      url: servicePath(service),
      integrity: await integrityOf(service),
    })),
  );
}
