export { media } from './contract.ts';
export { VIDEO_SOURCES, ZONE_KINDS } from './types.ts';
export type { MediaInput, MediaTarget, VideoSource, ZoneKind } from './types.ts';
