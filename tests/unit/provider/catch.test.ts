/** Games of one catch: the exact return of every bet over all numbers, and nothing is rounded. */
import { describe, expect, it } from 'vitest';
import { cameraHunt } from '../../../adapters/sandbox/provider/games/camera-hunt/camera-hunt.ts';
import { fishing } from '../../../adapters/sandbox/provider/games/fishing/fishing.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { drawing, isExactly, part, range, total } from './exact.ts';

const FISH = { roach: 250, perch: 100, bream: 50, carp: 20, pike: 5, catfish: 1 };
const ANIMALS = { hare: 50, deer: 40, fox: 25, boar: 20, owl: 10, lynx: 2 };
const GAMES = [
  ['FSH-1', fishing, FISH, 500],
  ['CMH-1', cameraHunt, ANIMALS, 200],
] as const;

/** Every choice of at least one name. */
const choicesOf = (names: readonly string[]): readonly (readonly string[])[] =>
  range(2 ** names.length - 1).map((at) => names.filter((_, place) => ((at + 1) >> place) % 2 === 1));

describe('games of one catch', () => {
  it.each(GAMES)('[CTH-1] %s: each animal has its numbers, in the order of the table', (_, game, counts, numbers) => {
    const seen = range(numbers).map(
      (number) => game.play(drawing(number), { stake: 1, on: ['roach'] }, [])?.shown['animal'],
    );
    const names = Object.values<number>(counts);
    const none = numbers - total(names);
    expect(seen).toEqual([...names, none].flatMap((count, at) => range(count).map(() => at)));
  });

  it('[CTH-3, FSH-2] every fish returns exactly 97/100 over all 500 numbers', () => {
    for (const on of Object.keys(FISH)) {
      const paid = range(500).map((number) => fishing.play(drawing(number), { stake: 100, on: [on] }, [])?.pays ?? 0);
      expect({ on, isExact: isExactly(part(total(paid), 500, 100), 97n, 100n) }).toEqual({ on, isExact: true });
    }
  });

  it('[CTH-2, CTH-3, CMH-2] each of the 63 bets returns exactly 97/100 over all 200 numbers', () => {
    const choices = choicesOf(Object.keys(ANIMALS));
    expect(choices).toHaveLength(63);
    for (const on of choices) {
      const chance = total(Object.entries(ANIMALS).map(([name, count]) => (on.includes(name) ? count : 0)));
      // A multiple of the chance, so that nothing is rounded.
      const stake = 100 * chance;
      const paid = range(200).map((number) => cameraHunt.play(drawing(number), { stake, on: [...on] }, [])?.pays ?? 0);
      expect(paid.filter((pays) => pays > 0)).toHaveLength(chance);
      expect({ on, isExact: isExactly(part(total(paid), 200, stake), 97n, 100n) }).toEqual({ on, isExact: true });
    }
  });

  it('[CTH-2, FSH-2, CMH-2] an animal alone pays what the rules say', () => {
    const alone = (game: typeof fishing, number: number, on: string) =>
      game.play(drawing(number), { stake: 100, on: [on] }, [])?.pays;
    const fish = Object.entries(FISH).map(([on], at) => alone(fishing, total(Object.values(FISH).slice(0, at)), on));
    expect(fish).toEqual([194, 485, 970, 2_425, 9_700, 48_500]);
    const animals = Object.entries(ANIMALS).map(([on], at) =>
      alone(cameraHunt, total(Object.values(ANIMALS).slice(0, at)), on),
    );
    expect(animals).toEqual([388, 485, 776, 970, 1_940, 9_700]);
  });

  it('[CTH-2] a win is rounded down; names that are twice, unknown or too many are no bets, and no move is possible', () => {
    // 97 · 200 / (100 · 90) is 2.155….
    expect(cameraHunt.play(drawing(0), { stake: 100, on: ['hare', 'deer'] }, [])?.pays).toBe(215);
    const stakeOf = (id: string, ...on: readonly string[]) => gameOf(id)?.stakeOf({ stake: 10, on });
    expect(stakeOf('camera-hunt', ...Object.keys(ANIMALS))).toBe(10);
    expect(stakeOf('camera-hunt')).toBeNull();
    expect(stakeOf('camera-hunt', 'fox', 'fox')).toBeNull();
    expect(stakeOf('camera-hunt', 'pike')).toBeNull();
    expect(stakeOf('fishing', 'pike')).toBe(10);
    expect(stakeOf('fishing', 'pike', 'carp')).toBeNull();
    expect(fishing.play(drawing(0), { stake: 10, on: ['pike'] }, [0])).toBeNull();
  });
});
