/** The bonus games at the operator: turns from real stakes, rounds, payments, restarts. */
import { describe, expect, it } from 'vitest';
import type { BonusGameId } from '../../../adapters/sandbox/operator/bonus-games/games/game.ts';
import type { Operator } from '../../../adapters/sandbox/operator/operator.ts';
import { bonusAccountId } from '../../../adapters/sandbox/operator/players/accounts.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { outcome } from '../sandbox-book/fake-line.ts';
import type { Stage, StageOptions } from '../sandbox-book/given.ts';
import { coupon, JPY, leg, newPlayer, stage } from '../sandbox-book/given.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
type Player = Awaited<ReturnType<typeof newPlayer>>;
type Played = Stage & { readonly player: Player };

async function withPlayer(options: StageOptions = {}): Promise<Played> {
  const staged = await stage(options);
  return { ...staged, player: await newPlayer(staged.operator) };
}

/** Stakes `amount` on game 1 and lets it end: 0 lost, 1 won, 2 returned. */
function bet({ operator, clock, line, player }: Played, amount: number, result: 0 | 1 | 2 = 0): void {
  const answer = operator.book.place(player, `bet ${clock.now()}`, coupon(player, { amount }));
  if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
  line.set(outcome(1), { result });
  clock.advance(HOUR_MS + 5_000);
}

const turns = ({ operator, player }: Played): number => operator.bonusGames.turns(player.id).length;

function play({ operator, player }: Played, gameId: BonusGameId, key = 'turn') {
  const { seedId } = operator.bonusGames.fair(player.id, gameId);
  return operator.bonusGames.play(player.id, gameId, { key, seedId, clientSeed: 'mine' });
}

function expectBalanced(operator: Operator): void {
  const sums = new Map<string, number>();
  for (const { currency, amount } of operator.balances()) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
}

describe('[BGO-1] turns', () => {
  it.each([
    [1_999, 0],
    [2_000, 1],
    [4_100, 2],
    [9_000, 3],
  ])('of %i cents of settled stakes are %i', async (stake, earned) => {
    const given = await withPlayer();
    bet(given, stake);
    expect(turns(given)).toBe(earned);
  });

  it.each([
    ['lost', 0],
    ['won', 1],
  ] as const)('follow from stakes that %s alike', async (_, result) => {
    const given = await withPlayer();
    bet(given, 2_000, result);
    expect(turns(given)).toBe(1);
  });

  it('are not earned by returned stakes and free bets', async () => {
    const given = await withPlayer();
    const { operator, player, clock, line } = given;
    bet(given, 2_000, 2);
    const free = coupon(player, { accountId: bonusAccountId(player.id), amount: 1_000, bets: [leg(outcome(2), 1950)] });
    expect(operator.book.place(player, 'free', free).status).toBe('accepted');
    line.set(outcome(2), { result: 0 });
    clock.advance(2 * HOUR_MS);
    expect(turns(given)).toBe(0);
  });

  it('of one day are counted apart from those of the next', async () => {
    const given = await withPlayer();
    bet(given, 1_500);
    expect(given.operator.bonusGames.today(given.player.id)).toEqual({ stakedCents: 1_500, earned: 0 });
    given.clock.advance(DAY_MS);
    expect(given.operator.bonusGames.today(given.player.id)).toEqual({ stakedCents: 0, earned: 0 });
  });
});

describe('[BGO-2] a player who is stopped', () => {
  it('by an exclusion earns none from bets that settle meanwhile', async () => {
    const given = await withPlayer();
    const { operator, player, clock } = given;
    operator.book.place(player, 'bet', coupon(player, { amount: 2_000 }));
    expect(operator.limits.save(player.id, [{ limitType: 'selfExclusion', limitValue: 1 }], null).status).toBe('ok');
    given.line.set(outcome(1), { result: 1 });
    clock.advance(HOUR_MS + 5_000);
    expect(turns(given)).toBe(0);
    clock.advance(2 * DAY_MS);
    expect(turns(given)).toBe(0);
  });

  it('by the own wish for no bonus offers earns none', async () => {
    const given = await withPlayer();
    given.operator.office.saveSetting(given.player.id, 'bonus_offers', false);
    bet(given, 2_000);
    expect(turns(given)).toBe(0);
  });

  it('gets the turns of the day once the right to bonuses is back on that day', async () => {
    const given = await withPlayer({ at: Date.UTC(2026, 10, 21, 6) });
    given.operator.switches.set({ playerRights: ['bet'] });
    bet(given, 2_000);
    expect(turns(given)).toBe(0);
    given.operator.switches.set({ playerRights: ['bet', 'bonus'] });
    given.clock.advance(5_000);
    expect(turns(given)).toBe(1);
  });
});

describe('[BGO-3] a turn', () => {
  it('is announced with its last day and expires after it', async () => {
    const given = await withPlayer();
    bet(given, 2_000);
    const { operator, player, clock } = given;
    const [turn] = operator.bonusGames.turns(player.id);
    expect(turn?.expiresAt).toBe((turn?.earnedAt ?? 0) + 7 * DAY_MS);
    const day = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(turn?.expiresAt);
    expect(operator.inbox.thread(player.id, 'de').messages.at(-1)?.text).toContain(`bis zum ${day}`);
    clock.advance(7 * DAY_MS);
    expect(turns(given)).toBe(0);
    expect(play(given, 'fortuna')).toBe('noTurn');
  });
});

describe('[BGO-9] a turn that was played', () => {
  it.each(['fortuna', 'lottery'] as const)('of %s pays points once, which raise no level', async (gameId) => {
    const given = await withPlayer();
    const { operator, player } = given;
    bet(given, 2_000);
    const before = operator.rewards.points(player.id);
    const level = operator.rewards.tally(player.id).earned;
    expect(play(given, gameId)).toBeNull();
    const [round] = operator.bonusGames.rounds(player.id, gameId, 5);
    expect(round).toMatchObject({ status: 'over', currency: 'PTS', stake: 0, clientSeed: 'mine', serverSeed: null });
    expect(operator.rewards.points(player.id)).toBe(before + (round?.pays ?? Number.NaN));
    expect(operator.rewards.tally(player.id)).toMatchObject({ earned: level });
    expect(operator.rewards.tally(player.id).moves.at(-1)).toMatchObject({ kind: 'bonusGame', points: round?.pays });
    expectBalanced(operator);
  });

  it.each(['chest', 'dragon-bonus'] as const)('of %s pays a free bet', async (gameId) => {
    const given = await withPlayer();
    const { operator, player } = given;
    bet(given, 2_000);
    const before = operator.bonusBalance(player.id);
    expect(play(given, gameId)).toBeNull();
    const open = operator.bonusGames.open(player.id, gameId);
    expect(open).toMatchObject({ status: 'staked', shown: {}, pays: null });
    expect(operator.bonusGames.choose(player.id, open?.id ?? '', 0, 1)).toBeNull();
    const [round] = operator.bonusGames.rounds(player.id, gameId, 5);
    expect([10, 20, 40, 50]).toContain(round?.pays);
    expect(operator.bonusBalance(player.id)).toBe(before + (round?.pays ?? Number.NaN));
    expectBalanced(operator);
  });

  it('pays a free bet in units of the player’s own currency', async () => {
    const staged = await stage();
    const given = { ...staged, player: await newPlayer(staged.operator, JPY) };
    bet(given, 10_000);
    expect(play(given, 'chest')).toBeNull();
    const open = given.operator.bonusGames.open(given.player.id, 'chest');
    expect(open).toMatchObject({ currency: 'JPY' });
    given.operator.bonusGames.choose(given.player.id, open?.id ?? '', 0, 0);
    const unit = open?.bet.unit ?? Number.NaN;
    expect([unit, 4 * unit]).toContain(given.operator.bonusGames.rounds(given.player.id, 'chest', 1)[0]?.pays);
  });
});

describe('[BGO-6] a repeated call', () => {
  it('with the same key spends no second turn', async () => {
    const given = await withPlayer();
    bet(given, 4_000);
    const { operator, player } = given;
    expect(play(given, 'fortuna')).toBeNull();
    expect(play(given, 'fortuna')).toBeNull();
    expect(turns(given)).toBe(1);
    expect(operator.bonusGames.rounds(player.id, 'fortuna', 5)).toHaveLength(1);
    expect(play(given, 'fortuna', 'another')).toBeNull();
    expect(operator.bonusGames.rounds(player.id, 'fortuna', 5).map(({ nonce }) => nonce)).toEqual([1, 0]);
  });

  it('of a choice changes nothing, and another choice at its place is refused', async () => {
    const given = await withPlayer();
    bet(given, 2_000);
    const { bonusGames } = given.operator;
    play(given, 'safe');
    const id = bonusGames.open(given.player.id, 'safe')?.id ?? '';
    const choose = (at: number, digit: number) => bonusGames.choose(given.player.id, id, at, digit);
    expect(choose(0, 4)).toBeNull();
    expect(choose(0, 4)).toBeNull();
    expect(choose(0, 5)).toBe('badMove');
    expect(choose(2, 1)).toBe('badMove');
    expect(choose(1, 10)).toBe('badMove');
    expect(bonusGames.choose(given.player.id + 1, id, 1, 1)).toBe('badMove');
    expect(bonusGames.open(given.player.id, 'safe')?.moves).toEqual([4]);
  });
});

describe('[BGO-5] the seeds', () => {
  it('are those that were shown, and the server seed is revealed on request, not while a round is open', async () => {
    const given = await withPlayer();
    bet(given, 4_000);
    const { bonusGames } = given.operator;
    const { id } = given.player;
    const { seedId, commitment } = bonusGames.fair(id, 'safe');
    expect(bonusGames.play(id, 'safe', { key: 'a', seedId: 'another', clientSeed: 'x' })).toBe('otherSeed');
    expect(turns(given)).toBe(2);
    play(given, 'safe');
    expect(bonusGames.reveal(id, 'safe', seedId)).toBe('openRound');
    const round = bonusGames.open(id, 'safe')?.id ?? '';
    for (const at of [0, 1, 2]) bonusGames.choose(id, round, at, at);
    expect(bonusGames.rounds(id, 'safe', 1)[0]).toMatchObject({ serverSeed: null, commitment });
    expect(bonusGames.reveal(id, 'safe', seedId)).toBeNull();
    expect(bonusGames.reveal(id, 'safe', seedId)).toBeNull();
    expect(bonusGames.rounds(id, 'safe', 1)[0]?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(bonusGames.fair(id, 'safe')).toMatchObject({ clientSeed: null, nonce: 0 });
    expect(bonusGames.fair(id, 'safe').seedId).not.toBe(seedId);
  });
});

describe('[BGO-4] a restart', () => {
  it('keeps turns, an open round and its choices', async () => {
    const store = createMemoryStore();
    const given = await withPlayer({ store });
    bet(given, 4_000);
    play(given, 'memory');
    const { operator, player, clock } = given;
    const open = operator.bonusGames.open(player.id, 'memory');
    operator.bonusGames.choose(player.id, open?.id ?? '', 0, 3);
    const before = operator.bonusGames.open(player.id, 'memory');
    await operator.stop();
    const again = { ...(await stage({ store, at: clock.now() })), player };
    expect(turns(again)).toBe(1);
    expect(again.operator.bonusGames.open(player.id, 'memory')).toEqual(before);
    again.clock.advance(HOUR_MS);
    expect(turns(again)).toBe(1);
    expectBalanced(again.operator);
  });

  it('pays a round that was decided and not paid, once', async () => {
    const store = createMemoryStore();
    const given = await withPlayer({ store });
    bet(given, 2_000);
    const { operator, player, clock } = given;
    const points = operator.rewards.points(player.id);
    play(given, 'fortuna');
    await operator.stop();
    // The record ends before the payment, as after a power cut.
    const cut = createMemoryStore();
    for await (const { record } of store.load()) if (record.t !== 'bonusRoundPaid') await cut.append([record]);
    const again = (await stage({ store: cut, at: clock.now() })).operator;
    const [round] = again.bonusGames.rounds(player.id, 'fortuna', 1);
    expect(round?.pays).toBe(operator.bonusGames.rounds(player.id, 'fortuna', 1)[0]?.pays);
    expect(again.rewards.points(player.id)).toBe(points + (round?.pays ?? Number.NaN));
    expectBalanced(again);
  });
});
