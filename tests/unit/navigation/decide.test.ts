/** Deciding over time: waits and their patience, what is dispatched when, redirects in a row, what was shown before. */
import { describe, expect, it } from 'vitest';
import type { Message } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';
import { createNavigation } from 'touchline/navigation/create-navigation';
import type { KnownContext } from 'touchline/navigation/guard';
import type { Outcome } from 'touchline/navigation/navigation';
import { calm, createVirtualClock } from '../../models/virtual-clock.ts';

const GUEST: KnownContext = {
  signedIn: false,
  language: 'en',
  languages: ['en', 'de'],
  isRegistrationAllowed: true,
};
const PLAYER: KnownContext = { ...GUEST, signedIn: true };

async function site(first: KnownContext) {
  const context = createCell(first);
  const clock = createVirtualClock();
  const dispatched: Message[] = [];
  const reports: string[] = [];
  let onDispatch: (command: Message) => void = () => undefined;
  const navigation = createNavigation({
    context,
    clock,
    report: (where) => void reports.push(where),
    dispatch: (command) => {
      dispatched.push(command);
      onDispatch(command);
    },
  });
  // The guards are loaded at the first call.
  context.set(GUEST);
  await navigation.decide('/en');
  context.set(first);
  const asked: Outcome[] = [];
  const ask = (address: string): void => void navigation.decide(address).then((outcome) => asked.push(outcome));
  return {
    context,
    clock,
    dispatched,
    reports,
    navigation,
    asked,
    ask,
    answerWith: (next: typeof onDispatch) => void (onDispatch = next),
  };
}

describe('two addresses at once', () => {
  it('[NAV-39] the newest counts, whichever is decided first: the other changes nothing', async () => {
    const { context, dispatched, asked, ask, navigation, clock } = await site({
      ...GUEST,
      redirects: [],
      isAnalyticsOn: true,
      hasOpenModals: true,
    });
    ask('/de/live');
    await calm();
    context.set({ ...GUEST, redirects: null, isAnalyticsOn: true, hasOpenModals: true });
    // The first is free to go on, but has not yet.
    ask('/en/line');
    await calm();
    expect(asked).toMatchObject([
      { kind: 'cancel', reason: 'superseded' },
      { kind: 'show', target: { path: '/line' } },
    ]);
    expect(dispatched.filter(({ type }) => type !== 'redirects/ask')).toEqual([
      { type: 'analytics/viewPage', payload: { route: 'line', path: '/line' } },
      { type: 'modals/closeAll', payload: {} },
    ]);
    expect(
      navigation
        .trail()
        .slice(-2)
        .map(({ asked: at, outcome, landed }) => [at, outcome, landed]),
    ).toEqual([
      ['/de/live', 'cancel', ''],
      ['/en/line', 'show', '/en/line'],
    ]);
    expect(clock.waiting()).toBe(0);
  });

  it('[NAV-39, NAV-9] nobody waits on for a page that is not wanted any more', async () => {
    const unknown: KnownContext = { ...GUEST, signedIn: null };
    const { asked, ask, navigation, clock, context } = await site(unknown);
    let judged = 0;
    navigation.onOutdated(() => (judged += 1));
    ask('/en/office/account');
    await calm();
    ask('/en/live');
    await calm();
    expect(asked.map(({ kind }) => kind).toSorted()).toEqual(['cancel', 'show']);
    context.set({ ...unknown, maintenance: { cookie: '1', isActive: false, webState: false } });
    await calm();
    expect([judged, clock.waiting()]).toEqual([1, 0]);
  });
});

describe('redirects that a router follows without their hash', () => {
  it('[NAV-10] are still one way, which does not lead back', async () => {
    const login = '/en/user/login?return-url=%2Fen%2Fline%23h';
    const whole = { redirect: true, code: 302, hasReasons: true, hasBreadcrumbs: true };
    const { navigation } = await site({
      ...PLAYER,
      redirects: [
        { asked: login, answer: null },
        { asked: '/en/line', answer: { ...whole, url: login } },
      ],
    });
    expect(await navigation.decide(login)).toMatchObject({ kind: 'redirect', to: '/en/line#h' });
    expect(await navigation.decide('/en/line')).toMatchObject({ kind: 'show' });
  });
});

describe('waiting', () => {
  it('[NAV-1, NAV-9] asks for what it waits for once, and goes on when it is there', async () => {
    const { context, dispatched, asked, ask, clock } = await site({ ...GUEST, blocking: { state: 'unknown' } });
    ask('/en/live');
    await calm();
    context.set({ ...GUEST, blocking: { state: 'unknown' }, hasOpenModals: true });
    await calm();
    expect([dispatched, asked]).toEqual([[{ type: 'blocking/check', payload: { url: '/en/live' } }], []]);
    context.set({ ...GUEST, blocking: { state: 'blocked', reason: 13, isForcedOff: false } });
    await calm();
    expect(asked).toEqual([{ kind: 'redirect', to: '/en/block-ua', status: 302 }]);
    expect(clock.waiting()).toBe(0);
  });

  it('[NAV-9] goes on when the answer comes with the asking', async () => {
    const { context, asked, ask, answerWith } = await site({ ...GUEST, blocking: { state: 'unknown' } });
    answerWith(({ type }) => {
      if (type === 'blocking/check') context.set({ ...GUEST, blocking: { state: 'free' } });
    });
    ask('/en/live');
    await calm();
    expect(asked).toMatchObject([{ kind: 'show' }]);
  });

  it('[NAV-9] gives an open guard up after 5 s, and says so; each has its own patience', async () => {
    const { navigation, asked, ask, clock } = await site({ ...GUEST, redirects: [], blocking: { state: 'unknown' } });
    ask('/en/live');
    await clock.run(4_999);
    expect(asked).toEqual([]);
    await clock.run(1);
    expect(asked).toEqual([]);
    await clock.run(5_000);
    expect(asked).toMatchObject([{ kind: 'show' }]);
    expect(
      navigation
        .trail()
        .at(-1)
        ?.steps.filter(({ verdict }) => verdict !== 'pass'),
    ).toEqual([
      { guard: 'redirector', verdict: 'pass after waiting' },
      { guard: 'blocked', verdict: 'pass after waiting' },
    ]);
    expect(clock.waiting()).toBe(0);
  });

  it('[NAV-9] never gives a closed one up', async () => {
    const { context, asked, ask, clock } = await site({ ...GUEST, signedIn: null });
    ask('/en/office/account');
    await clock.run(3_600_000);
    expect(asked).toEqual([]);
    context.set(PLAYER);
    await calm();
    expect(asked).toMatchObject([{ kind: 'show' }]);
  });
});

describe('what is dispatched', () => {
  it("[NAV-1] comes once the address is shown, in the guards' order, and not when it is not", async () => {
    const facts = { isAnalyticsOn: true, referralKeys: ['tag'], remoteViews: new Map() };
    const { dispatched, navigation, context } = await site({ ...GUEST, ...facts });
    await navigation.decide('/de/slots?tag=a');
    expect(dispatched.map(({ type }) => type)).toEqual([
      'referral/keep',
      'analytics/viewPage',
      'preferences/choose',
      'remote-views/load',
    ]);
    context.set({ ...GUEST, ...facts, isNavigationBlocked: true });
    for (const address of ['/de/slots?tag=a', '/xx?tag=a', '/de/office?tag=a', '/de/nowhere?tag=a'])
      await navigation.decide(address);
    expect(dispatched).toHaveLength(4);
  });
});

describe('what was shown before', () => {
  it('[NAV-24, NAV-29] is what the guards compare with: shown, not asked for', async () => {
    const { navigation, context, dispatched } = await site({ ...PLAYER, isRechargeModal: true, hasOpenModals: true });
    expect(await navigation.decide('/en/office/recharge')).toEqual({ kind: 'cancel', reason: 'rechargeIsModal' });
    expect(await navigation.decide('/en/office/nowhere')).toMatchObject({ kind: 'fail' });
    expect(await navigation.decide('/en/office/recharge')).toMatchObject({ kind: 'cancel' });
    expect(await navigation.decide('/en#a')).toMatchObject({ kind: 'show' });
    expect(dispatched).toEqual([]);
    await navigation.decide('/en/office/account');
    expect(dispatched).toEqual([{ type: 'modals/closeAll', payload: {} }]);
    expect(await navigation.decide('/en/office/recharge')).toMatchObject({ kind: 'show' });
    context.set({ ...PLAYER, isRechargeModal: true });
    expect(await navigation.decide('/en/office/recharge')).toMatchObject({ kind: 'show' });
  });
});

describe('redirects in a row', () => {
  const leads = (asked: string, url: string) => ({
    asked,
    answer: { redirect: true, code: 302, url, hasReasons: true, hasBreadcrumbs: true },
  });
  const quiet = (asked: string) => ({ asked, answer: null });

  async function walk(context: KnownContext, first: string): Promise<readonly string[]> {
    const { navigation } = await site(context);
    const seen: string[] = [];
    for (let at = first; ;) {
      const outcome = await navigation.decide(at);
      seen.push(
        outcome.kind === 'redirect' ? outcome.to : outcome.kind === 'fail' ? `${outcome.status}` : outcome.kind,
      );
      if (outcome.kind !== 'redirect' || seen.length > 20) return seen;
      at = outcome.to;
    }
  }

  it('[NAV-10] the redirect service is never followed back, and three steps at most', async () => {
    expect(
      await walk({ ...GUEST, redirects: [leads('/en/live', '/en/line'), leads('/en/line', '/en/live')] }, '/en/live'),
    ).toEqual(['/en/line', 'show']);
    const long = [1, 2, 3, 4, 5, 6].map((at) => leads(`/en/live/${at}`, `/en/live/${at + 1}`));
    expect(await walk({ ...GUEST, redirects: long }, '/en/live/1')).toEqual([
      '/en/live/2',
      '/en/live/3',
      '/en/live/4',
      'show',
    ]);
  });

  it('[NAV-10] the list of routes after signing in is never followed back', async () => {
    const facts = {
      hasJustSignedIn: true,
      afterSignIn: [
        { from: 'live', to: '/line' },
        { from: 'line', to: '/live' },
      ],
    };
    expect(await walk({ ...PLAYER, ...facts }, '/en/live')).toEqual(['/en/line', 'show']);
  });

  it('[NAV-10] a ninth redirect in a row is 500 and reported; a new address starts anew', async () => {
    // A context that changes its mind at every step: no pure guard can loop by itself.
    const { navigation, context, reports } = await site(GUEST);
    let at = '/en/block';
    const kinds: string[] = [];
    for (let hop = 0; hop < 9; hop += 1) {
      context.set({
        ...GUEST,
        blocking: hop % 2 === 0 ? { state: 'free' } : { state: 'blocked', reason: 3, isForcedOff: false },
      });
      const outcome = await navigation.decide(at);
      kinds.push(outcome.kind);
      if (outcome.kind === 'redirect') at = outcome.to;
    }
    expect(kinds).toEqual([...Array.from({ length: 8 }, () => 'redirect'), 'fail']);
    expect(reports).toEqual(['navigation/redirects']);
    context.set(GUEST);
    expect(await navigation.decide('/en/block')).toMatchObject({ kind: 'redirect' });
    expect(await navigation.decide('/en/live')).toMatchObject({ kind: 'show' });
    expect(await walk({ ...GUEST, redirects: [quiet('/en/live')] }, '/en/live')).toEqual(['show']);
  });
});
