/**
 * What a navigation pays for being judged: an address read against the whole route table and all guards run, over the same address only read. Every route of the table is visited with a
 * plausible address, by a guest and by a player, in the context as it is and in one where every fact is at work.
 */
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import type { KnownContext } from 'touchline/navigation/guard';
import { judge } from 'touchline/navigation/pipeline';
import { cpuNs } from './harness/child.ts';
import type { Contestants } from './harness/child.ts';
import { atMost, ratios, row, valuesOf } from './harness/figures.ts';
import type { Row, Samples } from './harness/figures.ts';

const TURNS = 200;
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
    version: { first: '1', newest: '1', isTold: false },
    blocking: { state: 'free' },
    dictionary: { language: 'en', state: 'ready' },
    media: 'there',
    notFoundUrls: Array.from({ length: 200 }, (_, at) => `/gone/${at}/*`),
    availableRoutes: Array.from({ length: 100 }, (_, at) => at),
    isAnalyticsOn: true,
    remoteViews: new Map(ALL_ROUTES.map(({ path }) => [path, 'ready'])),
  },
];

function complain(where: string, fault: unknown): void {
  throw new Error(where, { cause: fault });
}

function each(visit: (address: string, context: KnownContext) => unknown) {
  return () => {
    let seen = 0;
    const all = (): void => {
      for (const context of CONTEXTS) for (const address of ADDRESSES) if (visit(address, context) !== null) seen += 1;
    };
    for (let turn = 0; turn < 20; turn += 1) all();
    const cost = cpuNs(() => {
      for (let turn = 0; turn < TURNS; turn += 1) all();
    });
    if (seen === 0) throw new Error('nothing was visited');
    return { navigation: cost / (TURNS * CONTEXTS.length * ADDRESSES.length) };
  };
}

export const contestants: Contestants = {
  'address only': each((address) => readSiteAddress(address)),
  'address and guards': each((address, context) => judge(readSiteAddress(address), context, complain)),
};

export function rows(samples: Samples): readonly Row[] {
  return [
    row(
      `one navigation over all guards, ${ADDRESSES.length} routes, three contexts`,
      valuesOf(samples, 'address and guards', 'navigation').map((ns) => ns / 1_000),
      'µs',
      atMost(1_000),
    ),
    row(
      'the same over reading the address',
      ratios(samples, ['address and guards', 'navigation'], ['address only', 'navigation']),
      '×',
      null,
    ),
  ];
}
