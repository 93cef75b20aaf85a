/** The fields of a dart board on the drawing of 1050 by 520 units. */
export const NUMBERS = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5];

/** A place on the board: `turn` in fields from the top, clockwise. */
export const onBoard = (turn: number, radius: number): readonly [x: number, y: number] => {
  const angle = (turn / NUMBERS.length) * 2 * Math.PI;
  return [Math.round(525 + radius * Math.sin(angle)), Math.round(260 - radius * Math.cos(angle))];
};
