import { afterEach, describe, expect, it } from 'vitest';
import { faultsOf } from 'touchline/core/appeals/public';
import type { Given } from './given.ts';
import { closeGates, openGate, PATHS } from './given.ts';

let given: Given;
afterEach(closeGates);
const WORDS = 'I am not where you think I am.';
const FORM = { email: ' me@example.com ', words: ` ${WORDS} `, reasonNumber: 13 };
const MADE = { id: 'a1', reason: 13, madeAt: 1, status: 'received' };
const view = () => given.core.feature('appeals').get();

async function open(...options: Parameters<typeof openGate>): Promise<void> {
  given = await openGate(...options);
  void given.core.load('appeals');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
}
const load = (): unknown => given.core.dispatch({ type: 'appeals/load', payload: {} });

describe('appeals', () => {
  it('[APL-2] require an e-mail and a text; all errors are reported at once', () => {
    expect(faultsOf(FORM)).toEqual([]);
    expect(faultsOf({ email: 'me', words: 'short', reasonNumber: null })).toEqual(['email', 'words']);
    expect(faultsOf({ email: 'a@b', words: 'x'.repeat(2_001), reasonNumber: null })).toEqual(['email', 'words']);
    expect(faultsOf({ email: 'a@b.c', words: 'x'.repeat(2_000), reasonNumber: null })).toEqual([]);
  });

  it('[APL-3, APL-4] are sent once, outside the event log, and come first in the list', async () => {
    await open({
      answers: {
        appeals: { data: [{ ...MADE, id: 'a0', reason: 0, status: 'declined' }] },
        appeal: [201, { data: MADE }],
      },
    });
    load();
    await given.clock.run(100);
    given.core.actions('appeals')?.send(FORM);
    given.core.actions('appeals')?.send(FORM);
    await given.clock.run(100);
    expect(given.asked('appeal')).toBe(1);
    expect(view()?.sending).toBe('sent');
    expect(view()?.list?.map(({ id, status, reasonNumber }) => `${id} ${status} ${reasonNumber}`)).toEqual([
      'a1 received 13',
      'a0 declined null',
    ]);
    expect(
      given.requests
        .filter(({ body }) => body?.includes('example.com'))
        .map(({ body }) => JSON.parse(body ?? '') as unknown),
    ).toEqual([{ email: 'me@example.com', words: WORDS, reason: 13 }]);
    expect(JSON.stringify(given.core.recent())).not.toMatch(/example\.com|not where/);
    given.core.dispatch({ type: 'appeals/startAnother', payload: {} });
    expect(view()?.sending).toBe('idle');
  });

  it.each([
    ['network', 'failed'],
    [[503, ''], 'failed'],
    [[429, ''], 'refused'],
    [{ data: {} }, 'failed'],
  ] as const)('[APL-3] %j: nothing counts as sent', async (answer, expected) => {
    await open({ answers: { appeal: answer } });
    given.core.actions('appeals')?.send(FORM);
    await given.clock.run(1_000);
    expect(view()?.sending).toEqual(expected);
    expect(given.asked('appeal')).toBe(1);
    expect(view()?.list).toBeNull();
    given.answers.set(PATHS.appeal, [201, { data: MADE }]);
    given.core.actions('appeals')?.send(FORM);
    await given.clock.run(100);
    expect(view()?.sending).toBe('sent');
  });

  it('[APL-5] report a list that fails to load and can retry; a state without a text is unknown', async () => {
    await open({ answers: { appeals: 'network' } });
    load();
    await given.clock.run(100);
    expect(view()?.list).toBeNull();
    expect(view()?.hasFailed).toBe(true);
    given.answers.set(PATHS.appeals, { data: [{ ...MADE, status: 'lost' }] });
    load();
    await given.clock.run(100);
    expect(view()?.list?.[0]?.status).toBe('unknown');
    expect(view()?.hasFailed).toBe(false);
  });

  it('[APL-4] are cleared when a player signs in or leaves', async () => {
    await open({ answers: { appeals: { data: [MADE] } } });
    load();
    await given.clock.run(100);
    expect(view()?.list).toHaveLength(1);
    await given.signIn();
    expect(view()?.list).toBeNull();
  });
});
