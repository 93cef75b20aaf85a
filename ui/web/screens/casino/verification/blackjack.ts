import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';

interface Spot {
  cards: number[];
  units: bigint;
  isClosed: boolean;
}

/** An ace counts 11 until the sum passes 21. */
function sumOf(cards: readonly number[]): number {
  const ranks = cards.map((card) => card % 13);
  let aces = ranks.filter((rank) => rank === 0).length;
  let sum = ranks.reduce((all, rank) => all + (rank === 0 ? 11 : rank > 8 ? 10 : rank + 1), 0);
  for (; sum > 21 && aces > 0; aces -= 1) sum -= 10;
  return sum;
}

const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && sumOf(cards) === 21;

/** Moves: 0 stand, 1 hit, 2 double, 3 split, 4 insurance, 5 no insurance. */
async function replay(below: Below, bet: unknown, moves: readonly number[]): Promise<Outcome> {
  const stake = BigInt(numberIn(bet, 'stake'));
  const card = (): Promise<number> => below(52);
  const spots: Spot[] = [{ cards: [await card()], units: 1n, isClosed: false }];
  const dealer = [await card()];
  spots[0]?.cards.push(await card());
  dealer.push(await card());
  let insurance = 0n;
  for (const move of moves) {
    const spot = spots.find(({ cards, isClosed }) => !isClosed && sumOf(cards) < 21);
    if (move === 4) insurance = stake / 2n;
    if (move > 3 || spot === undefined) continue;
    if (move === 0) spot.isClosed = true;
    if (move === 3) {
      const [left = 0, right = 0] = spot.cards;
      // Cards come one after another.
      // oxlint-disable-next-line no-await-in-loop
      const [third, fourth] = [await card(), await card()];
      const isClosed = left % 13 === 0;
      spots.splice(
        0,
        1,
        { cards: [left, third], units: 1n, isClosed },
        { cards: [right, fourth], units: 1n, isClosed },
      );
    }
    if (move === 1 || move === 2) {
      // oxlint-disable-next-line no-await-in-loop
      spot.cards.push(await card());
      if (move === 2) [spot.units, spot.isClosed] = [2n, true];
    }
  }
  const isMine = spots.length === 1 && isNatural(spots[0]?.cards ?? []);
  const isTheirs = isNatural(dealer);
  const isAwaited = !isMine && !isTheirs && spots.some(({ cards }) => sumOf(cards) < 22);
  // oxlint-disable-next-line no-await-in-loop
  while (isAwaited && sumOf(dealer) < 17) dealer.push(await card());
  const paid = spots.map(({ cards, units }) => {
    if (isMine) return isTheirs ? stake : (stake * 5n) / 2n;
    const [mine, theirs] = [sumOf(cards), sumOf(dealer)];
    if (isTheirs || mine > 21 || (theirs < 22 && theirs > mine)) return 0n;
    return mine === theirs ? stake * units : 2n * stake * units;
  });
  const insurancePaid = isTheirs ? 3n * insurance : 0n;
  const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
  const stakes = spots.map(({ units }) => stake * units);
  return {
    shown: {
      ...Object.fromEntries(spots.map(({ cards }, at) => [`hand${at + 1}`, cards])),
      dealer,
      stakes: stakes.map(Number),
      paid: paid.map(Number),
      ...(insurance > 0n ? { insurance: Number(insurance), insurancePaid: Number(insurancePaid) } : {}),
    },
    staked: total(stakes) + insurance,
    pays: total(paid) + insurancePaid,
  };
}

export const blackjack: Verification = {
  tables: { 1: '4bad540de14fd00f9ab38d052509bbcdfbfcacc553e04c93bd9be3bf9c597220' },
  replay,
};
