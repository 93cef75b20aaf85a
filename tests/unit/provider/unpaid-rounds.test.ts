/** An operator that answers calls for money, but does not acknowledge them. */
import { describe, expect, it } from 'vitest';
import type { WalletAnswer, WalletCall } from '../../../adapters/sandbox/operator/casino/calls.ts';
import { createWalletClient } from '../../../adapters/sandbox/provider/wallet-client.ts';
import { createSharedWorld } from './shared-world.ts';

/** A bet that wins with the seeds of a fresh world. */
const BET = { stake: 100, chance: 9_500, side: 'under' };
const WIN = 104;
const REFUSALS = ['ROUND_UNKNOWN', 'ROUND_SETTLED', 'ROUND_CLOSED', 'TX_CONFLICT', 'BAD_REQUEST'] as const;

async function given(refused: WalletCall, status: WalletAnswer['status']) {
  const world = createSharedWorld();
  world.answer = (name) => (name === refused ? { status } : null);
  const token = await world.open('dice');
  await world.provider().choose(token, 'mine');
  const answer = await world.provider().play(token, 'k1', BET);
  const [round] = world.provider().rounds(1, null, 1);
  return { world, token, answer, round };
}

describe('a round whose money is not acknowledged', () => {
  it.each(REFUSALS)(
    '[PRV-14] stays unpaid and is reported when the operator answers %s to its credit',
    async (code) => {
      const { world, answer, round } = await given('credit', code);
      expect(answer).toMatchObject({ ok: false, code: 'PAYMENT_OPEN', detail: { status: code } });
      expect(round).toMatchObject({ status: 'staked', pays: null });
      expect(world.records.some(({ t }) => t === 'fairRoundPaid')).toBe(false);
      // The round is not closed either: the operator could pay no more after that.
      expect(world.moved.map(({ name }) => name)).toEqual(['debit', 'credit']);
      expect(world.reports).toEqual([`Error: the operator answered ${code} to the credit of round ${round?.id ?? ''}`]);
    },
  );

  it('[PRV-14] stays unpaid when its close is refused, and over when it is closed already', async () => {
    expect((await given('round/close', 'ROUND_UNKNOWN')).round).toMatchObject({ status: 'staked', pays: null });
    expect((await given('round/close', 'ROUND_CLOSED')).round).toMatchObject({ status: 'over', pays: WIN });
  });

  it('[PRV-14] begins no other round, and is paid under the same transactions when its player opens the game', async () => {
    const { world, token, round } = await given('credit', 'TX_CONFLICT');
    expect(await world.provider().play(token, 'k2', BET)).toMatchObject({ ok: false, code: 'ROUND_OPEN' });
    world.answer = () => null;
    await world.open('dice');
    expect(world.provider().rounds(1, null, 9)).toMatchObject([{ id: round?.id, status: 'over', pays: WIN }]);
    const credits = world.moved.filter(({ name }) => name === 'credit');
    expect(new Set(credits.map(({ transactionId, amount }) => `${transactionId} ${amount}`)).size).toBe(1);
  });

  it('[PRV-14] is asked for again after a restart', async () => {
    const { world } = await given('credit', 'ROUND_UNKNOWN');
    await world.restart();
    expect(world.provider().rounds(1, null, 1)).toMatchObject([{ status: 'staked' }]);
    world.answer = () => null;
    await world.restart();
    expect(world.provider().rounds(1, null, 1)).toMatchObject([{ status: 'over', pays: WIN }]);
  });

  it('[PRV-14] is not cancelled while the operator still has its stake', async () => {
    const world = createSharedWorld();
    world.answer = (name) => (name === 'rollback' ? { status: 'TX_CONFLICT' } : null);
    const token = await world.open('crash');
    world.before = (name) => {
      if (name === 'debit') world.clock.advance(60_000);
    };
    await world.provider().play(token, 'k1', { stake: 100, target: 200 });
    expect(world.moved.map(({ name }) => name)).toEqual(['debit', 'rollback']);
    expect(world.records.some(({ t }) => t === 'fairRoundCancelled')).toBe(false);
    expect(world.reports).toHaveLength(1);
  });
});

describe('the calls of the provider', () => {
  it('[PRV-14, GWAL-2] are sent again with a new time when the operator could not read their signature', async () => {
    const times: number[] = [];
    let clock = 1_000;
    const client = createWalletClient({
      key: 'secret',
      now: () => clock,
      pause: () => Promise.resolve().then(() => void (clock += 500)),
      send: ({ at }) => {
        times.push(at);
        return Promise.resolve(JSON.stringify({ status: times.length < 3 ? 'BAD_SIGNATURE' : 'OK' }));
      },
    });
    const body = { sessionId: 's', roundId: 'r', transactionId: 'r:c', amount: 5 };
    expect(await client.ask('credit', body, Infinity)).toEqual({ status: 'OK' });
    expect(times).toEqual([1_000, 1_500, 2_000]);
  });
});
