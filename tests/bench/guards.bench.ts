/**
 * The cost of guards in a navigation: matching an address against the whole route table and running all guards, over
 * matching alone. Every route is visited with a plausible address by a guest, by a player, and by a player in a context
 * in which every fact is set.
 */
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import type { KnownContext } from 'touchline/navigation/guard';
import { judge } from 'touchline/navigation/pipeline';
import { cpuNs } from './harness/child.ts';
import type { Implementations } from './harness/child.ts';
import { atMost, ratios, row, valuesOf } from './harness/metrics.ts';
import type { Row, Samples } from './harness/metrics.ts';

const ITERATIONS = 200;
const ADDRESSES = ALL_ROUTES.map(({ path }) => `/en${path.replace(/\{(\w+)\??\}/g, '1')}?tag=a&utm_source=b`);

const PLAIN: KnownContext = {
  signedIn: false,
  language: 'en',
  languages: ['en', 'ru', 'de', 'ar'],
  isRegistrationAllowed: true,
};
const CONTEXTS: readonly KnownContext[] = [
  PLAIN,
  { ...PLAIN, signedIn: true },
  {
    ...PLAIN,
    signedIn: true,
    isProduction: true,
    origin: 'https://site.example',
    referralKeys: ['tag', 'utm_source'],
    redirects: ADDRESSES.slice(0, 20).map((asked) => ({ asked, answer: null })),
    version: { first: '1', newest: '1', isAnnounced: false },
    blocking: { state: 'free' },
    dictionary: { language: 'en', state: 'ready' },
    media: 'there',
    notFoundUrls: Array.from({ length: 200 }, (_, at) => `/gone/${at}/*`),
    availableRoutes: Array.from({ length: 100 }, (_, at) => `route-${at}`),
    isAnalyticsOn: true,
    remoteViews: new Map(ALL_ROUTES.map(({ path }) => [path, 'ready'])),
  },
];

function rethrow(where: string, fault: unknown): void {
  throw new Error(where, { cause: fault });
}

function visitAll(visit: (address: string, context: KnownContext) => unknown) {
  return () => {
    let visited = 0;
    const all = (): void => {
      for (const context of CONTEXTS)
        for (const address of ADDRESSES) if (visit(address, context) !== null) visited += 1;
    };
    for (let iteration = 0; iteration < 20; iteration += 1) all();
    const cost = cpuNs(() => {
      for (let iteration = 0; iteration < ITERATIONS; iteration += 1) all();
    });
    if (visited === 0) throw new Error('no address was visited');
    return { navigation: cost / (ITERATIONS * CONTEXTS.length * ADDRESSES.length) };
  };
}

export const implementations: Implementations = {
  'address only': visitAll((address) => readSiteAddress(address)),
  'address and guards': visitAll((address, context) => judge(readSiteAddress(address), context, rethrow)),
};

export function rows(samples: Samples): readonly Row[] {
  return [
    row(
      `one navigation through all guards, ${ADDRESSES.length} routes, three contexts`,
      valuesOf(samples, 'address and guards', 'navigation').map((ns) => ns / 1_000),
      'µs',
      atMost(1_000),
    ),
    row(
      'the same, over matching the address alone',
      ratios(samples, ['address and guards', 'navigation'], ['address only', 'navigation']),
      '×',
      null,
    ),
  ];
}
