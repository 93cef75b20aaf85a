/** The order of the line: sports as the catalogue has them, of each sport the top championships first. */
import type { LineChampionship } from './line.ts';

/** The place of each championship, by its id. */
export function lineOrder(
  championships: readonly Pick<LineChampionship, 'id' | 'sportId' | 'top'>[],
): ReadonlyMap<number, number> {
  const sports = [...new Set(championships.map(({ sportId }) => sportId))];
  return new Map(
    championships
      .toSorted(
        (one, other) =>
          sports.indexOf(one.sportId) - sports.indexOf(other.sportId) || Number(other.top) - Number(one.top),
      )
      .map(({ id }, at) => [id, at]),
  );
}

/** Competitions in which a team plays this often are short formats. */
const SHORT_DENSITY = 4;

/** Short formats, such as computer football and cups of table tennis, have games around the clock. */
export const runsAllDay = ({ density = 1 }: Pick<LineChampionship, 'density'>): boolean => density >= SHORT_DENSITY;
