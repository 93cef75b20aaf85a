/** The games with a draw every minute. */
import type { Below, Outcome, Verification } from './replay.ts';
import { drawSome, listIn, numberIn, textIn } from './replay.ts';

const paid = (bet: unknown, hundredths: number): bigint => (BigInt(numberIn(bet, 'stake')) * BigInt(hundredths)) / 100n;

/** Reads `hits/picks hundredths` pairs. */
const readPays = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split(', ').map((pair): readonly [string, number] => {
      const [name = '', pays = '0'] = pair.split(' ');
      return [name, Number(pays)];
    }),
  );

/** Bets on halves of all draws pay this, where the first number or the sum decides. */
const HALF = 186;
const isHalf = (on: string, value: number, middle: number): boolean =>
  (on === 'odd' && value % 2 === 1) ||
  (on === 'even' && value % 2 === 0) ||
  (on === 'under' && value < middle) ||
  (on === 'over' && value > middle);

function numbersDraw(size: number, count: number, table: string, hash: string): Verification {
  const pays = readPays(table);
  return {
    tables: { 1: hash },
    isShared: true,
    replay: async (below: Below, bet: unknown): Promise<Outcome> => {
      const drawn = (await drawSome(below, size, count)).map((at) => at + 1);
      const picks = listIn(bet, 'numbers');
      const hits = picks.filter((each) => drawn.some((number) => number === each)).length;
      const sum = drawn.reduce((all, each) => all + each, 0);
      const on = textIn(bet, 'on');
      const half = isHalf(on, sum, (count * (size + 1)) / 2) ? HALF : 0;
      return { shown: { drawn }, pays: paid(bet, on === '' ? (pays.get(`${hits}/${picks.length}`) ?? 0) : half) };
    },
  };
}

export const fiveOf36 = numbersDraw(
  36,
  5,
  '1/1 670, 2/2 5800, 3/3 66000, 4/4 1090000, 2/5 300, 3/5 2000, 4/5 45000, 5/5 5000000',
  '6c5b59eac9bb3824c30f6a5b5822d6705fd66bdba55b67a411ffe879efc08b54',
);
export const sevenOf42 = numbersDraw(
  42,
  7,
  '1/1 558, 2/2 3800, 3/3 30400, 2/7 100, 3/7 300, 4/7 3000, 5/7 35000, 6/7 600000, 7/7 10000000',
  '2c0ec728321aa80e85af3e49bf8d9843e52094ba8ba3b75fb4dab52deb53b943',
);
export const mega6 = numbersDraw(
  45,
  6,
  '1/1 690, 2/2 6100, 3/3 65000, 2/6 150, 3/6 1200, 4/6 22000, 5/6 500000, 6/6 10000000',
  '3c98175aeb4f8b2fa3fcfb763aa7bcd88e845e2f8c1c1930caf83a5e3f22a0fc',
);
export const lotto6of49 = numbersDraw(
  49,
  6,
  '2/6 100, 3/6 1800, 4/6 20000, 5/6 1100000, 6/6 100000000',
  '9814fca02e55a1984467dcaa70253256853560eea500dde4a5b7793015b24b47',
);

/** Stakes by the number of balls until the sixth chosen one, in hundredths. */
const LUCKY = readPays(
  [
    '6 2000000, 7 1000000, 8 500000, 9 250000, 10 100000, 11 50000, 12 30000, 13 20000, 14 15000, 15 10000, 16 8000',
    '17 7000, 18 6000, 19 5000, 20 4500, 21 4000, 22 3000, 23 2000, 24 1800, 25 1400, 26 1100, 27 900, 28 800',
    '29 600, 30 500, 31 400, 32 300, 33 200, 34 150, 35 100',
  ].join(', '),
);

export const lucky6: Verification = {
  tables: { 1: '05b60723e037acd9af03f2040b7c19011b2c48e21b0886b5b35b93eb45127622' },
  isShared: true,
  replay: async (below, bet) => {
    const drawn = (await drawSome(below, 48, 35)).map((at) => at + 1);
    const left = new Set(listIn(bet, 'numbers'));
    const balls = drawn.findIndex((ball) => left.delete(ball) && left.size === 0) + 1;
    const on = textIn(bet, 'on');
    const half = isHalf(on, drawn[0] ?? 0, 24.5) ? HALF : 0;
    return { shown: { drawn }, pays: paid(bet, on === '' ? (LUCKY.get(String(balls)) ?? 0) : half) };
  },
};

/** The places that each number of the wheel pays, with their hundredths. */
function wheelPays(number: number): ReadonlyMap<string, number> {
  const own: readonly [string, number] = [`n${number}`, 1_750];
  if (number === 0) return new Map([own]);
  return new Map([
    own,
    [number % 2 === 1 ? 'red' : 'black', 195],
    [number < 10 ? 'low' : 'high', 195],
    [`third${Math.floor((number - 1) / 6) + 1}`, 290],
  ]);
}

export const tvWheel: Verification = {
  tables: { 1: 'fe460d442c143944ddfcf42e551219b3a814d2c69ff1264b6babb776814bc461' },
  isShared: true,
  replay: async (below, bet) => {
    const number = await below(19);
    return { shown: { number }, pays: paid(bet, wheelPays(number).get(textIn(bet, 'on')) ?? 0) };
  },
};

/** Ranks of thirteen cards of a suit, from the ace on. */
const HEIGHTS = 'A23456789TJQK';
const ORDER = '23456789TJQKA';

export const tvWar: Verification = {
  tables: { 1: 'e25fdc7f4d5ddd5640d0af50670358111d140312e5e2dcabdd7278ec59d71ff7' },
  isShared: true,
  replay: async (below, bet) => {
    const cards = await drawSome(below, 52, 2);
    const [red = 0, blue = 0] = cards.map((card) => ORDER.indexOf(HEIGHTS[card % 13] ?? ''));
    const on = textIn(bet, 'on');
    const winner = red === blue ? 'tie' : red > blue ? 'red' : 'blue';
    const pays = winner === 'tie' ? 1_580 : 198;
    return { shown: { cards }, pays: paid(bet, on === winner ? pays : 0) };
  },
};
