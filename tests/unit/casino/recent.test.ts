/** The games that the player played last. */
import { afterEach, expect, it } from 'vitest';
import { closeGates, openGate } from '../gate/given.ts';

afterEach(closeGates);

it('[CSN-7] the games played last are loaded once the session is known, on a page that opened before', async () => {
  const given = await openGate();
  given.answers.set('GET /games-api/v1/recent', { gameIds: ['dice', 'mines'] });
  void given.core.load('casino');
  for (let turn = 0; turn < 50 && given.core.feature('casino').get() === null; turn += 1) await given.clock.run(1);
  const recent = () => given.core.feature('casino').get()?.recent;
  given.core.dispatch({ type: 'casino/load', payload: {} });
  await given.clock.run(100);
  expect(given.calls.filter((call) => call.endsWith('/recent'))).toEqual([]);
  await given.signIn();
  await given.clock.run(100);
  expect(recent()).toEqual(['dice', 'mines']);
  given.core.dispatch({ type: 'session/logOut', payload: {} });
  await given.clock.run(1_000);
  expect(recent()).toEqual([]);
});
