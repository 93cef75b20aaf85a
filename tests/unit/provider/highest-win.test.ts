/**
 * The highest win of each game, by other means than the game's own: the same outcomes counted anew, a formula, or
 * rounds that reach the win. The counts over whole strips are in the tests of the games on reels.
 */
import { describe, expect, it } from 'vitest';
import { compare, reduced } from 'touchline/kernel/rational';
import { choose } from '../../../adapters/sandbox/provider/games/choose.ts';
import { crashOf } from '../../../adapters/sandbox/provider/games/crash/crash.ts';
import { cardOf } from '../../../adapters/sandbox/provider/games/clover-scratch/deck.ts';
import type { RoundResult } from '../../../adapters/sandbox/provider/games/game.ts';
import { GAMES, gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { HIGHER, HIGHEST_WAYS } from '../../../adapters/sandbox/provider/games/hi-lo/hi-lo.ts';
import { ROOM } from '../../../adapters/sandbox/provider/games/coin-room/coin-room.ts';
import { TIDES } from '../../../adapters/sandbox/provider/games/book-of-tides/book-of-tides.ts';
import { hasTickets, payTrain, TRAIN } from '../../../adapters/sandbox/provider/games/night-train/night-train.ts';
import { MEADOW } from '../../../adapters/sandbox/provider/games/wild-meadow/wild-meadow.ts';
import { HARBOUR } from '../../../adapters/sandbox/provider/games/harbour-lights/harbour-lights.ts';
import { windowAt } from '../../../adapters/sandbox/provider/games/reels/strips.ts';
import { WAR_MOVES } from '../../../adapters/sandbox/provider/games/casino-war/casino-war.ts';
import { payWays } from '../../../adapters/sandbox/provider/games/reels/ways.ts';
import { topWays } from '../../../adapters/sandbox/provider/games/reels/top-ways.ts';
import { drawing, range } from './exact.ts';
import { meadowSummary } from './meadow-summary.ts';
import type { Summary } from './reel-figures.ts';
import { countOf, eachGrid, figuresOf, summaryOf, windowsOf } from './reel-figures.ts';
import { roomSummary } from './room-summary.ts';
import { tidesSummary } from './tides-summary.ts';
import { trainSummary } from './train-summary.ts';
import { waysDistribution } from './ways-distribution.ts';

const text = (n: bigint, d: bigint): string => `${reduced({ n, d }).n}/${reduced({ n, d }).d}`;

/** Bet, multiple and chance as words. */
function statedOf(id: string): readonly [bet: string, times: string, chance: string] {
  const win = gameOf(id)?.highestWin();
  if (win === undefined) throw new Error(`no game ${id}`);
  const { bet, times, chance } = win;
  return [
    bet,
    text(times.n, times.d).replace(/\/1$/, ''),
    chance.kind === 'play'
      ? 'play'
      : `${chance.kind === 'atMost' ? 'at most ' : ''}${text(chance.value.n, chance.value.d)}`,
  ];
}

function playOf(id: string, bet: unknown, values: readonly number[], moves: readonly number[] = []): RoundResult {
  const result = gameOf(id)?.play(drawing(...values), bet, moves) ?? null;
  if (result === null) throw new Error(`${id} refuses the round`);
  return result;
}
const paysOf = (id: string, bet: unknown, values: readonly number[], moves: readonly number[] = []): number =>
  playOf(id, bet, values, moves).pays ?? Number.NaN;

/** The highest payment of equally likely rounds in stakes of 100, and its chance. */
function counted(paid: readonly number[]): readonly [times: string, chance: string] {
  const most = paid.reduce((highest, each) => Math.max(highest, each));
  const times = text(BigInt(most), 100n).replace(/\/1$/, '');
  return [times, text(BigInt(paid.filter((each) => each === most).length), BigInt(paid.length))];
}

describe('the highest win', () => {
  it('[PRV-11, PRV-12] of all games is what is proven here', () => {
    expect(Object.fromEntries(GAMES.map(({ id }) => [id, statedOf(id).join(' ').trim()]))).toEqual({
      roulette: 'straight 36 1/37',
      craps: 'field 4 1/36',
      'sic-bo': 'one-triple 204 1/216',
      'american-roulette': 'straight 36 1/38',
      dice: 'dice-1 99 1/100',
      mines: 'mines-5 525987/10 1/53130',
      wheel: 'bold 62/5 1/20',
      limbo: 'limbo-10000 10000 99/1000000',
      plinko: '16-high 1000 1/32768',
      keno: 'numbers-10 30000 17/151499090',
      'hi-lo': '91733330193268616658399616009/7056433395551232000000000 play',
      'clover-scratch': '1000 1/10000',
      baccarat: 'tie 9 619306544887/6508331087895',
      blackjack: 'natural 5/2 1288/28561',
      'casino-war': 'war-tie-surrender 23/4 1/13',
      'video-poker': 'tens 800 1292763/50336440700',
      holdem: 'seats-4 4 play',
      'andar-bahar': 'bahar 2 404/833',
      'live-roulette': 'straight 36 1/37',
      'live-baccarat': 'tie 9 619306544887/6508331087895',
      fishing: 'catfish 485 1/500',
      'camera-hunt': 'lynx 97 1/100',
      'orchard-row': 'lines-1 500 1/8000',
      'harbour-lights': '924/5 2/4084101',
      'night-train': `13235/2 ${figuresOf(trainSummary(), TRAIN.perStake).largestChance}`,
      'coin-room': `456 ${figuresOf(roomSummary(), ROOM.perStake).largestChance}`,
      'wild-meadow': '286/5 1/13500000',
      'book-of-tides': '1476 1/3145728000000000000000000000000000',
      'crystal-falls': '1393/10 1/65536',
      'star-harvest': '1008/5 1/4000000',
      crash: 'target-1000 1000 557320453887/562949953421312',
      'five-of-36': 'numbers-5 50000 1/376992',
      'seven-of-42': 'numbers-7 100000 1/26978328',
      'lucky-6': 'numbers-6 20000 1/12271512',
      'mega-6': 'numbers-6 100000 1/8145060',
      'lotto-6-of-49': 'numbers-6 1000000 1/13983816',
      'tv-wheel': 'one-number 35/2 1/19',
      'bingo-75': '36 at most 1/40',
      'bingo-90': '162/5 at most 1/36',
      'tv-war': 'tie 79/5 1/17',
      'tv-21': 'golden 49 1121/58905',
      'guess-card': 'one-card 49 1/52',
      'backgammon-race': 'race-far 113/10 1797675112408585797800119153/21756989809315973417706455040',
      'tv-poker': 'poker-straight-up 123 1643/216580',
      'two-wheels': 'wheels-equal 47/5 1/10',
      'tv-battle': 'battle-draw 147/10 1321/20736',
    });
  });

  it('[PRV-12] is a cap of the game in crash alone, where every flight ends there', () => {
    expect(GAMES.filter(({ highestWin }) => highestWin().isCapped).map(({ id }) => id)).toEqual(['crash']);
    expect(crashOf(2n ** 52n - 1n)).toBe(100_000);
  });

  const faces = range(6);
  const throwsOf = (dice: number): readonly (readonly number[])[] =>
    dice === 0 ? [[]] : throwsOf(dice - 1).flatMap((before) => faces.map((face) => [...before, face]));

  it.each([
    ...(['roulette', 'live-roulette'] as const).map((id) => ({
      id,
      bet: { chips: [{ on: 'n17', stake: 100 }] },
      rounds: range(37).map((pocket) => [pocket]),
    })),
    { id: 'american-roulette', bet: { chips: [{ on: 'n00', stake: 100 }] }, rounds: range(38).map((at) => [at]) },
    { id: 'craps', bet: { on: 'field', stake: 100 }, rounds: throwsOf(2) },
    { id: 'sic-bo', bet: { chips: [{ on: 'triple4', stake: 100 }] }, rounds: throwsOf(3) },
    { id: 'dice', bet: { stake: 100, chance: 100, side: 'over' }, rounds: range(10_000).map((at) => [at]) },
    { id: 'wheel', bet: { stake: 100, wheel: 'bold' }, rounds: range(20).map((at) => [at]) },
    { id: 'limbo', bet: { stake: 100, target: 1_000_000 }, rounds: range(1_000_000).map((at) => [at]) },
    { id: 'fishing', bet: { stake: 100, on: ['catfish'] }, rounds: range(500).map((at) => [at]) },
    { id: 'camera-hunt', bet: { stake: 100, on: ['lynx'] }, rounds: range(200).map((at) => [at]) },
    { id: 'tv-wheel', bet: { stake: 100, on: 'n0' }, rounds: range(19).map((at) => [at]) },
    { id: 'guess-card', bet: { stake: 100, on: 'c17' }, rounds: range(52).map((at) => [at]) },
    {
      id: 'two-wheels',
      bet: { stake: 100, on: 'middle' },
      rounds: range(100).map((at) => [at % 10, Math.floor(at / 10)]),
    },
    // Two cards, the second of the 51 that are left.
    {
      id: 'tv-war',
      bet: { stake: 100, on: 'tie' },
      rounds: range(52 * 51).map((at) => [at % 52, Math.floor(at / 52)]),
    },
  ])('[PRV-11] of $id comes as often as stated over all its rounds', ({ id, bet, rounds }) => {
    expect(counted(rounds.map((values) => paysOf(id, bet, values)))).toEqual(statedOf(id).slice(1));
  });

  it('[PRV-11] of plinko comes on one path to each edge of 65,536', () => {
    const rounds = range(2 ** 16).map((bits) => range(16).map((at) => (bits >> at) % 2));
    const bet = { stake: 100, rows: 16, risk: 'high' };
    expect(counted(rounds.map((path) => paysOf('plinko', bet, path)))).toEqual(statedOf('plinko').slice(1));
  });

  it('[PRV-11] of the scratch card is on one card of the deck', () => {
    expect(counted(range(10_000).map((card) => 100 * cardOf(card).prize))).toEqual(statedOf('clover-scratch').slice(1));
  });

  it('[PRV-11] of mines takes all safe cells of a board with five mines, and no board with fewer pays more', () => {
    const bet = { stake: 10, mines: 5 };
    const open = range(25).filter((cell) => playOf('mines', bet, [], [cell]).pays === null);
    expect(open).toHaveLength(20);
    expect(paysOf('mines', bet, [], open)).toBe(525_987);
    expect(text(1n, choose(25, 5))).toBe(statedOf('mines')[2]);
    for (const count of [1, 2, 3, 4]) expect(Number(choose(25, count)) * 99).toBeLessThan(5_259_870);
  });

  it('[PRV-11] of drawn numbers is all of them, at the chance of one choice of as many', () => {
    const drawn = [
      ['keno', 80, 20, 10],
      ['five-of-36', 36, 5, 5],
      ['seven-of-42', 42, 7, 7],
      ['mega-6', 45, 6, 6],
      ['lotto-6-of-49', 49, 6, 6],
      // The first six of 35 balls.
      ['lucky-6', 48, 6, 6],
    ] as const;
    for (const [id, size, of, picks] of drawn) {
      expect(text(choose(of, picks), choose(size, picks)), id).toBe(statedOf(id)[2]);
      // Without a draw of another number the numbers come in their order.
      const numbers = range(picks).map((at) => at + 1);
      const times = BigInt(paysOf(id, { stake: 100, numbers }, [])) / 100n;
      expect(String(times), id).toBe(statedOf(id)[1]);
    }
  });

  it('[PRV-11] of blackjack is a blackjack that the dealer does not have', () => {
    const values = range(13).map((rank) => Math.min(10, rank + 1));
    const isNatural = (one: number, other: number): boolean => one + other === 11 && (one === 1 || other === 1);
    const hands = values.flatMap((one) => values.map((other) => isNatural(one, other)));
    const natural = BigInt(hands.filter(Boolean).length);
    expect(text(natural * (169n - natural), 169n ** 2n)).toBe(statedOf('blackjack')[2]);
    // Ace and king against two sevens.
    expect(paysOf('blackjack', { stake: 100 }, [0, 6, 12, 6])).toBe(250);
  });

  it('[PRV-11] of casino war takes the bet on a tie, and war after it pays less of what is staked', () => {
    const bet = { stake: 100, hasTieBet: true };
    const after = (move: number): string => {
      const { pays, staked } = playOf('casino-war', bet, [5, 18, 7, 20], [move]);
      return text(BigInt(pays ?? 0), BigInt(staked ?? 1));
    };
    expect(after(WAR_MOVES.surrender)).toBe('23/4');
    expect(after(WAR_MOVES.war)).toBe('5/1');
    const ties = range(52 * 52).filter((at) => at % 13 === Math.floor(at / 52) % 13);
    expect(text(BigInt(ties.length), 52n ** 2n)).toBe(statedOf('casino-war')[2]);
  });

  it('[PRV-11] of crash comes as often as flights reach 1,000 times', () => {
    const all = 2n ** 52n;
    // The first number of 2⁵² from which on flights reach the cap.
    let [low, high] = [0n, all - 1n];
    while (low < high) {
      const middle = (low + high) / 2n;
      if (crashOf(middle) === 100_000) high = middle;
      else low = middle + 1n;
    }
    expect(text(all - low, all)).toBe(statedOf('crash')[2]);
  });

  it('[PRV-11] of tv games of two hands, a race and a battle is the return of the bet, which has one payment, by the payment', () => {
    // The returns are counted in the tests of each game.
    for (const [id, bet, hundredths] of [
      ['tv-21', 'golden', 4_900n],
      ['tv-poker', 'poker-straight-up', 12_300n],
      ['tv-battle', 'battle-draw', 1_470n],
      ['backgammon-race', 'race-far', 1_130n],
      ['andar-bahar', 'bahar', 200n],
      ['baccarat', 'tie', 900n],
      ['live-baccarat', 'tie', 900n],
    ] as const) {
      const { n, d } = gameOf(id)?.returns.find((each) => each.bet === bet)?.value ?? { n: 0n, d: 1n };
      expect(text(n * 100n, d * hundredths), id).toBe(statedOf(id)[2]);
    }
  });
});

describe('the highest win of hi-lo', () => {
  it('[PRV-12] is paid for guesses that bring the multiplier next to 1,000, and one more at one rank', () => {
    // A guess that the next card is not lower wins on 13 ranks less its own; the last is a king on a king.
    const ranks = HIGHEST_WAYS.map((ways) => 13 - ways);
    const moves = HIGHEST_WAYS.map(() => HIGHER);
    const stake = 1_000_000;
    const { shown, pays } = playOf('hi-lo', { stake }, [...ranks, 12], moves);
    expect(shown['ways']).toEqual(HIGHEST_WAYS);
    const { n, d } = gameOf('hi-lo')?.highestWin().times ?? { n: 0n, d: 1n };
    expect(BigInt(pays ?? 0)).toBe((n * BigInt(stake)) / d);
  });

  it('[PRV-12] no other guesses below 1,000 times come nearer', () => {
    /** The smallest count of numbers from 1 to 12 with the product 2^a · 3^b. */
    const known = new Map<string, number>();
    const parts = [
      [1, 0],
      [2, 0],
      [3, 0],
      [0, 1],
      [0, 2],
      [1, 1],
      [2, 1],
    ] as const;
    const fewest = (a: number, b: number): number => {
      const key = `${a} ${b}`;
      const found =
        known.get(key) ??
        (a === 0 && b === 0
          ? 0
          : Math.min(...parts.map(([x, y]) => (x > a || y > b ? Infinity : 1 + fewest(a - x, b - y)))));
      known.set(key, found);
      return found;
    };
    // A multiplier is 0.99 · 13^k by a product of k numbers: the product next above the end's is searched for each k.
    let best = { n: 0n, d: 1n };
    const tryProduct = (k: number, [fives, sevens, elevens, threes]: readonly number[], above: bigint): boolean => {
      let product = 5n ** BigInt(fives ?? 0) * 7n ** BigInt(sevens ?? 0) * 11n ** BigInt(elevens ?? 0);
      product *= 3n ** BigInt(threes ?? 0);
      let twos = 0;
      for (; product * 100_000n <= above; twos += 1) product *= 2n;
      const left = twos - Math.min(twos, fives ?? 0);
      const numbers = (fives ?? 0) + (sevens ?? 0) + (elevens ?? 0) + fewest(left, threes ?? 0);
      const multiplier = { n: above, d: 100n * product };
      if (numbers <= k && compare(multiplier, best) > 0) best = multiplier;
      return twos > 0;
    };
    for (let k = 1; k < 30; k += 1) {
      const above = 99n * 13n ** BigInt(k);
      for (let elevens = 0; elevens <= k; elevens += 1)
        for (let sevens = 0; sevens + elevens <= k; sevens += 1)
          for (let fives = 0; fives + sevens + elevens <= k; fives += 1)
            for (let threes = 0; threes <= 2 * (k - fives - sevens - elevens); threes += 1)
              if (!tryProduct(k, [fives, sevens, elevens, threes], above)) break;
    }
    const { times } = gameOf('hi-lo')?.highestWin() ?? { times: { n: 0n, d: 1n } };
    expect(compare({ n: best.n * 13n, d: best.d }, times)).toBe(0);
  });
});

describe('the highest win on reels', () => {
  it.each([
    ['coin-room', ROOM.perStake, roomSummary],
    ['night-train', TRAIN.perStake, trainSummary],
    ['wild-meadow', MEADOW.perStake, meadowSummary],
    ['book-of-tides', TIDES.perStake, tidesSummary],
    ['harbour-lights', HARBOUR.perStake, () => summaryOf(waysDistribution(HARBOUR))],
  ] as const)('[PRV-11] of %s is that of all its figures', (id, perStake, summary) => {
    const { largest, largestWeight, all }: Summary = summary();
    expect(statedOf(id).slice(1)).toEqual([
      text(BigInt(largest), BigInt(perStake)).replace(/\/1$/, ''),
      text(largestWeight, all),
    ]);
  });

  it('[PRV-11] of ways equals that of each of their stops', () => {
    const short = { ...HARBOUR, strips: HARBOUR.strips.map((strip) => strip.slice(3, 10)) };
    const { largest, largestWeight, all } = summaryOf(
      countOf((add) => eachGrid(windowsOf(short.strips, short.rows), (grid) => add(payWays(grid, short).units))),
    );
    const { units, chance } = topWays(short);
    expect(units).toBe(largest);
    expect(text(chance.n, chance.d)).toBe(text(largestWeight, all));
  });

  it('[PRV-11] of Night Train is paid for the best stops on all 25 spins', () => {
    const spins = TRAIN.strips
      .reduce<readonly (readonly number[])[]>(
        (all, strip) => all.flatMap((before) => strip.map((_, stop) => [...before, stop])),
        [[]],
      )
      .map((stops) => {
        const grid = TRAIN.strips.map((strip, at) => windowAt(strip, stops[at] ?? 0, TRAIN.rows));
        return { stops, units: payTrain(grid).units, hasTickets: hasTickets(grid) };
      })
      .toSorted((one, other) => other.units - one.units);
    const best = spins[0]?.stops ?? [];
    const ticket = spins.find((spin) => spin.hasTickets)?.stops ?? [];
    const set = (last: readonly number[]) => [...range(7).flatMap(() => best), ...last];
    const stops = [...ticket, ...set(ticket), ...set(ticket), ...set(best)];
    expect(paysOf('night-train', { stake: 10 }, stops)).toBe(66_175);
  });
});
