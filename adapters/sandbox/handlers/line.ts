/** The line: tree, games, search, and the feed as a stream of frames. */
import { LONG_TERM_SPORT_ID } from '../operator/catalogue/long-term.ts';
import { frameStream } from './frame-stream.ts';
import { get } from './call.ts';
import type { Call, Route } from './call.ts';
import { readLanguage } from './wire-parts.ts';
import { FEED_TYPE, json, malformed, notFound, problem } from './respond.ts';

const MAX_QUERY = 100;
const MAX_TOPICS = 16_384;

export const lineRoutes: readonly Route[] = [
  get('/line-api/v1/tree', (call) => json(call.operator.line.tree(readLanguage(call.query)))),
  get('/line-api/v1/sports-names', ({ operator, query }) =>
    operator.switches.get('isDictionaryDown')
      ? problem({ status: 503, code: 'down', title: 'Not now', detail: 'The names are unavailable on demand.' })
      : json({
          sports: operator.line
            .tree(readLanguage(query))
            .sports.flatMap(({ id, nameEng }) => (id === LONG_TERM_SPORT_ID ? [] : [{ sportId: id, nameEng }])),
        }),
  ),
  get('/line-api/v1/games/:id', (call) => {
    const id = call.part('id');
    const game = /^\d{1,15}$/.test(id) ? call.operator.line.game(Number(id), readLanguage(call.query)) : null;
    return game === null ? notFound('unknownGame', `There is no game ${id.slice(0, 20)}.`) : json(game);
  }),
  get('/line-api/v1/search', (call) => {
    const words = (call.query.get('q') ?? '').trim().slice(0, MAX_QUERY);
    return json({ games: words === '' ? [] : call.operator.line.search(words, readLanguage(call.query)) });
  }),
  get('/line-api/v1/feed', feed),
];

function feed(call: Call): Response {
  const { line } = call.operator;
  const asked = call.query.get('topics') ?? '';
  const topics = asked.split(',').filter((topic) => topic !== '');
  if (topics.length === 0 || asked.length > MAX_TOPICS) return malformed('topics: a comma list of topics is needed.');
  const unknown = line.unknownTopics(topics);
  if (unknown.length > 0) {
    return problem({
      status: 404,
      code: 'unknownTopic',
      title: 'Not found',
      detail: 'Some topics are unknown, or there are too many.',
      meta: { topics: unknown.slice(0, 20) },
    });
  }
  const lng = readLanguage(call.query);
  return new Response(
    frameStream((send) => line.subscribe(topics, lng, send)),
    { headers: { 'content-type': FEED_TYPE, 'cache-control': 'no-store' } },
  );
}
