/** The bonus games: a turn costs nothing and pays units of points or of a free bet. */
import type { Below, Outcome, Verification } from './replay.ts';
import { drawSome, numberIn } from './replay.ts';

type Play = (below: Below, moves: readonly number[]) => Promise<readonly [shown: Outcome['shown'], units: number]>;

function verification(table: string, play: Play): Verification {
  return {
    tables: { 1: table },
    replay: async (below, bet, moves) => {
      const [shown, units] = await play(below, moves);
      return { shown, pays: BigInt(units) * BigInt(numberIn(bet, 'unit')) };
    },
  };
}

/** Points by field where they are not 5. */
const WHEEL: ReadonlyMap<number, number> = new Map([
  [0, 120],
  [2, 10],
  [4, 20],
  [6, 10],
  [8, 40],
  [10, 10],
]);

export const fortuna = verification(
  '1d94c9fbcb82168c0056b4403b7cd9e0830908b2b6f765a1aae5d1435eebd778',
  async (below) => {
    const field = await below(12);
    return [{ field }, WHEEL.get(field) ?? 5];
  },
);

const hidden = (table: string, count: number, more: readonly number[]): Verification =>
  verification(table, async (below, [opened = 0]) => {
    const places = (await drawSome(below, count, count)).map((prize) => more[prize] ?? 1);
    return [{ places, opened }, places[opened] ?? 0];
  });

export const chest = hidden('9927bab4d5c0583b6d9406e257675218a2fcecae0bcd3f99219f4604bebcc75c', 3, [4]);
export const dragonBonus = hidden('82b7de4adc8958cc3dcff175dc2d64468d0da9e2967e533c6db46774c0cbdd10', 5, [5, 2]);

export const memory = verification(
  'e2a613ed489cba990cdd7835635072ca25fb27035ab4f14ae980251e5d13e7bd',
  async (below, moves) => {
    const cards = (await drawSome(below, 8, 8)).map((card) => [40, 40, 15, 15, 10, 10, 5, 5][card] ?? 0);
    const faces = moves.map((card) => cards[card] ?? 0);
    const last = faces.at(-1) ?? 0;
    return [{ opened: moves, faces, cards }, moves.length === 2 ? last + last : last];
  },
);

export const safe = verification(
  'd339a5ca57dc4b4bcc1896256eff25970a76ffb447a5f19192b51353f71a702a',
  async (below, moves) => {
    const code = [await below(10), await below(10), await below(10)];
    const right = code.map((digit, at) => (digit === moves[at] ? 1 : 0));
    const units = { 0: 10, 1: 30, 2: 160, 3: 1_100 }[right.filter((each) => each === 1).length] ?? 0;
    return [{ guesses: moves, right, code }, units];
  },
);

export const lottery = verification(
  'e161540006d59002304cb5e5aae5bab9e4b08295eefe8d0208d0431a3dc9af77',
  async (below) => {
    const [ticket, drawn] = [await below(1_000), await below(1_000)];
    const [own, other] = [ticket, drawn].map((number) => String(number).padStart(3, '0'));
    const units =
      own === other ? 2_000 : own?.slice(1) === other?.slice(1) ? 400 : own?.at(2) === other?.at(2) ? 60 : 10;
    return [{ ticket, drawn }, units];
  },
);
