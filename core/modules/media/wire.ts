/** The side zones that a device keeps. */
import * as v from 'valibot';
import { decodeWith } from '../../http/wire-tools.ts';
import { MEDIA_TARGETS, MEDIA_TYPES, VIDEO_SOURCES, ZONE_KINDS } from './types.ts';

const MAX_STORED = 12;
const id = v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(100)));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An address of the site itself: one slash, then no second one, so that no other origin is named. */
const gameLink = v.pipe(v.string(), v.maxLength(300), v.regex(/^$|^\/(?!\/)[\w\-./%]*$/));

const entity = v.object({
  type: v.picklist(MEDIA_TYPES),
  target: v.picklist(MEDIA_TARGETS),
  kind: v.picklist(ZONE_KINDS),
  gameId: whole,
  sportId: whole,
  videoId: id,
  zoneId: id,
  title: v.pipe(v.string(), v.maxLength(300)),
  gameLink,
  autoClearable: v.boolean(),
  videoSourceType: v.picklist(VIDEO_SOURCES),
  isRecommended: v.boolean(),
});

/** The stored list; the id follows from the fields, and nothing floats after a reload. */
export const decodeZones = decodeWith(v.pipe(v.array(entity), v.maxLength(MAX_STORED)));
