import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createApi } from 'touchline/http/api';
import type { Tokens } from 'touchline/http/api';
import { ok } from 'touchline/kernel/result';
import { decodeClientLimits } from 'touchline/core/limits/client-wire';
import { limitsPaths } from 'touchline/core/limits/paths';
import type { HttpRequest } from 'touchline/ports/http';
import { createCell } from 'touchline/kernel/readable';
import { loadReasons } from 'touchline/core/limits/load-reasons.process';
import type { LimitKind } from 'touchline/core/limits/types';
import type { LimitsTab } from '../../models/limits/limits-tab.ts';
import { createLimitsWorld } from '../../models/limits/limits-world.ts';
import type { LimitsWorld } from '../../models/limits/limits-world.ts';
import { turns } from '../../models/limits/limits-clock.ts';

const MINUTE = 60_000;

async function player(
  limits: readonly (readonly [number, number])[] = [],
): Promise<{ readonly world: LimitsWorld; readonly tab: LimitsTab }> {
  const world = createLimitsWorld();
  for (const [limitType, limitValue] of limits)
    world.send('POST', limitsPaths.limits, {}, { limits: [{ limitType, limitValue }] });
  const tab = world.open();
  world.logIn();
  await turns();
  return { world, tab };
}

const save = (limitType: LimitKind, limitValue: number) =>
  ({ type: 'limits/save', payload: { changes: [{ limitType, limitValue }] } }) as const;

describe('a change', () => {
  it('[LIM-14] is sent with the value that the player saw, and the answer replaces the list', async () => {
    const { world, tab } = await player([[20, 5_000]]);
    tab.dispatch(save('depositDay', 1_000));
    await turns();
    expect(world.received.at(-1)).toMatchObject({
      method: 'POST',
      path: limitsPaths.limits,
      body: { limits: [{ limitType: 20, limitValue: 1_000, seenValue: 5_000 }], reasonId: null },
    });
    expect(tab.limits()).toMatchObject({ asked: null, outcome: { isOk: true, status: 'ok' } });
    expect(tab.limits().limits).toMatchObject([{ limitType: 'depositDay', limitValue: 1_000 }]);
  });
  it('[LIM-14] a 401 or 403 leaves the list untouched and reads nothing', async () => {
    const { world, tab } = await player([[20, 5_000]]);
    const before = tab.limits().limits;
    let reads = 0;
    world.onReceived = () => {
      reads += 1;
    };
    world.fates.push('forbid');
    tab.dispatch(save('depositDay', 1_000));
    await turns();
    expect(reads).toBe(0);
    expect(tab.limits().limits).toBe(before);
    expect(tab.limits().outcome?.status).toBe('forbidden');
  });
  it('[LIM-14, HTTP-11] a refusal is shown with the texts of all its errors', async () => {
    const { world, tab } = await player([[20, 5_000]]);
    world.fates.push('forbid');
    tab.dispatch(save('depositDay', 1_000));
    await turns();
    expect(tab.limits().outcome?.title).toBe('Not from here. Ask the support.');
  });
  it('[LIM-14] without an answer the list is loaded again, and shows whether the change was made', async () => {
    const { world, tab } = await player([[20, 5_000]]);
    world.fates.push('loseAnswer');
    tab.dispatch(save('depositDay', 1_000));
    await world.clock.run(16_000);
    expect(tab.limits().outcome).toMatchObject({ isOk: false, isSure: false });
    expect(tab.limits().limits).toMatchObject([{ limitValue: 1_000 }]);
  });
  it('[LIM-13] is broadcast to the other tabs', async () => {
    const { world, tab } = await player();
    const other = world.open();
    await turns();
    tab.dispatch(save('depositWeek', 700));
    await turns();
    expect(other.limits().limits).toMatchObject([{ limitType: 'depositWeek', limitValue: 700 }]);
  });
  it('[LIM-14] asks questions before a deposit limit is removed; a wrong answer keeps the limit', async () => {
    const { world, tab } = await player([[20, 1_000]]);
    const answer = async (ids: readonly number[]): Promise<void> => {
      tab.dispatch({
        type: 'limits/answerTest',
        payload: { answers: ids.map((answerId, at) => ({ questionId: at + 1, answerId })) },
      });
      await turns();
    };
    tab.dispatch({ type: 'limits/remove', payload: { limitType: 'depositDay' } });
    await turns();
    expect(world.received.at(-1)).toMatchObject({
      method: 'DELETE',
      path: limitsPaths.remove,
      query: { limitType: '20' },
    });
    expect(tab.limits().test?.questions).toHaveLength(3);
    await answer([2, 2, 2]);
    expect(tab.limits()).toMatchObject({
      test: { hasFailed: true },
      limits: [{ limitValue: 1_000, limitState: 'ACTIVE' }],
    });
    await answer([1, 2, 2]);
    expect(tab.limits()).toMatchObject({
      test: null,
      limits: [
        { limitValue: 1_000, limitState: 'ACTIVE' },
        { limitValue: 999_999_999, limitState: 'PENDING' },
      ],
    });
  });
  it('[LIM-5] the stop button excludes for 24 hours', async () => {
    const { world, tab } = await player();
    tab.dispatch({ type: 'limits/stop', payload: {} });
    await turns();
    expect(world.received.at(-1)?.path).toBe('/limit-service-api/limit/external/web/api/v1/BlockUser');
    expect(tab.limits().limits).toMatchObject([
      { limitType: 'selfExclusion', endsAt: Math.ceil(world.clock.now() / 1_000) + 86_400 },
    ]);
  });
  it('a preview and a story load on request', async () => {
    const { world, tab } = await player([[20, 5_000]]);
    world.money((book) =>
      [400, 800].forEach((amount, at) => book.ledger.deposit(1_001, `d${at}`, amount, world.clock.now() - 1_000 + at)),
    );
    tab.dispatch({ type: 'limits/preview', payload: { limitType: 'depositDay', limitValue: 1_000 } });
    tab.dispatch({ type: 'limits/loadStory', payload: {} });
    await turns();
    expect(tab.limits().preview?.answer).toMatchObject({ stopped: [{ amount: 800 }], stoppedAmount: 800, looked: 2 });
    expect(tab.limits().story).toMatchObject([{ limitType: 'depositDay', what: 'set', limitValue: 5_000 }]);
  });
});

describe('a limit service that does not answer', () => {
  it('[LIM-27] is asked again after 2 s, 4 s, 8 s, up to a minute, until it answers', async () => {
    const world = createLimitsWorld();
    world.send('POST', limitsPaths.limits, {}, { limits: [{ limitType: 20, limitValue: 5_000 }] });
    world.fates.push('error', 'error', 'error', 'error');
    const tab = world.open();
    world.logIn();
    await turns();
    expect(tab.limits().status).toBe('failed');
    // Whatever else happens meanwhile ends nothing.
    tab.dispatch({ type: 'limits/loadStory', payload: {} });
    await world.clock.run(2_100);
    expect(tab.limits().status).toBe('failed');
    await world.clock.run(4_100);
    expect(tab.limits()).toMatchObject({ status: 'ready', limits: [{ limitType: 'depositDay', limitValue: 5_000 }] });
  });

  /** A player whose first calls of the limit service fail. */
  async function unanswered(limits: readonly (readonly [number, number])[]) {
    const world = createLimitsWorld();
    for (const [limitType, limitValue] of limits)
      world.send('POST', limitsPaths.limits, {}, { limits: [{ limitType, limitValue }] });
    const asked: string[] = [];
    world.onReceived = ({ path }) => void asked.push(path);
    let isDown = true;
    world.fates.shift = () => (isDown ? fateOf() : undefined);
    // The calls of the limit service fail, one after another; the service of users answers.
    let calls = 0;
    const fateOf = () => ((calls += 1) === 2 ? 'answer' : 'error');
    const tab = world.open();
    world.logIn();
    await turns();
    return { world, tab, asked, comesBack: () => (isDown = false) };
  }
  const ofUsers = (asked: readonly string[]) => asked.filter((path) => path === limitsPaths.client).length;

  it('[LIM-26] leaves the session limit to the client limits', async () => {
    const { world, tab, asked } = await unanswered([
      [31, 1],
      [20, 5_000],
    ]);
    expect(tab.limits()).toMatchObject({
      status: 'failed',
      limits: [],
      client: { limits: [{ limitType: 'sessionTime' }] },
    });
    await world.clock.run(59 * MINUTE);
    expect(tab.session().status).toBe('player');
    await world.clock.run(MINUTE + 2_000);
    expect(tab.session().status).toBe('guest');
    expect(JSON.stringify(tab.notices())).toContain('limits.sessionEnded');
    expect(ofUsers(asked)).toBe(1);
  });

  it('[LIM-26] leaves the reality check to them, and its list counts once it has come', async () => {
    const { world, tab, comesBack } = await unanswered([[32, 5]]);
    await world.clock.run(5 * MINUTE + 1_000);
    expect(tab.limits().reminder).not.toBeNull();
    comesBack();
    await world.clock.run(2 * MINUTE);
    expect(tab.limits()).toMatchObject({
      status: 'ready',
      client: null,
      limits: [{ limitType: 'realityCheck', limitValue: 5 }],
    });
  });

  it('[LIM-26] they are not asked for while the service answers, and nothing comes of broken ones', async () => {
    const world = createLimitsWorld();
    const asked: string[] = [];
    world.onReceived = ({ path }) => void asked.push(path);
    world.open();
    world.logIn();
    await world.clock.run(10 * MINUTE);
    expect(ofUsers(asked)).toBe(0);
    const limits = [null, { limitType: 31 }, { limitType: 31, limitValue: 0 }, { limitType: 20, limitValue: 5 }];
    expect(decodeClientLimits({ available: [20, 31, 32], limits })).toEqual({ ok: true, value: [] });
    expect(decodeClientLimits({ available: [31], limits: [{ limitType: 32, limitValue: 5 }] })).toMatchObject({
      value: [],
    });
    expect(decodeClientLimits({ limits: [] }).ok).toBe(false);
  });
});

describe('pings', () => {
  it('[LIM-12] are sent every 30 s by one tab, and end 30 s after the page is hidden', async () => {
    const { world, tab } = await player();
    const other = world.open();
    const pings = (): number => world.received.filter(({ path }) => path === limitsPaths.ping).length;
    await world.clock.run(5 * MINUTE + 500);
    expect(pings()).toBe(10);
    tab.visible.set(false);
    other.visible.set(false);
    await world.clock.run(10 * MINUTE);
    expect(pings()).toBeLessThanOrEqual(11);
  });
  it('[LIM-12] keep their interval when the player switches tabs, or hides the page for less than 30 s', async () => {
    const { world, tab } = await player();
    const other = world.open();
    other.visible.set(false);
    const at: number[] = [];
    const start = world.clock.now();
    world.onReceived = ({ path }) => {
      if (path === limitsPaths.ping) at.push((world.clock.now() - start) / 1_000);
    };
    for (let turn = 0; turn < 30; turn += 1) {
      await world.clock.run(10_000);
      tab.visible.set(turn % 3 === 0);
      other.visible.set(turn % 3 === 1);
    }
    expect(at.length).toBe(10);
    for (const [index, moment] of at.entries()) expect(moment - (at[index - 1] ?? 0)).toBeLessThanOrEqual(31);
  });
  it('[LIM-12] measure active time: the count before a pause continues after it', async () => {
    const { world, tab } = await player();
    const pings = (): number => world.received.filter(({ path }) => path === limitsPaths.ping).length;
    // Seen for 10 s and hidden for 10 minutes, of which 30 s count: 40 s each time.
    for (let visit = 0; visit < 6; visit += 1) {
      tab.visible.set(true);
      await world.clock.run(10_000);
      tab.visible.set(false);
      await world.clock.run(10 * MINUTE);
    }
    expect(pings()).toBe(8);
  });
  it('[LIM-12] keep their interval however often the page is reloaded', async () => {
    const { world, tab } = await player();
    const pings = (): number => world.received.filter(({ path }) => path === limitsPaths.ping).length;
    tab.close();
    for (let load = 0; load < 30; load += 1) {
      const page = world.open();
      await world.clock.run(10_000);
      page.close();
    }
    expect(pings()).toBeGreaterThanOrEqual(9);
    expect(pings()).toBeLessThanOrEqual(10);
    // Time counted long ago belongs to another visit.
    await world.clock.run(10 * MINUTE);
    const before = pings();
    const page = world.open();
    await world.clock.run(29_000);
    expect(pings()).toBe(before);
    page.close();
  });
  it('[LIM-16] are not sent for a guest', async () => {
    const world = createLimitsWorld();
    let calls = 0;
    world.onReceived = () => {
      calls += 1;
    };
    const tab = world.open();
    for (const type of ['limits/stop', 'limits/loadReasons', 'limits/loadStory'] as const)
      tab.dispatch({ type, payload: {} });
    await world.clock.run(10 * MINUTE);
    expect(calls).toBe(0);
    expect(world.guestCalls).toBe(0);
    expect(tab.limits().status).toBe('idle');
  });
});

describe('a reminder', () => {
  it('[LIM-11] survives a reload under its key, and is reported to the operator once', async () => {
    const { world, tab } = await player([[32, 30]]);
    await world.clock.run(30 * MINUTE + 1_000);
    tab.dispatch({ type: 'limits/answerReminder', payload: { action: 'continue', notAgain: false } });
    await world.clock.run(20 * MINUTE);
    tab.close();
    const next = world.open();
    await world.clock.run(9 * MINUTE);
    expect([...world.storage.keys()].toSorted()).toEqual(['tl.my.pingAt', 'tl.realityCheckTimestamp']);
    expect(next.limits().reminder).toBeNull();
    await world.clock.run(MINUTE + 2_000);
    expect(next.limits().reminder).not.toBeNull();
    expect(
      world.received.filter(({ path }) => path === limitsPaths.realityCheck).map(({ body }) => body),
    ).toMatchObject([{ data: { attributes: { action: 'continue', do_not_show_again: false } } }]);
  });
  it('[LIM-11, LIM-16] "not again" holds until the player leaves', async () => {
    const { world, tab } = await player([[32, 5]]);
    await world.clock.run(5 * MINUTE + 1_000);
    tab.dispatch({ type: 'limits/answerReminder', payload: { action: 'continue', notAgain: true } });
    await world.clock.run(60 * MINUTE);
    expect(tab.limits().reminder).toBeNull();
    world.logOut();
    expect(world.storage.size).toBe(0);
    await world.clock.run(MINUTE);
    world.logIn();
    await world.clock.run(5 * MINUTE + 1_000);
    expect(tab.limits().reminder).not.toBeNull();
  });
  it('[LIM-11] signs the player out on "log out"', async () => {
    const { world, tab } = await player([[32, 5]]);
    await world.clock.run(5 * MINUTE + 1_000);
    tab.dispatch({ type: 'limits/answerReminder', payload: { action: 'log_out', notAgain: false } });
    await turns();
    expect(tab.session().status).toBe('guest');
    expect(tab.limits().status).toBe('idle');
  });
});

describe('headers', () => {
  it('[LIM-16] each call carries the language and a bearer token; reasons require a fresh token', () => {
    const sent: HttpRequest[] = [];
    const held: Tokens = { token: 'old', sessionToken: 's', expiresAt: 9 };
    let isRefused = false;
    const api = createApi(
      {
        http: {
          send: (request) => (sent.push(request), of(ok({ status: 200, text: '[{"id":1,"title":"t"}]' }))),
        },
        appName: 'a',
        country: () => 'DE',
        language: () => 'en',
      },
      {
        current: () => (isRefused ? null : held),
        refresh: () => of(ok({ ...held, token: 'fresh' })),
        refuse: () => undefined,
        epoch: () => 0,
      },
    );
    const session = createCell({ status: 'player' as const, userId: '1', previousLoginAt: null });
    const events$ = of({ seq: 1, at: 0, id: 'x', event: { type: 'limits/reasonsAsked' as const, payload: {} } });
    const commands: unknown[] = [];
    loadReasons({ events$, session, api, language: () => 'de', wantFreshToken: () => (isRefused = true) }).subscribe(
      (command) => commands.push(command),
    );
    expect(sent[0]).toMatchObject({
      method: 'GET',
      path: limitsPaths.reasons,
      headers: { 'x-language': 'de', authorization: 'Bearer fresh', 'x-session-token': 's' },
    });
    expect(commands).toEqual([{ type: 'limits/reportReasons', payload: { reasons: [{ id: 1, title: 't' }] } }]);
  });
});
