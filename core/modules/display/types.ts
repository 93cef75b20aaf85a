import type { Preferences } from '../preferences/public.ts';

/** The values of each choice; the first is the default. The account keeps a choice as its place in this list. */
export const CHOICES = {
  fontSize: ['normal', 'small', 'large', 'larger'],
  marketNames: ['short', 'full'],
  leftSection: ['open', 'collapsed'],
  rightSection: ['open', 'collapsed'],
  /** The colours of a price that rose and of one that fell; an arrow says the same. */
  moveColours: ['blueOrange', 'greenRed'],
  /** The market that a row begins with, for upcoming games and for games in play. */
  lineProfile: ['result', 'total', 'handicap'],
  liveProfile: ['result', 'total', 'handicap'],
  /** The games of boards, before the start and in play [DSP-10]. */
  lineTime: ['all', 'upcoming', 'recommended'],
  liveTime: ['all', 'upcoming', 'firstPeriod', 'secondPeriod', 'recommended'],
  /** The kinds of markets in rows of boards; the place in the list is a set of bits [DSP-13]. */
  boardMarkets: ['all', 'result', 'total', 'resultTotal', 'handicap', 'resultHandicap', 'totalHandicap'],
  /** The groups of markets that are open when a game's page is opened [DSP-14]. */
  openMarkets: ['all', 'main', 'none'],
  /** The games that the tree of sports counts and leads to [DSP-16]. */
  bettingType: ['all', 'live', 'line'],
  /** The games of cyber sport on its boards [DSP-17]. */
  discipline: ['all', 'counterStrike', 'dota', 'leagueOfLegends', 'valorant', 'other'],
  /** Games of boards under their competitions, or as one list by time [DSP-20]. */
  boardOrder: ['league', 'time'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

/** The options that are on or off, with their defaults. */
export const SWITCHES = {
  isCompact: false,
  isGroupedByCountry: true,
  isBestOnTop: false,
  isSportsOnly: false,
  isScoreDetailed: false,
  isGameIdShown: false,
  isStatsInNewWindow: true,
  isExpressOfTheDayShown: true,
  isLiveExpressOfTheDayShown: true,
  isBetGeneratorShown: true,
  isTeamLogoInCoupon: true,
  isKeypadShown: true,
  hasHaptics: true,
  isLight: false,
  isVideoMovedOnScroll: true,
  /** Boards of games in play have only games with a video [DSP-11]. */
  isVideoOnly: false,
  /** Boards of games in play go on with games that begin soon [DSP-12]. */
  isUpcomingShown: false,
  /** The board of all games in play has a heading for each sport [DSP-18]. */
  isGroupedByCategory: false,
  /** The scoreboard of a game has large kits instead of being a strip [DSP-19]. */
  isScoreboardWide: false,
  /** A collapsed left section opens while it is pointed at [DSP-15]. */
  isLeftSectionHover: false,
  /** The filters of the left section are open [DSP-16]. */
  isLeftFiltersOpen: false,
  isKickOffAnnounced: true,
  isGoalAnnounced: true,
  isRedCardAnnounced: true,
  isHalfTimeAnnounced: false,
  isFullTimeAnnounced: true,
  isSettlementAnnounced: true,
  areAlertsOutside: false,
} as const satisfies Readonly<Record<string, boolean>>;

export type ChoiceName = keyof typeof CHOICES;
export type SwitchName = keyof typeof SWITCHES;

export type Display = { readonly [K in ChoiceName]: (typeof CHOICES)[K][number] } & Readonly<
  Record<SwitchName, boolean>
>;

export interface DisplayView extends Display {
  /** Boards have another order, other columns or more facts than usual. */
  readonly isBoardOwn: boolean;
  /** Words for the styles, separated by spaces. */
  readonly look: string;
}

/** The preferences that the account keeps, too. The language belongs to the address and stays with the device. */
export const SHARED = ['oddsView', 'theme', 'is12h', 'timeZone', 'appView'] as const;
export type Shared = Pick<Preferences, (typeof SHARED)[number]>;

export type Options = Display & Shared;
export type OptionName = keyof Options;
export type OptionValue = Options[OptionName];

export const OPTION_NAMES: readonly OptionName[] = [
  // The tables' own keys.
  ...(Object.keys(CHOICES) as ChoiceName[]),
  ...(Object.keys(SWITCHES) as SwitchName[]),
  ...SHARED,
];

/** A value and when it was chosen: milliseconds since the epoch on the operator's clock. */
export interface Entry {
  readonly value: OptionValue;
  readonly at: number;
  /** The player's account has it. */
  readonly isKept?: true | undefined;
}

/** The chosen options; an option that nobody chose has no entry. */
export type Entries = Readonly<Partial<Record<OptionName, Entry>>>;
