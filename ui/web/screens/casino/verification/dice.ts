import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn, textIn } from './replay.ts';

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const [stake, chance] = [BigInt(numberIn(bet, 'stake')), numberIn(bet, 'chance')];
  const roll = await below(10_000);
  const isWin = textIn(bet, 'side') === 'under' ? roll < chance : roll > 9_999 - chance;
  return { shown: { roll }, pays: isWin ? (stake * 9_900n) / BigInt(chance) : 0n };
}

export const dice: Verification = {
  tables: { 1: '94107bd784f9507e8bf4a2b7df83c2bd7e4d1282d342f094f60428e71eccbf19' },
  replay,
};
