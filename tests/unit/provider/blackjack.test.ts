/**
 * Blackjack: the exact return with best play over every card and every decision, and the table of best play. Values are
 * integers: a stake is twice a power of 13, so that 3 to 2 and each mean over the thirteen ranks stay whole. The
 * dealer's blackjack is left out of the dealer's ends, so no value needs a division by what remains.
 */
import { describe, expect, it } from 'vitest';
import { add, equals, mul, reduced, toDecimalString } from 'touchline/kernel/rational';
import { commitmentOf, tableHashOf } from '../../../adapters/sandbox/provider/fairness/commitment.ts';
import { createDraws, hashOf } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { blackjack } from '../../../adapters/sandbox/provider/games/blackjack/blackjack.ts';
import { pointsOf, valueOf } from '../../../adapters/sandbox/provider/games/blackjack/hand.ts';
import { MOVES } from '../../../adapters/sandbox/provider/games/blackjack/table.ts';
import { verifyRound } from '../../../ui/web/screens/casino/verify-round.ts';
import { bestPlay, HARD, PAIRS, SOFT } from '../../../ui/games/blackjack/best-play.ts';

const STAKE = 2n * 13n ** 60n;
const RANKS = Array.from({ length: 13 }, (_, rank) => rank);
const BUST = 22;

function perRank(sum: bigint): bigint {
  if (sum % 13n !== 0n) throw new Error('the value is not exact');
  return sum / 13n;
}

const largest = (...values: readonly bigint[]): bigint => values.reduce((most, each) => (each > most ? each : most));

function memo<A extends readonly unknown[], R>(compute: (...args: A) => R): (...args: A) => R {
  const known = new Map<string, R>();
  return (...args) => {
    const key = args.join(' ');
    const found = known.get(key) ?? compute(...args);
    known.set(key, found);
    return found;
  };
}

/** A hand by its points: two cards that have them, so that the game's own function adds the next card. */
interface Points {
  readonly total: number;
  readonly isSoft: boolean;
}
const after = ({ total, isSoft }: Points, rank: number): Points => {
  // Aces for the soft part, then cards that fill up to the total.
  const low = isSoft ? total - 10 : total;
  const cards = isSoft ? [0] : [];
  for (let left = isSoft ? low - 1 : low; left > 0; left -= Math.min(10, left)) cards.push(Math.min(10, left) - 1);
  // A filling card of value 1 would be an ace: a hard total with one is played with twos.
  const fixed = !isSoft && cards.at(-1) === 0 ? [...cards.slice(0, -2), (cards.at(-2) ?? 9) - 1, 1] : cards;
  return pointsOf([...fixed, rank]);
};

/** The weights of the dealer's last totals, in units of 13^-k of the stake. */
const dealerFrom = memo((total: number, isSoft: boolean, weight: bigint): readonly bigint[] => {
  const ends = Array.from({ length: 6 }, () => 0n);
  if (total >= 17) {
    ends[Math.min(total, BUST) - 17] = weight;
    return ends;
  }
  for (const rank of RANKS) {
    const next = after({ total, isSoft }, rank);
    dealerFrom(next.total, next.isSoft, perRank(weight)).forEach((part, at) => {
      ends[at] = (ends[at] ?? 0n) + part;
    });
  }
  return ends;
});
/** The dealer's ends from an open card, without those in which the first two cards are a blackjack. */
const endsOf = memo((up: number): readonly bigint[] => {
  const ends = Array.from({ length: 6 }, () => 0n);
  for (const rank of RANKS) {
    const next = pointsOf([up, rank]);
    if (next.total === 21) continue;
    dealerFrom(next.total, next.isSoft, perRank(STAKE)).forEach((part, at) => {
      ends[at] = (ends[at] ?? 0n) + part;
    });
  }
  return ends;
});
const total = (values: readonly bigint[]): bigint => values.reduce((sum, each) => sum + each, 0n);
const naturalOf = (up: number): bigint => STAKE - total(endsOf(up));

/** The win of a hand of one stake that stands; the dealer has no blackjack. */
const standing = memo((mine: number, up: number): bigint =>
  mine > 21
    ? -total(endsOf(up))
    : total(
        endsOf(up).map((weight, at) => {
          const theirs = at + 17;
          return theirs === BUST || theirs < mine ? weight : theirs > mine ? -weight : 0n;
        }),
      ),
);
const hitting = memo((mine: number, isSoft: boolean, up: number): bigint =>
  perRank(
    total(
      RANKS.map((rank) => {
        const next = after({ total: mine, isSoft }, rank);
        const stays = standing(next.total, up);
        return next.total >= 21 ? stays : largest(stays, hitting(next.total, next.isSoft, up));
      }),
    ),
  ),
);
const doubling = (mine: number, isSoft: boolean, up: number): bigint =>
  2n * perRank(total(RANKS.map((rank) => standing(after({ total: mine, isSoft }, rank).total, up))));

function unsplit({ total: mine, isSoft }: Points, up: number): bigint {
  const stays = standing(mine, up);
  return mine === 21 ? stays : largest(stays, hitting(mine, isSoft, up), doubling(mine, isSoft, up));
}
const splitting = (rank: number, up: number): bigint =>
  2n *
  perRank(
    total(
      RANKS.map((next) => {
        const points = pointsOf([rank, next]);
        return rank === 0 ? standing(points.total, up) : unsplit(points, up);
      }),
    ),
  );

/** The win of the round with best play from two cards and an open card, the dealer's blackjack included. */
function dealt(first: number, second: number, up: number): bigint {
  const points = pointsOf([first, second]);
  if (points.total === 21) return ((STAKE - naturalOf(up)) * 3n) / 2n;
  const isPair = valueOf(first) === valueOf(second);
  const best = isPair ? largest(unsplit(points, up), splitting(first, up)) : unsplit(points, up);
  return best - naturalOf(up);
}

const stated = (bet: string) => blackjack.returns.find((each) => each.bet === bet)?.value ?? { n: 0n, d: 1n };

/** Plays with given cards, by rank. */
function play(ranks: readonly number[], moves: readonly number[], stake = 10) {
  const cards = [...ranks];
  return blackjack.play({ below: () => cards.shift() ?? 0 }, { stake }, moves);
}
const [ACE, TWO, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, KING] = [0, 1, 4, 5, 6, 7, 8, 9, 12];

describe('blackjack', () => {
  it('[BJK-11] best play over every card and decision returns exactly 7016161098045143337706614398/13^25 of the stake', () => {
    let sum = 0n;
    for (const first of RANKS) for (const second of RANKS) for (const up of RANKS) sum += dealt(first, second, up);
    const won = { n: sum, d: STAKE * 13n ** 3n };
    const returned = reduced(add(won, { n: 1n, d: 1n }));
    expect(returned).toEqual({ n: 7_016_161_098_045_143_337_706_614_398n, d: 13n ** 25n });
    expect(equals(returned, stated('blackjack'))).toBe(true);
    // The published figure, to its six decimals.
    expect(toDecimalString(mul(won, { n: -100n, d: 1n }), 6)).toBe('0.570388');
  });

  it('[BJK-4] insurance returns exactly 12/13, so best play never takes it', () => {
    const paid = RANKS.map((hole) => (pointsOf([ACE, hole]).total === 21 ? 3n : 0n));
    expect(equals({ n: total(paid), d: 13n }, stated('insurance'))).toBe(true);
  });

  it('[BJK-12] every letter of the hint is a decision of the highest exact value', () => {
    const valueFor = (mine: Points, pair: number | null, up: number, canDouble: boolean): readonly [bigint, bigint] => {
      const values = {
        stand: standing(mine.total, up),
        hit: hitting(mine.total, mine.isSoft, up),
        double: canDouble ? doubling(mine.total, mine.isSoft, up) : -4n * STAKE,
        split: pair === null ? -4n * STAKE : splitting(pair, up),
      };
      const chosen = bestPlay({
        ...mine,
        pair: pair === null ? null : valueOf(pair),
        canDouble,
        up: valueOf(up),
      });
      return [values[chosen], largest(...Object.values(values))];
    };
    let tried = 0;
    const expectBest = (mine: Points, pair: number | null, up: number): void => {
      for (const canDouble of pair === null ? [true, false] : [true]) {
        const [chosen, best] = valueFor(mine, pair, up, canDouble);
        if (chosen !== best) expect({ mine, pair, up, canDouble }).toBe('played at its best');
        tried += 1;
      }
    };
    for (const up of RANKS.slice(0, 10)) {
      for (const mine of Object.keys(HARD)) expectBest({ total: Number(mine), isSoft: false }, null, up);
      for (const mine of Object.keys(SOFT)) expectBest({ total: Number(mine), isSoft: true }, null, up);
      for (const value of Object.keys(PAIRS))
        expectBest(pointsOf([Number(value) - 1, Number(value) - 1]), Number(value) - 1, up);
    }
    expect(tried).toBe(10 * (2 * 17 + 2 * 9 + 10));
  });

  it('[BJK-1] the cards are the next of 52 in the stream, in the order player, dealer, player, dealer, and then as they are drawn', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const seed = { serverSeed: 'a', clientSeed: 'b', nonce };
      const draws = createDraws(seed);
      const cards = Array.from({ length: 5 }, () => draws.below(52));
      const [first, up, second, hole, next] = cards;
      const begun = blackjack.play(createDraws(seed), { stake: 1 }, []);
      expect(begun?.shown['hand1']).toEqual([first, second]);
      expect(begun?.shown['dealer']).toEqual(begun?.pays === null ? [up] : [up, hole]);
      if (begun?.pays !== null) continue;
      expect(blackjack.play(createDraws(seed), { stake: 1 }, [MOVES.hit])?.shown['hand1']).toEqual([
        first,
        second,
        next,
      ]);
    }
  });

  it('[BJK-2, BJK-3, BJK-10] a blackjack pays 3 to 2, rounded down, and comes back against a blackjack', () => {
    expect(play([ACE, NINE, KING, FIVE], [], 5)).toMatchObject({ pays: 12, shown: { dealer: [NINE, FIVE] } });
    expect(play([ACE, TEN, KING, ACE], [])).toMatchObject({ pays: 10 });
    expect(play([NINE, TEN, KING, ACE], [])).toMatchObject({ pays: 0, shown: { dealer: [TEN, ACE] } });
    expect(play([NINE, TEN, KING, FIVE], [])).toMatchObject({ pays: null, shown: { dealer: [TEN] } });
  });

  it('[BJK-3, BJK-4] insurance is offered against an ace alone, costs half and pays 2 to 1', () => {
    const cards = [NINE, ACE, KING, KING];
    expect(play(cards, [])).toMatchObject({ pays: null, shown: { choices: [MOVES.insure, MOVES.decline] } });
    expect(play(cards, [MOVES.insure])).toMatchObject({ staked: 15, pays: 15 });
    expect(play(cards, [MOVES.decline])).toMatchObject({ staked: 10, pays: 0 });
    expect(play(cards, [MOVES.stand])).toBeNull();
    expect(play(cards, [], 1)).toMatchObject({ staked: 1, pays: 0 });
    expect(play([NINE, ACE, KING, FIVE, FIVE], [MOVES.insure, MOVES.stand])).toMatchObject({ staked: 15, pays: 0 });
  });

  it('[BJK-5, BJK-9] 21 stands by itself, more loses without a card of the dealer, and the dealer stands on soft 17', () => {
    expect(play([NINE, SIX, FIVE, TEN, SEVEN, NINE], [MOVES.hit])).toMatchObject({ pays: 20 });
    expect(play([TEN, SIX, SIX, TEN, KING], [MOVES.hit])).toMatchObject({ pays: 0, shown: { dealer: [SIX, TEN] } });
    expect(play([TEN, SIX, EIGHT, ACE], [MOVES.stand])).toMatchObject({ pays: 20, shown: { dealer: [SIX, ACE] } });
  });

  it('[BJK-6] doubling stakes again, draws one card and stands', () => {
    const doubled = play([FIVE, SEVEN, FIVE, TEN, NINE], [MOVES.double]);
    expect(doubled).toMatchObject({ staked: 20, pays: 40, shown: { stakes: [20] } });
    expect(play([TWO, SEVEN, TWO, TEN, TWO], [MOVES.hit, MOVES.double])).toBeNull();
  });

  it('[BJK-6, PRV-8] the verification names a whole stake that does not follow from the moves', async () => {
    const serverSeed = hashOf('whole stake');
    const seed = { serverSeed, clientSeed: 'c', nonce: 0 };
    const of = (moves: readonly number[]) => blackjack.play(createDraws(seed), { stake: 10 }, moves);
    // The first round under these seeds that can be doubled at once.
    while (of([MOVES.double]) === null) seed.nonce += 1;
    const { shown, pays = null } = of([MOVES.double]) ?? { shown: {} };
    const tableHash = tableHashOf(blackjack.table);
    const wrongs = async (stake: number): Promise<readonly string[]> => {
      const verdict = await verifyRound({
        ...{ id: 'r', gameId: 'blackjack', status: 'over', currency: 'EUR', bet: { stake: 10 }, moves: [MOVES.double] },
        ...{ stake, shown, pays, seedId: 's', at: 0, tableHash, version: 1, ...seed },
        commitment: commitmentOf({ serverSeed, tableHash, gameId: 'blackjack', version: 1 }),
      });
      return verdict.kind === 'checked' ? verdict.checks.filter((each) => !each.isRight).map(({ check }) => check) : [];
    };
    expect(await wrongs(20)).toEqual([]);
    expect(await wrongs(10)).toEqual(['payment']);
  });

  it('[BJK-7, BJK-8] a pair splits once into two hands, each may double, and split aces get one card', () => {
    const cards = [EIGHT, SIX, EIGHT, TEN, TWO, NINE, TEN, KING];
    expect(play(cards, [MOVES.split])).toMatchObject({
      staked: 20,
      shown: { turn: 0, hand1: [EIGHT, TWO], hand2: [EIGHT, NINE] },
    });
    expect(play(cards, [MOVES.split, MOVES.double])).toMatchObject({
      staked: 30,
      shown: { turn: 1, stakes: [20, 10] },
    });
    const over = play(cards, [MOVES.split, MOVES.double, MOVES.stand]);
    expect(over).toMatchObject({ shown: { dealer: [SIX, TEN, KING], paid: [40, 20] }, pays: 60 });
    const again = play([EIGHT, SIX, EIGHT, TEN, EIGHT, NINE], [MOVES.split]);
    expect(again?.shown['choices']).not.toContain(MOVES.split);
    const aces = play([ACE, SIX, ACE, TEN, KING, NINE, TWO], [MOVES.split]);
    expect(aces).toMatchObject({ staked: 20, shown: { dealer: [SIX, TEN, TWO], paid: [20, 20] } });
  });
});
