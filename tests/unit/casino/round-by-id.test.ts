/** One round of the player, asked for by its id. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const HASH = 'a'.repeat(64);
const FOREIGN = {
  ...{ id: 'alpha:r1', gameId: 'alpha-wheel', status: 'over', currency: 'EUR', stake: 100, pays: 0, at: 1 },
  ...{ commitment: null, isFree: false, proof: null },
};
const proofOf = (id: string, serverSeed: string | null) => ({
  ...{ id, gameId: 'dice', status: 'over', currency: 'EUR', stake: 100, pays: 0, at: 1, bet: {}, moves: [], shown: {} },
  ...{ nonce: 0, seedId: 's', commitment: HASH, tableHash: HASH, version: 1, clientSeed: 'c', serverSeed },
});

describe('a round by its id', () => {
  let given: Given;
  const asked = () => given.core.feature('casino').get()?.askedRound;
  const requests = () => given.requests.map(({ path }) => path).filter((path) => path.includes('/rounds/'));
  const ask = async (id: string): Promise<void> => {
    given.core.dispatch({ type: 'casino/loadRound', payload: { id } });
    await given.clock.run(60_000);
  };

  beforeEach(async () => {
    given = await openGate({ isPlayer: true });
    void given.core.load('casino');
    for (let turn = 0; turn < 50 && given.core.feature('casino').get() === null; turn += 1) await given.clock.run(1);
  });
  afterEach(closeGates);

  it('[CSN-27] is asked for by that id, our own and foreign ones', async () => {
    given.answers.set('GET /games-api/v1/rounds/old', proofOf('old', HASH));
    given.answers.set('GET /games-api/v1/rounds/alpha%3Ar1', FOREIGN);
    await ask('old');
    expect(asked()).toEqual({ id: 'old', found: proofOf('old', HASH) });
    await ask('alpha:r1');
    expect(asked()).toEqual({ id: 'alpha:r1', found: FOREIGN });
  });

  it('[CSN-27] is asked for, unless memory has it with its revealed seed', async () => {
    const rounds = [proofOf('revealed', HASH), proofOf('hidden', null)];
    given.answers.set('GET /games-api/v1/rounds', { rounds, hasMore: false, games: ['dice'] });
    given.answers.set('GET /games-api/v1/rounds/hidden', proofOf('hidden', HASH));
    given.core.dispatch({ type: 'casino/loadRounds', payload: { more: false } });
    await given.clock.run(100);
    await ask('revealed');
    expect(asked()).toEqual({ id: 'revealed', found: rounds[0] });
    expect(requests()).toEqual([]);
    await ask('hidden');
    expect(asked()).toEqual({ id: 'hidden', found: proofOf('hidden', HASH) });
    expect(requests()).toEqual(['/games-api/v1/rounds/hidden']);
  });

  it('[CSN-27] is unknown by the operator’s word alone, and not after a failure', async () => {
    const errors = [{ status: '404', code: 'unknownRound', title: 'Not found', detail: '' }];
    given.answers.set('GET /games-api/v1/rounds/none', [404, { errors }]);
    given.answers.set('GET /games-api/v1/rounds/late', 'network');
    await ask('none');
    expect(asked()).toEqual({ id: 'none', found: 'unknown' });
    await ask('late');
    expect(asked()).toEqual({ id: 'late', found: 'failed' });
  });

  it('[CSN-27, CSN-4] is forgotten when the player leaves, and no visitor asks for one', async () => {
    given.answers.set('GET /games-api/v1/rounds/old', proofOf('old', HASH));
    await ask('old');
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(1_000);
    expect(asked()).toBeNull();
    const result = given.core.dispatch({ type: 'casino/loadRound', payload: { id: 'old' } });
    expect(result).toMatchObject({ ok: false, error: { code: 'casino/signedOut' } });
  });
});
