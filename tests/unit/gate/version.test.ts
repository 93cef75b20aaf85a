import { afterEach, describe, expect, it } from 'vitest';
import type { Given } from './given.ts';
import { closeGates, openGate } from './given.ts';

let given: Given;
afterEach(closeGates);
const start = (version: string) => given.core.dispatch({ type: 'app-version/start', payload: { version } });
const report = (version: string) => given.core.dispatch({ type: 'app-version/report', payload: { version } });
const isDue = (): boolean | undefined => given.core.feature('gate').get()?.version.isNoticeDue;

describe('a newer version', () => {
  it('[VER-1, VER-2] is one that differs from the first loaded, and is announced once', async () => {
    given = await openGate();
    start('a');
    report('a');
    expect(isDue()).toBe(false);
    report('b');
    expect(isDue()).toBe(true);
    expect(given.core.dispatch({ type: 'app-version/announce', payload: { version: 'b' } })).toMatchObject({
      ok: false,
      error: { code: 'app-version/unchanged' },
    });
    await given.goTo('/en/live');
    expect(given.core.recent().filter(({ event }) => event.type === 'app-version/announced')).toHaveLength(1);
  });

  it('[VER-2] can be dismissed; another version is announced again', async () => {
    given = await openGate();
    start('a');
    report('b');
    given.core.dispatch({ type: 'app-version/close', payload: {} });
    report('b');
    expect(isDue()).toBe(false);
    report('c');
    expect(isDue()).toBe(true);
  });

  it('[VER-2] is not announced where the operator does not want it, nor by the guard', async () => {
    given = await openGate({ config: { isShowNotifyUpdate: false } });
    start('a');
    report('b');
    await given.goTo('/en/live');
    expect(isDue()).toBe(false);
  });

  it('[VER-2] is announced as soon as the operator allows it', async () => {
    given = await openGate({ config: { isShowNotifyUpdate: false } });
    start('a');
    report('b');
    const config = given.core.siteConfig.get()!;
    given.core.dispatch({ type: 'site-config/receive', payload: { ...config, more: { isShowNotifyUpdate: true } } });
    expect(isDue()).toBe(true);
  });

  it('[VER-1] does not exist before the first is known, and a return to the first is not one', async () => {
    given = await openGate();
    report('b');
    expect(isDue()).toBe(false);
    start('a');
    expect(isDue()).toBe(true);
    expect(start('b').ok).toBe(false);
    report('a');
    expect(isDue()).toBe(false);
  });
});
