/**
 * The page that shows a finished round again: the game's frame, its description of the round, and rounds with nothing
 * to watch.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERY_ROUND } from 'touchline/core/casino/rules/rounds-filter';
import type { AskedRound, PlayedRound, RoundProof } from 'touchline/core/casino/types';
import type { GameSessionView } from 'touchline/core/game-session/types';
import { ReplayPage } from '../../ui/web/screens/casino/replay-page.tsx';
import { RoundsTable } from '../../ui/web/screens/casino/rounds-table.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { gameOf } from '../unit/casino/games.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

const GAMES = [gameOf(202, 'Dice', { section: 'fast-games', id: 'dice' })];
const HEX = 'a'.repeat(64);
const OVER: RoundProof = {
  ...{ id: 'r1', gameId: 'dice', status: 'over', currency: 'EUR', stake: 200, pays: 350, at: 1, nonce: 0 },
  ...{ bet: {}, moves: [], shown: {}, seedId: 's', commitment: HEX, tableHash: HEX, version: 1 },
  ...{ clientSeed: 'c', serverSeed: null },
};
const FOREIGN: PlayedRound = {
  ...{ id: 'alpha:r', gameId: 'dice', currency: 'EUR', stake: 100, pays: 300, at: 1, commitment: null },
  ...{ isFree: false, proof: null },
  status: 'over',
};
const IDLE: GameSessionView = {
  ...{ stage: 'idle', gameId: '', mode: 'demo', roundId: null, frame: '', origin: null, pauses: [], closedBy: null },
  ...{
    isBusy: false,
    isSoundOn: false,
    height: null,
    money: null,
    fair: null,
    rounds: [],
    heldAccount: null,
    seedFaults: [],
    isShort: false,
  },
};

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('casino', 'office');
  core = createFakeCore();
});

const session = (change: Partial<GameSessionView>): void =>
  core.fake.set.feature('gameSession', { ...IDLE, ...change }, { attach: () => null, setLook: () => undefined });
async function open(found: AskedRound['found']): Promise<Rendered> {
  core.fake.set.feature('casino', {
    ...{
      catalogue: 'idle',
      history: 'idle',
      freeSpinsStage: 'idle',
      freeSpins: null,
      games: GAMES,
      recent: [],
      followed: [],
      draws: new Map(),
    },
    ...{ rounds: null, hasMoreRounds: false, isRoundsCut: false, roundsFilter: EVERY_ROUND, roundGames: [] },
    askedRound: { id: 'r1', found },
  });
  session({});
  return render(core, <ReplayPage id="r1" />, '/en/office/casino/rounds/r1');
}
const sent = (module: string): readonly unknown[] =>
  core.fake.commands.filter(({ type }) => type.startsWith(`${module}/`)).map(({ type, payload }) => [type, payload]);

describe('a round that is watched again', () => {
  it('[CSN-28, GSN-23] is asked for by its address, opens its game, and closes it when the player leaves', async () => {
    const page = await open(OVER);
    expect(sent('casino')).toContainEqual(['casino/loadRound', { id: 'r1' }]);
    expect(sent('game-session')).toEqual([['game-session/watch', { gameId: 'dice', roundId: 'r1' }]]);
    expect(page.queryByTitle('Game: Dice')).toBeNull();
    await page.after(() =>
      session({ stage: 'ready', gameId: 'dice', roundId: 'r1', mode: 'replay', frame: 'games/dice.html' }),
    );
    expect(page.getByTitle('Game: Dice').getAttribute('src')).toMatch(/games\/dice\.html$/);
    expect(page.queryByRole('button', { name: 'Close the game' })).toBeNull();
    page.unmount();
    expect(sent('game-session').at(-1)).toEqual(['game-session/close', { reason: 'left' }]);
  });

  it('[CSN-28] has its title, number, stake and payment, and ways to verify it and to all rounds', async () => {
    const page = await open(OVER);
    page.getByRole('heading', { level: 1, name: 'Dice: watch the round again' });
    for (const text of ['€2.00', '€3.50', 'r1']) page.getByText(text);
    const paths = ['Verify a round', 'All game rounds'].map((name) =>
      page.getByRole('link', { name }).getAttribute('href'),
    );
    expect(paths).toEqual(['/en/casino/verify/r1', '/en/office/casino/rounds']);
  });

  it('[CSN-28, GSN-23] that can’t be shown is said so, and asked for again', async () => {
    const page = await open(OVER);
    await page.after(() => session({ stage: 'closed', gameId: 'dice', roundId: 'r1', closedBy: 'failed' }));
    expect(page.getByRole('alert').textContent).toContain('could not be shown');
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    expect(sent('game-session')).toHaveLength(2);
  });

  it.each([
    [{ ...OVER, status: 'staked', pays: null }, 'not over yet'],
    [{ ...OVER, status: 'cancelled', pays: null }, 'No stake was taken'],
    ['unknown', 'not among yours'],
  ] as const)('[CSN-28] has nothing to watch: %j', async (found, text) => {
    const page = await open(found);
    page.getByText(new RegExp(text));
    expect(sent('game-session')).toEqual([]);
  });
});

it('[CSN-30] a foreign round has nothing to watch: the page says who drew it, and leads on', async () => {
  const page = await open(FOREIGN);
  page.getByText(/draws its rounds on its own server/);
  page.getByRole('link', { name: 'Support' });
  expect(sent('game-session')).toEqual([]);
});

describe('the list of rounds', () => {
  it('[CSN-30] leads from each round of a foreign game to what can be checked of it', async () => {
    const rounds = [OVER, FOREIGN, { ...FOREIGN, id: 'alpha:q', status: 'cancelled', pays: null } as const];
    const page = await render(core, <RoundsTable rounds={rounds} name="Rounds" games={GAMES} />, '/en');
    const links = page.getAllByRole('link', { name: /^How to check the round of / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/casino/verify/alpha%3Ar',
      '/en/casino/verify/alpha%3Aq',
    ]);
  });

  it('[CSN-28] leads from each finished round of our own games to its replay, and from no other', async () => {
    const rounds = [OVER, FOREIGN, { ...OVER, id: 'r2', status: 'staked', pays: null } as const];
    const page = await render(core, <RoundsTable rounds={rounds} name="Rounds" games={GAMES} />, '/en');
    const links = page.getAllByRole('link', { name: /^Watch again/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/office/casino/rounds/r1']);
  });
});
