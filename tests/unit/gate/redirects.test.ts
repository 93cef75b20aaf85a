import { afterEach, describe, expect, it } from 'vitest';
import type { Given } from './given.ts';
import { closeGates, openGate, PATHS, upkeep } from './given.ts';

let given: Given;
afterEach(closeGates);
const to = (url: string, more: Readonly<Record<string, unknown>> = {}) => ({
  data: { redirect: true, code: 302, url, reasons: ['moved'], breadcrumbs: ['/en/live'], ...more },
});
const bodies = (): readonly unknown[] =>
  given.requests
    .filter(({ path }) => path.includes('redirect-light'))
    .map(({ body }) => JSON.parse(body ?? '') as unknown);

describe('the redirect service', () => {
  it('[RED-1] is called in production, once per address, and obeyed', async () => {
    given = await openGate({ config: { isProduction: true }, answers: { redirect: to('/en/line') } });
    expect(await given.goTo('/en/live')).toBe('302 /en/line');
    expect(bodies()).toEqual([{ url: '/en/live' }]);
    expect(await given.goTo('/en/live')).toBe('302 /en/line');
    expect(given.asked('redirect')).toBe(1);
  });

  it('[RED-1] is not called elsewhere, unless the address asks for it', async () => {
    given = await openGate({ answers: { redirect: to('/en/line') } });
    expect(await given.goTo('/en/live')).toBe('live');
    expect(given.asked('redirect')).toBe(0);
    expect(await given.goTo('/en/live?redirect-service=1')).toBe('302 /en/line');
    expect(bodies()).toEqual([{ url: '/en/live?redirect-service=1' }]);
  });

  it('[RED-1] is not called under maintenance', async () => {
    given = await openGate({
      config: { isProduction: true },
      answers: { redirect: to('/en/line'), group: upkeep({ isActive: true }) },
    });
    await given.goTo('/en/live');
    expect(given.core.dispatch({ type: 'redirects/ask', payload: { url: '/en/live' } })).toMatchObject({
      ok: false,
      error: { code: 'redirects/maintenance' },
    });
    expect(given.asked('redirect')).toBe(0);
  });

  it.each(['code', 'url', 'reasons', 'breadcrumbs'])(
    '[RED-2] an answer without %s is logged and ignored',
    async (field) => {
      given = await openGate({
        config: { isProduction: true },
        answers: { redirect: to('/en/line', { [field]: undefined }) },
      });
      expect(await given.goTo('/en/live')).toBe('live');
      expect(given.reports).toEqual([`redirects/ask: the answer lacks ${field}`]);
    },
  );

  it('[RED-2] a field of the wrong type counts as missing', async () => {
    given = await openGate({
      config: { isProduction: true },
      answers: { redirect: to('/en/line', { code: 'yes', reasons: 'none' }) },
    });
    expect(await given.goTo('/en/live')).toBe('live');
    expect(given.reports).toEqual(['redirects/ask: the answer lacks code, reasons']);
  });

  it('a redirect to the same address, or out of the site, is ignored', async () => {
    given = await openGate({ config: { isProduction: true }, answers: { redirect: to('/en/live') } });
    expect(await given.goTo('/en/live')).toBe('live');
    given.answers.set(PATHS.redirect, to('https://evil.example/'));
    expect(await given.goTo('/en/line')).toBe('line');
  });

  it('[RED-3] a missing answer is logged, and the page is shown', async () => {
    given = await openGate({ config: { isProduction: true }, answers: { redirect: 'network' } });
    expect(await given.goTo('/en/live')).toBe('live');
    expect(given.reports).toEqual(['redirects/ask: no answer: network-error']);
  });

  it('[RED-4] an answer is cached for 10 minutes, a missing one for 1; 20 are kept', async () => {
    given = await openGate({ config: { isProduction: true } });
    await given.goTo('/en/live');
    await given.clock.run(599_000);
    await given.goTo('/en/live');
    expect(given.asked('redirect')).toBe(1);
    await given.clock.run(2_000);
    given.answers.set(PATHS.redirect, 'network');
    await given.goTo('/en/live');
    await given.clock.run(61_000);
    await given.goTo('/en/live');
    expect(given.asked('redirect')).toBe(3);
    given.answers.set(PATHS.redirect, { data: { redirect: false, code: 200, url: '/', reasons: [], breadcrumbs: [] } });
    for (let id = 1; id <= 30; id += 1) await given.goTo(`/en/live/${id}`);
    expect(given.core.recent().filter(({ event }) => event.type === 'redirects/expired').length).toBeLessThan(5);
    await given.goTo('/en/live/30');
    const before = given.asked('redirect');
    await given.goTo('/en/live/1');
    expect(given.asked('redirect')).toBe(before + 1);
  });
});
