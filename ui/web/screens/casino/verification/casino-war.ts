import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';

/** Two to ace. */
const heightOf = (card: number): number => (card % 13 === 0 ? 14 : (card % 13) + 1);

/** The move 0 gives up, the move 1 goes to war. */
async function replay(below: Below, bet: unknown, moves: readonly number[]): Promise<Outcome> {
  const stake = BigInt(numberIn(bet, 'stake'));
  const hasTieBet = typeof bet === 'object' && bet !== null && Reflect.get(bet, 'hasTieBet') === true;
  let [player, dealer] = [[await below(52)], [await below(52)]];
  const compare = (at: number): number => heightOf(player[at] ?? 0) - heightOf(dealer[at] ?? 0);
  const isTie = compare(0) === 0;
  const isWar = isTie && moves[0] === 1;
  let paid = isTie ? stake / 2n : compare(0) > 0 ? stake * 2n : 0n;
  if (isWar) {
    player = [...player, await below(52)];
    dealer = [...dealer, await below(52)];
    paid = compare(1) < 0 ? 0n : stake * (compare(1) > 0 ? 3n : 4n);
  }
  const tiePaid = isTie && hasTieBet ? stake * 11n : 0n;
  return {
    shown: { player, dealer, paid: Number(paid), tiePaid: Number(tiePaid) },
    staked: stake * ((hasTieBet ? 2n : 1n) + (isWar ? 1n : 0n)),
    pays: paid + tiePaid,
  };
}

export const casinoWar: Verification = {
  tables: { 1: 'b32a6a1c3879f6d12af146b1f097485eaf19674d9bc5c09925bcd00a7585e021' },
  replay,
};
