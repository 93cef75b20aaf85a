/** The standings of a tournament at a time: real and simulated players in one order. */
import type { Participant, TournamentBook } from './book.ts';
import { bestOf, placesOf } from './ranking.ts';
import type { Place, Result } from './ranking.ts';
import { codeOf, entriesBy, entryId, simulatedPlayers } from './simulated.ts';
import type { SimulatedPlayer } from './simulated.ts';
import type { Tournament } from './terms.ts';

export interface Standing extends Place {
  /** Null for a simulated player. */
  readonly playerId: number | null;
  readonly code: string;
}

export interface Standings {
  /** Standings with a place, best first. */
  readonly places: readonly Standing[];
  /** The number of players who have joined, and of simulated players who have come. */
  readonly entrants: { readonly players: number; readonly simulated: number };
}

export type StandingsAt = (tournament: Tournament, now: number) => Standings;

/** More tournaments than a page lists. */
const MAX_KEPT = 40;

export function bestOfPlayer({ rounds }: Pick<Participant, 'rounds'>): Result | null {
  return bestOf(rounds.flatMap(({ result }) => result ?? []));
}

export function createStandings(book: Pick<TournamentBook, 'participants'>, seed: number): StandingsAt {
  const kept = new Map<number, readonly SimulatedPlayer[]>();
  const simulatedIn = (tournament: Tournament): readonly SimulatedPlayer[] => {
    const players = kept.get(tournament.id) ?? simulatedPlayers(seed, tournament);
    kept.set(tournament.id, players);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return players;
  };
  return (tournament, now) => {
    const simulated = entriesBy(simulatedIn(tournament), now);
    const players = book.participants(tournament.id).map((participant) => ({
      id: entryId('p', participant.playerId),
      playerId: participant.playerId,
      code: codeOf(seed, tournament.id, participant.playerId),
      best: bestOfPlayer(participant),
    }));
    const known = new Map<string, Pick<Standing, 'playerId' | 'code'>>([
      ...simulated.map(({ id, code }) => [id, { code, playerId: null }] as const),
      ...players.map(({ id, code, playerId }) => [id, { code, playerId }] as const),
    ]);
    return {
      places: placesOf([...simulated, ...players]).flatMap((place) => {
        const who = known.get(place.id);
        return who === undefined ? [] : [{ ...place, ...who }];
      }),
      entrants: { players: players.length, simulated: simulated.length },
    };
  };
}
