/** Exact returns of the games: every outcome is enumerated, and nothing is rounded. */
import { describe, expect, it } from 'vitest';
import type { Rational } from 'touchline/kernel/rational';
import { equals, mul, reduced } from 'touchline/kernel/rational';
import type { Draws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { dice, diceMultiplier } from '../../../adapters/sandbox/provider/games/dice/dice.ts';
import { gameOf, GAMES } from '../../../adapters/sandbox/provider/games/games.ts';
import { choose } from '../../../adapters/sandbox/provider/games/choose.ts';
import { mines, minesMultiplier, TAKE } from '../../../adapters/sandbox/provider/games/mines/mines.ts';
import { keno } from '../../../adapters/sandbox/provider/games/keno/keno.ts';
import { limbo } from '../../../adapters/sandbox/provider/games/limbo/limbo.ts';
import { plinko } from '../../../adapters/sandbox/provider/games/plinko/plinko.ts';
import { roulette } from '../../../adapters/sandbox/provider/games/roulette/roulette.ts';
import { wheel, WHEELS } from '../../../adapters/sandbox/provider/games/wheel/wheel.ts';
import { drawing, isExactly, part, range, total } from './exact.ts';

describe('dice', () => {
  it.each([
    [100, 'under'],
    [3_333, 'over'],
    [4_950, 'under'],
    [9_500, 'over'],
  ] as const)('[DICE-1, DICE-2, DICE-3] a chance of %i outcomes %s returns exactly 99/100', (chance, side) => {
    const stake = chance * 10;
    const paid = range(10_000).map((roll) => dice.play(drawing(roll), { stake, chance, side }, [])?.pays ?? 0);
    expect(paid.filter((pays) => pays > 0)).toHaveLength(chance);
    expect(isExactly(part(total(paid), 10_000, stake), 99n, 100n)).toBe(true);
  });

  it('[DICE-3] every chance returns exactly 99/100', () => {
    for (let chance = 100; chance <= 9_500; chance += 1)
      expect(isExactly(mul(diceMultiplier(chance), part(chance, 10_000, 1)), 99n, 100n)).toBe(true);
  });

  it('[DICE-3] a win is rounded down, and a move is not allowed', () => {
    expect(dice.play(drawing(0), { stake: 1, chance: 9_500, side: 'under' }, [])?.pays).toBe(1);
    expect(dice.play(drawing(0), { stake: 1, chance: 9_500, side: 'under' }, [0])).toBeNull();
  });
});

describe('mines', () => {
  it('[MINE-3] every number of mines and of safe cells returns exactly 99/100', () => {
    for (let count = 1; count <= 5; count += 1)
      for (let picks = 1; picks <= 25 - count; picks += 1) {
        const isSafe: Rational = { n: choose(25 - count, picks), d: choose(25, picks) };
        expect(isExactly(mul(isSafe, minesMultiplier(count, picks)), 99n, 100n)).toBe(true);
      }
  });

  it('[MINE-1, MINE-2, MINE-3] all boards of two mines, three cells opened and taken, return exactly 99/100', () => {
    const stake = Number(choose(23, 3)) * 100;
    const boards = range(25).flatMap((first) => range(24).map((second) => [first, second] as const));
    const moves = [4, 9, 23, TAKE];
    const paid = boards.map(([first, second]) => {
      const played = mines.play(drawing(first, second), { stake, mines: 2 }, moves);
      // A hit ends the round, so that the rest of the plan is not allowed.
      return played === null ? 0 : (played.pays ?? 0);
    });
    expect(isExactly(part(total(paid), boards.length, stake), 99n, 100n)).toBe(true);
  });

  it('[MINE-2, MINE-4] a mine ends the round, the last safe cell pays by itself, and a cell opens once', () => {
    const bet = { stake: 100, mines: 1 };
    const play = (...moves: readonly number[]) => mines.play(drawing(24), bet, moves);
    expect(play(24)).toEqual({ shown: { picks: [24], mines: [24] }, pays: 0 });
    expect(play(24, 1)).toBeNull();
    expect(play(TAKE)).toBeNull();
    expect(play(3, 3)).toBeNull();
    expect(play(25)).toBeNull();
    expect(play(0.5)).toBeNull();
    expect(play(3)).toMatchObject({ shown: { picks: [3], takes: 103, next: 107 }, pays: null });
    expect(play(...range(24))?.pays).toBe(2_475);
  });

  it('[MINE-1] an open round never shows where the mines are', () => {
    expect(mines.play(drawing(7, 8, 9), { stake: 100, mines: 3 }, [0])?.shown).not.toHaveProperty('mines');
  });
});

describe('roulette', () => {
  const returnOf = (on: string): Rational => {
    const chips = [{ on, stake: 2 }];
    return part(total(range(37).map((number) => roulette.play(drawing(number), { chips }, [])?.pays ?? 0)), 37, 2);
  };

  it('[ROUL-1, ROUL-2, ROUL-4] a number, a dozen and a column return exactly 36/37', () => {
    const places = [
      ...range(37).map((number) => `n${number}`),
      ...[1, 2, 3].flatMap((n) => [`dozen${n}`, `column${n}`]),
    ];
    for (const on of places) expect(isExactly(returnOf(on), 36n, 37n)).toBe(true);
  });

  it('[ROUL-3, ROUL-4] an even chance returns exactly 73/74 with la partage', () => {
    for (const on of ['red', 'black', 'odd', 'even', 'low', 'high'])
      expect(isExactly(returnOf(on), 73n, 74n)).toBe(true);
  });

  it('[ROUL-5] a bet has 1 to 40 chips on different places', () => {
    const game = gameOf('roulette');
    const chip = (on: string) => ({ on, stake: 10 });
    expect(game?.stakeOf({ chips: [chip('red'), chip('n0')] })).toBe(20);
    for (const chips of [
      [],
      [chip('red'), chip('red')],
      [chip('n37')],
      [chip('split')],
      range(41).map(() => chip('red')),
    ])
      expect(game?.stakeOf({ chips })).toBeNull();
  });
});

describe('wheel', () => {
  it('[WHL-1, WHL-2, WHL-3] both wheels return exactly 97/100', () => {
    for (const name of ['steady', 'bold'] as const) {
      const paid = range(20).map((at) => wheel.play(drawing(at), { stake: 100, wheel: name }, [])?.pays ?? 0);
      expect(paid).toEqual([...WHEELS[name]]);
      expect(isExactly(part(total(paid), 20, 100), 97n, 100n)).toBe(true);
    }
  });
});

describe('limbo', () => {
  const play = (drawn: number, target: number, stake: number) => limbo.play(drawing(drawn), { stake, target }, []);

  it.each([101, 150, 199, 200, 333, 1_000, 9_999])(
    '[LIMBO-2, LIMBO-3, LIMBO-4] all draws below a target of %i hundredths return exactly 99/100',
    (target) => {
      const paid = range(target).map((drawn) => play(drawn, target, 100)?.pays ?? 0);
      expect(paid.filter((pays) => pays > 0)).toHaveLength(99);
      expect(isExactly(part(total(paid), target, 100), 99n, 100n)).toBe(true);
    },
  );

  it('[LIMBO-3, LIMBO-4] for each target exactly the integers below 99 win, so that each returns exactly 99/100', () => {
    for (let target = 101; target <= 1_000_000; target = Math.ceil(target * 1.003)) {
      const pays = [0, 98, 99, target - 1].map((drawn) => play(drawn, target, 100)?.pays);
      expect(pays).toEqual([target, target, 0, 0]);
    }
  });

  it('[LIMBO-1, LIMBO-2] a target has two places, 1.01 to 10,000, and a result is at least 1.00', () => {
    expect(play(0, 101, 100)?.shown).toEqual({ result: 9_999 });
    expect(play(100, 101, 100)?.shown).toEqual({ result: 100 });
    for (const target of [100, 1_000_001, 150.5]) expect(gameOf('limbo')?.stakeOf({ stake: 1, target })).toBeNull();
    expect(limbo.play(drawing(0), { stake: 1, target: 101 }, [0])).toBeNull();
  });
});

describe('plinko', () => {
  const RISKS = ['low', 'medium', 'high'] as const;
  const statedOf = (bet: string) => plinko.returns.find((each) => each.bet === bet)?.value ?? { n: 0n, d: 1n };
  const pathTo = (rows: number, slot: number): readonly number[] => range(rows).map((row) => (row < slot ? 1 : 0));

  it.each(RISKS)(
    '[PLINKO-1, PLINKO-3] all 256 paths of 8 rows at %s risk return exactly the stated fraction',
    (risk) => {
      const paths = range(256).map((path) => range(8).map((row) => (path >> row) & 1));
      const paid = paths.map((path) => plinko.play(drawing(...path), { stake: 100, rows: 8, risk }, [])?.pays ?? 0);
      expect(equals(part(total(paid), 256, 100), statedOf(`8-${risk}`))).toBe(true);
    },
  );

  it.each(([8, 12, 16] as const).flatMap((rows) => RISKS.map((risk) => [rows, risk] as const)))(
    '[PLINKO-3, PLINKO-4] %i rows at %s risk return exactly the stated fraction, between 97 and 99 percent',
    (rows, risk) => {
      const slots = range(rows + 1).map((slot) => {
        const round = plinko.play(drawing(...pathTo(rows, slot)), { stake: 100, rows, risk }, []);
        expect(round?.shown).toEqual({ path: pathTo(rows, slot), slot });
        return BigInt(round?.pays ?? 0) * choose(rows, slot);
      });
      const value = { n: slots.reduce((sum, each) => sum + each, 0n), d: 100n * 2n ** BigInt(rows) };
      expect(equals(value, statedOf(`${rows}-${risk}`))).toBe(true);
      expect(value.n * 100n).toBeGreaterThanOrEqual(value.d * 97n);
      expect(value.n * 100n).toBeLessThan(value.d * 99n);
    },
  );

  it('[PLINKO-1] the slot is the number of ones, in whatever order; other rows and moves are refused', () => {
    const bet = { stake: 100, rows: 8, risk: 'high' } as const;
    expect(plinko.play(drawing(1, 0, 1, 1, 0, 1, 1, 1), bet, [])).toEqual({
      shown: { path: [1, 0, 1, 1, 0, 1, 1, 1], slot: 6 },
      pays: 150,
    });
    expect(plinko.play(drawing(), bet, [0])).toBeNull();
    expect(gameOf('plinko')?.stakeOf({ ...bet, rows: 9 })).toBeNull();
  });
});

describe('keno', () => {
  /** Draws that choose 1 to 20, in order. */
  const inOrder = (): Draws => drawing(...range(20).map(() => 0));
  /** `picks` numbers of which `hits` are from 1 to 20. */
  const numbers = (picks: number, hits: number): readonly number[] =>
    range(picks).map((at) => (at < hits ? at + 1 : at + 21));
  const play = (picks: number, hits: number) =>
    keno.play(inOrder(), { stake: 100, numbers: [...numbers(picks, hits)] }, []);

  it.each(range(10).map((at) => at + 1))(
    '[KENO-1, KENO-2, KENO-3, KENO-4] %i numbers return exactly the stated fraction, at least 92 percent',
    (picks) => {
      const paid = range(picks + 1).map((hits) => {
        const round = play(picks, hits);
        expect(round?.shown).toEqual({ drawn: range(20).map((at) => at + 1), hits });
        return BigInt(round?.pays ?? 0) * choose(20, hits) * choose(60, picks - hits);
      });
      const value = { n: paid.reduce((sum, each) => sum + each, 0n), d: 100n * choose(80, picks) };
      const stated = keno.returns[picks - 1]?.value ?? { n: 0n, d: 1n };
      expect(equals(value, stated)).toBe(true);
      expect(value.n * 100n >= value.d * 92n).toBe(true);
      const ways = range(picks + 1).map((hits) => choose(20, hits) * choose(60, picks - hits));
      expect(ways.reduce((sum, each) => sum + each, 0n)).toBe(choose(80, picks));
    },
  );

  it('[KENO-2, KENO-3] ten of ten has the chance 17/151499090 and pays 30,000 times', () => {
    expect(isExactly({ n: choose(20, 10), d: choose(80, 10) }, 17n, 151_499_090n)).toBe(true);
    expect(play(10, 10)?.pays).toBe(3_000_000);
  });

  it('[KENO-1] 1 to 10 different numbers from 1 to 80 are a bet', () => {
    const bet = (...chosen: readonly number[]) => gameOf('keno')?.stakeOf({ stake: 10, numbers: chosen });
    expect(bet(80)).toBe(10);
    for (const wrong of [bet(), bet(0), bet(81), bet(5, 5), bet(1.5), bet(...range(11).map((at) => at + 1))])
      expect(wrong).toBeNull();
    expect(keno.play(inOrder(), { stake: 10, numbers: [1] }, [0])).toBeNull();
  });
});

describe('all games', () => {
  it('state the returns that are proven here', () => {
    const stated = Object.fromEntries(
      GAMES.map(({ id, returns }) => [
        id,
        returns.map(({ bet, value }) => `${bet} ${reduced(value).n}/${reduced(value).d}`.trim()),
      ]),
    );
    expect(stated).toEqual({
      roulette: ['even 73/74', 'other 36/37'],
      'american-roulette': ['all-other 18/19', 'top-line 35/38'],
      dice: ['99/100'],
      mines: ['99/100'],
      wheel: ['steady 97/100', 'bold 97/100'],
      craps: [
        ...['pass 488/495', 'dont-pass 217/220', 'field 35/36', 'place-6 65/66', 'place-8 65/66'],
        ...['place-5 24/25', 'place-9 24/25', 'place-4 14/15', 'place-10 14/15'],
      ],
      'sic-bo': [
        ...['small-big 35/36', 'totals-outer 17/18', 'totals-8-13 679/720', 'totals-middle 15/16'],
        ...['triples 17/18', 'doubles 17/18', 'singles 17/18'],
      ],
      limbo: ['99/100'],
      'hi-lo': ['99/100'],
      'clover-scratch': ['47/50'],
      keno: [
        ...['numbers-1 19/20', 'numbers-2 76/79', 'numbers-3 969/1027', 'numbers-4 76665/79079'],
        ...['numbers-5 152025/158158', 'numbers-6 75714/79079', 'numbers-7 73653/75998'],
        ...['numbers-8 293860011/305131970', 'numbers-9 293619971/305131970'],
        'numbers-10 41655510159/43328739740',
      ],
      plinko: [
        ...['8-low 1253/1280', '8-medium 157/160', '8-high 627/640'],
        ...['12-low 20117/20480', '12-medium 20123/20480', '12-high 20033/20480'],
        ...['16-low 323569/327680', '16-medium 64821/65536', '16-high 161563/163840'],
      ],
      baccarat: [
        'player 19283843717413/19524993263685',
        'banker 10732465128097/10847218479825',
        'tie 619306544887/723147898655',
      ],
      'video-poker': [
        'jacks 1653526326983/1661102543100',
        'bonus 1647248502503/1661102543100',
        'tens 411699083729/415275635775',
      ],
      holdem: ['like-bots 1/1'],
      'orchard-row': ['193/200'],
      blackjack: ['blackjack 7016161098045143337706614398/7056410014866816666030739693', 'insurance 12/13'],
      'casino-war': ['war 165/169', 'surrender 25/26', 'war-tie 11/13'],
      'harbour-lights': ['242519/252105'],
      'coin-room': [
        '239366531094932486045838270392853930042002437061/250000000000000000000000000000000000000000000000',
      ],
      'night-train': ['191378119031/200000000000'],
      'wild-meadow': ['26095177/27000000'],
      'book-of-tides': ['191129/200000'],
      'crystal-falls': ['632217/655360'],
      'five-of-36': [
        ...['numbers-1 67/72', 'numbers-2 58/63', 'numbers-3 110/119', 'numbers-4 10900/11781'],
        ...['numbers-5 1975/2142', 'sides 93/100'],
      ],
      'seven-of-42': [
        ...['numbers-1 93/100', 'numbers-2 38/41', 'numbers-3 38/41', 'numbers-7 6282643/6744582', 'sides 93/100'],
      ],
      'mega-6': ['numbers-1 23/25', 'numbers-2 61/66', 'numbers-3 1300/1419', 'numbers-6 443389/465432'],
      'lotto-6-of-49': ['numbers-6 6420455/6991908'],
      'lucky-6': ['numbers-6 1402094/1533939', 'sides 93/100'],
      'tv-wheel': ['one-number 35/38', 'halves 351/380', 'thirds 87/95'],
      'bingo-75': ['9/10'],
      'bingo-90': ['9/10'],
      'tv-war': ['red-blue 396/425', 'tie 79/85'],
      'tv-21': [
        ...['red-blue 6183255535129/6505594845750', 'tie 124324970947/132767241750', 'hand-21 2179343/2318800'],
        ...['hand-over 227347/243474', 'golden 7847/8415'],
      ],
      'guess-card': [
        ...['colours 19/20', 'suits 19/20', 'low-high 123/130', 'faces 123/130', 'ranks 61/65', 'one-card 49/52'],
      ],
      'backgammon-race': [
        'race-side 19/20',
        'race-opener 1853938990572739008591953818610203117/1973342962560459132429540040177090560',
        'race-other 1106075453267949690052356241655432723/1184005777536275479457724024106254336',
        'race-short 568066497532709/609359740010496',
        'race-six 45987433384136794697/49358138940850176000',
        'race-long 509939236976446327/548423766009446400',
        'race-close 205270462922773470481811764706503261/219260329173384348047726671130787840',
        'race-far 203137287702170195151413464289/217569898093159734177064550400',
      ],
      'tv-poker': [
        'red-blue 735689819/774406780',
        'poker-high-card 118761/127400',
        'poker-pair 3872/4165',
        'poker-two-pairs 396/425',
        'poker-three 3872/4165',
        'poker-straight-up 202089/216580',
      ],
      'two-wheels': [
        'wheels-half 19/20',
        'wheels-side 189/200',
        'wheels-equal 47/50',
        'wheels-colours 15/16',
        'wheels-number 931/1000',
      ],
      'tv-battle': [
        'battle-side 19415/20736',
        'battle-draw 64729/69120',
        'battle-3 113/120',
        'battle-4 3245/3456',
        'battle-5 1625/1728',
        'battle-whole 1625/1728',
      ],
      'star-harvest': ['6145223/6400000'],
      crash: [
        'target-2 2229281815548395/2251799813685248',
        'target-10 2229281815548395/2251799813685248',
        'target-100 1114640907774175/1125899906842624',
      ],
      'andar-bahar': ['andar 8151/8330', 'bahar 808/833'],
      'live-roulette': ['even 73/74', 'other 36/37'],
      'live-baccarat': [
        'player 19283843717413/19524993263685',
        'banker 10732465128097/10847218479825',
        'tie 619306544887/723147898655',
      ],
      fishing: ['97/100'],
      'camera-hunt': ['97/100'],
    });
  });

  it('refuse what is not a bet', () => {
    for (const game of GAMES)
      for (const bet of [null, 1, 'bet', {}, { stake: 0 }, { stake: 1.5 }, { stake: -1, mines: 3 }, { stake: '1' }])
        expect(game.stakeOf(bet)).toBeNull();
  });
});
