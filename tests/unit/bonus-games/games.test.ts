/** The exact chances and means of the bonus games, by going through every outcome of the stream. */
import { describe, expect, it } from 'vitest';
import type { Rational } from 'touchline/kernel/rational';
import { equals, fromInt, ONE, sum } from 'touchline/kernel/rational';
import type { BonusGame, BonusGameId } from '../../../adapters/sandbox/operator/bonus-games/games/game.ts';
import { BONUS_GAME_IDS, meanOf } from '../../../adapters/sandbox/operator/bonus-games/games/game.ts';
import { BONUS_GAMES } from '../../../adapters/sandbox/operator/bonus-games/games/games.ts';
import { drawing, range } from '../provider/exact.ts';

/** The choice to make after what is shown; null for a game without choices. */
type Strategy = ((shown: Readonly<Record<string, number | readonly number[]>>, step: number) => number) | null;

/** Every series of draws below these numbers. */
function* series([first, ...rest]: readonly number[]): Generator<readonly number[]> {
  if (first === undefined) return yield [];
  for (const value of range(first)) for (const more of series(rest)) yield [value, ...more];
  return undefined;
}

const shuffle = (count: number): readonly number[] => range(count).map((at) => count - at);

/** The frequency of each win among all series of draws. */
function counted(game: BonusGame, sizes: readonly number[], strategy: Strategy): ReadonlyMap<number, number> {
  const wins = new Map<number, number>();
  for (const values of series(sizes)) {
    const moves: number[] = [];
    let outcome = game.play(drawing(...values), moves);
    while (outcome !== null && outcome.wins === null) {
      moves.push(strategy?.(outcome.shown, moves.length) ?? 0);
      outcome = game.play(drawing(...values), moves);
    }
    if (outcome === null || outcome.wins === null) throw new Error(`${game.id} refused ${moves.join()}`);
    wins.set(outcome.wins, (wins.get(outcome.wins) ?? 0) + 1);
  }
  return wins;
}

/** The stated chances of each win; prizes of the same win together. */
function stated(game: BonusGame): ReadonlyMap<number, Rational> {
  return new Map(
    game.prizes.map(({ wins }) => [
      wins,
      sum(game.prizes.filter((each) => each.wins === wins).map(({ chance }) => chance)),
    ]),
  );
}

function expectStated(game: BonusGame, sizes: readonly number[], strategy: Strategy): void {
  const found = counted(game, sizes, strategy);
  const all = BigInt(sizes.reduce((product, size) => product * size, 1));
  const chances = stated(game);
  expect([...found.keys()].toSorted((a, b) => a - b)).toEqual([...chances.keys()].toSorted((a, b) => a - b));
  for (const [wins, count] of found) {
    const chance = chances.get(wins) ?? ONE;
    if (!equals(chance, { n: BigInt(count), d: all })) expect({ wins, count, all, chance }).toBe('as stated');
  }
}

const game = (id: BonusGameId): BonusGame => BONUS_GAMES[id];

describe('bonus games', () => {
  it.each(BONUS_GAME_IDS)('the stated chances of %s add up to exactly one', (id) => {
    expect(equals(sum(game(id).prizes.map(({ chance }) => chance)), ONE)).toBe(true);
  });

  it('[BGO-10] every field of the wheel is equally likely: the mean is exactly 20 points', () => {
    expectStated(game('fortuna'), [12], null);
    expect(equals(meanOf(game('fortuna')), fromInt(20))).toBe(true);
  });

  it.each([0, 1, 2])(
    '[BGO-11] chest %i holds each prize with its stated chance: the mean is exactly 2 units',
    (place) => {
      expectStated(game('chest'), shuffle(3), () => place);
      expect(equals(meanOf(game('chest')), fromInt(2))).toBe(true);
    },
  );

  it.each([0, 1, 2, 3, 4])(
    '[BGO-15] egg %i holds each prize with its stated chance: the mean is exactly 2 units',
    (place) => {
      expectStated(game('dragon-bonus'), shuffle(5), () => place);
      expect(equals(meanOf(game('dragon-bonus')), fromInt(2))).toBe(true);
    },
  );

  it.each<readonly [string, Strategy]>([
    ['from the first card on', (_shown, step) => step],
    ['from the last card on', (_shown, step) => 7 - step],
    [
      'as the cards seen so far suggest',
      ({ opened, faces }) => {
        const [seen, values] = [opened, faces].map((list) => (typeof list === 'object' ? list : []));
        const start = (values ?? []).reduce((total, value) => total + value, 0) % 8;
        return (
          range(8)
            .map((at) => (start + at) % 8)
            .find((card) => seen?.includes(card) !== true) ?? 0
        );
      },
    ],
  ])(
    '[BGO-12] memory pays the stated chances when cards are turned %s: the mean is exactly 20 points',
    (_, strategy) => {
      expectStated(game('memory'), shuffle(8), strategy);
      expect(equals(meanOf(game('memory')), fromInt(20))).toBe(true);
    },
  );

  it.each<readonly [string, Strategy]>([
    ['the same digit three times', () => 7],
    [
      'each after the answer before',
      ({ right }, step) => (step + (typeof right === 'object' ? right.length : 0) * 3) % 10,
    ],
  ])('[BGO-13] the safe pays the stated chances for %s: the mean is exactly 20 points', (_, strategy) => {
    expectStated(game('safe'), [10, 10, 10], strategy);
    expect(equals(meanOf(game('safe')), fromInt(20))).toBe(true);
  });

  it('[BGO-14] the lottery pays the stated chances over all tickets and numbers: the mean is exactly 20 points', () => {
    expectStated(game('lottery'), [1_000, 1_000], null);
    expect(equals(meanOf(game('lottery')), fromInt(20))).toBe(true);
  });
});

describe('[BGO-7] a choice', () => {
  it('opens what was placed before, whatever else was chosen', () => {
    const faces = (...moves: readonly number[]): readonly number[] => {
      const shown = game('memory').play(drawing(3, 0, 4, 1, 0, 2, 1, 0), moves)?.shown['faces'];
      return typeof shown === 'object' ? shown : [];
    };
    expect(faces(5)).toEqual(faces(0, 5).slice(1));
  });

  it.each<readonly [BonusGameId, readonly number[]]>([
    ['fortuna', [0]],
    ['lottery', [0]],
    ['chest', [3]],
    ['chest', [0, 1]],
    ['dragon-bonus', [5]],
    ['memory', [8]],
    ['memory', [2, 2]],
    ['safe', [10]],
    ['safe', [1, 2, 3, 4]],
  ])('that %s does not have, such as %j, is refused', (id, moves) => {
    expect(game(id).play(drawing(), moves)).toBeNull();
  });

  it('after the end of memory is refused', () => {
    // Nothing is moved: cards 0 and 1 are a pair.
    expect(game('memory').play(drawing(), [0, 1])?.wins).toBe(80);
    expect(game('memory').play(drawing(), [0, 1, 2])).toBeNull();
  });
});
