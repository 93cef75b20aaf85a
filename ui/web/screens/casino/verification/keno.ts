import type { Below, Outcome, Verification } from './replay.ts';
import { drawSome, listIn, numberIn } from './replay.ts';

/** Tenths for `hits` of `picks`, as 'hits/picks'. */
const TENTHS: ReadonlyMap<string, number> = new Map(
  [
    '1/1 38, 2/2 160, 2/3 20, 3/3 480, 2/4 10, 3/4 90, 4/4 1200, 3/5 30, 4/5 240, 5/5 6500',
    '3/6 20, 4/6 80, 5/6 850, 6/6 16000, 3/7 10, 4/7 50, 5/7 250, 6/7 2000, 7/7 70000',
    '4/8 30, 5/8 140, 6/8 1000, 7/8 10000, 8/8 150000',
    '4/9 10, 5/9 80, 6/9 400, 7/9 3000, 8/9 50000, 9/9 250000',
    '0/10 30, 5/10 30, 6/10 220, 7/10 1500, 8/10 10000, 9/10 60000, 10/10 300000',
  ].flatMap((line) =>
    line.split(', ').map((pair): readonly [string, number] => {
      const [name = '', tenths = '0'] = pair.split(' ');
      return [name, Number(tenths)];
    }),
  ),
);

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const drawn = (await drawSome(below, 80, 20)).map((at) => at + 1);
  const picks = listIn(bet, 'numbers');
  const hits = drawn.filter((number) => picks.includes(number)).length;
  const tenths = TENTHS.get(`${hits}/${picks.length}`) ?? 0;
  return { shown: { drawn, hits }, pays: (BigInt(numberIn(bet, 'stake')) * BigInt(tenths)) / 10n };
}

export const keno: Verification = {
  tables: { 1: 'a0bfa680be9299381550e9acb4d03a7e6d76e7e8136f7f29e8dd2bcea7e239c2' },
  replay,
};
