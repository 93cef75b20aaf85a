/** Exact returns of the card games: every deal is counted, and nothing is rounded. */
import { describe, expect, it } from 'vitest';
import { equals, reduced } from 'touchline/kernel/rational';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { andarBahar, dealDeck } from '../../../adapters/sandbox/provider/games/andar-bahar/andar-bahar.ts';
import { baccarat, baccaratPays, coupOf } from '../../../adapters/sandbox/provider/games/baccarat/baccarat.ts';
import { casinoWar, WAR_MOVES } from '../../../adapters/sandbox/provider/games/casino-war/casino-war.ts';
import type { PlayableGame } from '../../../adapters/sandbox/provider/games/game.ts';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
const statedOf = ({ returns }: Pick<PlayableGame, 'returns'>, bet: string) => {
  const stated = returns.find((each) => each.bet === bet);
  if (stated === undefined) throw new Error(`no return is stated for ${bet}`);
  return stated.value;
};

describe('baccarat', () => {
  /** Plays every sequence of six values, with the number of its orders in eight decks. */
  function eachCoup(visit: (points: readonly [number, number], ways: number) => void): void {
    const left = range(10).map((value): number => (value === 0 ? 128 : 32));
    const cards: number[] = [];
    const deal = (ways: number): void => {
      if (cards.length === 6) return visit(coupOf(cards).points, ways);
      for (const value of range(10)) {
        const many = left[value] ?? 0;
        left[value] = many - 1;
        // An ace is card 0, a ten is card 9.
        cards.push(value === 0 ? 9 : value - 1);
        deal(ways * many);
        cards.pop();
        left[value] = many;
      }
      return undefined;
    };
    deal(1);
  }

  it('[BAC-1, BAC-2, BAC-3, BAC-4, BAC-5, BAC-6, BAC-7] every order of six cards is counted, and each bet returns exactly what it states', () => {
    const wins = { player: 0, banker: 0, tie: 0 };
    const paid = { player: 0n, banker: 0n, tie: 0n };
    const byPoints = new Map<string, number>();
    eachCoup(([player, banker], ways) => {
      const key = `${player} ${banker}`;
      byPoints.set(key, (byPoints.get(key) ?? 0) + ways);
    });
    for (const [key, ways] of byPoints) {
      const [player = 0, banker = 0] = key.split(' ').map(Number);
      wins[player > banker ? 'player' : banker > player ? 'banker' : 'tie'] += ways;
      for (const on of ['player', 'banker', 'tie'] as const)
        paid[on] += BigInt(ways) * BigInt(baccaratPays(on, 100, [player, banker]));
    }
    expect(wins).toEqual({ banker: 2_292_252_566_437_888, player: 2_230_518_282_592_256, tie: 475_627_426_473_216 });
    const all = BigInt(wins.player + wins.banker + wins.tie);
    expect(all).toBe(416n * 415n * 414n * 413n * 412n * 411n);
    for (const on of ['player', 'banker', 'tie'] as const)
      expect(equals({ n: paid[on], d: all * 100n }, statedOf(baccarat, on))).toBe(true);
  });

  it('[BAC-3, BAC-4, BAC-5] draws third cards as the table says', () => {
    const points = (...values: readonly number[]) => coupOf(values.map((value) => (value === 0 ? 9 : value - 1)));
    expect(points(4, 0, 4, 0, 9, 9)).toMatchObject({ player: [3, 3], banker: [9, 9], points: [8, 0] });
    expect(points(0, 0, 6, 5, 3, 9)).toMatchObject({ points: [6, 8] });
    expect(points(0, 0, 5, 6, 6, 3)).toMatchObject({ points: [1, 9] });
    expect(points(0, 0, 5, 3, 8, 9)).toMatchObject({ points: [3, 3] });
  });

  it('[BAC-6] a commission is rounded against the win, a tie returns a stake, and a move is not allowed', () => {
    expect(baccaratPays('banker', 11, [3, 4])).toBe(21);
    expect(baccaratPays('banker', 11, [4, 4])).toBe(11);
    expect(baccaratPays('tie', 11, [4, 4])).toBe(99);
    const draws = createDraws({ serverSeed: 'a', clientSeed: 'b', nonce: 0 });
    expect(baccarat.play(draws, { stake: 1, on: 'tie' }, [0])).toBeNull();
  });
});

describe('casino war', () => {
  const [SURRENDER, WAR] = [WAR_MOVES.surrender, WAR_MOVES.war];
  const play = (ranks: readonly number[], moves: readonly number[], bet = { stake: 2, hasTieBet: true }) => {
    const cards = [...ranks];
    return casinoWar.play({ below: () => cards.shift() ?? 0 }, bet, moves);
  };
  /**
   * The sum of what all pairs of first cards return with one answer to a tie, in stakes; each pair counts 169 times.
   */
  function returnOf(move: number): { readonly n: bigint; readonly d: bigint } {
    let won = 0;
    for (const player of range(13))
      for (const dealer of range(13)) {
        const bet = { stake: 2, hasTieBet: false };
        const dealt = play([player, dealer], [], bet);
        if (dealt?.pays !== null) won += 169 * ((dealt?.pays ?? 0) - 2);
        else
          for (const next of range(13))
            for (const other of range(13)) {
              const over = play([player, dealer, next, other], [move], bet);
              won += (over?.pays ?? 0) - (over?.staked ?? 0);
            }
      }
    return { n: BigInt(169 * 169 * 2 + won), d: BigInt(169 * 169 * 2) };
  }

  it('[CWR-1] the cards are the next of 52 in the stream, the player first', () => {
    let ties = 0;
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const seed = { serverSeed: 'a', clientSeed: 'b', nonce };
      const draws = createDraws(seed);
      const [first, second, third, fourth] = range(4).map(() => draws.below(52));
      const dealt = casinoWar.play(createDraws(seed), { stake: 2, hasTieBet: false }, []);
      expect(dealt?.shown).toMatchObject({ player: [first], dealer: [second] });
      if (dealt?.pays !== null) continue;
      ties += 1;
      const over = casinoWar.play(createDraws(seed), { stake: 2, hasTieBet: false }, [WAR]);
      expect(over?.shown).toMatchObject({ player: [first, third], dealer: [second, fourth] });
    }
    expect(ties).toBeGreaterThan(0);
  });

  it('[CWR-2, CWR-3, CWR-4, CWR-6] every pair of cards is played, and each answer to a tie returns exactly what is stated', () => {
    expect(reduced(returnOf(WAR))).toEqual({ n: 165n, d: 169n });
    expect(equals(returnOf(WAR), statedOf(casinoWar, 'war'))).toBe(true);
    expect(equals(returnOf(SURRENDER), statedOf(casinoWar, 'surrender'))).toBe(true);
  });

  it('[CWR-5, CWR-6] the tie bet returns exactly 11/13', () => {
    const pairs = range(13).flatMap((player) => range(13).map((dealer) => play([player, dealer], [])));
    const paid = pairs.reduce((sum, result) => sum + Number(result?.shown['tiePaid']), 0);
    expect(equals({ n: BigInt(paid), d: 169n * 2n }, statedOf(casinoWar, 'war-tie'))).toBe(true);
  });

  it('[CWR-3, CWR-4, CWR-5, CWR-7] war stakes once more, giving up returns half rounded down, and nothing else is possible', () => {
    expect(play([0, 12], [])).toMatchObject({ staked: 4, pays: 4, shown: { tiePaid: 0 } });
    expect(play([5, 18], [])).toMatchObject({
      staked: 4,
      pays: null,
      shown: { player: [5], choices: [SURRENDER, WAR] },
    });
    expect(play([5, 18, 3, 2], [WAR])).toMatchObject({ staked: 6, pays: 22 + 6 });
    expect(play([5, 18, 2, 2], [WAR])).toMatchObject({ staked: 6, pays: 22 + 8 });
    expect(play([5, 18, 1, 2], [WAR])).toMatchObject({ staked: 6, pays: 22 });
    expect(play([5, 18], [SURRENDER], { stake: 5, hasTieBet: false })).toMatchObject({ staked: 5, pays: 2 });
    expect(play([0, 12], [WAR])).toBeNull();
    expect(play([5, 18], [2])).toBeNull();
    expect(play([5, 18], [WAR, WAR])).toBeNull();
  });
});

describe('andar bahar', () => {
  it('[ANB-2, ANB-3, ANB-4, ANB-5] all places of the three matching cards give Andar exactly 429/833', () => {
    const won = { andar: 0, bahar: 0 };
    const others = range(52).filter((card) => card % 13 !== 0);
    let all = 0;
    for (const a of range(51))
      for (let b = a + 1; b < 51; b += 1)
        for (let c = b + 1; c < 51; c += 1) {
          let other = 0;
          const rest = range(51).map((at) => {
            if (at === a) return 13;
            if (at === b) return 26;
            if (at === c) return 39;
            other += 1;
            return others[other - 1] ?? 0;
          });
          const { winner, andar, bahar } = dealDeck([0, ...rest]);
          won[winner] += 1;
          all += 1;
          if (andar.length + bahar.length !== a + 1) throw new Error('the round did not end at the first match');
        }
    const [isAndar, isBahar] = [won.andar, won.bahar].map((count) => ({ n: BigInt(count), d: BigInt(all) }));
    expect(reduced(isAndar ?? { n: 0n, d: 1n })).toEqual({ n: 429n, d: 833n });
    expect(equals({ n: BigInt(won.andar) * 19n, d: BigInt(all) * 10n }, statedOf(andarBahar, 'andar'))).toBe(true);
    expect(equals({ n: BigInt(won.bahar) * 2n, d: BigInt(all) }, statedOf(andarBahar, 'bahar'))).toBe(true);
    expect(isBahar?.n).toBe(BigInt(all - won.andar));
  });

  it('[ANB-1] a deck has 52 different cards, and no move is allowed', () => {
    const seed = { serverSeed: 'a', clientSeed: 'b' };
    for (const nonce of range(50)) {
      const result = andarBahar.play(createDraws({ ...seed, nonce }), { stake: 10, on: 'bahar' }, []);
      const { turned, andar, bahar } = result?.shown ?? {};
      const cards = [turned, andar, bahar].flat();
      expect(new Set(cards).size).toBe(cards.length);
    }
    expect(andarBahar.play(createDraws({ ...seed, nonce: 0 }), { stake: 10, on: 'bahar' }, [1])).toBeNull();
  });
});
