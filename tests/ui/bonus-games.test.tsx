/** The pages of the bonus games with the fake core: what they show and say, and what their controls do. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { BonusAnswer, BonusGameId, BonusGamesState, BonusPlayer } from 'touchline/core/bonus-games/types';
import { viewBonusGames } from 'touchline/core/bonus-games/views';
import { reduced } from 'touchline/kernel/rational';
import type { RoundProof } from 'touchline/core/casino/types';
import { meanOf } from '../../adapters/sandbox/operator/bonus-games/games/game.ts';
import { BONUS_GAMES } from '../../adapters/sandbox/operator/bonus-games/games/games.ts';
import { History } from '../../ui/web/screens/bonus-games/history.tsx';
import { Stage } from '../../ui/web/screens/bonus-games/stage.tsx';
import { Prizes, Turns } from '../../ui/web/screens/bonus-games/terms.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const HEX = 'ab'.repeat(32);
const PLAYER: BonusPlayer = {
  turns: [{ id: 't', earnedAt: 0, expiresAt: Date.UTC(2026, 10, 28) }],
  today: { stakedCents: 2_500, earned: 1 },
  fair: { seedId: 's', commitment: HEX, clientSeed: null, nonce: 0 },
  open: null,
  rounds: [],
  points: 0,
  freeBets: 0,
};

function answerOf(game: BonusGameId, player: Partial<BonusPlayer> | null = {}): BonusAnswer {
  const { reward } = BONUS_GAMES[game];
  const prizes = BONUS_GAMES[game].prizes.map((prize) => ({ ...prize, chance: reduced(prize.chance) }));
  return {
    ...{ game, reward, prizes, mean: meanOf(BONUS_GAMES[game]), iso: 'EUR', unit: reward === 'points' ? 1 : 10 },
    rule: { stakeCents: 2_000, maxPerDay: 3, lastsMs: 604_800_000 },
    player: player === null ? null : { ...PLAYER, ...player },
  };
}

function roundOf(gameId: BonusGameId, change: Partial<RoundProof>): RoundProof {
  return {
    ...{
      id: 'r',
      gameId,
      status: 'over',
      currency: 'PTS',
      stake: 0,
      bet: { unit: 1 },
      moves: [],
      shown: {},
      pays: null,
    },
    ...{ nonce: 0, seedId: 's', at: 0, commitment: HEX, tableHash: HEX, version: 1, clientSeed: 'x', serverSeed: null },
    ...change,
  };
}

/** The state after a turn of this visit. */
function played(answer: BonusAnswer, more: Partial<BonusGamesState> = {}): BonusGamesState {
  const keyed = { game: answer.game, act: { kind: 'play', seedId: 's', clientSeed: 'x' }, key: 'k' } as const;
  return { status: 'ready', game: answer.game, answer, acting: null, last: { outcome: 'done', keyed }, ...more };
}

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('bonus', 'casino', 'office');
  core = createFakeCore();
});
const stage = (answer: BonusAnswer, more: Partial<BonusGamesState> = {}) =>
  render(core, <Stage view={viewBonusGames(played(answer, more), [], false)} answer={answer} />);
const acts = (): readonly unknown[] => core.fake.commands.filter(({ type }) => type.startsWith('bonus-games/'));

describe('a bonus game', () => {
  it('[BGM-8] states its prizes with exact chances, and the mean', async () => {
    const page = await render(core, <Prizes answer={answerOf('fortuna')} />);
    const rows = page.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContain('Fields: 1 of 12120 pts1/12 (8.33%)');
    expect(rows).toContain('Fields: 6 of 125 pts1/2 (50.00%)');
    expect(page.getByText('Average prize of a turn: exactly 20 pts.')).toBeDefined();
  });

  it('[BGM-8] of free bets states amounts of the player’s currency', async () => {
    const page = await render(core, <Prizes answer={answerOf('dragon-bonus')} />);
    expect(page.getByRole('row', { name: /Eggs: 1 of 5 €0.50 1\/5/ })).toBeDefined();
    expect(page.getByText('Average prize of a turn: exactly €0.20.')).toBeDefined();
  });

  it('[BGM-8] says how turns are earned, and when each expires', async () => {
    const page = await render(core, <Turns answer={answerOf('safe')} />);
    expect(
      page.getByText(/For each full €20.00 .* up to 3 a day\. It makes no difference whether you won or lost/),
    ).toBeDefined();
    expect(page.getByText(/^Valid until .*28 November 2026/)).toBeDefined();
    expect(page.getByText('Today: €25.00 in settled stakes, 1 of 3 turns earned.')).toBeDefined();
  });

  it('[BGM-4] offers a guest the login, and a player without turns no turn', async () => {
    const guest = await stage(answerOf('safe', null));
    expect(guest.getByRole('link', { name: 'Log in to see your turns' })).toBeDefined();
    guest.unmount();
    const page = await stage(answerOf('safe', { turns: [] }), { last: null });
    expect(page.getByText(/You have no turns at the moment/)).toBeDefined();
    expect(page.queryByRole('button')).toBeNull();
  });

  it('[BGM-3, BGM-4] spends a turn with the player’s own seed, of which only visible ASCII is kept', async () => {
    const page = await stage(answerOf('fortuna'), { last: null });
    await page.user.click(page.getByText('Choose your own seed'));
    await page.user.fill(page.getByRole('textbox', { name: /^Your seed/ }), 'my sëed');
    await page.user.click(page.getByRole('button', { name: 'Play a turn' }));
    expect(acts()).toEqual([{ type: 'bonus-games/play', payload: { clientSeed: 'mysed' } }]);
  });

  it.each([
    ['fortuna', { shown: { field: 0 }, pays: 120 }, 'img', 'The wheel stopped at 120', 'Your prize: 120 pts'],
    ['lottery', { shown: { ticket: 7, drawn: 107 }, pays: 400 }, 'region', 'The game', 'Your prize: 400 pts'],
  ] as const)('[BGM-6] %s says its result in words', async (game, round, role, name, prize) => {
    const page = await stage(answerOf(game, { turns: [], rounds: [roundOf(game, round)] }));
    expect(page.getByRole(role, { name })).toBeDefined();
    expect(page.getByRole('status').textContent).toBe(prize);
  });

  it('[BGM-5, BGM-6] chests are opened by a button each, and afterwards show what they held', async () => {
    const open = roundOf('chest', { status: 'staked' });
    const page = await stage(answerOf('chest', { open }));
    await page.user.click(page.getByRole('button', { name: 'Chest 2' }));
    expect(acts()).toEqual([{ type: 'bonus-games/choose', payload: { choice: 1 } }]);
    page.unmount();
    const over = roundOf('chest', { moves: [1], shown: { places: [1, 4, 1], opened: 1 }, pays: 40 });
    const after = await stage(answerOf('chest', { rounds: [over] }));
    expect(after.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chest 1€0.10',
      'Chest 2€0.40Your choice',
      'Chest 3€0.10',
    ]);
    expect(after.getByRole('status').textContent).toBe('Your prize: €0.40');
  });

  it('[BGM-5] cards of memory stay open, and only closed ones are buttons', async () => {
    const open = roundOf('memory', { status: 'staked', moves: [2], shown: { opened: [2], faces: [15] } });
    const page = await stage(answerOf('memory', { open }));
    expect(page.getAllByRole('button')).toHaveLength(7);
    expect(page.getByText('15 pts')).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Card 8' }));
    expect(acts()).toEqual([{ type: 'bonus-games/choose', payload: { choice: 7 } }]);
  });

  it('[BGM-5] the safe says of each digit whether it was right, and asks for the next', async () => {
    const open = roundOf('safe', { status: 'staked', moves: [4, 7], shown: { guesses: [4, 7], right: [1, 0] } });
    const page = await stage(answerOf('safe', { open }));
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '4Right',
      '7Wrong',
      '–Digit 3',
    ]);
    await page.user.click(page.getByRole('button', { name: '9' }));
    expect(acts()).toEqual([{ type: 'bonus-games/choose', payload: { choice: 9 } }]);
  });

  it('[BGM-2] says that an outcome is unknown, and why a turn was refused', async () => {
    const keyed = { game: 'safe', act: { kind: 'play', seedId: 's', clientSeed: 'x' }, key: 'k' } as const;
    const unknown = await stage(answerOf('safe'), { last: { outcome: 'unknown', keyed } });
    expect(unknown.getByRole('status').textContent).toContain('The connection was lost');
    unknown.unmount();
    const refused = await stage(answerOf('safe'), { last: { outcome: 'refused', keyed, refusal: 'noTurn' } });
    expect(refused.getByRole('status').textContent).toContain('has expired');
  });

  it('[BGM-6] lists turns with their seeds, and reveals the server’s seed on request', async () => {
    const rounds = [roundOf('safe', { pays: 30, moves: [1, 2, 3] })];
    const answer = answerOf('safe', { rounds, fair: { ...PLAYER.fair, clientSeed: 'x', nonce: 1 } });
    const view = viewBonusGames(played(answer), [], false);
    const page = await render(core, <History view={view} answer={answer} player={answer.player ?? PLAYER} />);
    await page.user.click(page.getByText('30 pts'));
    expect(page.getByText('not revealed yet')).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Reveal the server’s seed' }));
    expect(acts()).toEqual([{ type: 'bonus-games/reveal', payload: {} }]);
  });
});
