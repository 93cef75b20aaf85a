/** Where the ball is on a board of pegs, computed from the bits of its round alone [PLINKO-2]. */
export const ROWS = [8, 12, 16] as const;
export type Rows = (typeof ROWS)[number];

export type Place = readonly [x: number, y: number];
/** The ball's place on top of row `row`, or in the slot below the last, after `right` steps to the right. */
export type BallPlace = (row: number, right: number) => Place;

/** Lengths in units of the picture, which is this wide. */
export const WIDTH = 360;
/** Points of an arc between two rows. */
export const ARC_STEPS = 6;

export interface Places {
  /** Width of a slot, and of the gap between two pegs. */
  readonly step: number;
  /** Height between two rows. */
  readonly rise: number;
  /** Of a peg. */
  readonly radius: number;
  /** Top of the slots. */
  readonly floor: number;
  readonly at: BallPlace;
}

export function placesOf(rows: Rows): Places {
  const step = WIDTH / (rows + 1);
  const rise = step * (rows === 8 ? 0.8 : 0.9);
  const radius = step * 0.12;
  const floor = rise * (rows + 0.6);
  const at: BallPlace = (row, right) => {
    const x = WIDTH / 2 + (right - row / 2) * step;
    return row === rows ? [x, floor - radius] : [x, rise * (row + 0.6) - radius * 3.2];
  };
  return { step, rise, radius, floor, at };
}

/**
 * The ball's places from the top to its slot: an arc from each row to the next. A bit is 0 to the left, 1 to the right.
 */
export function fallOf(at: BallPlace, path: readonly number[]): readonly Place[] {
  let right = 0;
  return path.flatMap((bit, row) => {
    const [fromX, fromY] = at(row, right);
    right += bit;
    const [toX, toY] = at(row + 1, right);
    const height = (toY - fromY) * 0.25;
    return Array.from({ length: ARC_STEPS }, (_, step) => {
      const part = (step + 1) / ARC_STEPS;
      const hop = 4 * height * part * (1 - part);
      return [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part * part - hop * (1 - part)] as const;
    });
  });
}
