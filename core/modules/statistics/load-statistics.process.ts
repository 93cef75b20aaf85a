/**
 * Asks the operator for statistics and results. Another question of a kind replaces the one before [STT-1]; the same
 * question again waits for the answer that is on its way [STT-15].
 */
import { concat, defer, EMPTY, filter, groupBy, map, mergeMap, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Decode } from '../../http/wire-tools.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Cell } from '../../kernel/readable.ts';
import type { StatisticsCommand, StatisticsEvent } from './messages.ts';
import { keyOf } from './rules/results-query.ts';
import type { Asked, AskedKind, StatisticsAnswers } from './types.ts';
import { decodeCompetition, decodeGame, decodeOdds, decodeResults, STATISTICS_PATHS } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<StatisticsEvent>>;
  readonly api: Api;
  readonly language: () => string;
  readonly answers: Cell<StatisticsAnswers>;
}

export function loadStatistics({ events$, api, language, answers }: Io): Observable<StatisticsCommand> {
  const ask = <T extends object>(
    kind: AskedKind,
    key: string,
    path: string,
    decode: Decode<T>,
    query: Readonly<Record<string, string>> = {},
  ): Observable<StatisticsCommand> =>
    api({ method: 'GET', path, query: { ...query, lng: language() }, decode }).pipe(
      map((answer): StatisticsCommand => {
        if (answer.ok) answers.set({ ...answers.get(), [kind]: { ...answer.value, key } });
        const isMissing = !answer.ok && answer.error.kind === 'status' && answer.error.status === 404;
        return {
          type: 'statistics/report',
          payload: { kind, key, status: answer.ok ? 'ready' : isMissing ? 'missing' : 'failed' },
        };
      }),
    );

  const answerTo = (asked: Asked): Observable<StatisticsCommand> => {
    const key = keyOf(asked);
    switch (asked.kind) {
      case 'competition':
        return ask('competition', key, `${STATISTICS_PATHS.competition}/${asked.id}`, decodeCompetition);
      case 'game':
        return ask('game', key, `${STATISTICS_PATHS.game}/${asked.id}`, decodeGame);
      case 'odds':
        return ask('odds', key, `${STATISTICS_PATHS.market}/${asked.id}/history`, decodeOdds);
      case 'results': {
        const { from, to, sportId, champId, teamId, words, country, starred } = asked.query;
        return ask('results', key, STATISTICS_PATHS.results, decodeResults, {
          from: String(from),
          to: String(to),
          ...(sportId === null ? {} : { sport: String(sportId) }),
          ...(champId === null ? {} : { champ: String(champId) }),
          ...(teamId === null ? {} : { team: String(teamId) }),
          ...(words === '' ? {} : { words }),
          ...(country === undefined ? {} : { country }),
          ...(starred === undefined
            ? {}
            : {
                starred: '1',
                games: starred.games.join(','),
                competitions: starred.competitions.join(','),
                teams: starred.teams.join(','),
              }),
        });
      }
    }
  };

  return events$.pipe(
    map(({ event }) => (event.type === 'statistics/asked' ? event.payload : null)),
    filter((asked) => asked !== null),
    groupBy(({ kind }) => kind),
    mergeMap((ofKind$) => {
      /** The question whose answer is on its way, in the language of the answer. */
      let pending: string | null = null;
      let isRepeated = false;
      const answersTo = (asked: Asked): Observable<StatisticsCommand> =>
        concat(
          answerTo(asked),
          defer(() => {
            if (!isRepeated) {
              pending = null;
              return EMPTY;
            }
            isRepeated = false;
            return answersTo(asked);
          }),
        );
      return ofKind$.pipe(
        filter((asked) => {
          const id = `${language()} ${keyOf(asked)}`;
          isRepeated = id === pending;
          pending = id;
          return !isRepeated;
        }),
        switchMap(answersTo),
      );
    }),
  );
}
