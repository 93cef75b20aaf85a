/**
 * What a navigation pays for being judged: an address read against the whole route table and all guards run, over the same address only read. Every route of the table is visited with a
 * plausible address, by a guest and by a player, in the world as it is and in one where every fact is at work.
 */
import { ALL_ROUTES, readSiteAddress } from '../../core/navigation/all-routes.ts';
import type { NavigationWorld } from '../../core/navigation/guard.ts';
import { judge } from '../../core/navigation/pipeline.ts';
import { cpuNs } from './harness/child.ts';
import type { Contestants } from './harness/child.ts';
import { atMost, ratios, row, valuesOf } from './harness/figures.ts';
import type { Row, Samples } from './harness/figures.ts';

const TURNS = 200;
const ADDRESSES = ALL_ROUTES.map(({ path }) => `/en${path.replace(/\{(\w+)\??\}/g, '1')}?tag=a&utm_source=b`);

const PLAIN: NavigationWorld = {
  signedIn: false,
  language: 'en',
  languages: ['en', 'ru', 'de', 'ar'],
  isRegistrationAllowed: true,
};
const WORLDS: readonly NavigationWorld[] = [
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

function each(visit: (address: string, world: NavigationWorld) => unknown) {
  return () => {
    let seen = 0;
    const all = (): void => {
      for (const world of WORLDS) for (const address of ADDRESSES) if (visit(address, world) !== null) seen += 1;
    };
    for (let turn = 0; turn < 20; turn += 1) all();
    const cost = cpuNs(() => {
      for (let turn = 0; turn < TURNS; turn += 1) all();
    });
    if (seen === 0) throw new Error('nothing was visited');
    return { navigation: cost / (TURNS * WORLDS.length * ADDRESSES.length) };
  };
}

export const contestants: Contestants = {
  'address only': each((address) => readSiteAddress(address)),
  'address and guards': each((address, world) => judge(readSiteAddress(address), world, complain)),
};

export function rows(samples: Samples): readonly Row[] {
  return [
    row(
      `one navigation over all guards, ${ADDRESSES.length} routes, three worlds`,
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
