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
  /** The best-known teams, of one sport or of all [FAV-11]. */
  readonly knownTeams: (sportId: number | null) => Observable<readonly Team[] | 'failed'>;
  /** A team with its next ten games, again every minute [FAV-11]; none where it has no game on the line. */
  readonly team: (id: number) => Observable<readonly Team[] | 'failed'>;
}

const orFailed = (answer: TeamsAnswer): readonly Team[] | 'failed' => answer ?? 'failed';

export function createTeams(api: Api, clock: Clock): FavouritesActions {
  const ask = (query: Readonly<Record<string, string>>): Observable<TeamsAnswer> =>
    defer(() => api({ method: 'GET', path: TEAMS_PATH, query, decode: decodeTeams })).pipe(
      map((answer) => (answer.ok ? answer.value : null)),
    );
  const again = repeat<TeamsAnswer>({ delay: () => after(clock, AGAIN_MS) });
  return {
    teamsOfGame: (gameId) => ask({ game: String(gameId) }),
    teams: (ids) => ask({ ids: ids.join(',') }).pipe(again),
    knownTeams: (sportId) => ask({ top: sportId === null ? 'all' : String(sportId) }).pipe(map(orFailed)),
    team: (id) => ask({ ids: String(id), games: '10' }).pipe(again, map(orFailed)),
  };
}
