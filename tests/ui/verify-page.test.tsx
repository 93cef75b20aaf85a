/** The page that verifies a round: where the round of its address comes from. */
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERY_ROUND } from 'touchline/core/casino/rules/rounds-filter';
import type { AskedRound, CasinoGame, ForeignRound, RoundProof } from 'touchline/core/casino/types';
import type { GameSessionView } from 'touchline/core/game-session/types';
import { isDemoIn, verifyPath } from '../../ui/web/screens/casino/verify-address.ts';
import { VerifyPage } from '../../ui/web/screens/casino/verify-page.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { gameOf } from '../unit/casino/games.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

const HASH = 'a'.repeat(64);
const ROUND: RoundProof = {
  ...{ id: 'old', gameId: 'dice', status: 'over', currency: 'EUR', stake: 100, pays: 0, at: 1, bet: {}, moves: [] },
  ...{ shown: {}, nonce: 0, seedId: 's', commitment: HASH, tableHash: HASH, version: 1, clientSeed: 'c' },
  serverSeed: HASH,
};

const FOREIGN: ForeignRound = {
  ...{ id: 'alpha:r', gameId: 'alpha-wheel', currency: 'EUR', stake: 100, pays: 300, at: 1, commitment: null },
  ...{ isFree: false, proof: null },
  status: 'over',
};
const GAMES = [
  gameOf(9001, 'Wheel', {
    ...{ id: 'alpha-wheel', section: 'fast-games' },
    provider: { slug: 'alpha', name: 'Alpha Games', isOwn: false },
  }),
];

/** The visit to a game before this page. */
const VISIT: GameSessionView = {
  ...{ stage: 'idle', gameId: '', mode: 'demo', roundId: null, frame: '', origin: null, pauses: [], closedBy: null },
  ...{ isBusy: false, isSoundOn: false, height: null, money: null, fair: null, rounds: [], seedFaults: [] },
  heldAccount: null,
  isShort: false,
};

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('casino', 'common');
  core = createFakeCore();
  visited();
});

function visited(visit: Partial<GameSessionView> = {}): void {
  const actions = { attach: () => null, setLook: () => undefined };
  core.fake.set.feature('gameSession', { ...VISIT, ...visit }, actions);
}

function put(askedRound: AskedRound | null, games: readonly CasinoGame[] | null = null): void {
  core.fake.set.feature('casino', {
    ...{
      catalogue: 'idle',
      history: 'idle',
      freeSpinsStage: 'idle',
      freeSpins: null,
      games,
      recent: [],
      followed: [],
      draws: new Map(),
    },
    ...{
      rounds: null,
      hasMoreRounds: false,
      isRoundsCut: false,
      askedRound,
      roundsFilter: EVERY_ROUND,
      roundGames: [],
    },
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

  it('[CSN-27] does not ask the operator for a round of this visit that was played for fun', async () => {
    core.fake.set.session(PLAYER);
    put(null);
    visited({ mode: 'demo', rounds: [ROUND] });
    const page = await open();
    expect(JSON.parse(record(page))).toEqual(ROUND);
    expect(asked()).toEqual([]);
    await page.after(() => visited({ mode: 'real', rounds: [{ ...ROUND, serverSeed: null }] }));
    expect(asked()).toEqual([LOAD]);
  });

  it('[CSN-37] asks for no round whose address says that it was played for fun, and says that it is not kept', async () => {
    core = createFakeCore();
    core.fake.set.session(PLAYER);
    put(null);
    const page = await render(core, <VerifyPage id="old" isDemo />);
    expect(page.queryByRole('alert'), 'before the visit is known').toBeNull();
    await page.after(() => visited());
    expect(page.getByRole('alert').textContent).toContain('Rounds played for fun are not kept');
    await page.after(() => visited({ mode: 'demo', rounds: [ROUND] }));
    expect(page.queryByRole('alert')).toBeNull();
    expect(JSON.parse(record(page))).toEqual(ROUND);
    expect(asked()).toEqual([]);
  });

  it('[CSN-37] has the mark in its address, and no other page has', () => {
    expect(verifyPath('alpha:r', true)).toBe('/casino/verify/alpha%3Ar?demo');
    expect(isDemoIn('?demo')).toBe(true);
    expect(verifyPath('r1')).toBe('/casino/verify/r1');
    expect(isDemoIn('')).toBe(false);
  });

  it('[CSN-27] waits for the rounds of the visit before it asks', async () => {
    core = createFakeCore();
    core.fake.set.session(PLAYER);
    put(null);
    const page = await open();
    expect(asked()).toEqual([]);
    await page.after(() => visited({ mode: 'demo', rounds: [ROUND] }));
    expect(asked()).toEqual([]);
    await page.after(() => visited());
    expect(asked()).toEqual([LOAD]);
  });

  it('[CSN-27] says that the player has no such round', async () => {
    core.fake.set.session(PLAYER);
    put({ id: 'old', found: 'loading' });
    const page = await open();
    expect(page.queryByRole('alert')).toBeNull();
    await page.after(() => put({ id: 'old', found: 'unknown' }));
    expect(page.getByRole('alert').textContent).toBe('This round is not among yours.');
  });

  it('[CSN-27] says that the round did not load, and tries again', async () => {
    core.fake.set.session(PLAYER);
    put({ id: 'old', found: 'failed' });
    const page = await open();
    expect(page.getByRole('alert').textContent).toContain('The round did not load.');
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    expect(asked()).toEqual([LOAD, LOAD]);
  });

  it.each(['over', 'staked', 'cancelled'] as const)(
    '[CSN-30] says of a foreign round that is %s who drew it, and leads to the game, to support and to all rounds',
    async (status) => {
      core.fake.set.session(PLAYER);
      const found: ForeignRound = { ...FOREIGN, status, pays: status === 'over' ? 300 : null };
      put({ id: 'alpha:r', found }, GAMES);
      const page = await render(core, <VerifyPage id="alpha:r" />);
      page.getByRole('heading', { name: 'Wheel, by Alpha Games' });
      for (const text of [
        '€1.00',
        status === 'over' ? '€3.00' : status === 'staked' ? 'open' : 'no stake taken',
        'alpha:r',
      ])
        page.getByText(text);
      const paths = ['To the game', 'Support', 'All game rounds'].map((name) =>
        page.getByRole('link', { name }).getAttribute('href'),
      );
      expect(paths).toEqual(['/en/slots/game/9001/wheel', '/en/office/support', '/en/office/casino/rounds']);
      expect(page.queryByRole('textbox')).toBeNull();
    },
  );

  it('[CSN-30] leads to the provider’s page of the round, in a new tab, where there is one', async () => {
    core.fake.set.session(PLAYER);
    const proof = 'https://alpha.example/wheel/rounds/r';
    put({ id: 'alpha:r', found: { ...FOREIGN, proof } }, GAMES);
    const page = await render(core, <VerifyPage id="alpha:r" />);
    page.getByText(/has a page that shows the seeds of this round/);
    const link = page.getByRole('link', { name: /^Check the round at the provider/ });
    expect(link.getAttribute('href')).toBe(proof);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('[CSN-30] says what is true of a foreign round before the names of games have loaded', async () => {
    core.fake.set.session(PLAYER);
    put({ id: 'alpha:r', found: FOREIGN });
    const page = await render(core, <VerifyPage id="alpha:r" />);
    page.getByRole('heading', { name: 'A round of another provider' });
    expect(page.queryByRole('link', { name: 'To the game' })).toBeNull();
    expect(asked()).toContainEqual({ type: 'casino/load', payload: {} });
  });
});
