/** The battle: two armies of three and a throw of dice each round, every minute [TBT-1…TBT-4]. */
import * as v from 'valibot';
import type { Draws } from '../../fairness/stream.ts';
import type { RoundResult } from '../game.ts';
import { stake } from '../stake.ts';
import { createClockedGame, numbersOf } from '../tv/create-clocked-game.ts';

const FACES = 6;
const ARMY = 3;
/** Hundredths. */
const TABLE = { side: 200, draw: 1_470, three: 240, four: 220, five: 520, whole: 650 };
const PLACES = ['red', 'blue', 'draw', 'rounds-3', 'rounds-4', 'rounds-5', 'whole'] as const;
type Place = (typeof PLACES)[number];
const schema = v.object({ stake, on: v.picklist(PLACES) });

/** The remaining soldiers of two armies after a round: the lower die loses one, equal dice one of each. */
export function afterRound(armies: readonly [number, number], red: number, blue: number): readonly [number, number] {
  const [ofRed, ofBlue] = armies;
  return [red <= blue ? ofRed - 1 : ofRed, blue <= red ? ofBlue - 1 : ofBlue];
}

export const isOver = ([red, blue]: readonly [number, number]): boolean => red === 0 || blue === 0;
export const START: readonly [number, number] = [ARMY, ARMY];

function run(draws: Draws): RoundResult['shown'] {
  const dice: number[] = [];
  let armies = START;
  while (!isOver(armies)) {
    const [red, blue] = [draws.below(FACES) + 1, draws.below(FACES) + 1];
    dice.push(red, blue);
    armies = afterRound(armies, red, blue);
  }
  return { dice, left: armies };
}

/** The payment of a place for a battle, in hundredths. */
export function paysOn(on: Place, rounds: number, [red, blue]: readonly [number, number]): number {
  switch (on) {
    case 'red':
      return red > blue ? TABLE.side : 0;
    case 'blue':
      return blue > red ? TABLE.side : 0;
    case 'draw':
      return red === blue ? TABLE.draw : 0;
    case 'rounds-3':
      return rounds === 3 ? TABLE.three : 0;
    case 'rounds-4':
      return rounds === 4 ? TABLE.four : 0;
    case 'rounds-5':
      return rounds === 5 ? TABLE.five : 0;
    case 'whole':
      return Math.max(red, blue) === ARMY ? TABLE.whole : 0;
  }
}

export const tvBattle = createClockedGame({
  id: 'tv-battle',
  table: { faces: FACES, army: ARMY, ...TABLE },
  schema,
  draw: run,
  pays: ({ on }, result) => {
    const [red = 0, blue = 0] = numbersOf(result, 'left');
    return paysOn(on, numbersOf(result, 'dice').length / 2, [red, blue]);
  },
  returns: [
    { bet: 'battle-side', value: { n: 19_415n, d: 20_736n } },
    { bet: 'battle-draw', value: { n: 64_729n, d: 69_120n } },
    { bet: 'battle-3', value: { n: 113n, d: 120n } },
    { bet: 'battle-4', value: { n: 3_245n, d: 3_456n } },
    { bet: 'battle-5', value: { n: 1_625n, d: 1_728n } },
    { bet: 'battle-whole', value: { n: 1_625n, d: 1_728n } },
  ],
  singlePays: {
    'battle-side': TABLE.side,
    'battle-draw': TABLE.draw,
    'battle-3': TABLE.three,
    'battle-4': TABLE.four,
    'battle-5': TABLE.five,
    'battle-whole': TABLE.whole,
  },
  max: 20,
});
