/** Decisions over time: waits and their timeouts, dispatched commands, redirect chains, the previous page. */
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
  // The first call loads the guards.
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

describe('two navigations at once', () => {
  it('[NAV-39] only the newest takes effect, whichever is decided first', async () => {
    const { context, dispatched, asked, ask, navigation, clock } = await site({
      ...GUEST,
      redirects: [],
      isAnalyticsOn: true,
      hasOpenModals: true,
    });
    ask('/de/live');
    await calm();
    context.set({ ...GUEST, redirects: null, isAnalyticsOn: true, hasOpenModals: true });
    // The first could continue now, but has not yet.
    ask('/en/line');
    await calm();
    expect(asked.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
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
        .map(({ asked: at, outcome, landed }) => `${at} ${outcome} ${landed}`)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['/de/live cancel ', '/en/line show /en/line']);
    expect(clock.waiting()).toBe(0);
  });

  it('[NAV-39, NAV-9] a superseded navigation stops waiting', async () => {
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
    expect(judged).toBe(1);
    expect(clock.waiting()).toBe(0);
  });
});

describe('redirects that a router follows without their hash', () => {
  it('[NAV-10] count as the same redirect, which is not followed back', async () => {
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
  it('[NAV-1, NAV-9] requests the missing facts once, and continues when they arrive', async () => {
    const { context, dispatched, asked, ask, clock } = await site({ ...GUEST, blocking: { state: 'unknown' } });
    ask('/en/live');
    await calm();
    context.set({ ...GUEST, blocking: { state: 'unknown' }, hasOpenModals: true });
    await calm();
    expect(dispatched).toEqual([{ type: 'blocking/check', payload: { url: '/en/live' } }]);
    expect(asked).toEqual([]);
    context.set({ ...GUEST, blocking: { state: 'blocked', reason: 'ukraine', isForcedOff: false } });
    await calm();
    expect(asked).toEqual([{ kind: 'redirect', to: '/en/block-ua', status: 302 }]);
    expect(clock.waiting()).toBe(0);
  });

  it('[NAV-9] continues when the facts arrive synchronously', async () => {
    const { context, asked, ask, answerWith } = await site({ ...GUEST, blocking: { state: 'unknown' } });
    answerWith(({ type }) => {
      if (type === 'blocking/check') context.set({ ...GUEST, blocking: { state: 'free' } });
    });
    ask('/en/live');
    await calm();
    expect(asked).toMatchObject([{ kind: 'show' }]);
  });

  it('[NAV-9] ends after 5 s for a fail-open guard, with a report; each guard has its own timeout', async () => {
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

  it('[NAV-9] never ends for a fail-closed guard', async () => {
    const { context, asked, ask, clock } = await site({ ...GUEST, signedIn: null });
    ask('/en/office/account');
    await clock.run(3_600_000);
    expect(asked).toEqual([]);
    context.set(PLAYER);
    await calm();
    expect(asked).toMatchObject([{ kind: 'show' }]);
  });
});

describe('commands of the guards', () => {
  it('[NAV-1] are dispatched in the order of the guards once the page is shown, and never otherwise', async () => {
    const facts = { isAnalyticsOn: true, referralKeys: ['tag'], remoteViews: new Map() };
    const { dispatched, navigation, context } = await site({ ...GUEST, ...facts });
    await navigation.decide('/de/slots/thank-you?tag=a');
    expect(dispatched.map(({ type }) => type)).toEqual([
      'referral/save',
      'analytics/viewPage',
      'preferences/choose',
      'remote-views/load',
    ]);
    context.set({ ...GUEST, ...facts, isNavigationBlocked: true });
    for (const address of ['/de/slots/thank-you?tag=a', '/xx?tag=a', '/de/office?tag=a', '/de/nowhere?tag=a'])
      await navigation.decide(address);
    expect(dispatched).toHaveLength(4);
  });
});

describe('the previous page', () => {
  it('[NAV-24, NAV-29] is the last shown page, not the last requested one', async () => {
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

describe('consecutive redirects', () => {
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

  it('[NAV-10] of the redirect service stop after three, and never lead back', async () => {
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

  it('[NAV-10] of the list of routes after signing in never lead back', async () => {
    const facts = {
      hasJustSignedIn: true,
      afterSignIn: [
        { from: 'live', to: '/line' },
        { from: 'line', to: '/live' },
      ],
    };
    expect(await walk({ ...PLAYER, ...facts }, '/en/live')).toEqual(['/en/line', 'show']);
  });

  it('[NAV-10] end with a reported 500 at the ninth; a new address starts a new count', async () => {
    // The context changes at every step, because pure guards alone cannot loop.
    const { navigation, context, reports } = await site(GUEST);
    let at = '/en/block';
    const kinds: string[] = [];
    for (let hop = 0; hop < 9; hop += 1) {
      context.set({
        ...GUEST,
        blocking: hop % 2 === 0 ? { state: 'free' } : { state: 'blocked', reason: 'general', isForcedOff: false },
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
