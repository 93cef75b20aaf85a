/** The page of the player's rounds: its filter, in the address, and its empty states. */
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERY_ROUND, ROUNDS_STATUSES } from 'touchline/core/casino/rules/rounds-filter';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import type { CasinoView, PlayedRound, RoundProof, RoundsFilter } from 'touchline/core/casino/types';
import { roundsFilterOf, roundsQueryOf } from '../../ui/web/screens/casino/rounds-address.ts';
import { RoundsPage } from '../../ui/web/screens/casino/rounds-page.tsx';
import { boundsOf, dayOf, lastDays } from '../../ui/web/screens/office/days.ts';
import { loadNamespaces } from '../../ui/web/text.ts';
import { gameOf } from '../unit/casino/games.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

const PATH = '/office/casino/rounds';
const GAMES = [gameOf(3, 'Dice', { section: 'fast-games' })];
const WON: PlayedRound = {
  ...{ id: 'alpha:r', gameId: 'dice', currency: 'EUR', stake: 100, pays: 300, at: 1, commitment: null },
  ...{ isFree: false, proof: null },
  status: 'over',
};

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('casino', 'office');
  core = createFakeCore();
});

function put(change: Partial<CasinoView>): void {
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
    ...{
      rounds: [],
      hasMoreRounds: false,
      isRoundsCut: false,
      askedRound: null,
      roundsFilter: EVERY_ROUND,
      roundGames: ['dice'],
    },
    ...change,
  });
}
const lastFilter = (): unknown => core.fake.commands.filter(({ type }) => type === 'casino/loadRounds').at(-1)?.payload;

async function open(query = ''): Promise<{ readonly page: Rendered; readonly gone: readonly string[] }> {
  const page = await render(core, <RoundsPage />, `/en${PATH}${query}`);
  const gone: string[] = [];
  await page.show({ kind: 'show', target: readSiteAddress(`/en${PATH}${query}`), commands: [] });
  page.go.mockImplementation((to) => {
    gone.push(to);
    void page.show({ kind: 'show', target: readSiteAddress(`/en${to}`), commands: [] });
  });
  return { page, gone };
}

describe('the list of the rounds', () => {
  const roundOf = (nonce: number): RoundProof => ({
    ...{ id: `r${nonce}`, gameId: 'g3', status: 'over', currency: 'EUR', stake: 100, bet: {}, moves: [], shown: {} },
    ...{ pays: 0, nonce, seedId: 's', at: nonce, commitment: 'c', tableHash: 't', version: 1, clientSeed: 'mine' },
    serverSeed: null,
  });

  it('[CSN-33] names rounds that are missing under one seed, unless its filter leaves rounds out', async () => {
    const rounds = [roundOf(7), roundOf(3), roundOf(2)];
    put({ rounds });
    const { page } = await open();
    expect(page.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Dice: .+ numbers 0 to 1 are not in this list\./),
      expect.stringMatching(/^Dice: .+ numbers 4 to 6 are not in this list\./),
    ]);
    await page.after(() => put({ rounds, hasMoreRounds: true }));
    expect(page.getAllByRole('alert')).toHaveLength(1);
    const games = [gameOf(3, 'Dice', { features: ['shared'] })];
    await page.after(() => put({ rounds, games }));
    expect(page.queryByRole('alert')).toBeNull();
  });

  it('[CSN-36] leads from an open round to its game, and from no other round', async () => {
    const unfinished = { ...roundOf(2), status: 'staked', pays: null } as const;
    put({ rounds: [unfinished, { ...unfinished, id: 'gone', gameId: 'gone', nonce: 1 }, roundOf(0)] });
    const { page } = await open();
    const ways = page.getAllByRole('link', { name: /^Go on with the round of/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/en/slots/game/3/dice']);
  });

  it('[CSN-33] is not checked for gaps where an outcome is chosen', async () => {
    put({ rounds: [roundOf(7), roundOf(3)], roundsFilter: { ...EVERY_ROUND, status: 'lost' } });
    const { page } = await open('?status=lost');
    expect(page.getByRole('table')).toBeTruthy();
    expect(page.queryByRole('alert')).toBeNull();
  });

  it('[CSN-10] says that older rounds are left out', async () => {
    put({ rounds: [roundOf(1), roundOf(0)], isRoundsCut: true });
    const { page } = await open();
    expect(page.getByText(/^Older rounds are left out: this list has the newest 2\./)).toBeTruthy();
  });
});

describe('the filter of the rounds', () => {
  it('[CSN-25] asks for the combined choice at once, and is in the address', async () => {
    put({});
    const { page, gone } = await open('?game=dice');
    const asked = (filter: Partial<RoundsFilter>) => ({ more: false, filter: { ...EVERY_ROUND, ...filter } });
    expect(lastFilter()).toEqual(asked({ gameId: 'dice' }));
    await page.user.click(page.getByRole('button', { name: 'Won' }));
    expect(lastFilter()).toEqual(asked({ gameId: 'dice', status: 'won' }));
    await page.user.select(page.getByRole('combobox', { name: 'Game' }), 'All games');
    await page.user.select(page.getByRole('combobox', { name: 'Played' }), 'Last 7 days');
    const { from } = lastDays(7, core.line.now(), 'auto');
    expect(lastFilter()).toEqual(asked({ status: 'won', from }));
    const day = dayOf(from ?? 0, 'auto');
    expect(gone).toEqual([`${PATH}?status=won&game=dice`, `${PATH}?status=won`, `${PATH}?status=won&from=${day}`]);
    await page.show({ kind: 'show', target: readSiteAddress(`/en${PATH}`), commands: [] });
    expect(lastFilter()).toEqual(asked({}));
    expect(page.getByRole('combobox', { name: 'Played' })).toHaveProperty('value', 'any');
  });

  it('[CSN-25] offers the games that the player has staked on, and the game of the address', async () => {
    put({ roundGames: ['dice', 'gone'] });
    const { page } = await open('?game=never');
    const options = [...page.getByRole('combobox', { name: 'Game' }).querySelectorAll('option')];
    expect(options.map(({ value }) => value).sort()).toEqual(['', 'dice', 'gone', 'never']);
  });

  it('[CSN-25] shows rounds of its own list alone', async () => {
    const filter: RoundsFilter = { ...EVERY_ROUND, status: 'won' };
    put({ rounds: [WON], roundsFilter: EVERY_ROUND });
    const { page } = await open('?status=won');
    expect(page.queryByRole('table')).toBeNull();
    await page.after(() => put({ rounds: [WON], roundsFilter: filter }));
    expect(page.getByRole('table').textContent).toContain('€3.00');
  });

  it('[CSN-25] says that no round matches, and leads to all rounds', async () => {
    put({ roundsFilter: { ...EVERY_ROUND, status: 'open' } });
    const { page, gone } = await open('?status=open');
    expect(page.queryByText('No rounds yet')).toBeNull();
    expect(page.getByText('No matching rounds')).toBeTruthy();
    const [, inList] = page.getAllByRole('button', { name: 'Show all rounds' });
    if (inList === undefined) throw new Error('the empty list has no button');
    await page.user.click(inList);
    await page.after(() => put({}));
    expect(gone).toEqual([PATH]);
    expect(page.getByText('No rounds yet')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Show all rounds' })).toBeNull();
  });

  it('[CSN-25] is the same after its way through the address, and ignores what it does not offer', () => {
    for (const zone of ['auto', 0, 5.5, -8] as const)
      for (const status of ROUNDS_STATUSES)
        for (const gameId of [null, 'sample-wheel']) {
          const filter = { status, gameId, ...boundsOf('2026-02-27', gameId === null ? '' : '2026-03-02', zone) };
          expect(roundsFilterOf(roundsQueryOf(filter, zone), zone)).toEqual(filter);
        }
    expect(roundsQueryOf(EVERY_ROUND, 0)).toBe('');
    for (const nonsense of ['', '?', '?status=__proto__&game=a%20b&from=2026-02-30&to=x', '?game=&status=WON'])
      expect(roundsFilterOf(nonsense, 0)).toEqual(EVERY_ROUND);
  });
});
