import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const [stake, target] = [BigInt(numberIn(bet, 'stake')), numberIn(bet, 'target')];
  const drawn = (await below(target)) + 1;
  const reached = (99n * BigInt(target)) / BigInt(drawn);
  const result = reached < 100n ? 100 : Number(reached);
  // 99 of the `target` integers win.
  return { shown: { result }, pays: drawn <= 99 ? (stake * BigInt(target)) / 100n : 0n };
}

export const limbo: Verification = {
  tables: { 1: 'fa34f572cedd7fb9c2a0feb86dac143146bb2898656a4993d05a82e92f44f229' },
  replay,
};
