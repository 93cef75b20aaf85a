/** The downs of American football: each attack of the model is a drive, played in downs from its start to its end. */
import type { Random } from '../seeded.ts';
import { chance, integerBetween } from '../seeded.ts';

/** Times in match seconds since the first whistle, breaks included. */
export interface Drive {
  readonly period: number;
  readonly side: 1 | 2;
  readonly fromS: number;
  readonly toS: number;
  /** Scored at its end; 0 for none. */
  readonly points: number;
}

export interface Down {
  readonly atS: number;
  readonly period: number;
  readonly side: 1 | 2;
  /** From 1 to 4. */
  readonly down: number;
  /** Yards to a first down. */
  readonly toGo: number;
  /** Whether the play before it made a first down. */
  readonly isMade: boolean;
}

const TO_GO = 10;
const MAX_GAIN = 14;
const FIELD_GOAL = 3;
/** The share of punts among drives without points; the others lose the ball. */
const PUNTS = 0.8;
/** A drive that ends with a kick makes no first down in its last plays. */
const LAST_PLAYS = 3;

/** The downs of each drive, in order. `playS`: the mean time of a play. */
export function downsOf(drives: readonly Drive[], playS: number, random: Random): readonly (readonly Down[])[] {
  return drives.map((drive) => downsIn(drive, playS, random));
}

function downsIn({ period, side, fromS, toS, points }: Drive, playS: number, random: Random): readonly Down[] {
  const plays = Math.max(1, Math.round((toS - fromS) / playS));
  const isKicked = points === FIELD_GOAL || (points === 0 && chance(random, PUNTS));
  const lastMade = isKicked ? plays - 1 - LAST_PLAYS : plays;
  const downs: Down[] = [{ period, side, atS: fromS, down: 1, toGo: TO_GO, isMade: false }];
  let down = 1;
  let toGo = TO_GO;
  for (let play = 1; play < plays; play += 1) {
    const gain = integerBetween(random, 0, MAX_GAIN);
    const isMade = play <= lastMade && (play === lastMade || down === LAST_PLAYS || gain >= toGo);
    down = isMade ? 1 : down + 1;
    toGo = isMade ? TO_GO : Math.max(1, toGo - gain);
    downs.push({ period, side, atS: fromS + ((toS - fromS) * play) / plays, down, toGo, isMade });
  }
  return downs;
}
