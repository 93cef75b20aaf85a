/** The media that a game has, and the live view of its match. */
import type { VideoSource, ZoneKind } from '../media/public.ts';

export const SURFACES = [
  'pitch',
  'hall',
  'rink',
  'court',
  'tennis',
  'volleyball',
  'table',
  'badminton',
  'rugby',
  'gridiron',
  'diamond',
  'oval',
  'snooker',
  'darts',
  'ring',
  'cage',
  'none',
] as const;
/** The drawn field; `none` for a sport without one. */
export type Surface = (typeof SURFACES)[number];

export const HAPPENINGS = [
  'periodStart',
  'periodEnd',
  'end',
  'goal',
  'points',
  'score',
  'point',
  'game',
  'break',
  'set',
  'run',
  'shot',
  'shotOnTarget',
  'corner',
  'foul',
  'yellowCard',
  'redCard',
  'substitution',
  'penalty',
  'suspension',
  'save',
  'turnover',
  'ace',
  'doubleFault',
  'wicket',
  'firstDown',
  'knockdown',
  'takedown',
  'submission',
  'bout',
] as const;
export type HappeningKind = (typeof HAPPENINGS)[number];

export type Side = 'none' | 'home' | 'away';

/** A place on the field in percent; the home side plays towards 100. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A detail that is shown beside the score. */
export type Detail =
  /** Strokes over the net. */
  | { readonly kind: 'rally'; readonly shots: number }
  /** Cricket: overs bowled, balls of the next one, and the overs of an innings. */
  | { readonly kind: 'overs'; readonly overs: number; readonly balls: number; readonly most: number }
  /** American football: the side with the ball, its down from 1 to 4, and the yards to a first down. */
  | { readonly kind: 'down'; readonly side: Side; readonly down: number; readonly toGo: number }
  /** Snooker: the frames of the longest match. */
  | { readonly kind: 'frames'; readonly most: number }
  /** Darts: the legs of the longest match, and the points that each side has left. */
  | { readonly kind: 'legs'; readonly most: number; readonly left: readonly [home: number, away: number] };

/** A batter of cricket: the place in the batting order, and the runs so far. */
export interface Batter {
  readonly number: number;
  readonly runs: number;
}

/** A dart on the board: 0 is a miss, field 25 the bull. */
export interface Dart {
  readonly times: 0 | 1 | 2 | 3;
  readonly field: number;
}

/** Where the play stands, in sports that are played from a position. */
export type Situation =
  /**
   * American football: the side with the ball; the ball and the line to gain in yards from its own goal line, 100 being
   * the other goal line.
   */
  | { readonly kind: 'yards'; readonly side: Side; readonly ball: number; readonly line: number }
  /** Baseball: the side at bat, whether first, second and third base are taken, and the outs. */
  | {
      readonly kind: 'bases';
      readonly side: Side;
      readonly taken: readonly [first: boolean, second: boolean, third: boolean];
      readonly outs: number;
    }
  /**
   * Cricket: the side that bats, the end from which the bowler bowls, both batters, and the over so far: runs of each
   * ball, or a wicket.
   */
  | {
      readonly kind: 'over';
      readonly side: Side;
      readonly end: 'left' | 'right';
      readonly striker: Batter;
      readonly partner: Batter;
      readonly balls: readonly (number | 'wicket')[];
    }
  /** Snooker: reds and colours on the table, the black being the last colour, and the latest break of the frame. */
  | {
      readonly kind: 'balls';
      readonly reds: number;
      readonly colours: number;
      readonly lastBreak: { readonly side: Side; readonly points: number } | null;
    }
  /** Darts: the side that throws, the darts left in its visit, and the visit before in the leg. */
  | {
      readonly kind: 'visit';
      readonly side: Side;
      readonly left: number;
      readonly lastVisit: { readonly side: Side; readonly darts: readonly Dart[] } | null;
    };

export interface Happening {
  /** Its number in the match, from 0; never changes. */
  readonly n: number;
  readonly kind: HappeningKind;
  readonly side: Side;
  /** Along the match, in the unit of the view's length. */
  readonly at: number;
  readonly period: number;
  readonly clockS: number;
  /** Points of a score, length of a run; 0 otherwise. */
  readonly value: number;
  /** The score after it; of a point or game, in its set. */
  readonly score: readonly [number, number];
  /** In net sports the place where the last ball of the point ended. */
  readonly place: Place | null;
  /** Where the point was served from; absent in sports without a serve. */
  readonly servedFrom?: Place | undefined;
  readonly detail?: Detail | undefined;
  /** The shirt of the side's player, and in a substitution of the one who comes on; absent where nobody is named. */
  readonly players?: readonly [number: number, other?: number] | undefined;
}

export type PlayZone = 'middle' | 'attack' | 'danger';

export interface Share {
  readonly name: 'possession' | 'attacks' | 'dangerousAttacks';
  readonly home: number;
  readonly away: number;
}

export interface LiveView {
  readonly zoneId: string;
  readonly surface: Surface;
  /** Whether `length`, `now` and the happenings count playing seconds; otherwise, points played. */
  readonly isTimed: boolean;
  readonly isOver: boolean;
  readonly length: number;
  readonly now: number;
  /** Where the second and later periods begin. */
  readonly marks: readonly number[];
  readonly happened: readonly Happening[];
  /** Equal parts of the length so far: -100 the away side, 100 the home side. */
  readonly momentum: readonly number[];
  readonly spot: (Place & { readonly side: Side; readonly zone: PlayZone }) | null;
  readonly trail: readonly Place[];
  readonly shares: readonly Share[];
  /** Of the present; null at a break, and in sports without one. */
  readonly detail: Detail | null;
  /** Of the present; null at a break, and in sports without one. */
  readonly situation: Situation | null;
}

export interface Video {
  readonly videoId: string;
  readonly source: VideoSource;
  readonly isRecommended: boolean;
}

/** `none`: the game has nothing to show yet. `failed`: no answer yet, the question is repeated. */
export interface GameMedia {
  readonly status: 'loading' | 'ready' | 'none' | 'failed';
  readonly zones: readonly { readonly zoneId: string; readonly kind: ZoneKind }[];
  readonly videos: readonly Video[];
  readonly live: LiveView | null;
}

export const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
export type Position = (typeof POSITIONS)[number];

export interface LineupPlayer {
  /** Of the shirt, unique in its side. */
  readonly number: number;
  readonly name: string;
  readonly position: Position;
}

export interface SideLineup {
  /** Lines from the back to the front, without the goalkeeper, such as '4-2-3-1'. */
  readonly formation: string;
  /** The goalkeeper, then the lines of the formation. */
  readonly starters: readonly LineupPlayer[];
  readonly bench: readonly LineupPlayer[];
}

export interface Lineups {
  readonly home: SideLineup;
  readonly away: SideLineup;
}

/** `later`: not announced yet. `none`: the game never has line-ups. `failed`: no answer, the question is repeated. */
export type LineupsAnswer = Lineups | 'later' | 'none' | 'failed';

/** `refused`: the operator does not show this video to this player now. */
export type Opening = 'opening' | 'open' | 'refused' | 'failed';

export interface MatchViewState {
  /** Games that a shell shows, once for each place. */
  readonly followed: readonly number[];
  readonly videos: Readonly<Record<string, Opening>>;
}

export interface MatchViewView extends MatchViewState {
  readonly games: ReadonlyMap<number, GameMedia>;
}
