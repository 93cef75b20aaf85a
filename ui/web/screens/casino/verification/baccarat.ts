import type { Below, Outcome, Verification } from './replay.ts';
import { drawSome, numberIn, textIn } from './replay.ts';

/** Ace to king. */
const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0];
const worth = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + (POINTS[card % 13] ?? 0), 0) % 10;

/** Whether the banker draws after the player's third card. */
function drawsAgainst(banker: number, third: number): boolean {
  switch (banker) {
    case 0:
    case 1:
    case 2:
      return true;
    case 3:
      return third !== 8;
    case 4:
    case 5:
    case 6:
      return third < 8 && third >= 2 * (banker - 3);
    default:
      return false;
  }
}

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const shoe = (await drawSome(below, 416, 6)).map((card) => card % 52);
  const at = (place: number): number => shoe[place] ?? 0;
  let player = [at(0), at(2)];
  let banker = [at(1), at(3)];
  const [first, second] = [worth(player), worth(banker)];
  if (Math.max(first, second) < 8) {
    if (first < 6) {
      player = [...player, at(4)];
      if (drawsAgainst(second, worth([at(4)]))) banker = [...banker, at(5)];
    } else if (second < 6) banker = [...banker, at(4)];
  }
  const points = [worth(player), worth(banker)];
  const difference = worth(player) - worth(banker);
  const stake = BigInt(numberIn(bet, 'stake'));
  const pays: Readonly<Record<string, bigint>> =
    difference > 0
      ? { player: stake * 2n }
      : difference < 0
        ? { banker: stake + (stake * 95n) / 100n }
        : { tie: stake * 9n, player: stake, banker: stake };
  return { shown: { player, banker, points }, pays: pays[textIn(bet, 'on')] ?? 0n };
}

export const baccarat: Verification = {
  tables: { 1: 'ef8fba6303a14df40745d9d59d8d4b17d990dfdfc3163c01d6e8d22d929781d3' },
  replay,
};

export const liveBaccarat: Verification = { ...baccarat, isShared: true };
