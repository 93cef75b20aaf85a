/** The line that needs no input: the catalogue, played for ever by its calendars and models. */
import {
  championships,
  politicsChampionships,
  politicsSports,
  sports,
  virtualChampionships,
  virtualSports,
} from '../operator/catalogue/catalogue.ts';
import { countries as countryFacts } from '../operator/catalogue/countries.ts';
import type { Origin } from '../operator/origin.ts';
import type { Line, LineClock } from '../operator/line/line.ts';
import { createLine } from '../operator/line/running-line.ts';
import type { LineOptions } from '../operator/line/running-line.ts';
import { createSchedule } from '../operator/line/schedule.ts';
import type { Country } from '../operator/players/directory.ts';
import { newInstance } from './system.ts';

export { currencies } from '../operator/catalogue/currencies.ts';

export const countries: readonly Country[] = countryFacts.map(({ id, code, nameEng }) => ({ id, code, name: nameEng }));

export function createGeneratedLine(
  { seed, pace, startedAt }: Origin,
  clock: LineClock,
  standing?: (now: number) => number,
  options: Pick<LineOptions, 'bus' | 'isWarm'> = {},
): Line {
  return createLine({
    ...options,
    clock,
    standing,
    instance: newInstance(),
    sports: [...sports, ...politicsSports, ...virtualSports],
    source: createSchedule({
      championships: [...championships, ...virtualChampionships, ...politicsChampionships],
      seed,
      pace,
      origin: startedAt,
    }),
  });
}
