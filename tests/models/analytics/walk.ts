/**
 * Random walks of consents and acts in two tabs, against the laws of analytics [ANL-1, ANL-3, ANL-4]. A walk returns
 * every violation as a sentence, so that a planted bug can be shown to break a law.
 */
import fc from 'fast-check';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { CATALOGUE } from 'touchline/core/analytics/catalogue';
import * as v from 'valibot';
import { ANALYTICS_CONFIG } from '../analytics-config.ts';
import type { Tab } from '../virtual-browser.ts';
import { createWorld, fill, market, place } from '../world.ts';
import type { World } from '../world.ts';

/** Typed or secret values of the walks; none may appear in anything that leaves. */
const SECRETS = [
  'Zebulon',
  '+4915112345678',
  'please call my lawyer',
  'PROMOCODE77',
  'COUPONCODE99',
  'sEcReTqUeRy',
  'abcdefabcdefabcdefabcdefabcd',
  'token-',
  'session-',
  'Name-',
  'mail-',
  '@',
] as const;

const PATHS = [
  '/en',
  '/en/live',
  '/en/line/1/101/1',
  '/en/registration',
  '/en/user/login?token=sEcReTqUeRy',
  '/en/results?search=sEcReTqUeRy',
  '/en/bonus/cashback',
  '/en/bonus/Zebulon',
  '/en/office/account',
  '/en/abcdefabcdefabcdefabcdefabcd',
] as const;

type Act =
  | { readonly kind: 'choose'; readonly checked: readonly ('functionality' | 'marketing')[] }
  | { readonly kind: 'go'; readonly path: (typeof PATHS)[number] }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'look'; readonly isVisible: boolean }
  | { readonly kind: 'network'; readonly isDown: boolean }
  | { readonly kind: 'register' | 'leave' | 'bet' | 'type' | 'load' | 'call' | 'chat' | 'view' | 'resize' | 'menu' };
type Step = Act & { readonly tab: 0 | 1 };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      checked: fc.subarray(['functionality', 'marketing'] as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('go' as const), path: fc.constantFrom(...PATHS) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 40, 900, 5_100, 11_000) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('look' as const), isVisible: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('network' as const), isDown: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('register', 'leave', 'bet', 'type', 'load', 'call', 'chat', 'view', 'resize', 'menu'),
    }),
  },
);
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.tuple(act, fc.constantFrom(0 as const, 1 as const)).map(([each, tab]): Step => ({ ...each, tab })),
  { minLength: 5, maxLength: 40, size: 'max' },
);

function perform(step: Act, { core, visible }: Tab, world: World): void {
  switch (step.kind) {
    case 'choose':
      core.dispatch({ type: 'consent/acceptSelected', payload: { checked: step.checked } });
      return;
    case 'go':
      // As the router does: the commands of the guards follow once the page is shown.
      void core.navigation.decide(step.path).then((outcome) => {
        if (outcome.kind === 'show') outcome.commands.forEach((command) => dispatchIfKnown(core, command));
      });
      return;
    case 'wait':
      return;
    case 'look':
      visible.set(step.isVisible);
      return;
    case 'network':
      world.browser.fate = ({ path }) =>
        step.isDown && path.startsWith('/fatman-api') ? { kind: 'loseAnswer', ms: 5 } : { kind: 'answer', ms: 5 };
      return;
    case 'register':
      core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
      return;
    case 'leave':
      core.dispatch({ type: 'session/logOut', payload: {} });
      return;
    case 'bet':
      fill(core, [market(1)]);
      place(core);
      return;
    case 'type':
      core.dispatch({ type: 'coupon/choosePromoCode', payload: { code: 'PROMOCODE77' } });
      core.dispatch({ type: 'coupon/typeStake', payload: { text: '77,01' } });
      return;
    case 'load':
      core.dispatch({ type: 'coupon/load', payload: { from: { kind: 'code', code: 'COUPONCODE99' } } });
      return;
    case 'call':
      core.actions('siteChrome')?.askCallback({ name: 'Zebulon', phone: '+4915112345678' });
      return;
    case 'chat':
      core.actions('siteChrome')?.send('please call my lawyer');
      return;
    case 'view':
      core.dispatch({
        type: 'preferences/choose',
        payload: { appView: core.preferences.get().appView === 'european' ? 'asian' : 'european' },
      });
      return;
    case 'resize':
      core.dispatch({ type: 'site-chrome/reportWidth', payload: { width: 1_000 + (world.clock.now() % 900) } });
      return;
    case 'menu':
      core.dispatch({
        type: 'analytics/track',
        payload: { name: 'menu_click', payload: { menu: 'more', to: 'live' } },
      });
      return;
  }
}

/** Guards also wish for things of parts that a shell has and a core alone has not. */
function dispatchIfKnown(
  core: Tab['core'],
  command: Parameters<Tab['core']['dispatch']>[0] | { readonly type: string },
): void {
  if (command.type === 'analytics/viewPage') core.dispatch(command as Parameters<Tab['core']['dispatch']>[0]);
}

interface Sent {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly payload: unknown;
}

export interface Walked {
  readonly violations: readonly string[];
  /** Items that left, over all sinks. */
  readonly left: number;
  readonly names: ReadonlySet<string>;
}

export async function walk(plan: readonly Step[]): Promise<Walked> {
  const world = createWorld();
  world.operator.config = { hasCookiesPopup: true, ...ANALYTICS_CONFIG };
  const violations: string[] = [];
  const seen = new Set<string>();
  const names = new Set<string>();
  let left = 0;
  /** By tab: since when marketing has been allowed there without a break; null while it is not. */
  const since: (number | null)[] = [null, null];
  const tabs: Tab[] = [];
  const isAllowed = (tab: Tab | undefined): boolean => tab?.core.feature('consent').get()?.allows.marketing === true;

  world.browser.onAnalytics = ({ tab, sink, body }) => {
    const now = world.clock.now();
    if (!isAllowed(tabs[tab - 1])) violations.push(`${sink} was used without consent`);
    for (const secret of SECRETS) if (body.includes(secret)) violations.push(`${sink} got ${secret}`);
    const { events = [] } = body === '' ? {} : (JSON.parse(body) as { readonly events?: readonly Sent[] });
    for (const { id, name, at, payload } of events) {
      left += 1;
      names.add(name);
      if (seen.has(`${sink} ${id}`)) violations.push(`${sink} got ${name} twice`);
      seen.add(`${sink} ${id}`);
      const schema = Object.hasOwn(CATALOGUE, name) ? CATALOGUE[name as keyof typeof CATALOGUE] : null;
      if (schema === null || !v.is(schema, payload))
        violations.push(`${sink} got ${name}, which the table does not allow`);
      const from = since[tab - 1] ?? null;
      if (from === null || at < from || at > now) violations.push(`${sink} got ${name} of a time without consent`);
    }
  };

  for (const index of [0, 1] as const) {
    const tab = world.browser.open({ isWholeSite: true });
    tabs.push(tab);
    await world.clock.run(300);
    tab.core.events$.subscribe(() => {
      if (!isAllowed(tab)) since[index] = null;
      else since[index] ??= world.clock.now();
    });
  }
  for (const step of plan) {
    const tab = tabs[step.tab];
    if (tab === undefined) throw new Error('no tab');
    perform(step, tab, world);
    await world.clock.run(step.kind === 'wait' ? step.ms : 25);
    for (const each of tabs)
      if (!isAllowed(each) && each.core.feature('analytics').get()?.waiting.length !== 0)
        violations.push('a queue was kept without consent');
    if (tabs.every((each) => !isAllowed(each)) && world.browser.storage.has(DEVICE_STORAGE.analytics.name))
      violations.push('counters stayed on the device without consent');
  }
  for (const tab of tabs) tab.core.stop();
  return { violations: [...new Set(violations)], left, names };
}
