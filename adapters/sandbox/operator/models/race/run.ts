/**
 * How a race is run: its order is drawn first, and the times of the runners follow from the order. The run is a picture
 * of the result and decides nothing [RCE-6].
 */
import type { Random } from '../seeded.ts';
import { between } from '../seeded.ts';

/** Marks of the course at which the distance of each runner is known. */
const MARKS = 8;
const PER_MILLE = 1_000;
/** The winner needs this share of the time of the race; the rest belongs to those behind. */
const WINNER_TAKES = 0.84;
const GAP_MIN = 0.002;
const GAP_MAX = 0.012;
/** How far a runner may be ahead of or behind an even pace in the middle of the race, per mille of the course. */
const SWING = 55;

export interface RunnerRun {
  /** When the runner finishes, per mille of the time of the race. */
  readonly finish: number;
  /** Per mille of the course at each eighth of the runner's own time, from the start to the finish: never falling. */
  readonly marks: readonly number[];
}

/** The run of each runner, by its number from 0. Earlier places have earlier finishes. */
export function runOf(order: readonly number[], random: Random): readonly RunnerRun[] {
  const runs: RunnerRun[] = [];
  let finish = WINNER_TAKES;
  order.forEach((runner, place) => {
    if (place > 0) finish += between(random, GAP_MIN, GAP_MAX);
    const [early, late] = [between(random, -SWING, SWING), between(random, -SWING, SWING)];
    let before = 0;
    const marks = Array.from({ length: MARKS + 1 }, (_, at) => {
      const part = at / MARKS;
      const bent = PER_MILLE * part + early * Math.sin(Math.PI * part) + late * Math.sin(2 * Math.PI * part) * 0.5;
      before = Math.max(before, Math.min(PER_MILLE, Math.round(bent)));
      return at === MARKS ? PER_MILLE : before;
    });
    runs[runner] = { finish: Math.round(finish * PER_MILLE) + place, marks };
  });
  return runs;
}
