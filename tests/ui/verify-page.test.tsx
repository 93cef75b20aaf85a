/** The page that verifies a round: where the round of its address comes from. */
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERY_ROUND } from 'touchline/core/casino/rules/rounds-filter';
import type { AskedRound, RoundProof } from 'touchline/core/casino/types';
import { VerifyPage } from '../../ui/web/screens/casino/verify-page.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

const HASH = 'a'.repeat(64);
const ROUND: RoundProof = {
  ...{ id: 'old', gameId: 'dice', status: 'over', currency: 'EUR', stake: 100, pays: 0, at: 1, bet: {}, moves: [] },
  ...{ shown: {}, nonce: 0, seedId: 's', commitment: HASH, tableHash: HASH, version: 1, clientSeed: 'c' },
  serverSeed: HASH,
};

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('casino', 'common');
  core = createFakeCore();
});

function put(askedRound: AskedRound | null): void {
  core.fake.set.feature('casino', {
    ...{ catalogue: 'idle', history: 'idle', games: null, recent: [], followed: [], draws: new Map() },
    ...{ rounds: null, hasMoreRounds: false, askedRound, roundsFilter: EVERY_ROUND, roundGames: [] },
  });
}
const asked = (): readonly unknown[] =>
  core.fake.commands.flatMap(({ type, payload }) => (type.startsWith('casino/') ? [{ type, payload }] : []));
const record = (page: Rendered): string => String(Reflect.get(page.getByRole('textbox'), 'value'));
const open = (): Promise<Rendered> => render(core, <VerifyPage id="old" />);
const LOAD = { type: 'casino/loadRound', payload: { id: 'old' } };

describe('the page that verifies a round', () => {
  it('[CSN-27] loads the round of its address for a player, by its id, and shows no other one', async () => {
    put({ id: 'another', found: { ...ROUND, id: 'another' } });
    const page = await open();
    expect(asked()).toEqual([]);
    await page.after(() => core.fake.set.session(PLAYER));
    expect(asked()).toEqual([LOAD]);
    expect(record(page)).toBe('');
    await page.after(() => put({ id: 'old', found: ROUND }));
    expect(JSON.parse(record(page))).toEqual(ROUND);
    expect(page.queryByRole('alert')).toBeNull();
  });

  it('[CSN-27] says that the player has no such round', async () => {
    core.fake.set.session(PLAYER);
    put({ id: 'old', found: 'loading' });
    const page = await open();
    expect(page.queryByRole('alert')).toBeNull();
    await page.after(() => put({ id: 'old', found: 'unknown' }));
    expect(page.getByRole('alert').textContent).toBe('There is no such round among yours.');
  });

  it('[CSN-27] says that the round did not load, and tries again', async () => {
    core.fake.set.session(PLAYER);
    put({ id: 'old', found: 'failed' });
    const page = await open();
    expect(page.getByRole('alert').textContent).toContain('The round did not load.');
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    expect(asked()).toEqual([LOAD, LOAD]);
  });
});
