/** The media that a game has, and the live view of its match. A pure function of the match and the time. */
import type { Fixture, MatchModel } from '../line/types.ts';
import type { Match } from '../models/match.ts';
import { mixSeed } from '../models/seeded.ts';
import { courseOf, placeOf } from './course.ts';
import { detailNow, detailOf } from './details.ts';
import type { Happened } from './happenings.ts';
import { happeningsOf, isTimed } from './happenings.ts';
import { actorsOf } from './lineups.ts';
import { momentumOf } from './momentum.ts';
import { netPointOf } from './net-points.ts';
import { situationNow } from './situations/situation.ts';
import { SURFACES } from './surfaces.ts';

/** A match of the line, and the time at which the line stands. */
export interface Playing {
  readonly match: Match;
  readonly now: number;
}

const ZONE = /^m(\d{1,15})$/;
const VIDEO = /^a(\d{1,15})$/;

export const gameOfZone = (zoneId: string): number | null => numberIn(ZONE, zoneId);
export const gameOfVideo = (videoId: string): number | null => numberIn(VIDEO, videoId);

function numberIn(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

const hasBegun = ({ match: { fixture }, now }: Playing): boolean =>
  fixture.field === undefined && fixture.format.model !== 'outright' && fixture.startsAt <= now;

const VIDEO_SALT = 63;
/** Sports whose play has a place on the field at all times. */
const FILMED: ReadonlySet<MatchModel> = new Set([
  ...(['football', 'futsal', 'handball', 'hockey', 'basketball', 'rugby'] as const),
  ...(['tennis', 'volleyball', 'table-tennis', 'badminton'] as const),
]);

/** Whether players can watch the match as an animated video: while it is played, and not every match. */
function hasVideo({ match, now }: Playing): boolean {
  const { fixture } = match;
  if (!FILMED.has(fixture.format.model) || match.stateAt(now).status === 4) return false;
  return fixture.top || mixSeed(fixture.seed, VIDEO_SALT) % 3 > 0;
}

/** The zones and videos of a game; both lists are empty before the start, and for a long-term market. */
export function offerOf(playing: Playing): object {
  const { fixture } = playing.match;
  if (!hasBegun(playing)) return { gameId: fixture.id, zones: [], videos: [] };
  return {
    gameId: fixture.id,
    zones: [{ zoneId: `m${fixture.id}`, kind: 'match' }],
    videos: hasVideo(playing) ? [{ videoId: `a${fixture.id}`, source: 'ANIMATION', isRecommended: fixture.top }] : [],
  };
}

/** The zone of a video that can be watched now; null for any other. */
export function zoneOfVideo(playing: Playing): string | null {
  return hasBegun(playing) && hasVideo(playing) ? `m${playing.match.fixture.id}` : null;
}

/** The whole length of the match along the axis of its happenings. */
function lengthOf({ format: { model, periods, periodS } }: Fixture, nowT: number): number {
  const usual = { football: 2700, hockey: 1200, futsal: 1200, handball: 1800, basketball: 720 } as const;
  const isKnown = model in usual;
  const period = periodS > 0 ? periodS : isKnown ? usual[model as keyof typeof usual] : 900;
  return Math.max(periods * period, nowT);
}

function onWire(match: Match, happening: Happened, n: number): readonly unknown[] {
  const { kind, side, t, period, clockS, value, score } = happening;
  const point = netPointOf(match, happening);
  const place = placeOf(match.fixture, happening, n);
  const places = point === null ? (place ?? []) : [point.end.x, point.end.y, point.from.x, point.from.y];
  return [kind, side, t, period, clockS, value, ...score, ...places];
}

/** The live view, with the happenings after the first `after`; null before the start. */
export function zoneOf(playing: Playing, after: number): object | null {
  const { match, now } = playing;
  const { fixture } = match;
  if (!hasBegun(playing)) return null;
  const past = happeningsOf(match).filter(({ at }) => at <= now);
  const state = match.stateAt(now);
  const last = past.at(-1);
  const nowT =
    isTimed(fixture) && state.status === 2 && last !== undefined
      ? last.t + Math.floor(((now - last.at) * fixture.pace) / 1000)
      : (last?.t ?? 0);
  const length = isTimed(fixture) ? lengthOf(fixture, nowT) : Math.max(1, nowT);
  const course = courseOf(fixture, past, nowT);
  const from = Math.min(Math.max(0, after), past.length);
  return {
    zoneId: `m${fixture.id}`,
    gameId: fixture.id,
    surface: SURFACES[fixture.format.model],
    isTimed: isTimed(fixture),
    isOver: state.status === 4,
    length,
    now: nowT,
    marks: past.filter(({ kind, t }) => kind === 'periodStart' && t > 0).map(({ t }) => t),
    count: past.length,
    from,
    happened: past.slice(from).map((happening, index) => onWire(match, happening, from + index)),
    details: past.slice(from).flatMap((happening, index) => {
      const detail = detailOf(match, happening);
      return detail === null ? [] : [[from + index, detail]];
    }),
    players: actorsOf(match, from, past.length),
    detail: detailNow(match, now),
    situation: situationNow(match, now),
    momentum: momentumOf(past, nowT, length),
    spot: course === null || state.status !== 2 ? null : course.spot,
    trail: course === null || state.status !== 2 ? [] : course.trail,
    shares: course?.shares ?? [],
  };
}
