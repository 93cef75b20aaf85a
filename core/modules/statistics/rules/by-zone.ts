/** Results by country, then by competition [STT-13]. */
import type { PlayedResult } from '../types.ts';

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

/** Countries in the order of `codes`, any other after them; competitions and games in the order given. */
export function byZone(games: readonly PlayedResult[], codes: readonly string[]): readonly CountryResults[] {
  const zones = new Map<string, Map<number, PlayedResult[]>>();
  for (const game of games) {
    const zone = zones.get(game.country) ?? new Map<number, PlayedResult[]>();
    zones.set(game.country, zone);
    zone.set(game.champId, [...(zone.get(game.champId) ?? []), game]);
  }
  const order = [
    ...codes.filter((code) => zones.has(code)),
    ...[...zones.keys()].filter((code) => !codes.includes(code)),
  ];
  return order.map((code) => ({
    code,
    competitions: [...(zones.get(code) ?? [])].flatMap(([champId, list]) =>
      list[0] === undefined ? [] : [{ champId, sportId: list[0].sportId, name: list[0].champ, games: list }],
    ),
  }));
}
