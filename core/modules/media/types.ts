/** Media entities: videos and zones of a game, and the places that show them. */

export type MediaType = 'video' | 'zone';
export const MEDIA_TYPES = ['video', 'zone'] as const satisfies readonly MediaType[];

/** The place that shows an entity: a list of games, the whole screen, the game's page, or the side column. */
export type MediaTarget = 'board' | 'fullscreen' | 'overview' | 'side';
export const MEDIA_TARGETS = ['board', 'fullscreen', 'overview', 'side'] as const satisfies readonly MediaTarget[];

/** The games of chance whose rounds are shown as zones. */
export const GAME_KINDS = [
  'backgammon',
  'wheel',
  'poker',
  'the21',
  'battle',
  '5of36',
  '7of42',
  'guesscard',
  'keno',
  'warbetfun',
  'lucky6',
  'mega6',
  'spin2wheels',
  'andarbahar',
] as const;

/** A zone shows a match, or the rounds of a game of chance. */
export const ZONE_KINDS = ['match', ...GAME_KINDS] as const;
export type ZoneKind = (typeof ZONE_KINDS)[number];

/** A picture from the venue, or an animation of the match's data. */
export const VIDEO_SOURCES = ['LIVE', 'ANIMATION'] as const;
export type VideoSource = (typeof VIDEO_SOURCES)[number];

/** A place on the page, CSS pixels. */
export interface MediaRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MediaEntity {
  /** Built from the type, the game and the video or zone [MDA-3]. */
  readonly id: string;
  readonly type: MediaType;
  readonly target: MediaTarget;
  readonly kind: ZoneKind;
  readonly gameId: number;
  readonly sportId: number;
  readonly videoId: string | null;
  readonly zoneId: string | null;
  readonly title: string;
  /** The place from which the entity began to float; null while unknown. */
  readonly boundingClientRect: MediaRect | null;
  /** The address of the game's page, without the language; '' without one. */
  readonly gameLink: string;
  /** Whether `media/clear` removes the entity. */
  readonly autoClearable: boolean;
  /** Whether the entity follows the reader in a corner of the page. */
  readonly isFloating: boolean;
  readonly videoSourceType: VideoSource;
  readonly isRecommended: boolean;
}

/** The fields that a caller sets; omitted ones keep their value in a merge, and get the default in a new entity. */
export type MediaInput = Pick<MediaEntity, 'type' | 'target' | 'gameId' | 'sportId'> &
  Partial<Omit<MediaEntity, 'id' | 'type' | 'target' | 'gameId' | 'sportId'>>;

export interface MediaState {
  /** A live page has requested match media. */
  readonly isWanted: boolean;
  readonly mediaEntities: readonly MediaEntity[];
  /** The place of the entity that was selected last; null while nothing is selected. */
  readonly mediaTargetScreen: MediaTarget | null;
  /** The one video that plays; null while none does. */
  readonly playingId: string | null;
}
