import type { Below, Outcome, Verification } from './replay.ts';
import { drawSome, numberIn, textIn } from './replay.ts';

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const deck = await drawSome(below, 52, 52);
  const turned = deck[0] ?? 0;
  const sides: readonly [number[], number[]] = [[], []];
  let at = 0;
  do {
    at += 1;
    sides[at % 2 === 1 ? 0 : 1].push(deck[at] ?? 0);
  } while (((deck[at] ?? 0) - turned) % 13 !== 0);
  const [andar, bahar] = sides;
  const isWon = textIn(bet, 'on') === (at % 2 === 1 ? 'andar' : 'bahar');
  const tenths = at % 2 === 1 ? 19n : 20n;
  return { shown: { turned, andar, bahar }, pays: isWon ? (BigInt(numberIn(bet, 'stake')) * tenths) / 10n : 0n };
}

export const andarBahar: Verification = {
  tables: { 1: '4cad1e566b02454883b957cf1821d2f06530e1feeca83299acd9cf5497a3c8ab' },
  replay,
};
