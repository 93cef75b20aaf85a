/** Secrets in the core: a waiting secret is forgotten when the player leaves and when the core stops. */
import { expect, it } from 'vitest';
import { createCore } from 'touchline/app/create-core';
import { SECRET_TIMEOUT_MS } from 'touchline/kernel/secrets';
import { createMemoryPorts } from '../../models/memory-ports.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

/** A player's core that is not started, so that no process takes a secret; and the number of waiting secrets. */
async function withWaitingSecret() {
  const clock = createVirtualClock();
  let waiting = 0;
  const counted: typeof clock = {
    ...clock,
    after(ms, run) {
      const cancel = clock.after(ms, run);
      if (ms !== SECRET_TIMEOUT_MS) return cancel;
      waiting += 1;
      return () => {
        waiting -= 1;
        cancel();
      };
    },
  };
  const core = createCore(createMemoryPorts({ clock: counted, report: () => undefined }));
  core.dispatch({ type: 'session/reportPlayer', payload: { userId: '7', how: 'loggedIn', previousLoginAt: null } });
  await core.load('appeals');
  core
    .actions('appeals')
    ?.send({ email: 'me@example.com', words: 'I am not where you think I am.', reasonNumber: null });
  expect(waiting).toBe(1);
  return { core, waiting: () => waiting };
}

it('a waiting secret is forgotten when the player leaves', async () => {
  const { core, waiting } = await withWaitingSecret();
  core.dispatch({ type: 'session/logOut', payload: {} });
  expect(waiting()).toBe(0);
});

it('a waiting secret is forgotten when the core stops', async () => {
  const { core, waiting } = await withWaitingSecret();
  core.stop();
  expect(waiting()).toBe(0);
});
