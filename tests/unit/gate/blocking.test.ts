import { afterEach, describe, expect, it } from 'vitest';
import { blockingDecider } from 'touchline/core/blocking/decider';
import { decodeBlock } from 'touchline/core/blocking/wire';
import { given as givenDecider } from '../../models/given.ts';
import type { Given } from './given.ts';
import { blocked, closeGates, FREE, openGate, PATHS, upkeep } from './given.ts';

let given: Given;
afterEach(closeGates);
const queryOf = (at: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    new URLSearchParams(given.requests.filter(({ path }) => path.includes('block/light'))[at]?.path.split('?')[1]),
  );
const bodiesOf = (): readonly unknown[] =>
  given.requests.filter(({ path }) => path.includes('v2/block')).map(({ body }) => JSON.parse(body ?? '') as unknown);
const reason = () => given.core.feature('gate').get()?.blocking.reason;

describe('who is blocked', () => {
  it('[BLK-1] displayTypeId 1 is the reason templateTypeId; any other value clears it', async () => {
    given = await openGate({ answers: { light: blocked(13) } });
    expect(given.core.feature('gate').get()?.blocking).toMatchObject({ reason: 'ukraine', reasonNumber: 13 });
    expect(await given.goTo('/en/live')).toBe('302 /en/block-ua');
    expect(await given.goTo('/en/block-ua')).toBe('block-ua');
    given.answers.set(PATHS.light, { data: { displayTypeId: 2, templateTypeId: 13 } });
    await given.clock.run(61_000);
    expect(reason()).toBeNull();
    expect(await given.goTo('/en/block-ua')).toBe('302 /en');
    expect(await given.goTo('/en/live')).toBe('live');
  });

  it('[BLK-1] the cookie turns blocking off', async () => {
    given = await openGate({ answers: { light: blocked(13) }, cookies: { geo_block_off: '1' } });
    expect(reason()).toBeNull();
    expect(await given.goTo('/en/live')).toBe('live');
  });

  it('[BLK-8] every reason leads to its page, or to the general one', async () => {
    const pages: Readonly<Record<number, string>> = {
      4: 'site-updates',
      16: 'suspension',
      13: 'block-ua',
      17: 'block-ie',
      8: 'coming-soon',
    };
    given = await openGate({ answers: { light: blocked(1) } });
    for (const each of [...Array.from({ length: 17 }, (_, at) => at + 1), 99, 0, null]) {
      const answer = decodeBlock(blocked(each));
      if (!answer.ok) throw new Error(answer.error);
      given.core.dispatch({ type: 'blocking/receive', payload: { ...answer.value, isForcedOff: false } });
      expect(await given.goTo('/de/line')).toBe(`302 /de/${pages[each ?? 0] ?? 'block'}`);
      expect(given.core.feature('gate').get()?.blocking.reasonNumber).toBe(each === 0 ? null : each);
    }
  });

  it('[BLK-8] appeals and letters that confirm an e-mail stay reachable', async () => {
    given = await openGate({ answers: { light: blocked(3) } });
    expect(await given.goTo('/en/block-appeal-history')).toBe('block-appeal-history');
    expect(await given.goTo('/en/user/accountverify')).toBe('accountverify');
  });
});

describe('when the operator is asked', () => {
  it('[BLK-2, BLK-7] a light check runs at the start and on sign-in and sign-out, with its parameters', async () => {
    given = await openGate({ config: { isMainVipDomainAuthNeed: true } });
    expect(given.asked('light')).toBe(1);
    expect(given.asked('full')).toBe(0);
    expect(queryOf(0)).toEqual({
      stage: 'start',
      auth: 'false',
      referralParams: '',
      referralWHNMobile: 'false',
      mainVipDomainAuthNeed: 'true',
    });
    await given.goTo('/en/live?tag=friend&other=1');
    await given.signIn();
    expect(given.asked('light')).toBe(2);
    expect(queryOf(1)).toMatchObject({ stage: 'signedIn', auth: 'true', referralParams: 'tag=friend' });
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(100);
    expect(given.asked('light')).toBe(3);
    expect(queryOf(2)).toMatchObject({ stage: 'signedOut', auth: 'false' });
  });

  it.each([
    ['?platform_type=mobile&tag=friend', 'true'],
    ['?tag=friend&platform_type=mobile', 'true'],
    ['?platform_type=mobile', 'false'],
    ['?tag=friend', 'false'],
    ['?tag=friend&platform_type=mobiles', 'false'],
    ['?tag=friend&my_platform_type=mobile', 'false'],
  ])('[BLK-7] a referral for the mobile site is recognised: %s is %s', async (query, isMobile) => {
    given = await openGate({ query, asks: `/en/live${query}` });
    await given.signIn();
    expect(queryOf(1)).toMatchObject({ stage: 'signedIn', referralWHNMobile: isMobile });
  });

  it('[BLK-2] a full check runs on navigation, at most once a minute, and does not delay the page', async () => {
    given = await openGate();
    await given.goTo('/en/live');
    expect(given.asked('full')).toBe(0);
    await given.clock.run(50_000);
    await given.goTo('/en/live');
    expect(given.asked('full')).toBe(0);
    await given.clock.run(10_000);
    expect(given.asked('full')).toBe(0);
    given.answers.set(PATHS.full, blocked(4));
    expect(await given.goTo('/en/line?secret=1')).toBe('line');
    expect(bodiesOf()).toEqual([{ auth: false, url: '/en/line' }]);
    expect(reason()).toBe('siteUpdates');
    expect(await given.goTo('/en/line')).toBe('302 /en/site-updates');
    expect(given.asked('full')).toBe(1);
  });

  it('[BLK-2] a blocked visitor is checked every minute while the page is visible, and let in automatically', async () => {
    given = await openGate({ answers: { light: blocked(3) } });
    given.visible.set(false);
    await given.clock.run(300_000);
    expect(given.asked('light')).toBe(1);
    given.answers.set(PATHS.light, FREE);
    given.visible.set(true);
    await given.clock.run(100);
    expect(given.asked('light')).toBe(2);
    expect(queryOf(1)).toMatchObject({ stage: 'again' });
    expect(reason()).toBeNull();
  });

  it('[BLK-2] a blocked visitor may request a check', async () => {
    given = await openGate({ answers: { light: blocked(3) } });
    given.core.dispatch({ type: 'blocking/check', payload: { url: '/en/block' } });
    expect(given.core.dispatch({ type: 'blocking/check', payload: { url: '/en/block' } })).toMatchObject({
      ok: false,
      error: { code: 'blocking/busy' },
    });
    await given.clock.run(100);
    expect(reason()).toBeNull();
    expect(given.asked('full')).toBe(1);
  });
});

describe('an operator that does not answer', () => {
  it('[BLK-3, BLK-4] a full check is tried 3 times 100 ms apart, then logged and skipped: the last state stands', async () => {
    given = await openGate({ answers: { light: blocked(3), full: 'network' } });
    given.core.dispatch({ type: 'blocking/check', payload: { url: '/en/block' } });
    await given.clock.run(115);
    expect(given.asked('full')).toBe(2);
    await given.clock.run(1_000);
    expect(given.asked('full')).toBe(3);
    expect(reason()).toBe('general');
    expect(given.reports).toEqual(['blocking/ask: full: network-error']);
    expect(given.core.feature('gate').get()?.maintenance.isActive).toBe(false);
  });

  it('[BLK-3, BLK-4] a light check is not retried; the site is open, and the next page runs a full check', async () => {
    given = await openGate({ answers: { light: [503, ''] } });
    expect(given.asked('light')).toBe(1);
    expect(given.reports).toEqual(['blocking/ask: light: error 503']);
    expect(await given.goTo('/en/live')).toBe('live');
    expect(given.asked('full')).toBe(1);
  });

  it('[BLK-4] an answer that can’t be decoded counts as none', async () => {
    given = await openGate({ answers: { light: { data: { displayTypeId: 'yes' } } } });
    expect(reason()).toBeNull();
    expect(given.reports[0]).toBe('blocking/ask: light: error 500');
  });

  it('[BLK-5, MNT-7] with the flag set, a failed full check activates maintenance, and the first answer ends it', async () => {
    given = await openGate({ answers: { full: 'network' }, config: { isMaintenanceOnBlockFailure: true } });
    given.core.dispatch({ type: 'blocking/check', payload: { url: '/en' } });
    await given.clock.run(1_000);
    expect(given.core.feature('gate').get()?.maintenance.isActive).toBe(true);
    expect(await given.goTo('/en/live')).toBe('302 /en/maintenance');
    // The config group reports no maintenance, and does not end it.
    await given.clock.run(29_600);
    expect(given.core.feature('gate').get()?.maintenance.isActive).toBe(true);
    expect(given.asked('full')).toBe(6);
    given.answers.set(PATHS.full, FREE);
    await given.clock.run(31_000);
    expect(given.core.feature('gate').get()?.maintenance.isActive).toBe(false);
    expect(await given.goTo('/en/maintenance')).toBe('302 /en');
  });

  it('[BLK-5] a failed light check activates nothing', () => {
    const flagged = givenDecider(blockingDecider, { isMaintenance: false, isMaintenanceOnFailure: true });
    flagged()
      .when({ type: 'blocking/reportFailure', payload: { call: 'light' } })
      .then({ type: 'blocking/failed', payload: { call: 'light', activates: false } });
    flagged()
      .when({ type: 'blocking/reportFailure', payload: { call: 'full' } })
      .then({ type: 'blocking/failed', payload: { call: 'full', activates: true } });
  });

  it('[BLK-6] no check runs under maintenance', async () => {
    given = await openGate({ answers: { group: upkeep({ isActive: true }) } });
    const [light, full] = [given.asked('light'), given.asked('full')];
    await given.clock.run(300_000);
    await given.goTo('/en/live');
    await given.signIn();
    expect(given.asked('light') - light).toBe(0);
    expect(given.asked('full') - full).toBe(0);
    expect(given.core.dispatch({ type: 'blocking/check', payload: { url: '/en' } })).toMatchObject({
      ok: false,
      error: { code: 'blocking/maintenance' },
    });
  });
});
