/** A slow sign-out and a quick login: the late answer must not end the new session. */
import { expect, it } from 'vitest';
import { createWorld } from './world.ts';

it('[SES-4] a login waits until the pending sign-out has been sent', async () => {
  const world = createWorld();
  const { core } = await world.player();
  const { login, password } = core.newCredentials.get() ?? { login: '', password: '' };
  const sent: string[] = [];
  world.browser.fate = ({ path }) => {
    sent.push(path);
    return { kind: 'answer', ms: path === '/web-api/user/disconnect' ? 3_000 : 5 };
  };
  core.dispatch({ type: 'session/logOut', payload: {} });
  core.actions('session')?.logIn(login, password);
  await world.clock.run(2_900);
  expect(sent).toContain('/web-api/user/disconnect');
  expect(sent).not.toContain('/web-api/user/login');
  await world.clock.run(10_000);
  expect(sent).toContain('/web-api/user/login');
  expect(core.session.get().status).toBe('player');
});
