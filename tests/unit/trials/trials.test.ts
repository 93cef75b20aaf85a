/** The arms of trials: what a visitor sees with and without consent, and what the device keeps. */
import { afterEach, describe, expect, it } from 'vitest';
import { drawArms } from 'touchline/core/trials/rules/draw-arms';
import type { CookieName } from 'touchline/core/consent/public';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const TRIALS = { header: ['usual', 'compact'], coupon: ['left', 'right', 'below'] };
const KEY = 'tl.trials';

let given: Given;
const arms = () => given.core.feature('trials').get()?.arms;
const allow = async (...checked: readonly CookieName[]): Promise<void> => {
  given.core.dispatch({ type: 'consent/acceptSelected', payload: { checked } });
  await given.clock.run(10);
};
async function start(abTestsAvailability: unknown, stored?: string): Promise<void> {
  given = await openGate({ config: { abTestsAvailability, hasCookiesPopup: true } });
  if (stored !== undefined) given.storage.write(KEY, stored);
  void given.core.load('trials');
  for (let turn = 0; turn < 50 && arms() === undefined; turn += 1) await given.clock.run(1);
}
afterEach(closeGates);

describe('without functional consent', () => {
  it('[TRL-2] a visitor sees the site as it is, and nothing is stored', async () => {
    await start(TRIALS);
    expect(arms()).toEqual({ header: 'usual', coupon: 'left' });
    await allow('marketing');
    expect(arms()).toEqual({ header: 'usual', coupon: 'left' });
    expect(given.storage.read(KEY)).toBeNull();
  });
});

describe('with functional consent', () => {
  it('[TRL-2] an arm of each trial is drawn and kept, and removed once consent is withdrawn', async () => {
    await start(TRIALS);
    await allow('functionality');
    // The device of the test draws 0.5.
    const drawn = { header: 'compact', coupon: 'right' };
    expect(arms()).toEqual(drawn);
    expect(JSON.parse(given.storage.read(KEY) ?? '')).toEqual(drawn);
    await allow();
    expect(arms()).toEqual({ header: 'usual', coupon: 'left' });
    expect(given.storage.read(KEY)).toBeNull();
  });

  it('[TRL-3, TRL-4] the next visit has the same arms, also for a player; a removed arm is drawn again, an ended trial forgotten', async () => {
    await start(TRIALS, JSON.stringify({ header: 'usual', coupon: 'gone', old: 'a' }));
    await allow('functionality');
    const kept = { header: 'usual', coupon: 'right' };
    expect(arms()).toEqual(kept);
    expect(JSON.parse(given.storage.read(KEY) ?? '')).toEqual(kept);
    await given.signIn();
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(1_000);
    expect(arms()).toEqual(kept);
  });

  it('[TRL-3] a stored text that cannot be read is reported and drawn again', async () => {
    await start(TRIALS, '{"header":7}');
    await allow('functionality');
    expect(arms()).toEqual({ header: 'compact', coupon: 'right' });
    expect(given.reports.some((report) => report.startsWith('trials/arms'))).toBe(true);
  });

  it('[TRL-2] the device keeps nothing where no trial runs', async () => {
    await start({}, JSON.stringify({ old: 'a' }));
    await allow('functionality');
    expect(arms()).toEqual({});
    expect(given.storage.read(KEY)).toBeNull();
  });
});

it.each([
  ['another shape', 'header', {}],
  ['one arm', { header: ['usual'] }, {}],
  ['an unreadable name', { 'a b': ['x', 'y'], header: ['usual', '<b>'], fine: ['x', 'y'] }, { fine: 'x' }],
])('[TRL-1] a trial with %s does not run', async (_what, config, shown) => {
  await start(config);
  expect(arms()).toEqual(shown);
});

it('[TRL-2] each arm has the same chance', () => {
  const counts = new Map<string, number>();
  for (let at = 0; at < 300; at += 1) {
    const arm = drawArms({ coupon: TRIALS.coupon }, {}, () => at / 300)['coupon'] ?? '';
    counts.set(arm, (counts.get(arm) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({ left: 100, right: 100, below: 100 });
});
