/** Draws that all players share: bets, moves, seeds, watching sessions, and a stop. */
import { beforeEach, describe, expect, it } from 'vitest';
import { commitmentOf, tableHashOf } from '../../../adapters/sandbox/provider/fairness/commitment.ts';
import { timeOf } from '../../../adapters/sandbox/provider/games/crash/curve.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import type { Answered } from '../../../adapters/sandbox/provider/session.ts';
import { hashedTimes } from '../../properties/hashed-times.ts';
import { CHAIN_LENGTH, createChainSeeds } from '../../../adapters/sandbox/provider/shared/chain.ts';
import type { DrawView, SharedView } from '../../../adapters/sandbox/provider/shared/draw-view.ts';
import { createTimetable } from '../../../adapters/sandbox/provider/shared/timetable.ts';
import type { RoundView } from '../../../adapters/sandbox/provider/views.ts';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import type { SharedWorld } from './shared-world.ts';
import { createSharedWorld, settled } from './shared-world.ts';

const BETS_MS = 8_000;
const WATCHERS = 10_000;
let world: SharedWorld;

type Draw = Answered & SharedView & { readonly round?: RoundView; readonly receipt?: { readonly elapsedMs: number } };
// The answers of these calls have these fields; a test reads those that it expects.
const reported = (answer: Answered): Draw => answer as unknown as Draw;

const crashOf = (nonce: number): number => {
  const { top, salt } = chain();
  const serverSeed = createChainSeeds().seed({ top, length: CHAIN_LENGTH }, nonce);
  const shown = gameOf('crash')?.shared?.result(createDraws({ serverSeed, clientSeed: salt, nonce })) ?? {};
  return Number(shown['crashedAt']);
};
/** The latest chain on record. */
function chain(): { readonly top: string; readonly salt: string } {
  const made = world.records.findLast((record) => record.t === 'fairChainMade');
  const salted = world.records.findLast((record) => record.t === 'fairChainSalted');
  return { top: made?.top ?? '', salt: salted?.salt ?? '' };
}
const watch = async (session: string, seen = ''): Promise<Draw> =>
  reported(await world.provider().watch(session, seen));
const draw = async (session: string): Promise<DrawView> => (await watch(session)).draw;
let keys = 0;
const bet = async (session: string, target: number | null, stake = 100): Promise<Draw> => {
  keys += 1;
  return reported(await world.provider().play(session, `k${keys}`, { stake, target }));
};
const credits = (): readonly number[] =>
  world.moved.filter(({ name }) => name === 'credit').map(({ amount }) => amount);
const rollbacks = (): number => world.moved.filter(({ name }) => name === 'rollback').length;

/** Lets draws pass until one ends at `least` or later; answers with its number and end while its bets are open. */
async function drawOf(session: string, least: number): Promise<{ readonly nonce: number; readonly end: number }> {
  for (;;) {
    // Draws follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const now = await draw(session);
    const end = crashOf(now.nonce);
    if (now.phase === 'bets' && end >= least) return { nonce: now.nonce, end };
    // oxlint-disable-next-line no-await-in-loop
    await world.pass((now.endsAt ?? now.closesAt + timeOf(end) + 4_000) - world.clock.now());
  }
}

beforeEach(() => {
  world = createSharedWorld();
});

describe('shared draws', () => {
  it('[SHR-4, SHR-5, CRA-4] a target is paid at its time while the flight goes on, though nobody is there', async () => {
    const session = await world.open('crash');
    await drawOf(session, 250);
    const placed = await bet(session, 200);
    expect(placed.round).toMatchObject({ status: 'staked', pays: null, shown: {} });
    const { closesAt } = await draw(session);
    await world.pass(closesAt + timeOf(200) - 1 - world.clock.now());
    expect(credits()).toEqual([]);
    await world.pass(1);
    expect(credits()).toEqual([200]);
    expect(await draw(session)).toMatchObject({ phase: 'run', result: null });
  });

  it('[SHR-4] a bet after the bets have closed takes nothing; a second bet on a draw is refused', async () => {
    const session = await world.open('crash');
    await drawOf(session, 300);
    expect(await bet(session, null)).toMatchObject({ ok: true });
    expect(await bet(session, null)).toMatchObject({ ok: false, code: 'ROUND_OPEN' });
    await world.pass(BETS_MS);
    const other = await world.open('crash', 'p2');
    const stakes = world.moved.length;
    expect(await bet(other, null)).toMatchObject({ ok: false, code: 'BETS_CLOSED' });
    expect(world.moved).toHaveLength(stakes);
  });

  it('[SHR-4] a stake that is acknowledged after the bets have closed comes back', async () => {
    const session = await world.open('crash');
    await drawOf(session, 150);
    world.before = (name) => {
      if (name === 'debit') world.clock.advance(BETS_MS);
    };
    expect(await bet(session, 101)).toMatchObject({ ok: false, code: 'BETS_CLOSED', round: { status: 'cancelled' } });
    expect(rollbacks()).toBe(1);
    await world.pass(60_000);
    expect(credits()).toEqual([]);
  });

  it('[SHR-6, CRA-6] a cash-out counts when its call arrives, whatever the wallet does, and the receipt has the moment', async () => {
    const session = await world.open('crash');
    await drawOf(session, 200);
    const { round } = await bet(session, null);
    await world.pass(BETS_MS + 5_000);
    const answer = reported(await world.provider().move(session, round?.id ?? '', 0, 999));
    expect(answer).toMatchObject({
      ok: true,
      receipt: { elapsedMs: 5_000 },
      round: { status: 'over', moves: [134], pays: 134, shown: { cashedOut: 134 } },
    });
    expect(reported(await world.provider().move(session, round?.id ?? '', 0, 0)).round?.pays).toBe(134);
    expect(credits()).toEqual([134]);
  });

  it('[SHR-6, CRA-3] a cash-out that arrives at the end of the flight or later pays nothing', async () => {
    const session = await world.open('crash');
    const { end } = await drawOf(session, 101);
    const { round } = await bet(session, null);
    await world.pass(BETS_MS + timeOf(end));
    const answer = await world.provider().move(session, round?.id ?? '', 0, 0);
    expect(answer).toMatchObject({ ok: false, code: 'BAD_MOVE', round: { pays: 0, shown: { crashedAt: end } } });
    expect(credits()).toEqual([]);
  });

  it('[SHR-2, CRA-7] until a flight has ended no answer holds its end or its seed, for nobody', async () => {
    const [one, two] = [await world.open('crash'), await world.open('crash', 'demo')];
    const { nonce, end } = await drawOf(one, 200);
    const answers: unknown[] = [await bet(one, null), await bet(two, 101), await watch(one)];
    await world.pass(BETS_MS + timeOf(101));
    const { round } = answers[0] as Draw;
    answers.push(await world.provider().move(one, round?.id ?? '', 0, 0), await watch(one), await watch(two));
    answers.push(await world.provider().open('crash.p3'), world.provider().rounds(1, null, 10));
    const seed = createChainSeeds().seed({ top: chain().top, length: CHAIN_LENGTH }, nonce);
    const text = JSON.stringify(answers);
    expect(text).not.toContain(seed);
    expect(text).not.toContain(`"crashedAt":${end}`);
    await world.pass(timeOf(end));
    const [proof] = world.provider().rounds(1, null, 10);
    expect(proof?.serverSeed).toEqual(seed);
    expect((await watch(one)).drawn).toEqual({ seedId: proof?.seedId, nonce, serverSeed: seed });
  });

  it('[SHR-3, FAIR-1] revealed seeds lead to the commitment, and the salt is drawn once the commitment is durable', async () => {
    const session = await world.open('crash');
    const { fair } = await watch(session);
    await drawOf(session, 100);
    await world.pass(600_000);
    await drawOf(session, 100);
    const { drawn } = await watch(session);
    const end = hashedTimes(drawn?.serverSeed ?? '', (drawn?.nonce ?? 0) + 1);
    const tableHash = tableHashOf(gameOf('crash')?.table);
    expect(commitmentOf({ serverSeed: end, tableHash, gameId: 'crash', version: 1 })).toBe(fair.commitment);
    const kinds = world.records.map(({ t }) => t);
    const made = kinds.indexOf('fairChainMade');
    expect(kinds[made + 1]).toBe('fairChainSalted');
    expect(world.durables).toContain(made + 1);
  });

  it('[SHR-3] a chain that is used up is followed by another, and sessions of the first open again', async () => {
    const session = await world.open('five-of-36');
    const { fair } = await watch(session);
    await world.pass(CHAIN_LENGTH * 60_000);
    expect(await world.provider().watch(session, '')).toMatchObject({ ok: false, code: 'SESSION_EXPIRED' });
    const next = await watch(await world.open('five-of-36'));
    expect(next.fair.commitment).not.toBe(fair.commitment);
    expect(next.draw.nonce).toBe(0);
  });

  it('[SHR-1] draws on the clock begin at multiples of their period, also after hours without anybody', async () => {
    const session = await world.open('five-of-36');
    const first = await draw(session);
    expect(first.opensAt % 60_000).toBe(0);
    await world.pass(7 * 3_600_000 + 1_234);
    const later = await draw(session);
    expect(later.nonce - first.nonce).toBe(420);
    expect(later.opensAt - first.opensAt).toBe(420 * 60_000);
    expect(later.last.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 12 }, (_, at) => 419 - at));
  });

  it('[SHR-1] other draws follow each other without a gap or an overlap', () => {
    const runs = [3_000, 0, 12_000];
    const table = createTimetable(
      { betMs: 8_000, pauseMs: 4_000, isOnTheClock: false, runMs: (draws) => draws.below(1) },
      (nonce) => ({ below: () => runs[nonce] ?? 0 }),
    );
    const first = table.first(1_000);
    expect(first).toEqual({ nonce: 0, opensAt: 1_000, closesAt: 9_000, publicAt: 12_000, endsAt: 16_000 });
    expect(table.at(first, 15_999)).toBe(first);
    expect(table.at(first, 16_000)).toMatchObject({ nonce: 1, opensAt: 16_000, publicAt: 24_000, endsAt: 28_000 });
  });

  it('[SHR-7] ten thousand sessions that wait for the same change get the same state, computed once', async () => {
    const sessions = await Promise.all(Array.from({ length: WATCHERS }, (_, at) => world.open('crash', `p${at + 1}`)));
    const { revision } = await watch(sessions[0] ?? '');
    const views = sessions.map((session) => watch(session, revision));
    await settled();
    world.clock.advance(BETS_MS - 1);
    let first: Draw | null = null;
    void views[0]?.then((view) => (first = view));
    await settled();
    expect(first).toBeNull();
    world.clock.advance(1);
    const all = await Promise.all(views);
    expect(new Set(all.map((each) => each.draw)).size).toBe(1);
    expect(all[0]?.draw.phase).toBe('run');
  });

  it('[SHR-7] a call waits at most 8 seconds, and the end of a round comes along once', async () => {
    const session = await world.open('five-of-36');
    const { revision } = await watch(session);
    const waiting = watch(session, revision);
    await world.pass(8_000);
    expect((await waiting).revision).toBe(revision);
    keys += 1;
    await world.provider().play(session, `k${keys}`, { stake: 100, on: 'odd' });
    await world.pass(60_000);
    expect((await watch(session)).round?.status).toBe('over');
    expect((await watch(session)).round).toBeUndefined();
  });

  it('[SHR-8, CRA-8] after a stop in a flight a bet without a target comes back, and one with a target is decided as drawn', async () => {
    const [one, two] = [await world.open('crash'), await world.open('crash', 'p2')];
    await drawOf(one, 300);
    await bet(one, null);
    await bet(two, 250);
    await world.pass(BETS_MS + 1_000);
    await world.restart();
    expect(rollbacks()).toBe(1);
    expect(credits()).toEqual([]);
    await world.pass(timeOf(250));
    expect(credits()).toEqual([250]);
    expect(world.provider().rounds(1, null, 1)[0]).toMatchObject({ status: 'cancelled' });
  });

  it('[SHR-8] after a stop before the draw a bet on the clock keeps its draw, seeds and result', async () => {
    const session = await world.open('five-of-36');
    const { fair } = await watch(session);
    keys += 1;
    const placed = reported(await world.provider().play(session, `k${keys}`, { stake: 100, on: 'odd' }));
    await world.restart();
    expect((await watch(await world.open('five-of-36'))).fair.commitment).toBe(fair.commitment);
    await world.pass(60_000);
    const [proof] = world.provider().rounds(1, null, 1);
    expect(proof).toMatchObject({ id: placed.round?.id, status: 'over', nonce: placed.round?.nonce });
    expect(hashedTimes(proof?.serverSeed ?? '', (proof?.nonce ?? 0) + 1)).toBe(
      createChainSeeds().end({ top: chain().top, length: CHAIN_LENGTH }),
    );
  });

  it('[SHR-8] a game without a clock begins a new chain after a stop', async () => {
    const before = (await watch(await world.open('crash'))).fair.commitment;
    await world.restart();
    expect((await watch(await world.open('crash'))).fair.commitment).not.toBe(before);
  });

  it('[SHR-9, PRV-10] nobody chooses or changes the seeds of a shared draw, and a game of one’s own is not watched', async () => {
    const session = await world.open('crash');
    expect(await world.provider().choose(session, 'mine')).toMatchObject({ code: 'SEED_SHARED' });
    expect(await world.provider().rotate(session)).toMatchObject({ code: 'SEED_SHARED' });
    expect(await world.provider().watch(await world.open('dice'), '')).toMatchObject({ code: 'BAD_CALL' });
  });
});
