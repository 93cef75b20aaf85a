/** Free spins on the page of a game and in My casino. */
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERY_ROUND } from 'touchline/core/casino/rules/rounds-filter';
import type { CasinoView, FreeSpins as Spins, ForeignRound } from 'touchline/core/casino/types';
import { FreeSpins } from '../../ui/web/screens/casino/free-spins.tsx';
import { RoundsTable } from '../../ui/web/screens/casino/rounds-table.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { gameOf } from '../unit/casino/games.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

const GAMES = [gameOf(901, 'Wheel', { id: 'alpha-wheel' }), gameOf(902, 'Drum', { id: 'beta-drum' })];
const spinsOf = (status: Spins['status'], change: Partial<Spins> = {}): Spins => ({
  status,
  ...{ id: status, gameId: 'alpha-wheel', currency: 'EUR', stake: 20, rounds: 10, left: 4, days: 7 },
  expiresAt: status === 'offered' ? null : Date.UTC(2026, 10, 30, 12),
  ...change,
});
const viewOf = (change: Partial<CasinoView>): CasinoView => ({
  catalogue: 'idle',
  history: 'idle',
  freeSpinsStage: 'idle',
  ...{ freeSpins: null, games: GAMES, recent: [] },
  ...{
    followed: [],
    draws: new Map(),
    rounds: null,
    hasMoreRounds: false,
    isRoundsCut: false,
    roundsFilter: EVERY_ROUND,
  },
  ...{ askedRound: null, roundGames: [] },
  ...change,
});

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('casino');
  core = createFakeCore();
  core.fake.set.session(PLAYER);
});

const open = (change: Partial<CasinoView>, gameId: string | null = 'alpha-wheel', isBusy = false): Promise<Rendered> =>
  render(core, <FreeSpins view={viewOf(change)} games={GAMES} gameId={gameId} isBusy={isBusy} />);
const sent = (type: string): readonly unknown[] =>
  core.fake.commands.filter((command) => command.type === type).map(({ payload }) => payload);

describe('free spins', () => {
  it('[CSN-31] are offered with number, stake, days and conditions, and taken by a button alone', async () => {
    const page = await open({ freeSpins: [spinsOf('offered')] });
    page.getByText(/10, each with a stake of €0\.20/);
    page.getByText(/All winnings are yours at once, without conditions\. The free spins are valid for 7 days/);
    expect(sent('casino/loadFreeSpins')).toEqual([{}]);
    expect(sent('casino/takeFreeSpins')).toEqual([]);
    await page.user.click(page.getByRole('button', { name: 'Take the free spins' }));
    expect(sent('casino/takeFreeSpins')).toEqual([{ id: 'offered' }]);
  });

  it.each([
    ['sent', /They will be ready in the game in a moment/],
    ['open', /Free spins left: 4 of 10, €0\.20 each, until .*30 November 2026/],
    ['used', /All free spins used: 10 at €0\.20/],
    ['expired', /ended on .*30 November 2026.*Not used: 4 of 10/],
  ] as const)('[CSN-31] that are %s are said so', async (status, words) => {
    const page = await open({ freeSpins: [spinsOf(status)] });
    page.getByText(words);
    expect(page.queryByRole('button')).toBeNull();
  });

  it('[CSN-31] of a game are on its page, those of all games in My casino with ways to the games', async () => {
    const freeSpins = [spinsOf('open'), spinsOf('used', { gameId: 'beta-drum' })];
    const own = await open({ freeSpins });
    expect(own.getAllByRole('listitem')).toHaveLength(1);
    own.unmount();
    const all = await open({ freeSpins }, null);
    expect(all.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/slots/game/901/wheel',
      '/en/slots/game/902/drum',
    ]);
  });

  it('[CSN-31] say that an offer was refused, and that no answer came', async () => {
    const refused = await open({ freeSpins: [spinsOf('offered')], freeSpinsStage: 'refused' });
    expect(refused.getByRole('status').textContent).toBe('You can’t take these free spins now.');
    refused.unmount();
    const failed = await open({ freeSpins: [spinsOf('offered')], freeSpinsStage: 'failed' });
    expect(failed.getByRole('status').textContent).toContain('did not load');
  });

  it('[CSN-31] are not loaded during a round, nor for a visitor', async () => {
    const during = await open({ freeSpins: [spinsOf('open')] }, 'alpha-wheel', true);
    expect(sent('casino/loadFreeSpins')).toEqual([]);
    during.unmount();
    core = createFakeCore();
    const visitor = await open({ freeSpins: [spinsOf('open')] });
    expect(sent('casino/loadFreeSpins')).toEqual([]);
    expect(visitor.queryByRole('region')).toBeNull();
  });

  it('[CSN-31] are rounds with the words in place of a stake', async () => {
    const round: ForeignRound = {
      ...{ id: 'alpha:r', gameId: 'alpha-wheel', currency: 'EUR', stake: 0, pays: 40, at: 1, commitment: null },
      ...{ isFree: true, proof: null },
      status: 'over',
    };
    const page = await render(core, <RoundsTable rounds={[round]} name="Rounds" games={GAMES} />, '/en');
    page.getByRole('cell', { name: 'free spin' });
  });
});
