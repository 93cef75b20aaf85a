/**
 * The consent matrix [CNS-7]: each choice, all routes, as guest and as player. Everything that a complete core sends,
 * stores or queues is recorded and has a purpose, and nothing happens without consent to its purpose. A new call,
 * cookie or key without a purpose fails.
 */
import { describe, expect, it } from 'vitest';
// Loaded already: reading files takes real time.
import 'touchline/navigation/decide';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import type { ConsentType } from 'touchline/core/consent/options';
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import type { Tab } from '../models/virtual-browser.ts';
import { createWorld } from '../models/world.ts';
import type { World } from '../models/world.ts';
import { ANALYTICS_CONFIG } from '../models/analytics-config.ts';
import {
  CLOSED,
  DEVELOPERS,
  EMPTY,
  GUESTS,
  HEADLESS,
  MAIN,
  NOT_FOUND,
  OFFICE,
  REDIRECTS,
} from '../unit/navigation/specified.ts';

type Purpose = 'necessary' | 'functionality' | 'marketing';

/** The purpose of a port call or of a guard's request; the first that fits. */
const PURPOSES: readonly (readonly [RegExp, Purpose])[] = [
  [/^cookie window_width$/, 'functionality'],
  [/^cookie (?:refererid|bf_id|reflinkid|reflinkid_visit|ref_partner_id|postback_watcher|subid)$/, 'marketing'],
  [/^(?:GET|POST) \/fatman-api\//, 'marketing'],
  [/^GET \/web-api\/analytics\/counters/, 'marketing'],
  [/^script /, 'marketing'],
  [/^command analytics\//, 'marketing'],
  [/^(?:write|remove) tl\.analytics/, 'marketing'],
  // Signing in and out, and what the operator needs to know that it is the same device.
  [/^cookie (?:ggru|grant|age_proven)$/, 'necessary'],
  [
    /^(?:GET|POST|DELETE) \/(?:bff-api|web-api|line-api|bet-api|blocks-api|redirects-api|limit-service-api|social-api|views-api|payment-api)\//,
    'necessary',
  ],
  [/^(?:GET|POST) \/version\.json/, 'necessary'],
  [/^(?:write|remove) (?:tl\.|fp_d$)/, 'necessary'],
  [/^(?:load|append|append strictly|compact|quarantine|wipe|digest|post)$/, 'necessary'],
  [/^command /, 'necessary'],
];

const purposeOf = (what: string): Purpose | null => PURPOSES.find(([pattern]) => pattern.test(what))?.[1] ?? null;

const ALLOWED: Readonly<Record<ConsentType | 'unasked', ReadonlySet<Purpose>>> = {
  unasked: new Set(['necessary']),
  none: new Set(['necessary']),
  functional: new Set(['necessary', 'functionality']),
  marketing: new Set(['necessary', 'marketing']),
  all: new Set(['necessary', 'functionality', 'marketing']),
};

/** Acts for a purpose that this choice does not allow, or for none. */
const violations = (record: readonly string[], choice: ConsentType | 'unasked'): readonly string[] =>
  [...new Set(record)].filter((what) => {
    const purpose = purposeOf(what);
    return purpose === null || !ALLOWED[choice].has(purpose);
  });

/** The required addresses, those of this site, and some that are none. */
const PATHS = [
  ...[...MAIN, ...OFFICE, ...GUESTS, ...HEADLESS, ...EMPTY, ...DEVELOPERS].map(([path]) => path),
  ...CLOSED.map(([path]) => path),
  ...REDIRECTS.map(([path]) => path),
  ...NOT_FOUND.slice(0, 3),
  '/print-coupon/5',
  '/office/history/5',
  '/office/bonuses',
  '/cyber',
  '/bonus-offer/welcome',
  '/auth-app',
  '/user',
  '/home',
  '/epl',
  '/promotions',
  '/bonus',
];

async function goEverywhere(world: World, tab: Tab): Promise<readonly string[]> {
  const wishes: string[] = [];
  for (const path of PATHS) {
    const decided = tab.core.navigation.decide(`/en${path === '/' ? '' : path}`);
    await world.clock.run(1);
    await world.clock.run(6_000);
    const outcome = await decided;
    if (outcome.kind === 'show') wishes.push(...outcome.commands.map(({ type }) => `command ${type}`));
  }
  return wishes;
}

/**
 * All that a visit does under a choice: opened by a referral, through all routes as a guest, then as a player, and
 * resized.
 */
async function visit(choice: ConsentType | 'unasked'): Promise<readonly string[]> {
  const world = createWorld();
  world.operator.config = { hasCookiesPopup: true, ...ANALYTICS_CONFIG };
  if (choice !== 'unasked')
    world.browser.storage.set(DEVICE_STORAGE.consent.name, JSON.stringify({ type: choice, at: 1, isSent: false }));
  const tab = world.browser.open({
    isWholeSite: true,
    query: '?ref=12&btag=tag&subid=s&pb=1&click_id=c&utm_source=u&aip=a',
  });
  await world.clock.run(500);
  expect(tab.core.feature('consent').get()?.type).toBe(choice === 'unasked' ? null : choice);
  tab.core.dispatch({ type: 'site-chrome/reportWidth', payload: { width: 1_366 } });
  const asGuest = await goEverywhere(world, tab);
  tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
  await world.clock.run(1_000);
  expect(tab.core.session.get().status).toBe('player');
  tab.core.dispatch({ type: 'site-chrome/reportWidth', payload: { width: 1_024 } });
  const asPlayer = await goEverywhere(world, tab);
  return [...tab.calls, ...asGuest, ...asPlayer];
}

const CHOICES = ['unasked', 'none', 'functional', 'marketing', 'all'] as const;

describe('the consent matrix', () => {
  it('[CNS-7] covers every route of the table', () => {
    const walked = new Set(PATHS.map((path) => readSiteAddress(`/en${path}`).route?.name));
    expect(ALL_ROUTES.filter(({ name }) => !walked.has(name)).map(({ name }) => name)).toEqual([]);
  });

  for (const choice of CHOICES) {
    it(
      `[CNS-7] ${choice}: on every route, nothing is called, stored or queued without its consent`,
      { timeout: 120_000 },
      async () => {
        const record = await visit(choice);
        expect(violations(record, choice)).toEqual([]);
        // And what is allowed does happen: a visit that does nothing would prove nothing.
        const seen = new Set(record.map(purposeOf));
        expect([...ALLOWED[choice]].filter((purpose) => !seen.has(purpose))).toEqual([]);
        const isCounted = ALLOWED[choice].has('marketing');
        for (const what of [
          /^command analytics\/viewPage$/,
          /^POST \/fatman-api\/key$/,
          /^script pixel$/,
          /^write tl\.analytics$/,
        ])
          expect(
            record.some((each) => what.test(each)),
            `${what}`,
          ).toBe(isCounted);
      },
    );
  }

  it('[CNS-7, CNS-8] withdrawing consent removes everything that it had allowed', async () => {
    const world = createWorld();
    world.operator.config = { hasCookiesPopup: true };
    const tab = world.browser.open({ isWholeSite: true, query: '?ref=12&btag=tag' });
    await world.clock.run(500);
    const kept = (): readonly string[] =>
      [...world.browser.pageCookies.keys()].filter((name) => purposeOf(`cookie ${name}`) !== 'necessary').toSorted();
    tab.core.dispatch({ type: 'consent/acceptAll', payload: {} });
    tab.core.dispatch({ type: 'site-chrome/reportWidth', payload: { width: 1_366 } });
    await world.clock.run(500);
    expect(kept()).toEqual(['postback_watcher', 'refererid', 'reflinkid', 'reflinkid_visit', 'window_width']);
    tab.core.dispatch({ type: 'consent/acceptSelected', payload: { checked: ['functionality'] } });
    await world.clock.run(500);
    expect(kept()).toEqual(['window_width']);
    tab.core.dispatch({ type: 'consent/acceptSelected', payload: { checked: [] } });
    await world.clock.run(500);
    expect(kept()).toEqual([]);
  });

  it('[CNS-7] reports actions without consent, and data without a purpose', () => {
    expect(violations(['cookie window_width'], 'marketing')).toEqual(['cookie window_width']);
    expect(violations(['POST /fatman-api/key', 'cookie refererid'], 'functional')).toEqual([
      'POST /fatman-api/key',
      'cookie refererid',
    ]);
    expect(violations(['command analytics/viewPage', 'write tl.analytics'], 'none')).toHaveLength(2);
    expect(violations(['cookie something_new', 'GET /tracker/pixel', 'write something'], 'all')).toHaveLength(3);
    expect(violations(['cookie window_width', 'cookie refererid'], 'all')).toEqual([]);
  });
});
