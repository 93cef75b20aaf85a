/** The login of the terminal, over the stand-in operator. */
import { filter, firstValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Core } from 'touchline/app/facade';
import { createNodeCore } from '../../../adapters/node/create-node-core.ts';
import { startStandIn } from '../../../adapters/sandbox/hosts/memory/start-stand-in.ts';
import { keysIn, paint } from '../../../ui/terminal/ansi.ts';
import { draw, press } from '../../../ui/terminal/shell.ts';
import type { Shell } from '../../../ui/terminal/state.ts';
import { AT_START } from '../../../ui/terminal/state.ts';
import { TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const when = <T>(source: { readonly value$: Observable<T> }, is: (value: T) => boolean): Promise<T> =>
  firstValueFrom(source.value$.pipe(filter(is)));

async function open(): Promise<{ readonly core: Core; readonly login: string; readonly password: string }> {
  const { origin, fetch, client, close } = await startStandIn();
  ends.push(close);
  const first = createNodeCore({ origin, fetch });
  await first.start();
  const config = await when(first.siteConfig, (known) => known !== null);
  const payload = { currency: 'EUR', countryId: config?.geoCountryId ?? 0, isAdult: true };
  first.dispatch({ type: 'session/register', payload });
  const { login, password } = (await when(first.newCredentials, (known) => known !== null)) ?? {
    login: '',
    password: '',
  };
  first.stop();
  const core = createNodeCore({ origin, fetch: client() });
  ends.push(core.stop);
  await core.start();
  return { core, login, password };
}

const shellOf = (core: Core): Shell => ({
  ...AT_START,
  core,
  wording: { t: (key) => key, money: (minor) => String(minor), preferences: core.preferences.get() },
});
const type = (shell: Shell, text: string): void => {
  for (const key of keysIn(text)) expect(press(shell, key)).toBe(true);
};
const shown = (shell: Shell): string =>
  draw(shell, 100, 30)
    .map((line) => paint(line, 100, true))
    .join('\n');

describe('the login of the terminal', () => {
  it(
    '[TTY-9] letters are text, the password is never shown, and a failure keeps the login',
    async () => {
      const { core, login, password } = await open();
      const shell = shellOf(core);
      type(shell, `iqloch\u007F\u007F\u007F\u007F\u007F${login}\r`);
      expect(shown(shell)).toContain(`auth.login: ${login}\nauth.password: ▏`);
      type(shell, 'not it\r');
      await when(core.session, (now) => now.status === 'guest' && now.failure !== null);
      expect(shown(shell)).toMatch(new RegExp(`auth.login: ${login}▏[^]*auth.failure.wrongCredentials`));
      type(shell, `\r${password}`);
      expect(shown(shell)).toBe(shown({ ...shell, login: { name: login, password: '' } }));
      type(shell, '\r');
      expect(shell.login).toEqual({ name: login, password: null });
      await when(core.session, ({ status }) => status === 'player');
      shown(shell);
      expect(shell.screen).toBe('coupon');
      expect(JSON.stringify(core.recent())).not.toContain(password);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[TTY-7, TTY-9] a form that is left forgets the password, and Ctrl+C leaves from the form',
    async () => {
      const { core } = await open();
      const shell = shellOf(core);
      type(shell, 'ian\rsecret\u001B');
      expect(shell.screen).toBe('board');
      expect(shell.login).toEqual({ name: 'an', password: null });
      type(shell, 'i');
      expect(keysIn('\u0003').map((key) => press(shell, key))).toEqual([false]);
    },
    TEST_TIMEOUT_MS,
  );
});
