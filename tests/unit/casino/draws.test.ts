/** The zones of games of chance: results in parts, the entity, rounds of one's own, and draws that are followed. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { drawParts } from 'touchline/core/casino/rules/draw-parts';
import { ownDraws, zoneOfGame } from 'touchline/core/casino/rules/zone-of-game';
import type { GameRound, Shown } from 'touchline/core/casino/types';
import { createMediaEntity } from 'touchline/core/media/rules/entity';
import { GAME_KINDS, ZONE_KINDS, type ZoneKind } from 'touchline/core/media/types';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';
import type { Draws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { zoneOf } from '../../../adapters/sandbox/provider/zones.ts';
import { FEWER_RUNS } from '../../arbitraries/runs.ts';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const ZONED = CATALOGUE.flatMap(({ id }) => {
  const zone = zoneOf(id);
  return zone === null
    ? []
    : [{ id, draws: zone.draws, kind: ZONE_KINDS.find((kind) => kind === zone.kind) ?? ('match' as const) }];
});
/** Parts of a result that count or name something else than what was drawn. */
const NOT_DRAWN = new Set(['hits', 'kinds', 'left', 'opener', 'winner', 'throws']);

/** Numbers that look drawn, the same for the same seed. */
function drawsFrom(seed: number): Draws {
  let state = seed >>> 0;
  return {
    below: (n) => {
      state = (state + 0x6d_2b_79_f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * n);
    },
  };
}

function resultOf(id: string, seed: number): Shown {
  const game = gameOf(id);
  const bet = id === 'keno' ? { stake: 100, numbers: [1, 2] } : { stake: 100, on: 'andar' };
  return game?.shared?.result(drawsFrom(seed)) ?? game?.play(drawsFrom(seed), bet, [])?.shown ?? {};
}

const sorted = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);

describe('the results of the fourteen games of chance', () => {
  it('[CSN-11, MDA-9] each kind is the zone of one game', () => {
    expect(sortedText(ZONED.map(({ kind }) => kind))).toEqual(sortedText(GAME_KINDS));
    expect(sortedText(ZONED.filter(({ draws }) => draws === 'own').map(({ kind }) => kind))).toEqual([
      'andarbahar',
      'keno',
    ]);
  });

  it.each(ZONED)('[CSN-13] the parts of $kind have every number that was drawn', ({ id, kind }) => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const result = resultOf(id, seed);
        const drawn = Object.entries(result).flatMap(([name, value]) => (NOT_DRAWN.has(name) ? [] : [value].flat()));
        const parts = drawParts(kind, result);
        expect(drawn.length).toBeGreaterThan(0);
        expect(sorted(parts.flatMap(({ numbers }) => numbers))).toEqual(sorted(drawn));
        expect(new Set(parts.map(({ side }) => side)).size).toBe(parts.length);
      }),
      { seed: 73, numRuns: FEWER_RUNS },
    );
  });

  it('[CSN-13] a race has the dice of each side, the opening first', () => {
    // White opens with 5 against 2; then black throws 6 and 1, and white 3 and 3.
    const parts = drawParts('backgammon', { dice: [5, 2, 6, 1, 3, 3], opener: 0, winner: 0, throws: 2, left: 3 });
    expect(parts).toEqual([
      { what: 'dice', side: 'white', numbers: [5, 3, 3] },
      { what: 'dice', side: 'black', numbers: [2, 6, 1] },
    ]);
  });

  it.each<readonly [ZoneKind, Shown]>([
    ['5of36', {}],
    ['the21', { red: [1, 2] }],
    ['guesscard', { card: 52 }],
    ['battle', { dice: [7, 1] }],
    ['mega6', { drawn: [0, 4] }],
    ['wheel', { number: -1 }],
    ['match', { drawn: [1] }],
  ])('[CSN-13] a result that lacks what %s shows has no parts', (kind, result) => {
    expect(drawParts(kind, result)).toEqual([]);
  });
});

function sortedText(list: readonly string[]): readonly string[] {
  return [...list].sort();
}

describe('the zone of a game', () => {
  const game = { number: 266, slug: 'twenty-one', title: 'The 21' };

  it('[CSN-11] is a media entity with the game’s number, title and page', () => {
    const input = zoneOfGame({ ...game, zone: { id: 'z', kind: 'the21', draws: 'shared' } }, 'board');
    expect(input === null ? null : createMediaEntity(input)).toMatchObject({
      id: 'zone:266:z',
      kind: 'the21',
      target: 'board',
      title: 'The 21',
      gameLink: '/slots/game/266/twenty-one',
    });
    expect(zoneOfGame({ ...game, zone: null }, 'side')).toBeNull();
  });

  it('[CSN-14] rounds of one’s own are those of the visit and of real money, each once, the latest first', () => {
    const round = (id: string, at: number, more: Partial<GameRound> = {}): GameRound => ({
      ...{ id, gameId: 'keno', status: 'over', currency: 'EUR', stake: 1, bet: {}, moves: [], pays: 0, seedId: 's' },
      ...{ nonce: at, at, shown: { drawn: [at] } },
      ...more,
    });
    const visit = [round('a', 9), round('b', 8, { status: 'staked' }), round('c', 7, { gameId: 'dice' })];
    const real = [round('a', 9), ...Array.from({ length: 20 }, (_, at) => round(`r${at}`, 8 - at))];
    const own = ownDraws('keno', visit, real);
    expect(own.map(({ nonce }) => nonce)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2]);
    expect(own[0]).toEqual({ nonce: 9, result: { drawn: [9] } });
  });
});

describe('draws that are followed', () => {
  const DRAWS = 'GET /games-api/v1/draws/tv-war';
  const current = { nonce: 4, phase: 'bets', closesAt: 40_000, endsAt: null, bets: 2 };
  const LAST = [{ nonce: 3, result: { cards: [12, 20] } }];
  let given: Given;
  const view = () => given.core.feature('casino').get();
  const asked = (): number => given.calls.filter((call) => call === DRAWS).length;
  const codeOf = (type: 'casino/followDraws' | 'casino/unfollowDraws'): string => {
    const result = given.core.dispatch({ type, payload: { gameId: 'tv-war' } });
    return result.ok ? 'accepted' : result.error.code;
  };
  const open = async (): Promise<void> => {
    given = await openGate();
    given.answers.set(DRAWS, { current, last: LAST });
    void given.core.load('casino');
    for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  };
  afterEach(closeGates);

  it('[CSN-12] are asked for every 2 s while a place shows them, and not beyond', async () => {
    await open();
    expect(codeOf('casino/followDraws')).toBe('accepted');
    expect(codeOf('casino/followDraws')).toBe('accepted');
    await given.clock.run(4_100);
    expect(asked()).toBe(3);
    expect(view()?.draws.get('tv-war')).toEqual({ status: 'ready', current, last: LAST });
    codeOf('casino/unfollowDraws');
    await given.clock.run(2_000);
    expect(asked()).toBe(4);
    codeOf('casino/unfollowDraws');
    await given.clock.run(10_000);
    expect(asked()).toBe(4);
    expect(codeOf('casino/unfollowDraws')).toBe('casino/notFollowed');
  });

  it('[CSN-12] are not asked for while the page is not seen', async () => {
    await open();
    given.visible.set(false);
    codeOf('casino/followDraws');
    await given.clock.run(10_000);
    expect(asked()).toBe(0);
    given.visible.set(true);
    await given.clock.run(100);
    expect(asked()).toBe(1);
  });

  it('[CSN-12] stay as they were when an answer is missing; a first one that is missing is a failure', async () => {
    await open();
    given.answers.set(DRAWS, 'network');
    codeOf('casino/followDraws');
    await given.clock.run(500);
    expect(view()?.draws.get('tv-war')).toMatchObject({ status: 'failed', last: [] });
    given.answers.set(DRAWS, { current, last: LAST });
    await given.clock.run(20_000);
    expect(view()?.draws.get('tv-war')?.status).toBe('ready');
    given.answers.set(DRAWS, [500, '']);
    await given.clock.run(20_000);
    expect(view()?.draws.get('tv-war')).toEqual({ status: 'ready', current, last: LAST });
  });
});
