/** Live tables: the games at them unchanged, one round for all players, and the company of simulated players. */
import { describe, expect, it } from 'vitest';
import { equals, reduced } from 'touchline/kernel/rational';
import { tableHashOf } from '../../../adapters/sandbox/provider/fairness/commitment.ts';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';
import { baccarat } from '../../../adapters/sandbox/provider/games/baccarat/baccarat.ts';
import type { Game, RoundResult } from '../../../adapters/sandbox/provider/games/game.ts';
import { liveBaccarat } from '../../../adapters/sandbox/provider/games/live-baccarat/live-baccarat.ts';
import { liveRoulette } from '../../../adapters/sandbox/provider/games/live-roulette/live-roulette.ts';
import { roulette } from '../../../adapters/sandbox/provider/games/roulette/roulette.ts';
import type { Answered } from '../../../adapters/sandbox/provider/session.ts';
import type { SharedView } from '../../../adapters/sandbox/provider/shared/draw-view.ts';
import type { RoundView } from '../../../adapters/sandbox/provider/views.ts';
import { drawing, isExactly, part, range, total } from './exact.ts';
import { createSharedWorld } from './shared-world.ts';

const SEED = { serverSeed: 'a', clientSeed: 'salt' };
const sharedOf = <Bet>({ shared, id }: Game<Bet>) => {
  if (shared === undefined) throw new Error(`${id} has no shared draws`);
  return shared;
};
type Draw = SharedView & { readonly round?: RoundView };
// The answers of `watch` have these fields.
const reported = (answer: Answered): Draw => answer as unknown as Draw;
const simulatedIn = (preview: RoundResult['shown'] | undefined): readonly number[] => {
  const value = preview?.['simulated'];
  return typeof value === 'object' ? value : [];
};

describe('live roulette', () => {
  const returnOf = (on: string) =>
    part(
      total(
        range(37).map((pocket) => liveRoulette.play(drawing(pocket), { chips: [{ on, stake: 2 }] }, [])?.pays ?? 0),
      ),
      37,
      2,
    );

  it('[LRO-1, LRO-2, LRO-3] numbers, dozens and columns return exactly 36/37 over all 37 pockets, even chances 73/74', () => {
    for (const on of [...range(37).map((n) => `n${n}`), ...[1, 2, 3].flatMap((n) => [`dozen${n}`, `column${n}`])])
      expect(isExactly(returnOf(on), 36n, 37n)).toBe(true);
    for (const on of ['red', 'black', 'odd', 'even', 'low', 'high'])
      expect(isExactly(returnOf(on), 73n, 74n)).toBe(true);
  });
});

describe('live baccarat', () => {
  it('[LBA-1, LBA-2] a round deals and pays as a coup of baccarat with the same stream does', () => {
    for (const nonce of range(200))
      for (const on of ['player', 'banker', 'tie'] as const) {
        const bet = { stake: 97, on };
        const live = liveBaccarat.play(createDraws({ ...SEED, nonce }), bet, []);
        expect(live).toEqual(baccarat.play(createDraws({ ...SEED, nonce }), bet, []));
        expect(sharedOf(liveBaccarat).result(createDraws({ ...SEED, nonce }))).toEqual(live?.shown);
      }
  });

  it('[LBA-2, LBA-3] each side returns exactly what the counted orders of six cards and the payments give', () => {
    // Counted one by one in the tests of baccarat, whose play is the same function.
    const [banker, player, tie] = [2_292_252_566_437_888n, 2_230_518_282_592_256n, 475_627_426_473_216n];
    const all = banker + player + tie;
    expect(all).toBe(416n * 415n * 414n * 413n * 412n * 411n);
    const exact = {
      player: { n: 2n * player + tie, d: all },
      banker: { n: 195n * banker + 100n * tie, d: 100n * all },
      tie: { n: 9n * tie, d: all },
    };
    for (const [on, value] of Object.entries(exact)) {
      const stated = liveBaccarat.returns.find(({ bet }) => bet === on)?.value ?? { n: 0n, d: 1n };
      expect({ on, isExact: equals(value, stated) }).toEqual({ on, isExact: true });
    }
    expect(reduced(exact.banker)).toEqual({ n: 10_732_465_128_097n, d: 10_847_218_479_825n });
    expect(liveBaccarat.play).toBe(baccarat.play);
  });
});

describe('live tables', () => {
  it('[LIV-2] have the pay tables of their games, and ids of their own in the commitment', () => {
    expect([liveRoulette, liveBaccarat].map(({ table }) => tableHashOf(table))).toEqual(
      [roulette, baccarat].map(({ table }) => tableHashOf(table)),
    );
    expect([liveRoulette.id, liveBaccarat.id]).toEqual(['live-roulette', 'live-baccarat']);
  });

  it('[LIV-2, LIV-3] five simulated players bet on places of the table, and the round comes before them in the stream', () => {
    const seen = range(400).map((nonce) => {
      const stream = () => createDraws({ ...SEED, nonce });
      const { preview, result } = sharedOf(liveRoulette);
      // The pocket is the first integer of the stream.
      expect(result(stream())).toEqual({ number: stream().below(37) });
      return simulatedIn(preview?.(stream()));
    });
    expect(new Set(seen.map(({ length }) => length))).toEqual(new Set([10]));
    const [places, chips] = [0, 1].map((first) => seen.flatMap((all) => all.filter((_, at) => at % 2 === first)));
    expect(new Set(places)).toEqual(new Set(range(49)));
    expect(new Set(chips)).toEqual(new Set(range(20).map((at) => at + 1)));
    const sides = simulatedIn(sharedOf(liveBaccarat).preview?.(createDraws({ ...SEED, nonce: 1 })));
    expect(sides.filter((_, at) => at % 2 === 0).every((side) => side < 3)).toBe(true);
  });

  it('[LIV-3] the bets of simulated players say nothing about the round: the same ones come before every pocket', () => {
    const { preview } = sharedOf(liveRoulette);
    const before = (pocket: number) => simulatedIn(preview?.(drawing(pocket, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)));
    expect(new Set(range(37).map((pocket) => before(pocket).join(' ')))).toEqual(new Set(['3 5 5 7 7 9 9 11 11 13']));
  });

  it('[LIV-1, LIV-3] bets are taken for 30 of 45 seconds, the result is public after them, and company is not counted', async () => {
    const world = createSharedWorld();
    const session = await world.open('live-roulette');
    const read = async () => reported(await world.provider().watch(session, ''));
    const first = await read();
    expect(first.draw.closesAt % 45_000).toBe(30_000);
    expect(first.draw).toMatchObject({ phase: 'bets', result: null, bets: 0 });
    expect(simulatedIn(first.draw.preview ?? {})).toHaveLength(10);
    const placed = await world.provider().play(session, 'k1', { chips: [{ on: 'red', stake: 100 }] });
    expect(placed).toMatchObject({ ok: true, round: { status: 'staked' } });
    await world.pass(first.draw.closesAt - world.clock.now());
    const shown = await read();
    expect(shown.draw).toMatchObject({ nonce: first.draw.nonce, phase: 'shown', bets: 1 });
    expect(shown.draw.endsAt).toBe(first.draw.closesAt + 15_000);
    expect(shown.round).toMatchObject({ status: 'over', shown: shown.draw.result ?? {} });
  });

  it('[LIV-4, LIV-5] the rules say that players are simulated and that there is no dealer', () => {
    for (const id of ['live-roulette', 'live-baccarat']) {
      const rules = CATALOGUE.find((game) => game.id === id)?.rules.map(([english]) => english) ?? [];
      expect(rules).toEqual(expect.arrayContaining([expect.stringContaining('There is no dealer and no video.')]));
      expect(rules).toEqual(expect.arrayContaining([expect.stringContaining('are simulated and marked so')]));
    }
  });
});
