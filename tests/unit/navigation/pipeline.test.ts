import { describe, expect, it } from 'vitest';
import { createCell } from 'touchline/kernel/readable';
import type { Message } from 'touchline/kernel/message';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { createNavigation } from 'touchline/navigation/create-navigation';
import type { Guard, KnownContext, Verdict } from 'touchline/navigation/guard';
import type { Navigation } from 'touchline/navigation/navigation';
import { peek } from 'touchline/navigation/peek';
import { GUARDS, judge } from 'touchline/navigation/pipeline';
import { calm, createVirtualClock } from '../../models/virtual-clock.ts';
import { SPECIFIED_ORDER } from './specified-order.ts';

const GUEST: KnownContext = {
  signedIn: false,
  language: 'en',
  languages: ['en', 'de'],
  isRegistrationAllowed: true,
};
const PLAYER: KnownContext = { ...GUEST, signedIn: true };
const UNKNOWN: KnownContext = { ...GUEST, signedIn: null };

function site(context: KnownContext): {
  readonly navigation: Navigation;
  readonly context: ReturnType<typeof createCell<KnownContext>>;
  readonly dispatched: Message[];
  readonly reports: string[];
} {
  const cell = createCell(context);
  const dispatched: Message[] = [];
  const reports: string[] = [];
  const navigation = createNavigation({
    context: cell,
    clock: createVirtualClock(),
    report: (where) => void reports.push(where),
    dispatch: (command) => dispatched.push(command),
  });
  return { navigation, context: cell, dispatched, reports };
}

/** Follows redirects, as a shell does, and returns the final address and the effects. */
async function follow(context: KnownContext, address: string): Promise<string> {
  const { navigation } = site(context);
  let at = address;
  for (let hops = 0; hops < 10; hops += 1) {
    const outcome = await navigation.decide(at);
    if (outcome.kind === 'redirect') {
      at = outcome.to;
      continue;
    }
    return outcome.kind === 'show'
      ? `${at} shows ${outcome.target.route?.name ?? ''}`
      : outcome.kind === 'fail'
        ? `${at} fails ${outcome.status}`
        : outcome.kind;
  }
  return 'goes in circles';
}

describe('where addresses lead', () => {
  const table: readonly (readonly [who: string, context: KnownContext, address: string, end: string])[] = [
    ['guest', GUEST, '/', '/en shows home'],
    ['guest', GUEST, '/de/live', '/de/live shows live'],
    ['guest', GUEST, '/xx/live?a=1#b', '/en/live?a=1#b shows live'],
    ['guest', GUEST, '/live/1', '/en/live/1 shows live-sport'],
    ['guest', GUEST, '/coupon', '/en shows home'],
    ['guest', GUEST, '/xx/coupon', '/en shows home'],
    ['guest', GUEST, '/en/nowhere', '/en/nowhere fails 404'],
    ['guest', GUEST, '/xx/nowhere', '/xx/nowhere fails 404'],
    ['guest', GUEST, '/en/user/login', '/en/user/login shows login'],
    ['guest', GUEST, '/en/registration', '/en/registration shows registration'],
    ['guest', GUEST, '/en/office', '/en/user/login?return-url=%2Fen%2Foffice%2Faccount shows login'],
    ['guest', GUEST, '/office/history/5', '/en/user/login?return-url=%2Fen%2Foffice%2Fhistory%2F5 shows login'],
    ['player', PLAYER, '/en/office', '/en/office/account shows account'],
    ['player', PLAYER, '/en/office/history', '/en/office/history shows history'],
    ['player', PLAYER, '/en/user/login', '/en shows home'],
    ['player', PLAYER, '/xx/registration', '/en shows home'],
    ['player', PLAYER, '/en/user/login?return-url=%2Fen%2Foffice%2Fhistory', '/en/office/history shows history'],
    ['player', PLAYER, '/en/user/login?return-url=https%3A%2F%2Felsewhere.example%2F', '/en shows home'],
    ['player', PLAYER, '/en/user/login?return-url=%2F%2Felsewhere.example', '/en shows home'],
    [
      'player',
      PLAYER,
      '/en/user/login?return-url=%2Fen%2Fuser%2Flogin%3Freturn-url%3D%252Fen%252Flive',
      '/en/live shows live',
    ],
    ['player', PLAYER, '/500', '/en/500 shows server-error'],
    [
      'guest',
      GUEST,
      '/en/office/recharge?sum=5&return-url=%2Fx#top',
      '/en/user/login?sum=5&return-url=%2Fen%2Foffice%2Frecharge%3Fsum%3D5 shows login',
    ],
    ['guest', GUEST, `/en/office/recharge?long=${'x'.repeat(1_000)}`, '/en/user/login shows login'],
    [
      'guest where nobody may register',
      { ...GUEST, isRegistrationAllowed: false },
      '/en/registration',
      '/en/registration fails 404',
    ],
  ];
  for (const [who, context, address, end] of table)
    it(`[NAV-2, NAV-3, NAV-4] a ${who} at ${address}: ${end}`, async () =>
      expect(await follow(context, address)).toBe(end));

  it('[NAV-2] a known language in the address becomes the player’s language', async () => {
    const { navigation, dispatched } = site(GUEST);
    await navigation.decide('/de/live');
    expect(dispatched).toEqual([{ type: 'preferences/choose', payload: { language: 'de' } }]);
    await navigation.decide('/en/live');
    expect(dispatched).toHaveLength(1);
  });

  it('[NAV-1] a refused or redirected address changes nothing', async () => {
    const { navigation, dispatched } = site(GUEST);
    for (const address of ['/de/nowhere', '/de/office', '/xx', '/de/coupon']) await navigation.decide(address);
    expect(dispatched).toEqual([]);
  });
});

describe('judging', () => {
  it('[NAV-1] asks the guards in their order, once each, without side effects', () => {
    const asked: string[] = [];
    const watching = GUARDS.map((guard): Guard => ({
      ...guard,
      judge: (target, context) => {
        asked.push(guard.name);
        return guard.judge(target, context);
      },
    }));
    const report = (): void => undefined;
    const target = readSiteAddress('/de/live');
    const first = judge(target, GUEST, report, { guards: watching });
    expect(asked).toEqual(SPECIFIED_ORDER);
    expect(judge(target, GUEST, report, { guards: watching })).toEqual(first);
    expect(first.steps.map(({ guard }) => guard)).toEqual(SPECIFIED_ORDER);
    expect(first.steps.filter(({ verdict }) => verdict !== 'pass')).toEqual([
      { guard: 'url language', verdict: 'pass, preferences/choose' },
    ]);
  });

  it('[NAV-1] ends at the first guard that does not pass', () => {
    const guardGiving = (name: string, verdict: Verdict): Guard => ({ name, onFault: 'closed', judge: () => verdict });
    const never: Guard = {
      name: 'never',
      onFault: 'closed',
      judge: () => {
        throw new Error('asked');
      },
    };
    for (const [verdict, kind, recorded] of [
      [{ kind: 'redirect', to: '/en', status: 301 }, 'redirect', 'redirect 301 /en'],
      [{ kind: 'cancel', reason: 'busy' }, 'cancel', 'cancel busy'],
      [{ kind: 'fail', status: 500 }, 'fail', 'fail 500'],
      [{ kind: 'wait', command: null, until: () => true }, 'wait', 'wait'],
    ] as const) {
      const judged = judge(readSiteAddress('/en'), GUEST, () => undefined, {
        guards: [
          guardGiving('one', { kind: 'pass', commands: [{ type: 'media/load', payload: {} }] }),
          guardGiving('two', verdict),
          never,
        ],
      });
      expect(judged.outcome.kind).toEqual(kind);
      expect(judged.steps).toEqual([
        { guard: 'one', verdict: 'pass, media/load' },
        { guard: 'two', verdict: recorded },
      ]);
    }
  });

  it('[NAV-6] reports a guard that throws: a fail-open guard passes, a fail-closed one fails with 500', () => {
    const bad = (onFault: 'open' | 'closed'): Guard => ({
      name: 'bad',
      onFault,
      judge: () => {
        throw new Error('defect');
      },
    });
    const reports: string[] = [];
    const outcome = (onFault: 'open' | 'closed'): unknown =>
      judge(readSiteAddress('/en'), GUEST, (where) => void reports.push(where), { guards: [bad(onFault)] }).outcome;
    expect(outcome('open')).toMatchObject({ kind: 'show' });
    expect(outcome('closed')).toMatchObject({ kind: 'fail', status: 500 });
    expect(reports).toEqual(['navigation/bad', 'navigation/bad']);
    expect(GUARDS.filter(({ onFault }) => onFault === 'closed').map(({ name }) => name)).toEqual([
      'access check',
      'auth access',
    ]);
  });
});

describe('waiting', () => {
  it('[NAV-4] lasts until the session is known; the first paint does not wait', async () => {
    const { navigation, context } = site(UNKNOWN);
    await navigation.decide('/en');
    expect(navigation.peek('/en/office/account')).toMatchObject({
      kind: 'show',
      target: { route: { name: 'account' } },
    });
    let outcome: unknown = null;
    void navigation.decide('/en/office/account').then((decided) => (outcome = decided));
    context.set({ ...UNKNOWN, language: 'de' });
    await calm();
    expect(outcome).toBeNull();
    context.set(PLAYER);
    await calm();
    expect(outcome).toMatchObject({ kind: 'show' });
  });

  it('is not needed for public pages', async () =>
    expect(await site(UNKNOWN).navigation.decide('/en/live')).toMatchObject({ kind: 'show' }));

  it('[NAV-4, NAV-8] the first paint refuses what is certainly refused, shows a placeholder for unknown pages, and records nothing', () => {
    const { navigation, dispatched } = site({ ...GUEST, isRegistrationAllowed: false });
    expect(navigation.peek('/en/registration')).toMatchObject({ kind: 'fail', status: 404 });
    for (const [address, layout, isWhole] of [
      ['/en/nowhere', 'main'],
      // The placeholder has the width of the page.
      ['/en/casino-lobby', 'main', true],
      ['/en/virtualsports', 'main', false],
      ['/en/block', 'empty'],
      ['/en/maintenance', 'empty'],
      ['/en/landing-summer', 'empty'],
      ['/en/onpay/success', 'empty'],
    ] as const) {
      expect(navigation.peek(address)).toMatchObject({
        kind: 'show',
        target: { route: { screen: 'undecided', layout, isWhole } },
      });
    }
    expect(navigation.peek('/de/live').kind).toBe('show');
    expect(navigation.trail()).toEqual([]);
    expect(dispatched).toEqual([]);
  });

  it('[NAV-8] the first paint shows the page that a host has rendered, and no other address or language of it', () => {
    const seed = { view: 'sports', path: '/results', language: 'de', appName: 'Pages', text: '{}' };
    const screenOf = (address: string, known = GUEST): string | undefined => {
      const outcome = peek(readSiteAddress(address), known, seed);
      return outcome.kind === 'show' ? outcome.target.route?.screen : outcome.kind;
    };
    expect(screenOf('/de/results')).toBe('remote');
    expect(screenOf('/de/results', { ...GUEST, notFoundUrls: ['/results'] })).toBe('fail');
    expect(['/en/results', '/de/results/live', '/de/champs'].map((address) => screenOf(address))).toEqual(
      Array.from({ length: 3 }, () => 'undecided'),
    );
  });
});

describe('the way back after signing in', () => {
  const back: readonly (readonly [query: string, to: string | null])[] = [
    ['?return-url=%2Fen%2Foffice%2Faccount', '/en/office/account'],
    ['?a=1&return-url=%2Fen%3Fx%3D1', '/en?x=1'],
    ['', null],
    ['?return-url=', null],
    ['?other-return-url=%2Fen', null],
    ['?return-url=%2F%2Fevil.example', null],
    ['?return-url=https%3A%2F%2Fevil.example', null],
    ['?return-url=%2F%5Cevil.example', null],
    ['?return-url=javascript%3Aalert(1)', null],
    ['?return-url=%zz', null],
    ['?return-url=%2F%09%2Fevil.example', null],
    ['?return-url=/a/..%2F%2Fevil.example', null],
  ];
  for (const [query, to] of back)
    it(`[NAV-5] ${query === '' ? 'no query' : query} leads ${to ?? 'nowhere'}`, () =>
      expect(site(GUEST).navigation.returnTo(query)).toBe(to));
});

describe('the decision log', () => {
  it('[NAV-7] keeps the last 100 decisions with their verdicts', async () => {
    const { navigation } = site(GUEST);
    await navigation.decide('/en/office');
    expect(navigation.trail()).toMatchObject([
      {
        asked: '/en/office',
        outcome: 'redirect',
        landed: '/en/office/account',
        steps: [
          ...SPECIFIED_ORDER.slice(0, 6).map((guard) => ({ guard, verdict: 'pass' })),
          { guard: 'access check', verdict: 'redirect 302 /en/office/account' },
        ],
      },
    ]);
    for (let at = 0; at < 150; at += 1) await navigation.decide(`/en/live/${at}`);
    expect(navigation.trail()).toHaveLength(100);
    expect(navigation.trail()[0]?.asked).toBe('/en/live/50');
    expect(navigation.trail().at(-1)?.asked).toBe('/en/live/149');
  });

  it('writes addresses in the player’s language', () => {
    const { navigation, context } = site(GUEST);
    expect(['/', '/live', '/?showForgotPasswordModal=1', '/#top', '/live/?x=1'].map(navigation.href)).toEqual([
      '/en',
      '/en/live',
      '/en?showForgotPasswordModal=1',
      '/en#top',
      '/en/live/?x=1',
    ]);
    context.set({ ...GUEST, language: 'de' });
    expect(navigation.href('/live')).toBe('/de/live');
  });
});
