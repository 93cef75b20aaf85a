/** The calls of bonus games, as the core decodes them: turns from a casino round, a turn played, refusals. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodeBonus, decodeBonusAct } from 'touchline/core/bonus-games/wire';
import { BONUS_GAMES } from 'touchline/core/bonus-games/types';
import { decodeLaunch } from 'touchline/core/game-session/wire';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

const BASE = '/web-api/bonus-games';
const clock = createManualClock(Date.UTC(2026, 10, 21, 15));
let host: NodeOperator;
let player: Signed;
const read = <T>(
  decoded: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T => {
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
};
const bonus = async (game: string) =>
  read(decodeBonus((await get(host.fetch, `${BASE}/${game}`, signed(player))).body));
const act = (game: string, path: string, body: unknown, key = 'key') =>
  post(host.fetch, `${BASE}/${game}/${path}`, body, { ...signed(player), 'idempotency-key': key });

/** Stakes real money in a round of dice and waits for the turns. */
async function stakeAtDice(stake: number): Promise<void> {
  const provider = async (name: string, body: unknown) =>
    (await post(host.fetch, `/games-api/v1/provider/${name}`, body)).body as Readonly<Record<string, unknown>>;
  const launch = await post(host.fetch, '/games-api/v1/launches', { gameId: 'dice' }, signed(player));
  const { ticket } = read(decodeLaunch(launch.body));
  const session = String((await provider('open', { ticket }))['session']);
  await provider('choose', { session, clientSeed: 'client' });
  const played = await provider('play', {
    session,
    key: `dice-${clock.now()}`,
    bet: { stake, chance: 4_950, side: 'under' },
  });
  expect(played['ok']).toBe(true);
  clock.advance(5_000);
}

beforeEach(async () => {
  host = await createNodeOperator({ clock, store: createMemoryStore(), createLine: () => createFakeLine(clock) });
  player = await register(host.fetch);
});
afterEach(() => host.close());

it.each(BONUS_GAMES)(
  '[BGM-1, BGM-8] a guest sees the prizes of %s, their chances, the mean and the rule of turns',
  async (game) => {
    const terms = read(decodeBonus((await get(host.fetch, `${BASE}/${game}/terms`)).body));
    expect(terms).toMatchObject({ game, iso: 'EUR', player: null, rule: { stakeCents: 2_000, maxPerDay: 3 } });
    const mean = terms.prizes.reduce((sum, { wins, chance }) => sum + (wins * Number(chance.n)) / Number(chance.d), 0);
    expect(mean).toBeCloseTo(Number(terms.mean.n) / Number(terms.mean.d), 9);
    expect((await get(host.fetch, `${BASE}/${game}`)).status).toBe(401);
  },
);

it('[BGO-1, BGO-9] a casino round for real money earns turns, a turn pays points, and the call again pays nothing', async () => {
  await stakeAtDice(4_500);
  const before = await bonus('fortuna');
  expect(before.player).toMatchObject({ today: { stakedCents: 4_500, earned: 2 }, points: 0 });
  expect(before.player?.turns).toHaveLength(2);
  const body = { seedId: before.player?.fair.seedId, clientSeed: 'mine' };
  const played = read(decodeBonusAct((await act('fortuna', 'turns', body)).body));
  const [round] = played.answer.player?.rounds ?? [];
  expect(played).toMatchObject({ refusal: null, answer: { player: { points: round?.pays, open: null } } });
  const again = read(decodeBonusAct((await act('fortuna', 'turns', body)).body));
  expect(again).toEqual(played);
  expect(again.answer.player?.turns).toHaveLength(1);
});

it('[BGO-1] a round for play money earns nothing', async () => {
  const launch = await post(host.fetch, '/games-api/v1/demo-launches', { gameId: 'dice', currency: 'EUR' });
  const { ticket } = read(decodeLaunch(launch.body));
  const provider = async (name: string, body: unknown) =>
    (await post(host.fetch, `/games-api/v1/provider/${name}`, body)).body as Readonly<Record<string, unknown>>;
  const session = String((await provider('open', { ticket }))['session']);
  await provider('choose', { session, clientSeed: 'client' });
  await provider('play', { session, key: 'demo', bet: { stake: 10_000, chance: 4_950, side: 'under' } });
  clock.advance(5_000);
  expect((await bonus('fortuna')).player).toMatchObject({ turns: [], today: { stakedCents: 0, earned: 0 } });
});

it('[BGO-6, BGO-7] choices are made one by one, and the round pays once they are all there', async () => {
  await stakeAtDice(2_000);
  const { seedId } = (await bonus('safe')).player?.fair ?? { seedId: '' };
  const begun = read(decodeBonusAct((await act('safe', 'turns', { seedId, clientSeed: 'mine' })).body));
  const roundId = begun.answer.player?.open?.id;
  const choose = async (at: number, choice: number) =>
    read(decodeBonusAct((await act('safe', 'choices', { roundId, at, choice }, `choice-${at}`)).body));
  expect((await choose(0, 3)).answer.player?.open?.shown).toMatchObject({ guesses: [3] });
  const kept = await bonus('safe');
  expect(kept.player?.open).toMatchObject({ id: roundId, moves: [3], pays: null });
  expect((await choose(0, 4)).refusal).toBe('badMove');
  await choose(1, 3);
  const over = await choose(2, 3);
  expect(over.answer.player).toMatchObject({ open: null, rounds: [{ id: roundId, status: 'over', moves: [3, 3, 3] }] });
  expect(over.answer.player?.points).toBe(over.answer.player?.rounds[0]?.pays);
});

it('[BGO-8] an excluded player and one without the right neither begin nor go on; the open round waits', async () => {
  await stakeAtDice(4_000);
  const { seedId } = (await bonus('chest')).player?.fair ?? { seedId: '' };
  const begun = read(decodeBonusAct((await act('chest', 'turns', { seedId, clientSeed: 'mine' })).body));
  const roundId = begun.answer.player?.open?.id;
  host.operator.switches.set({ playerRights: ['bet'] });
  expect((await act('chest', 'choices', { roundId, at: 0, choice: 0 })).status).toBe(403);
  host.operator.switches.set({ playerRights: ['bet', 'bonus'] });
  expect(
    host.operator.limits.save(Number(player.userId), [{ limitType: 'selfExclusion', limitValue: 1 }], null).status,
  ).toBe('ok');
  const refused = read(decodeBonusAct((await act('chest', 'choices', { roundId, at: 0, choice: 0 })).body));
  expect(refused).toMatchObject({ refusal: 'excluded', answer: { player: { open: { id: roundId } } } });
  expect(read(decodeBonusAct((await act('safe', 'turns', { seedId, clientSeed: 'x' }, 'b')).body)).refusal).toBe(
    'excluded',
  );
});

it('[BGO-5, BGO-6] a call without a key, with a malformed seed or to another game changes nothing', async () => {
  await stakeAtDice(2_000);
  const body = { seedId: (await bonus('fortuna')).player?.fair.seedId, clientSeed: 'mine' };
  expect((await post(host.fetch, `${BASE}/fortuna/turns`, body, signed(player))).status).toBe(400);
  expect((await act('fortuna', 'turns', { ...body, clientSeed: 'a b' })).status).toBe(422);
  expect((await act('roulette', 'turns', body)).status).toBe(404);
  expect(read(decodeBonusAct((await act('chest', 'turns', body)).body)).refusal).toBe('otherSeed');
  expect((await bonus('fortuna')).player?.turns).toHaveLength(1);
});
