/** Construction, identity and merging of media entities. */
import type { MediaEntity, MediaInput } from '../types.ts';

/** The required message, character by character [D8.12, MDA-4]. */
const SOURCE_MISSING = 'One of the parameters of the MediaEntity constructor is required: videoId or zoneId';

const DEFAULTS = {
  kind: 'match',
  videoId: null,
  zoneId: null,
  title: '',
  boundingClientRect: null,
  gameLink: '',
  autoClearable: true,
  isFloating: false,
  videoSourceType: 'LIVE',
  isRecommended: false,
} as const satisfies Partial<MediaEntity>;

export function hasSource({ videoId, zoneId }: Pick<MediaInput, 'videoId' | 'zoneId'>): boolean {
  return isNamed(videoId) || isNamed(zoneId);
}

function isNamed(id: string | null | undefined): id is string {
  return id !== undefined && id !== null && id !== '';
}

/** The id of an entity: its type, its game, and its video (of a zone: its zone) [MDA-3]. */
function idOf({ type, gameId, videoId, zoneId }: Omit<MediaEntity, 'id'>): string {
  const source = type === 'video' ? (videoId ?? zoneId) : (zoneId ?? videoId);
  return `${type}:${gameId}:${source}`;
}

/** A new entity. Throws when the input has neither a video nor a zone [MDA-4]. */
export function createMediaEntity(input: MediaInput): MediaEntity {
  if (!hasSource(input)) throw new Error(SOURCE_MISSING);
  const entity = { ...DEFAULTS, ...input, videoId: input.videoId || null, zoneId: input.zoneId || null };
  return { ...entity, id: idOf(entity) };
}

/** Whether two entities are one: by id, by video or by zone [MDA-5]. */
export function isSameMedia(a: MediaEntity, b: MediaEntity): boolean {
  return (
    a.id === b.id || (a.videoId !== null && a.videoId === b.videoId) || (a.zoneId !== null && a.zoneId === b.zoneId)
  );
}

/** The known entity with everything that the input says; what the input omits stays [MDA-5]. */
export function mergeMedia(known: MediaEntity, input: MediaInput): MediaEntity {
  const merged = {
    ...known,
    ...input,
    videoId: input.videoId || known.videoId,
    zoneId: input.zoneId || known.zoneId,
  };
  return { ...merged, id: idOf(merged) };
}

/** The list with the entity in the place of the first that is the same; all others that are the same leave. */
export function withMedia(
  list: readonly MediaEntity[],
  entity: MediaEntity,
  replaced: readonly string[],
): readonly MediaEntity[] {
  const at = list.findIndex(({ id }) => replaced.includes(id));
  const rest = list.filter(({ id }) => !replaced.includes(id));
  return at < 0 ? [...list, entity] : [...rest.slice(0, at), entity, ...rest.slice(at)];
}
