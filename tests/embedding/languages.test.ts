/** Languages hidden from guests, on a device with several preferred languages. */
import { expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createCell } from 'touchline/kernel/readable';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { createDevice, createTime } from './device.ts';

it('[NAV-28] a guest gets the device’s best language that is not hidden, also instead of a stored one; a player gets the hidden one', async () => {
  const time = createTime(Date.UTC(2026, 5, 1, 12));
  const host = await createNodeOperator({ clock: time.clock, createLine: () => createFakeLine(time.clock) });
  host.operator.switches.set({ langHiddenUnauthorized: ['ru'] });
  const page = {
    visible: createCell(true),
    online: createCell(true),
    languages: ['arn-CL', 'ru-RU', 'fr', 'de-AT', 'en'],
    nextFrame: (run: () => void) => time.clock.schedule(time.clock.now() + 16, run),
    prefersDark: false,
  };
  const core = createDevice(host.client(), time.clock, { page }).start();
  await core.load('siteSetup');
  await time.until(
    'a guest',
    () =>
      core.session.get().status === 'guest' && core.feature('siteSetup').get()?.languagesHiddenFromGuests.length === 1,
  );
  expect(core.preferences.get().language).toBe('ru');
  // Loaded in real time, which the manual clock does not cover.
  await import('touchline/navigation/decide');
  const led = async (address: string): Promise<unknown> => {
    let decided: unknown = null;
    void core.navigation
      .decide(address)
      .then((outcome) => (decided = outcome.kind === 'redirect' ? outcome.to : outcome.kind));
    await time.until('a decision', () => decided !== null);
    return decided;
  };
  expect(await led('/ru/live')).toBe('/de/live');
  expect(await led('/live')).toBe('/de/live');
  expect(await led('/xx/live')).toBe('/de/live');
  await core.load('auth');
  core.actions('auth')?.ask({
    kind: 'register',
    type: 'fast_reg',
    account: { currency: 'EUR', countryId: 66, isAdult: true, bonus: 'none' },
  });
  await time.until('a player', () => core.session.get().status === 'player');
  expect(await led('/ru/live')).toBe('show');
  core.stop();
  await host.close();
});
