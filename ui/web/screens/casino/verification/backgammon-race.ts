/** The backgammon race, checker by checker. */
import type { Below, Verification } from './replay.ts';
import { numberIn, textIn } from './replay.ts';

/** The point of each checker of a side, the farthest first. */
const FRESH: readonly number[] = [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1];

function afterDie(checkers: readonly number[], die: number): readonly number[] {
  const own = checkers.indexOf(die);
  if (own >= 0) return checkers.filter((_, at) => at !== own);
  const [farthest, ...rest] = checkers;
  if (farthest === undefined || farthest < die) return rest;
  return [...rest, farthest - die].sort((a, b) => b - a);
}

function afterThrow(checkers: readonly number[], a: number, b: number): readonly number[] {
  const order = a === b ? [a, a, a, a] : [a, b].sort((x, y) => y - x);
  let now = checkers;
  for (const die of order) now = afterDie(now, die);
  return now;
}

const dieFrom = async (below: Below): Promise<number> => 1 + (await below(6));

/** The names of the bets that a race wins, with their hundredths. */
function wonBy(winner: number, opener: number, throws: number, left: number): ReadonlyMap<string, number> {
  const won = new Map<string, number>([
    [winner === 0 ? 'white' : 'black', 190],
    winner === opener ? ['opener', 150] : ['other', 250],
    throws === 6 ? ['six', 196] : throws < 6 ? ['short', 350] : ['long', 360],
  ]);
  if (left === 1) won.set('close', 350);
  if (left > 4) won.set('far', 1_130);
  return won;
}

export const backgammonRace: Verification = {
  tables: { 1: 'ea1781262d09727a7194ade4cc8dece4721dfc4a4345cead49d4d8b7af8b56e9' },
  isShared: true,
  replay: async (below, bet) => {
    const white = await dieFrom(below);
    const black = [1, 2, 3, 4, 5, 6].filter((face) => face !== white)[await below(5)] ?? 0;
    const opener = white < black ? 1 : 0;
    const dice = [white, black];
    const teams = [
      { checkers: FRESH, throws: 0 },
      { checkers: FRESH, throws: 0 },
    ];
    let [turn, a, b] = [opener, white, black];
    for (;;) {
      const team = teams[turn] ?? { checkers: [], throws: 0 };
      team.checkers = afterThrow(team.checkers, a, b);
      team.throws += 1;
      if (team.checkers.length === 0) {
        const left = teams[1 - turn]?.checkers.length ?? 0;
        const pays = wonBy(turn, opener, team.throws, left).get(textIn(bet, 'on')) ?? 0;
        return {
          shown: { dice, opener, winner: turn, throws: team.throws, left },
          pays: (BigInt(numberIn(bet, 'stake')) * BigInt(pays)) / 100n,
        };
      }
      // Throws follow each other.
      // oxlint-disable-next-line no-await-in-loop
      [turn, a, b] = [1 - turn, await dieFrom(below), await dieFrom(below)];
      dice.push(a, b);
    }
  },
};
