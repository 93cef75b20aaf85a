/** The league of each division code of the format. */
import type { Division } from './types.ts';

const KNOWN: ReadonlyMap<string, readonly [name: string, country: string]> = new Map([
  ['E0', ['Premier League', 'GB-ENG']],
  ['E1', ['Championship', 'GB-ENG']],
  ['E2', ['League One', 'GB-ENG']],
  ['E3', ['League Two', 'GB-ENG']],
  ['EC', ['National League', 'GB-ENG']],
  ['SC0', ['Premiership', 'GB-SCT']],
  ['SC1', ['Championship', 'GB-SCT']],
  ['SC2', ['League One', 'GB-SCT']],
  ['SC3', ['League Two', 'GB-SCT']],
  ['SP1', ['La Liga', 'ES']],
  ['SP2', ['Segunda División', 'ES']],
  ['D1', ['Bundesliga', 'DE']],
  ['D2', ['2. Bundesliga', 'DE']],
  ['I1', ['Serie A', 'IT']],
  ['I2', ['Serie B', 'IT']],
  ['F1', ['Ligue 1', 'FR']],
  ['F2', ['Ligue 2', 'FR']],
  ['N1', ['Eredivisie', 'NL']],
  ['B1', ['Pro League', 'BE']],
  ['P1', ['Primeira Liga', 'PT']],
  ['T1', ['Süper Lig', 'TR']],
  ['G1', ['Super League Greece', 'GR']],
]);

/** Country codes for files that name countries and leagues in words. */
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['Argentina', 'AR'],
  ['Austria', 'AT'],
  ['Brazil', 'BR'],
  ['China', 'CN'],
  ['Denmark', 'DK'],
  ['Finland', 'FI'],
  ['Ireland', 'IE'],
  ['Japan', 'JP'],
  ['Mexico', 'MX'],
  ['Norway', 'NO'],
  ['Poland', 'PL'],
  ['Romania', 'RO'],
  ['Russia', 'RU'],
  ['Sweden', 'SE'],
  ['Switzerland', 'CH'],
  ['USA', 'US'],
]);

/** Shown among the top championships. */
const TOP: ReadonlySet<string> = new Set(['E0', 'SP1', 'D1', 'I1', 'F1']);

/** A division by code; an unknown code serves as its own name. */
export function divisionOf(code: string): Division {
  const known = KNOWN.get(code);
  return known === undefined ? { code, name: code, country: 'INT' } : { code, name: known[0], country: known[1] };
}

/** A league by country name and league name; an unknown country is `INT`. */
export function leagueOf(country: string, league: string): Division {
  return { code: `${country}: ${league}`, name: league, country: COUNTRIES.get(country) ?? 'INT' };
}

export function isTopDivision(code: string): boolean {
  return TOP.has(code);
}
