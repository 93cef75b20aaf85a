/** Games in which one animal, or none, comes. */
import type { Verification } from './replay.ts';
import { listIn, numberIn } from './replay.ts';

/** `name numbers` pairs, in the order of the numbers. */
function oneCatch(numbers: number, table: string, hash: string): Verification {
  const owners = table.split(', ').flatMap((pair, at) => {
    const [name = '', many = '0'] = pair.split(' ');
    return Array.from({ length: Number(many) }, () => ({ name, at }));
  });
  const none = { name: '', at: table.split(', ').length };
  return {
    tables: { 1: hash },
    replay: async (below, bet) => {
      const number = await below(numbers);
      const came = owners[number] ?? none;
      const named = new Set(listIn(bet, 'on'));
      const chance = BigInt(owners.filter(({ name }) => named.has(name)).length);
      const pays = named.has(came.name)
        ? (BigInt(numberIn(bet, 'stake')) * 97n * BigInt(numbers)) / (100n * chance)
        : 0n;
      return { shown: { number, animal: came.at }, pays };
    },
  };
}

export const fishing = oneCatch(
  500,
  'roach 250, perch 100, bream 50, carp 20, pike 5, catfish 1',
  '162d8070ae1fa3cc8673b8c4035c579ada552a3d188359c6a9a0d71b5b621b07',
);
export const cameraHunt = oneCatch(
  200,
  'hare 50, deer 40, fox 25, boar 20, owl 10, lynx 2',
  '9d5d5d124d513364024cfb86943894e2064501836bea09f7c1869a84ea330eb0',
);
