/** The line: tree, games, what can be searched, and the feed as a stream of frames. */
import { FEED_PATH, FEED_TYPE, readFeedRequest, unknownTopicsRefusal } from '../../hosts/gateway/feed-request.ts';
import { frameStream } from '../../hosts/gateway/frame-stream.ts';
import { LONG_TERM_SPORT_ID } from '../operator/catalogue/long-term.ts';
import { get } from './call.ts';
import type { Call, Route } from './call.ts';
import { readLanguage } from './wire-parts.ts';
import { json, notFound, problem } from './respond.ts';

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
  get('/line-api/v1/search-index', (call) => json(call.operator.line.searchIndex(readLanguage(call.query)))),
  get(FEED_PATH, feed),
];

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
