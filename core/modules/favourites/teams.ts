/** Teams and their next games, from the operator: asked for while someone looks at them [FAV-8]. */
import { defer, map, repeat } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Team } from './types.ts';
import { decodeTeams, TEAMS_PATH } from './wire.ts';

/** The pause between two questions. */
const AGAIN_MS = 60_000;

/** Null: the operator did not answer; the question is repeated. A team that has no game on the line is left out. */
export type TeamsAnswer = readonly Team[] | null;

export interface FavouritesActions {
  /** The sides of a game, home first; none for a long-term market. */
  readonly teamsOfGame: (gameId: number) => Observable<TeamsAnswer>;
  /** These teams, in the order asked. */
  readonly teams: (ids: readonly number[]) => Observable<TeamsAnswer>;
}

export function createTeams(api: Api, clock: Clock): FavouritesActions {
  const ask = (query: Readonly<Record<string, string>>): Observable<TeamsAnswer> =>
    defer(() => api({ method: 'GET', path: TEAMS_PATH, query, decode: decodeTeams })).pipe(
      map((answer) => (answer.ok ? answer.value : null)),
    );
  return {
    teamsOfGame: (gameId) => ask({ game: String(gameId) }),
    teams: (ids) => ask({ ids: ids.join(',') }).pipe(repeat({ delay: () => after(clock, AGAIN_MS) })),
  };
}
