/** The line: tree, games, what can be searched, and the feed as a stream of frames. */
import { FEED_PATH, FEED_TYPE, readFeedRequest, unknownTopicsRefusal } from '../../hosts/gateway/feed-request.ts';
import { frameStream } from '../../hosts/gateway/frame-stream.ts';
import { MAX_WATCHED, MOMENTS_PATH } from 'touchline/core/alerts/wire';
import { LONG_TERM } from 'touchline/core/line/rules/sport-ids';
import type { StarredIds } from 'touchline/core/statistics/types';
import { teamsOf } from '../operator/line/teams.ts';
import { about } from '../operator/players/directory.ts';
import { get } from './call.ts';
import type { Call, Route } from './call.ts';
import { languageOfCall, readLanguage } from './wire-parts.ts';
import { json, notFound, problem } from './respond.ts';

/** Characters of a search for sides that are read. */
const MAX_WORDS = 80;
/** Ids that are read of a same-game combo, which has fewer selections. */
const MAX_COMBO_IDS = 20;

/** A player's favourites, as lists of ids. */
function starsIn(query: URLSearchParams): StarredIds {
  const ids = (name: string): readonly number[] =>
    (query.get(name) ?? '').split(',', MAX_WATCHED).flatMap((text) => readId(text) ?? []);
  return { games: ids('games'), competitions: ids('competitions'), teams: ids('teams') };
}

export const lineRoutes: readonly Route[] = [
  get('/line-api/v1/tree', (call) => json(call.operator.line.tree(readLanguage(call.query)))),
  get('/line-api/v1/sports-names', ({ operator, query }) =>
    operator.switches.get('isDictionaryDown')
      ? problem({ status: 503, code: 'down', title: 'Not now', detail: 'The names are unavailable on demand.' })
      : json({
          sports: operator.line
            .tree(readLanguage(query))
            .sports.flatMap(({ id, nameEng }) => (id === LONG_TERM ? [] : [{ sportId: id, nameEng }])),
        }),
  ),
  get('/line-api/v1/games/:id', (call) => {
    const id = readId(call.part('id'));
    const game = id === null ? null : call.operator.line.game(id, readLanguage(call.query));
    return game === null ? notFound('unknownGame', `There is no game ${call.part('id').slice(0, 20)}.`) : json(game);
  }),
  get('/line-api/v1/statistics/competitions/:id', (call) => {
    const id = readId(call.part('id'));
    const found = id === null ? null : call.operator.line.competitionStatistics(id, readLanguage(call.query));
    return found === null ? notFound('unknownCompetition', 'The competition has no statistics.') : json(found);
  }),
  get('/line-api/v1/statistics/games/:id', (call) => {
    const id = readId(call.part('id'));
    const found = id === null ? null : call.operator.line.gameStatistics(id, readLanguage(call.query));
    return found === null ? notFound('unknownGame', 'The game has no statistics.') : json(found);
  }),
  get('/line-api/v1/markets/:id/history', (call) => {
    const id = readId(call.part('id'));
    const found = id === null ? null : call.operator.line.oddsHistory(id);
    return found === null ? notFound('unknownMarket', 'The market has no prices.') : json(found);
  }),
  get('/line-api/v1/same-game', ({ operator, query }) => {
    const ids = (query.get('ids') ?? '').split(',', MAX_COMBO_IDS).map(readId);
    if (ids.includes(null))
      return problem({ status: 422, code: 'badIds', title: 'No markets', detail: 'Ids of markets are needed.' });
    return json(operator.line.combine(ids.filter((id) => id !== null)));
  }),
  get('/line-api/v1/boosts', ({ operator, query }) => {
    const iso = query.get('currency');
    const currency = operator.currencies.find((each) => each.iso === iso);
    return currency === undefined
      ? problem({ status: 422, code: 'unknownCurrency', title: 'No such currency', detail: 'A currency is needed.' })
      : json({
          boosts: operator.line.boosts().map((boost) => ({ ...boost, maxStake: about(boost.maxStake, currency) })),
        });
  }),
  get('/line-api/v1/results', ({ operator, query }) => {
    const number = (name: string): number | null => readId(query.get(name) ?? '');
    const [from, to] = [number('from'), number('to')];
    const found =
      from === null || to === null
        ? null
        : operator.line.findResults(
            {
              from,
              to,
              sportId: number('sport'),
              champId: number('champ'),
              teamId: number('team'),
              words: (query.get('words') ?? '').slice(0, MAX_WORDS),
              country: query.get('country') ?? undefined,
              starred: query.get('starred') === '1' ? starsIn(query) : undefined,
            },
            readLanguage(query),
          );
    return found === null
      ? problem({ status: 422, code: 'badSpan', title: 'No such day', detail: 'A day of the last 30 is needed.' })
      : json(found);
  }),
  get('/line-api/v1/races/:sport', (call) => {
    const id = readId(call.part('sport'));
    const found = id === null ? null : call.operator.line.races(id, languageOfCall(call));
    return found === null ? notFound('noRaces', 'There are no races of this sport.') : json(found);
  }),
  get('/line-api/v1/search-index', (call) => json(call.operator.line.searchIndex(readLanguage(call.query)))),
  get('/line-api/v1/teams', (call) => {
    const { line } = call.operator;
    const lng = languageOfCall(call);
    return json({ teams: teamsOf(line.searchIndex(lng), call.query, (id) => line.absentTeam(id, lng)) });
  }),
  get(MOMENTS_PATH, (call) => {
    const { games, competitions, teams } = starsIn(call.query);
    return json(
      call.operator.line.moments(
        {
          after: readId(call.query.get('after') ?? ''),
          games: new Set(games),
          competitions: new Set(competitions),
          teams: new Set(teams),
        },
        languageOfCall(call),
      ),
    );
  }),
  get(FEED_PATH, feed),
];

/**
 * A whole number; null for any other text, and for a number that a client cannot have. Ids of markets have 16 digits.
 */
function readId(text: string): number | null {
  return /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}

function feed(call: Call): Response {
  const { line } = call.operator;
  const read = readFeedRequest(call.query);
  if (!read.ok) return problem(read.refusal);
  const { topics, resume } = read.request;
  const unknown = line.unknownTopics(topics);
  if (unknown.length > 0) return problem(unknownTopicsRefusal(unknown));
  const lng = readLanguage(call.query);
  return new Response(
    frameStream((send, isFirst) => line.subscribe(topics, lng, send, isFirst ? resume : null)),
    { headers: { 'content-type': FEED_TYPE, 'cache-control': 'no-store' } },
  );
}
