import { describe, expect, it } from 'vitest';
import type { Event } from 'touchline/app/features';
import { isListed } from 'touchline/core/analytics/catalogue';
import { memoryOf, step } from 'touchline/core/analytics/flows/flows';
import { freshMetrics } from 'touchline/core/analytics/metrics';
import type { LocalMetrics } from 'touchline/core/analytics/metrics';

const START: LocalMetrics = freshMetrics(null, 0);

/** The items that events are worth, one after another, and what is remembered in the end. */
function tracked(events: readonly Event[], metrics: LocalMetrics = START) {
  let memory = memoryOf(metrics);
  const items = events.flatMap((event, index) => {
    const next = step(memory, { seq: index, at: 1_000 + index, id: String(index), event });
    memory = next.memory;
    return next.items;
  });
  return { items, memory };
}
const names = (events: readonly Event[], metrics?: LocalMetrics) =>
  tracked(events, metrics).items.map(({ name }) => name);

const page = (route: string, path = `/${route}`): Event => ({ type: 'analytics/pageViewed', payload: { route, path } });
const account = { currency: 'EUR', countryId: 1, isAdult: true, bonus: 'sports' } as const;
const asked = (type: 'fast_reg' | 'phone_reg' | 'full_reg' | 'soc_reg'): Event => ({
  type: 'auth/asked',
  payload: { attempt: 'a', job: { kind: 'register', type, account } },
});
const signedIn = (how: 'registered' | 'loggedIn' | 'restored'): Event => ({
  type: 'session/signedIn',
  payload: { userId: '7', how, previousLoginAt: null },
});
const failed = (
  job: 'register' | 'logIn' | 'checkRecoveryCode' | 'requestCode',
  code: 'badEmail' | 'wrongCredentials' | 'wrong_code' | 'unreachable',
): Event => ({
  type: 'auth/failed',
  payload: { job, code, field: null, retryAt: null, attemptsLeft: null, rules: [] },
});

describe('registration', () => {
  it.each([
    ['fast_reg', 'one_click'],
    ['phone_reg', 'phone'],
    ['full_reg', 'full'],
    ['soc_reg', 'social'],
  ] as const)('[ANL-5] %s is recorded as %s', (type, kind) => {
    expect(tracked([asked(type)]).items).toEqual([
      { name: 'registration_try', payload: { type: kind, tries: 1, country: 1, currency: 'EUR' } },
    ]);
  });

  it('[ANL-5] counts tries, and an error has its code', () => {
    expect(
      tracked([page('registration'), asked('full_reg'), failed('register', 'badEmail'), asked('full_reg')]).items.slice(
        1,
      ),
    ).toEqual([
      { name: 'registration_open', payload: { tries: 0 } },
      { name: 'registration_try', payload: { type: 'full', tries: 1, country: 1, currency: 'EUR' } },
      { name: 'registration_error', payload: { type: 'full', tries: 1, error_code: 'badEmail' } },
      { name: 'registration_try', payload: { type: 'full', tries: 2, country: 1, currency: 'EUR' } },
    ]);
  });

  it('[ANL-5] leaving the form without success is recorded', () => {
    expect(names([page('registration'), page('live')])).toEqual([
      'page_view',
      'registration_open',
      'page_view',
      'registration_leave',
    ]);
  });

  it('[ANL-5] after a done item the counter stays, the flag is set and the leave item is skipped', () => {
    const { items, memory } = tracked([page('registration'), asked('full_reg'), signedIn('registered'), page('live')]);
    expect(items.map(({ name }) => name)).toEqual([
      'page_view',
      'registration_open',
      'registration_try',
      'registration_done',
      'page_view',
    ]);
    expect(memory.metrics).toMatchObject({
      regTryCounter: 1,
      hasDone: true,
      additionalParams: { type: 'full', hasRegister: true },
    });
  });

  it('[ANL-5] the next try after a success may be left again', () => {
    const done = { ...START, hasDone: true };
    expect(
      names([page('registration'), asked('fast_reg'), failed('register', 'badEmail'), page('live')], done),
    ).toContain('registration_leave');
  });

  it('[ANL-9] the data of a form that a provider interrupts are kept until it is done', () => {
    expect(tracked([asked('soc_reg')]).memory.metrics.socialData).toEqual({
      currencyId: 'EUR',
      countryId: 1,
      regType: 'social',
    });
    expect(tracked([asked('soc_reg'), signedIn('registered')]).memory.metrics.socialData).toBeNull();
  });
});

describe('login', () => {
  it.each([
    [{ kind: 'logIn', form: 'login_password' }, 'email_or_id'],
    [{ kind: 'logIn', form: 'phone_password' }, 'phone'],
    [{ kind: 'logInByCode' }, 'sms'],
    [{ kind: 'startSocial', provider: 'google' }, 'social'],
  ] as const)('[ANL-6] the job %o is a try of kind %s, and ends with done', (job, type) => {
    const { items } = tracked([{ type: 'auth/asked', payload: { attempt: 'a', job } }, signedIn('loggedIn')]);
    expect(items).toEqual([
      { name: 'login_try', payload: { type, tries: 1 } },
      { name: 'login_done', payload: { type, tries: 1 } },
    ]);
  });

  it('[ANL-6] an error has its code, and a restored session is no login', () => {
    const job = { kind: 'logIn', form: 'login_password' } as const;
    expect(
      tracked([
        { type: 'auth/asked', payload: { attempt: 'a', job } },
        failed('logIn', 'wrongCredentials'),
        signedIn('restored'),
      ]).items.at(-1),
    ).toEqual({
      name: 'login_error',
      payload: { type: 'email_or_id', error_code: 'wrongCredentials' },
    });
  });
});

it('[ANL-7] recovery has wrong_code, time_up and fail_pass, and codes by SMS show where the error is', () => {
  const expired: Event = { type: 'auth/codeExpired', payload: { purpose: 'recovery' } };
  expect(
    tracked([
      failed('checkRecoveryCode', 'wrong_code'),
      expired,
      failed('checkRecoveryCode', 'unreachable'),
      failed('requestCode', 'unreachable'),
      failed('requestCode', 'wrongCredentials'),
    ]).items,
  ).toEqual([
    { name: 'recovery_error', payload: { error: 'wrong_code', code: 'wrong_code' } },
    { name: 'recovery_error', payload: { error: 'time_up', code: 'time_up' } },
    { name: 'recovery_error', payload: { error: 'fail_pass', code: 'unreachable' } },
    { name: 'sms_error', payload: { place: 'client', error_id: 'unreachable' } },
    { name: 'sms_error', payload: { place: 'server', error_id: 'wrongCredentials' } },
  ]);
});

it('[ANL-8] the event page has its numbers, bonuses their category, the office its section', () => {
  const event: Event = {
    type: 'analytics/pageViewed',
    payload: {
      route: 'game',
      path: '/{section}/{sport}/{champ}/{game}',
      details: { section: 'live', sport: '1', champ: '2', game: '3' },
    },
  };
  const bonus: Event = {
    type: 'analytics/pageViewed',
    payload: { route: 'bonus', path: '/bonus/{id}', details: { bonus: 'cashback' } },
  };
  const items = tracked([
    event,
    bonus,
    page('results'),
    page('vipcashback', '/office/casino/vipcashback'),
  ]).items.filter(({ name }) => name !== 'page_view');
  expect(items).toEqual([
    { name: 'event_page', payload: { section: 'live', sport: 1, champ: 2, game: 3 } },
    { name: 'bonus_page', payload: { category: 'cashback' } },
    { name: 'results_open', payload: {} },
    { name: 'cashback_open', payload: { page: 'vip' } },
    { name: 'office_open', payload: { section: 'vipcashback' } },
  ]);
  expect(items.every(isListed)).toBe(true);
});

it('[ANL-4] an item with a field more, an address, a number for a word or an unlisted name is not listed', () => {
  const view = { route: 'live', path: '/live' };
  expect(isListed({ name: 'page_view', payload: view })).toBe(true);
  for (const item of [
    { name: 'page_view', payload: { ...view, user: '7' } },
    { name: 'page_view', payload: { ...view, path: '/live?token=1' } },
    { name: 'page_view', payload: { ...view, route: 'me@example.com' } },
    { name: 'login_error', payload: { type: 'phone', error_code: '+49151123' } },
    { name: 'constructor', payload: {} },
  ])
    expect(isListed(item)).toBe(false);
});

it('[ANL-9] counters older than a day begin again', () => {
  const stored = { at: 0, metrics: { ...START, regTryCounter: 3 } };
  expect(freshMetrics(stored, 86_399_999).regTryCounter).toBe(3);
  expect(freshMetrics(stored, 86_400_000).regTryCounter).toBe(0);
});

describe('the coupon', () => {
  it('[ANL-8] a selection is recorded with the page that it was taken from, and no name of it', () => {
    const leg = {
      marketId: 1,
      gameId: 2,
      sportId: 4,
      champ: 'Cup',
      home: 'A. Name',
      away: 'B. Name',
      kind: 2,
      type: 1,
      param: 0,
      label: null,
      isLive: true,
      startsAt: 5,
      price: 1_900,
    };
    const added: Event = { type: 'coupon/legAdded', payload: { couponId: 'c', leg, betType: 'single' } };
    const { items } = tracked([added, page('sports-champ', '/{pageType}/{section}'), added]);
    const taken = items.filter(({ name }) => name === 'coupon_add');
    expect(taken.map(({ payload }) => payload)).toEqual([
      { type: 'single', is_live: true, page: null },
      { type: 'single', is_live: true, page: 'sports-champ' },
    ]);
    expect(taken.every(isListed)).toBe(true);
  });
});
