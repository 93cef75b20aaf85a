/** Zones and videos of games. A zone is everybody's; a video is a player's, who shows the video token. */
import * as v from 'valibot';
import { languageOf } from '../operator/line/line-views.ts';
import { fieldOf } from '../operator/media/field.ts';
import { lineupsOf } from '../operator/media/lineups.ts';
import { gameOfVideo, gameOfZone, offerOf, zoneOf, zoneOfVideo } from '../operator/media/media.ts';
import { get, post, readBody, signed } from './call.ts';
import type { Call, Route } from './call.ts';
import { json, notFound, problem } from './respond.ts';
import { isVideoToken } from './user.ts';
import { languageOfCall } from './wire-parts.ts';

const opening = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) });

const unknownGame = (id: string): Response => notFound('unknownGame', `There is no game ${id.slice(0, 20)}.`);
const unknownZone = (): Response => notFound('unknownZone', 'There is no such zone, or its match has not begun.');
const unknownVideo = (): Response => notFound('unknownVideo', 'There is no such video, or it is over.');

function playingOf({ operator }: Call, gameId: number | null) {
  return gameId === null ? null : operator.line.playing(gameId);
}

/** The game of the path. */
function gameIn(call: Call) {
  const id = call.part('id');
  return playingOf(call, /^\d{1,15}$/.test(id) ? Number(id) : null);
}

/** A whole number from the query, 0 where there is none. */
function afterIn({ query }: Call): number {
  const text = query.get('after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

export const mediaRoutes: readonly Route[] = [
  get('/media-api/v1/zones/:id', (call) => {
    const playing = playingOf(call, gameOfZone(call.part('id')));
    const zone = playing === null ? null : zoneOf(playing, afterIn(call));
    return zone === null ? unknownZone() : json(zone);
  }),
  get('/media-api/v1/games/:id', (call) => {
    const playing = gameIn(call);
    return playing === null ? unknownGame(call.part('id')) : json(offerOf(playing));
  }),
  get('/media-api/v1/games/:id/lineups', (call) => {
    const playing = gameIn(call);
    return playing === null ? unknownGame(call.part('id')) : json(lineupsOf(playing));
  }),
  get('/media-api/v1/games/:id/field', (call) => {
    const playing = gameIn(call);
    return playing === null ? unknownGame(call.part('id')) : json(fieldOf(playing, languageOf(languageOfCall(call))));
  }),
  get('/media-api/v1/videos', ({ operator: { line } }) =>
    json({
      gameIds: line.fixtures(true).flatMap(({ id }) => {
        const playing = line.playing(id);
        return playing === null || zoneOfVideo(playing) === null ? [] : [id];
      }),
    }),
  ),
  post(
    '/media-api/v1/videos/:id/open',
    signed(async (call) => {
      const read = await readBody(call, opening);
      if (!read.ok) return read.error;
      if (!(await isVideoToken(call, read.value.token)))
        return problem({
          status: 403,
          code: 'badVideoToken',
          title: 'The video cannot be opened',
          detail: 'The video token is missing, expired, or of another session.',
        });
      const videoId = call.part('id');
      const playing = playingOf(call, gameOfVideo(videoId));
      const zoneId = playing === null ? null : zoneOfVideo(playing);
      return zoneId === null ? unknownVideo() : json({ videoId, source: 'ANIMATION', zoneId });
    }),
  ),
];
