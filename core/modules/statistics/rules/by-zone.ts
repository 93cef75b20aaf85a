/** Results by country, then by competition [STT-13]. */
import type { FoundResults, PlayedResult } from '../types.ts';

export interface CompetitionResults {
  readonly champId: number;
  readonly sportId: number;
  readonly name: string;
  readonly games: readonly PlayedResult[];
}

export interface CountryResults {
  readonly code: string;
  readonly competitions: readonly CompetitionResults[];
}

/**
 * Countries in the order of the answer, any other after them; competitions in the order of its sports, then of its
 * competitions; games in the order given.
 */
export function byZone({
  games,
  countries,
  sports,
  competitions,
}: Pick<FoundResults, 'games' | 'countries' | 'sports' | 'competitions'>): readonly CountryResults[] {
  const zones = new Map<string, Map<number, PlayedResult[]>>();
  for (const game of games) {
    const zone = zones.get(game.country) ?? new Map<number, PlayedResult[]>();
    zones.set(game.country, zone);
    zone.set(game.champId, [...(zone.get(game.champId) ?? []), game]);
  }
  const codes = countries.map(({ code }) => code);
  const order = [
    ...codes.filter((code) => zones.has(code)),
    ...[...zones.keys()].filter((code) => !codes.includes(code)),
  ];
  const placeIn = (list: readonly { readonly id: number }[], id: number): number => {
    const at = list.findIndex((each) => each.id === id);
    return at < 0 ? list.length : at;
  };
  return order.map((code) => ({
    code,
    competitions: [...(zones.get(code) ?? [])]
      .flatMap(([champId, list]) =>
        list[0] === undefined ? [] : [{ champId, sportId: list[0].sportId, name: list[0].champ, games: list }],
      )
      .sort(
        (one, other) =>
          placeIn(sports, one.sportId) - placeIn(sports, other.sportId) ||
          placeIn(competitions, one.champId) - placeIn(competitions, other.champId),
      ),
  }));
}
