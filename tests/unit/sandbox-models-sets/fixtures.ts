import type { Fixture, MatchFormat } from '../../../adapters/sandbox/operator/line/types.ts';

export const START_AT = Date.UTC(2026, 0, 10, 12);

export const FORMATS = {
  tennis: { model: 'tennis', periods: 3, periodS: 0, breakS: 120, pointsToWin: 6, pointS: 38 },
  tennisLong: { model: 'tennis', periods: 5, periodS: 0, breakS: 120, pointsToWin: 6, pointS: 38 },
  volleyball: { model: 'volleyball', periods: 5, periodS: 0, breakS: 180, pointsToWin: 25, pointS: 24 },
  beach: { model: 'volleyball', periods: 3, periodS: 0, breakS: 60, pointsToWin: 21, pointS: 24 },
  tableTennis: { model: 'table-tennis', periods: 5, periodS: 0, breakS: 60, pointsToWin: 11, pointS: 13 },
  badminton: { model: 'badminton', periods: 3, periodS: 0, breakS: 120, pointsToWin: 21, pointS: 18 },
  snooker: { model: 'snooker', periods: 11, periodS: 0, breakS: 90, pointsToWin: 1, pointS: 960 },
  snookerLong: { model: 'snooker', periods: 35, periodS: 0, breakS: 90, pointsToWin: 1, pointS: 960 },
  darts: { model: 'darts', periods: 11, periodS: 0, breakS: 15, pointsToWin: 1, pointS: 110 },
  esports: { model: 'esports', periods: 3, periodS: 0, breakS: 600, pointsToWin: 13, pointS: 95 },
  esportsOne: { model: 'esports', periods: 1, periodS: 0, breakS: 600, pointsToWin: 13, pointS: 95 },
  mapsOnly: { model: 'esports', periods: 5, periodS: 0, breakS: 600, pointsToWin: 1, pointS: 2100 },
} as const satisfies Record<string, MatchFormat>;

export type FormatName = keyof typeof FORMATS;

const NAMES: Readonly<Record<FormatName, true>> = {
  tennis: true,
  tennisLong: true,
  volleyball: true,
  beach: true,
  tableTennis: true,
  badminton: true,
  snooker: true,
  snookerLong: true,
  darts: true,
  esports: true,
  esportsOne: true,
  mapsOnly: true,
};

function isFormatName(name: string): name is FormatName {
  return Object.hasOwn(NAMES, name);
}

export const FORMAT_NAMES: readonly FormatName[] = Object.keys(NAMES).filter(isFormatName);

export function fixtureOf(name: FormatName, seed: number, difference = 60, pace = 1): Fixture {
  return {
    id: 1000 + seed,
    sportId: 4,
    champId: 40,
    home: { id: 1, name: 'Home', rating: 1500 + difference },
    away: { id: 2, name: 'Away', rating: 1500 },
    startsAt: START_AT,
    pace,
    format: FORMATS[name],
    seed,
    top: false,
  };
}
