/** Laws of the guards for every address in every context, each proven by planted violations. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { peek } from 'touchline/navigation/peek';
import type { Guard, KnownContext, Verdict } from 'touchline/navigation/guard';
import { GUARDS, judge } from 'touchline/navigation/pipeline';
import { addressOf } from 'touchline/navigation/query';
import { ROUTES } from 'touchline/navigation/routes';
import { fullContext } from 'touchline/navigation/navigation-context';
import { TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';
import { SPECIFIED_ORDER } from '../unit/navigation/specified-order.ts';
import { OWN, siteAddress, context } from '../unit/navigation/navigation-contexts.ts';

/**
 * The longest legitimate chain: unknown language, redirect service, a route alias, the login, its target, and the
 * pages that must come first.
 */
const MAX_HOPS = 8;

interface Step {
  readonly guards: readonly string[];
  readonly to: string | null;
}
interface Walk {
  readonly steps: readonly Step[];
  readonly end: string;
  readonly reports: readonly string[];
  /** A guard that waits for a known fact would wait for ever. */
  readonly waitsInVain: boolean;
}

/** Follows redirects like navigation does, in a constant context. */
function walkFrom(address: string, known: KnownContext, guards: readonly Guard[]): Walk {
  const steps: Step[] = [];
  const reports: string[] = [];
  let cameFrom: readonly string[] = [];
  let at = address;
  for (let hop = 0; hop < 30; hop += 1) {
    const target = readSiteAddress(at);
    const here = { ...known, cameFrom };
    const { outcome, steps: asked } = judge(target, here, (where) => void reports.push(where), { guards });
    steps.push({ guards: asked.map(({ guard }) => guard), to: outcome.kind === 'redirect' ? outcome.to : null });
    if (outcome.kind !== 'redirect')
      return {
        steps,
        end: outcome.kind,
        reports,
        waitsInVain: outcome.kind === 'wait' && outcome.until(fullContext(here)),
      };
    if (!outcome.to.startsWith('/')) return { steps, end: 'elsewhere', reports, waitsInVain: false };
    cameFrom = [...cameFrom, addressOf(target)];
    at = outcome.to;
  }
  return { steps, end: 'endless', reports, waitsInVain: false };
}

const LAWS = {
  ends: (address, known, guards) => {
    const { end, steps, waitsInVain } = walkFrom(address, known, guards);
    return end !== 'endless' && steps.length <= MAX_HOPS + 1 && !waitsInVain;
  },
  'keeps the order': (address, known, guards) =>
    walkFrom(address, known, guards).steps.every(({ guards: asked }) =>
      asked.every((name, at) => name === SPECIFIED_ORDER[at]),
    ),
  'stays on the allow-list': (address, known, guards) =>
    walkFrom(address, known, guards).steps.every(({ to }) => {
      if (to === null) return true;
      const url = new URL(to, OWN);
      return (
        [OWN, ...(known.allowedOrigins ?? [])].includes(url.origin) &&
        url.protocol === 'https:' &&
        url.username === '' &&
        !url.pathname.startsWith('//') &&
        (url.origin !== OWN || to.startsWith('/'))
      );
    }),
  'throws nothing': (address, known, guards) =>
    walkFrom(address, known, guards).reports.every((where) => where === 'navigation/redirector'),
  'has no effect': (address, known, guards) => {
    const target = frozen(readSiteAddress(address));
    const here = frozen({ ...known });
    const reports: unknown[] = [];
    const once = (): string => written(judge(target, here, (...all) => void reports.push(all), { guards }));
    const before = written([target, here]);
    const first = once();
    return (
      once() === first &&
      written([target, here]) === before &&
      reports.every((all) => !String(all).includes('TypeError'))
    );
  },
} satisfies Record<string, (address: string, known: KnownContext, guards: readonly Guard[]) => boolean>;
type Law = keyof typeof LAWS;

/** Serialises a value without functions, with maps expanded. */
function written(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    each instanceof Map
      ? [...each]
      : typeof each === 'function'
        ? undefined
        : each instanceof RegExp
          ? String(each)
          : each,
  );
}

function frozen<T extends object>(value: T): T {
  for (const each of Object.values(value))
    if (typeof each === 'object' && each !== null && !(each instanceof RegExp)) frozen(each as object);
  return Object.freeze(value);
}

function holds(law: Law, guards: readonly Guard[], numRuns: number): boolean {
  return !fc.check(
    fc.property(siteAddress, context, (address, known) => LAWS[law](address, known, guards)),
    { seed: 11, numRuns },
  ).failed;
}

describe('judging every address in every context', () => {
  it.each(Object.keys(LAWS) as Law[])(
    '[NAV-1, NAV-5, NAV-10] %s',
    (law) => {
      fc.assert(
        fc.property(siteAddress, context, (address, known) => LAWS[law](address, known, GUARDS)),
        { seed: 11, numRuns: RUNS * 2 },
      );
    },
    TEST_TIMEOUT_MS,
  );

  // Seed 11, path 10725:0:2:3:…:5:4, shrunk.
  it('[NAV-10, NAV-35] ends at home when the last page shown was the login', () => {
    const known = {
      signedIn: true,
      language: 'en',
      languages: [],
      isRegistrationAllowed: true,
      lastPage: readSiteAddress('/user/login'),
    };
    expect(walkFrom('/registration', known, GUARDS)).toMatchObject({ end: 'show', waitsInVain: false });
  });

  it(
    'is tested with every kind of result, and with long redirect chains',
    () => {
      const ends = new Map<string, number>();
      let longest = 0;
      fc.assert(
        fc.property(siteAddress, context, (address, known) => {
          const { end, steps } = walkFrom(address, known, GUARDS);
          ends.set(end, (ends.get(end) ?? 0) + 1);
          longest = Math.max(longest, steps.length);
        }),
        { seed: 11, numRuns: 5_000 },
      );
      for (const end of ['show', 'fail', 'cancel', 'wait']) expect(ends.get(end) ?? 0).toBeGreaterThan(100);
      expect(longest).toBeGreaterThanOrEqual(5);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[NAV-8] decides a first route as the first paint did, where it waits for nothing; the first paint shows no other route',
    () => {
      const counts = { decided: 0, undecided: 0 };
      fc.assert(
        fc.property(siteAddress, context, (address, known) => {
          const target = readSiteAddress(address);
          const painted = peek(target, known);
          if (painted.kind === 'show' && painted.target.route?.name === 'undecided') {
            counts.undecided += 1;
            return;
          }
          // Page types that are boards are as public as the first routes [NAV-42].
          expect(target.route !== null && (ROUTES.includes(target.route) || target.route.fixed !== undefined)).toBe(
            true,
          );
          const { outcome } = judge(
            target,
            { ...known, previous: null, lastPage: null, cameFrom: [] },
            () => undefined,
          );
          if (outcome.kind === 'wait') return;
          counts.decided += 1;
          // Commands of guards wait for the router.
          expect(written({ ...painted, commands: [] })).toBe(written({ ...outcome, commands: [] }));
        }),
        { seed: 12, numRuns: RUNS },
      );
      expect(counts.decided).toBeGreaterThan(RUNS / 20);
      expect(counts.undecided).toBeGreaterThan(RUNS / 20);
    },
    TEST_TIMEOUT_MS,
  );
});

const guardThat = (
  name: string,
  verdictOf: (at: Parameters<Guard['judge']>[0]) => Verdict,
  onFault: Guard['onFault'] = 'open',
): Guard => ({ name, onFault, judge: verdictOf });
const instead = (name: string, guard: Guard): readonly Guard[] =>
  GUARDS.map((each) => (each.name === name ? guard : each));
const PASS: Verdict = { kind: 'pass' };

describe('the laws fail for a planted defect', () => {
  let flips = 0;
  const planted: readonly (readonly [what: string, law: Law, guards: readonly Guard[]])[] = [
    [
      'two pages that redirect to each other',
      'ends',
      instead(
        'seo bot',
        guardThat('seo bot', ({ route }) =>
          route?.name === 'live'
            ? { kind: 'redirect', to: '/en/line', status: 302 }
            : route?.name === 'line'
              ? { kind: 'redirect', to: '/en/live', status: 302 }
              : PASS,
        ),
      ),
    ],
    [
      'terms that also redirect a banned player',
      'ends',
      instead(
        'confirm terms',
        guardThat('confirm terms', ({ route }) =>
          route?.name === 'suspension' ? { kind: 'redirect', to: '/en/office/deduce', status: 302 } : PASS,
        ),
      ),
    ],
    [
      'a redirect service that is followed to any address',
      'ends',
      GUARDS.map((guard) =>
        guard.name !== 'redirector'
          ? guard
          : { ...guard, judge: (target, known) => guard.judge(target, { ...known, cameFrom: [] }) },
      ),
    ],
    [
      'an unknown language',
      'ends',
      instead(
        'url language',
        guardThat('url language', ({ language }) =>
          language === 'en' ? PASS : { kind: 'redirect', to: '/xx', status: 302 },
        ),
      ),
    ],
    [
      'a guard that waits for a known fact',
      'ends',
      instead(
        'referral',
        guardThat('referral', () => ({ kind: 'wait', command: null, until: () => true })),
      ),
    ],
    [
      'two swapped guards',
      'keeps the order',
      GUARDS.map((guard, at) => GUARDS[at === 8 ? 9 : at === 9 ? 8 : at] ?? guard),
    ],
    ['a missing guard', 'keeps the order', GUARDS.filter(({ name }) => name !== 'modal guard')],
    [
      'a repeated guard',
      'keeps the order',
      GUARDS.flatMap((guard) => (guard.name === 'analytics' ? [guard, guard] : [guard])),
    ],
    [
      'a guard that throws',
      'throws nothing',
      instead(
        'bonus page',
        guardThat('bonus page', ({ params }) => {
          if (params['id'] === 'welcome') throw new Error('planted');
          return PASS;
        }),
      ),
    ],
    [
      'a guard with internal state',
      'has no effect',
      instead(
        'analytics',
        guardThat('analytics', () => ({ kind: 'cancel', reason: String((flips += 1)) })),
      ),
    ],
    [
      'a guard that modifies its target',
      'has no effect',
      instead(
        'analytics',
        guardThat('analytics', (target) => {
          Object.assign(target, { path: '/' });
          return PASS;
        }),
      ),
    ],
  ];
  it.each(planted)(
    '[NAV-1, NAV-10] on %s: it no longer %s',
    (_what, law, guards) => {
      expect(holds(law, GUARDS, 1_000)).toBe(true);
      expect(holds(law, guards, 5_000)).toBe(false);
    },
    TEST_TIMEOUT_MS,
  );

  it('[NAV-5] on an external redirect: the pipeline blocks it, so the law checks the guard’s verdict', () => {
    const leaves = (to: string): boolean => {
      const { outcome } = judge(
        readSiteAddress('/en/live'),
        { signedIn: false, language: 'en', languages: ['en'], isRegistrationAllowed: true },
        () => undefined,
        { guards: [guardThat('referral', () => ({ kind: 'redirect', to, status: 302 }), 'closed')] },
      );
      return outcome.kind !== 'fail';
    };
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/a/..//evil.example',
      '',
      'http://site.example/',
    ])
      expect(leaves(to)).toBe(false);
    expect(leaves('/en/line')).toBe(true);
  });
});
