import { afterEach, describe, expect, it } from 'vitest';
import { noticeLanguage } from 'touchline/core/maintenance/public';
import type { Given } from './given.ts';
import { closeGates, openGate, PATHS, upkeep } from './given.ts';

let given: Given;
afterEach(closeGates);
const NOW = Date.UTC(2026, 0, 10, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const isActive = (): boolean | undefined => given.core.feature('gate').get()?.maintenance.isActive;
const notices = (): readonly unknown[] =>
  given.core.notices
    .get()
    .filter(({ area }) => area === 'maintenance')
    .map(({ text }) => text);
/** Counts how often the page would be judged again automatically. */
async function watchOutdated(): Promise<() => number> {
  let outdatedCount = 0;
  given.core.navigation.onOutdated(() => (outdatedCount += 1));
  await given.clock.run(1);
  return () => outdatedCount;
}

describe('the period of maintenance', () => {
  it.each([
    ['the cookie is 1', { cookies: { maintenance: '1' } }, true],
    ['the cookie is something else', { cookies: { maintenance: '0' } }, false],
    ['the config says isActive', { answers: { group: upkeep({ isActive: true }) } }, true],
    ['web_state says so', { answers: { group: upkeep({ web_state: true }) } }, true],
    ['nothing says so', {}, false],
    ['only the dates say so', { answers: { group: upkeep({ started_at: NOW - HOUR, ended_at: NOW + HOUR }) } }, false],
  ] as const)('[MNT-1] %s', async (_why, options, expected) => {
    given = await openGate(options);
    expect(isActive()).toBe(expected);
    expect(await given.goTo('/en/live')).toBe(expected ? '302 /en/maintenance' : 'live');
    expect(await given.goTo('/en/maintenance')).toBe(expected ? 'maintenance' : '302 /en');
  });

  it('[MNT-1, MNT-3] begins and ends automatically: the open page is judged again at both times', async () => {
    given = await openGate();
    const outdatedCount = await watchOutdated();
    expect(await given.goTo('/en/live')).toBe('live');
    given.answers.set(PATHS.group, upkeep({ isActive: true }));
    await given.clock.run(61_000);
    expect(outdatedCount()).toBe(1);
    expect(await given.goTo('/en/live')).toBe('302 /en/maintenance');
    expect(await given.goTo('/en/maintenance')).toBe('maintenance');
    given.answers.set(PATHS.group, upkeep({}));
    await given.clock.run(21_000);
    expect(outdatedCount()).toBe(2);
    expect(isActive()).toBe(false);
    expect(await given.goTo('/en/maintenance')).toBe('302 /en');
  });

  it('[MNT-3] follows the cookie with the next check', async () => {
    given = await openGate();
    given.cookies.set('maintenance', '1');
    await given.clock.run(61_000);
    expect(isActive()).toBe(true);
    given.cookies.delete('maintenance');
    await given.clock.run(21_000);
    expect(isActive()).toBe(false);
  });
});

describe('the state of maintenance', () => {
  it('[MNT-2] is kept without an answer, whether on or off', async () => {
    given = await openGate({ answers: { group: 'network' } });
    expect(isActive()).toBe(false);
    expect(given.core.feature('gate').get()?.maintenance.hasFailed).toBe(true);
    given.answers.set(PATHS.group, upkeep({ isActive: true }));
    await given.clock.run(61_000);
    given.answers.set(PATHS.group, [503, '']);
    await given.clock.run(61_000);
    expect(isActive()).toBe(true);
  });

  it('[MNT-2] ignores a field that can’t be decoded, and keeps the others', async () => {
    given = await openGate({
      answers: { group: upkeep({ isActive: 'yes', web_state: true, ended_at: 'soon', started_at: NOW }) },
    });
    expect(given.core.feature('gate').get()?.maintenance).toMatchObject({
      isActive: true,
      startAt: NOW,
      finishAt: null,
    });
    // A number that is not a date can't be shown on the page.
    given = await openGate({
      answers: { group: upkeep({ isActive: true, started_at: Number.MAX_SAFE_INTEGER, ended_at: -1 }) },
    });
    expect(given.core.feature('gate').get()?.maintenance).toMatchObject({
      isActive: true,
      startAt: null,
      finishAt: null,
    });
  });

  it('[MNT-3] is checked every minute, every 20 s during maintenance, and not while the page is hidden', async () => {
    given = await openGate();
    const count = async (ms: number): Promise<number> => {
      const before = given.asked('group');
      await given.clock.run(ms);
      return given.asked('group') - before;
    };
    const others = await count(0);
    expect(others).toBe(0);
    expect(await count(5 * MINUTE)).toBe(5);
    given.answers.set(PATHS.group, upkeep({ isActive: true }));
    await given.clock.run(MINUTE);
    expect(await count(5 * MINUTE)).toBe(15);
    given.visible.set(false);
    expect(await count(HOUR)).toBe(0);
    given.visible.set(true);
    expect(await count(1_000)).toBe(1);
  });

  it('[MNT-3] is checked at the announced start and end, by the operator’s clock', async () => {
    const ahead = 10 * MINUTE;
    given = await openGate({
      ahead,
      answers: {
        group: upkeep({ started_at: NOW + ahead + 90_000, ended_at: NOW + ahead + 150_000, notify_started_at: NOW }),
      },
    });
    await given.clock.run(80_000);
    given.answers.set(
      PATHS.group,
      upkeep({ started_at: NOW + ahead + 90_000, ended_at: NOW + ahead + 150_000, isActive: true }),
    );
    await given.clock.run(9_000);
    expect(isActive()).toBe(false);
    await given.clock.run(4_000);
    expect(isActive()).toBe(true);
  });

  it('[MNT-3] is checked at the visitor’s request', async () => {
    given = await openGate({ answers: { group: upkeep({ isActive: true }) } });
    given.answers.set(PATHS.group, upkeep({}));
    given.core.dispatch({ type: 'maintenance/check', payload: {} });
    expect(given.core.dispatch({ type: 'maintenance/check', payload: {} })).toMatchObject({
      ok: false,
      error: { code: 'maintenance/busy' },
    });
    await given.clock.run(100);
    expect(isActive()).toBe(false);
  });
});

describe('the maintenance notice', () => {
  const announced = {
    started_at: NOW + 2 * HOUR,
    ended_at: NOW + 3 * HOUR,
    notify_started_at: NOW + HOUR,
    notify_ended_at: NOW + 2 * HOUR,
  };

  it('[MNT-4] is shown from its start to its end, with the times', async () => {
    given = await openGate({ answers: { group: upkeep(announced) } });
    expect(notices()).toEqual([]);
    await given.clock.run(HOUR);
    expect(notices()).toEqual([
      { key: 'maintenance.notice.span', params: { startAt: NOW + 2 * HOUR, finishAt: NOW + 3 * HOUR } },
    ]);
    given.visible.set(false);
    await given.clock.run(HOUR);
    expect(notices()).toEqual([]);
  });

  it('[MNT-4] without an end stays until maintenance ends, and is hidden during maintenance', async () => {
    given = await openGate({
      answers: { group: upkeep({ started_at: null, ended_at: NOW + 2 * HOUR, notify_started_at: NOW - HOUR }) },
    });
    expect(notices()).toEqual([{ key: 'maintenance.notice.soon', params: {} }]);
    given.answers.set(
      PATHS.group,
      upkeep({ started_at: null, ended_at: NOW + 2 * HOUR, notify_started_at: NOW - HOUR, isActive: true }),
    );
    await given.clock.run(MINUTE + 100);
    expect(notices()).toEqual([]);
    given.answers.set(
      PATHS.group,
      upkeep({ started_at: null, ended_at: NOW + 2 * HOUR, notify_started_at: NOW - HOUR }),
    );
    await given.clock.run(MINUTE);
    expect(notices()).toHaveLength(1);
    await given.clock.run(2 * HOUR);
    expect(notices()).toEqual([]);
  });

  it('[MNT-5] stays closed once dismissed; other dates are a new announcement', async () => {
    given = await openGate({ answers: { group: upkeep({ ...announced, notify_started_at: NOW }) } });
    expect(notices()).toHaveLength(1);
    given.core.dispatch({ type: 'notices/dismiss', payload: { id: 'maintenance' } });
    await given.clock.run(10 * MINUTE);
    expect(notices()).toEqual([]);
    // A maintenance in between does not bring it back.
    given.answers.set(PATHS.group, upkeep({ ...announced, notify_started_at: NOW, isActive: true }));
    await given.clock.run(MINUTE + 1_000);
    given.answers.set(PATHS.group, upkeep({ ...announced, notify_started_at: NOW }));
    await given.clock.run(MINUTE + 1_000);
    expect(isActive()).toBe(false);
    expect(notices()).toEqual([]);
    given.answers.set(PATHS.group, upkeep({ ...announced, notify_started_at: NOW, started_at: NOW + 90 * MINUTE }));
    await given.clock.run(MINUTE + 1_000);
    expect(notices()).toEqual([
      { key: 'maintenance.notice.span', params: { startAt: NOW + 90 * MINUTE, finishAt: NOW + 3 * HOUR } },
    ]);
  });

  it('[MNT-6] is Russian for AZ, KZ, UA and RU, English otherwise', () => {
    expect(
      [
        ['en', 'AZ'],
        ['en', 'KZ'],
        ['de', 'UA'],
        ['ar', 'RU'],
        ['ru', 'DE'],
        ['uk', ''],
        ['kk', ''],
        ['de', 'DE'],
        ['ar', 'EG'],
        ['en', ''],
      ].map(([language = '', country = '']) => noticeLanguage(language, country)),
    ).toEqual(['ru', 'ru', 'ru', 'ru', 'ru', 'ru', 'ru', 'en', 'en', 'en']);
  });
});
