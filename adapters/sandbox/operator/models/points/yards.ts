/**
 * Where each down of American football is played. Points, downs and first downs are those of the drives; the yards
 * between them are drawn so that they lead there.
 */
import type { Random } from '../seeded.ts';
import { integerBetween } from '../seeded.ts';
import type { Down, Drive } from './downs.ts';

/** In yards from the own goal line of the side with the ball; 100 is the other goal line. */
export interface Yards {
  readonly ball: number;
  /** The line to gain. */
  readonly line: number;
}

/** A down in its place. `toGo` is the way from the ball to the line to gain. */
export type PlacedDown = Down & Yards;

const GOAL = 100;
/** The last yard line on which a down is played. */
const LAST = 98;
const TO_GO = 10;
const FIELD_GOAL = 3;
const SAFETY = 2;
const LAST_DOWN = 4;
const KICK_OFF = [22, 32] as const;
const PUNT = [36, 50] as const;
const TOUCHBACK = 20;
/** Where the last down before a touchdown and before a field goal is played. */
const BEFORE_TOUCHDOWN = [62, LAST] as const;
const BEFORE_FIELD_GOAL = [60, 90] as const;

/** The downs of each drive in their places. */
export function placedDowns(
  drives: readonly Drive[],
  downs: readonly (readonly Down[])[],
  random: Random,
): readonly (readonly PlacedDown[])[] {
  /** Where the drive before left the ball to the other side; null before a kick-off. */
  let left: number | null = null;
  return drives.map((drive, at) => {
    const isAfterBreak = drives[at - 1]?.period !== drive.period;
    const start = left === null || isAfterBreak ? integerBetween(random, ...KICK_OFF) : left;
    const placed = placedIn(drive, downs[at] ?? [], start, random);
    left = leftTo(drive, placed.at(-1), random);
    return placed;
  });
}

/** Where the other side begins. */
function leftTo({ points }: Drive, last: PlacedDown | undefined, random: Random): number | null {
  if (points > 0 || last === undefined) return null;
  const ends = last.ball + (last.down === LAST_DOWN ? integerBetween(random, ...PUNT) : integerBetween(random, 0, 12));
  return ends >= GOAL ? TOUCHBACK : GOAL - ends;
}

function placedIn({ points }: Drive, downs: readonly Down[], start: number, random: Random): readonly PlacedDown[] {
  const made = downs.filter(({ isMade }) => isMade).length;
  /** Yards of the plays after the last first down. */
  const rest = TO_GO - (downs.at(-1)?.toGo ?? TO_GO);
  const least = TO_GO * made + rest;
  let ball = Math.min(start, Math.max(1, LAST - least));
  let more = Math.max(0, wanted(points, ball + least, random) - ball - least);
  // A return brings the ball nearer where no first down can.
  if (made === 0 && points === FIELD_GOAL) ball += more;
  let line = Math.min(GOAL, ball + TO_GO);
  let left = made;
  return downs.map((down, at) => {
    const before = downs[at - 1];
    if (down.isMade) {
      left -= 1;
      const room = LAST - rest - TO_GO * left - ball;
      const toLine = line - ball;
      const share = left === 0 ? more : integerBetween(random, 0, more);
      // With less room, a penalty makes the first down.
      const gain = toLine <= room ? Math.min(room, toLine + share) : Math.floor((LAST - ball) / (left + 2));
      more = Math.max(0, more - Math.max(0, gain - toLine));
      ball += gain;
      line = Math.min(GOAL, ball + TO_GO);
    } else if (before !== undefined) ball = Math.min(LAST, line - 1, ball + before.toGo - down.toGo);
    return { ...down, ball, line, toGo: line - ball };
  });
}

/** Where the drive's last down is to be played, at least from `least` on. */
function wanted(points: number, least: number, random: Random): number {
  if (points === 0 || points === SAFETY) return least + integerBetween(random, 0, 8);
  const [from, to] = points === FIELD_GOAL ? BEFORE_FIELD_GOAL : BEFORE_TOUCHDOWN;
  return integerBetween(random, from, to);
}
