/** Saving the rounds of the casino as a file. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVERY_ROUND } from 'touchline/core/casino/rules/rounds-filter';
import type { CasinoView, ForeignRound, RoundProof } from 'touchline/core/casino/types';
import { RoundsExport } from '../../ui/web/screens/casino/rounds-export.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { readCsv } from '../unit/history/read-csv.ts';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const ROUND: RoundProof = {
  ...{ id: 'r1', gameId: 'dice', status: 'over', currency: 'EUR', stake: 100, bet: {}, moves: [], shown: {}, pays: 0 },
  ...{
    nonce: 0,
    seedId: 's',
    at: 1,
    commitment: 'c',
    tableHash: 't',
    version: 1,
    clientSeed: 'mine',
    serverSeed: null,
  },
};
const VIEW: CasinoView = {
  ...{
    catalogue: 'idle',
    history: 'idle',
    freeSpinsStage: 'idle',
    freeSpins: null,
    games: [],
    recent: [],
    followed: [],
  },
  ...{
    rounds: [ROUND],
    hasMoreRounds: false,
    isRoundsCut: false,
    askedRound: null,
    roundsFilter: EVERY_ROUND,
    roundGames: [],
    draws: new Map(),
  },
};
const MORE = { type: 'casino/loadRounds', payload: { more: true } };

beforeAll(() => loadNamespaces('casino'));
// A click on the link of a file would lead the document of all later files away.
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('the rounds as a file', () => {
  it('[CSN-10] are saved at once when all of them are loaded', async () => {
    const core = createFakeCore();
    const page = await render(core, <RoundsExport view={VIEW} />);
    await page.user.click(page.getByRole('button', { name: 'Save as CSV' }));
    expect(page.getByRole('status').textContent).toBe(`Saved 1 round as ${saved.join()}.`);
    expect(saved).toEqual([expect.stringMatching(/^rounds-.+\.csv$/)]);
    expect(core.fake.commands).toEqual([]);
  });

  it('[CSN-41] name a free spin beside its status', async () => {
    const { id, gameId, status, currency, pays, at } = ROUND;
    const free: ForeignRound = {
      id,
      gameId,
      status,
      currency,
      pays,
      at,
      stake: 0,
      commitment: null,
      isFree: true,
      proof: null,
    };
    const page = await render(createFakeCore(), <RoundsExport view={{ ...VIEW, rounds: [free, ROUND] }} />);
    await page.user.click(page.getByRole('button', { name: 'Save as CSV' }));
    const [file] = vi.mocked(URL.createObjectURL).mock.calls[0] ?? [];
    if (!(file instanceof Blob)) throw new Error('no file was saved');
    const rows = readCsv(await file.text());
    expect(rows.slice(1).map((cells) => cells[3])).toEqual(['free spin, over', 'over']);
  });

  it('[CSN-10] say which rounds are left out', async () => {
    const page = await render(createFakeCore(), <RoundsExport view={{ ...VIEW, isRoundsCut: true }} />);
    await page.user.click(page.getByRole('button', { name: 'Save as CSV' }));
    expect(page.getByRole('status').textContent).toMatch(/^Saved 1 round as .+ Older rounds are not in the file\./);
  });

  it('[CSN-10] wait for the rounds that are not loaded yet', async () => {
    const core = createFakeCore();
    const page = await render(core, <RoundsExport view={{ ...VIEW, hasMoreRounds: true }} />);
    await page.user.click(page.getByRole('button', { name: 'Save as CSV' }));
    expect(core.fake.commands).toEqual([MORE]);
    expect(page.getByRole('status').textContent).toBe('');
  });

  it('[CSN-10] ask again for a page that failed, and say when no file was saved', async () => {
    const core = createFakeCore();
    const page = await render(core, <RoundsExport view={{ ...VIEW, history: 'failed', hasMoreRounds: true }} />);
    await page.user.click(page.getByRole('button', { name: 'Save as CSV' }));
    expect(core.fake.commands).toEqual([MORE]);
    expect(page.getByRole('status').textContent).toContain('no file was saved');
  });
});
