/** The options in the names and numbers of the account, and in the form that the device keeps. Untrusted when read. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { AppView, OddsView } from '../line/public.ts';
import { APP_VIEWS, oddsViewId, oddsViewOf } from '../line/public.ts';
import { themeCode, themeOf } from '../preferences/public.ts';
import type { Theme } from '../preferences/public.ts';
import { isAllowed } from './rules/allowed.ts';
import type { Display, Entries, Entry, OptionName, OptionValue } from './types.ts';
import { CHOICES, OPTION_NAMES, SWITCHES } from './types.ts';

export const PREFERENCES_PATH = '/web-api/user/preferences';

/** The account's name of each option [D3.14.1…D3.14.36]. */
const WIRE_NAMES: Readonly<Record<OptionName, string>> = {
  fontSize: 'appFontSize',
  marketNames: 'marketsNameType',
  moveColours: 'coefIndicationType',
  leftSection: 'leftSectionDisplayState',
  rightSection: 'rightSectionDisplayState',
  lineProfile: 'lineProfileId',
  liveProfile: 'liveProfileId',
  lineTime: 'lineTimeFilter',
  liveTime: 'liveTimeFilter',
  boardMarkets: 'filteredMarkets',
  openMarkets: 'marketDisplaySettings',
  bettingType: 'currentBettingType',
  discipline: 'cyberFilters',
  isCompact: 'isAppCompactView',
  isGroupedByCountry: 'isGroupByCountry',
  isBestOnTop: 'isBestMatchesOnTop',
  isSportsOnly: 'isShowSportsOnly',
  isScoreDetailed: 'isDetailedScore',
  isGameIdShown: 'isShowGameId',
  isStatsInNewWindow: 'isDisplayStatsInNewWindow',
  isExpressOfTheDayShown: 'isAccumulatorOfTheDay',
  isLiveExpressOfTheDayShown: 'isLiveAccumulatorOfTheDay',
  isBetGeneratorShown: 'isBetGenerator',
  isTeamLogoInCoupon: 'isTeamLogosInCoupon',
  isLight: 'isAppLightVersion',
  isVideoMovedOnScroll: 'isMoveVideoOnScroll',
  isVideoOnly: 'isOnlyWithVideos',
  isUpcomingShown: 'isUpcomingEvents',
  isGroupedByCategory: 'isGroupByCategories',
  isScoreboardWide: 'isWideScoreboard',
  isLeftSectionHover: 'isLeftSectionHover',
  isLeftFiltersOpen: 'isLeftSectionFiltersOpen',
  // Options of this site alone; no requirement names them.
  hasHaptics: 'isHaptics',
  isKeypadShown: 'isAmountKeypad',
  isKickOffAnnounced: 'isKickOffAlert',
  isGoalAnnounced: 'isGoalAlert',
  isRedCardAnnounced: 'isRedCardAlert',
  isHalfTimeAnnounced: 'isHalfTimeAlert',
  isFullTimeAnnounced: 'isFullTimeAlert',
  isSettlementAnnounced: 'isSettlementAlert',
  areAlertsOutside: 'isAlertOutsidePage',
  boardOrder: 'boardOrder',
  oddsView: 'coefViewId',
  theme: 'appTheme',
  is12h: 'is12h',
  timeZone: 'timeZone',
  appView: 'appViewType',
};

/** The account's numbers of the filters of time [D3.6.9]; other choices have their place in the list. */
const TIME_CODES: Readonly<Record<Display['liveTime'], number>> = {
  all: 0,
  upcoming: 1,
  firstPeriod: 2,
  secondPeriod: 3,
  recommended: 6,
};

/** Options whose number in the account is the place in a list. */
const PLACES = { ...CHOICES, appView: APP_VIEWS } as const;

type Code = number | string;
interface WireEntry {
  readonly name: string;
  readonly value: Code;
  readonly updatedAt: number;
}

const hasPlaces = (name: OptionName): name is keyof typeof PLACES => name in PLACES;
const isTime = (name: OptionName): boolean => name === 'lineTime' || name === 'liveTime';
const isFlag = (name: OptionName): boolean => name === 'is12h' || name in SWITCHES;

function codeOf(name: OptionName, value: OptionValue, appView: AppView): Code {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (name === 'oddsView') return oddsViewId(value as OddsView, appView);
  if (name === 'theme') return themeCode(value as Theme);
  // The values of these two options are the names of the table.
  if (isTime(name)) return TIME_CODES[value as Display['liveTime']];
  return hasPlaces(name) ? PLACES[name].findIndex((each) => each === value) : value;
}

/** Flags are 0 and 1, and are read from truth values and texts, too [DSP-2]. */
function valueOf(name: OptionName, code: Code | boolean): unknown {
  if (isFlag(name)) return code === true || code === 1 || code === '1';
  if (name === 'oddsView') return oddsViewOf(code);
  if (name === 'theme') return themeOf(code);
  if (isTime(name)) return Object.entries(TIME_CODES).find(([, each]) => each === Number(code))?.[0];
  return hasPlaces(name) ? PLACES[name][Number(code)] : code;
}

/** Entries with a name or a value that is not allowed are left out, one by one. */
function entriesOf(
  list: readonly (readonly [name: OptionName, value: unknown, at: number, isKept: boolean])[],
): Entries {
  return Object.fromEntries(
    list.flatMap(([name, value, at, isKept]) => {
      // `isAllowed` has checked the value against the option's own list.
      return isAllowed(name, value) ? [[name, { value, at, ...(isKept ? { isKept } : {}) } as Entry]] : [];
    }),
  );
}

/** An odds view has its number of the player's app view. */
export function encodeEntries(entries: Entries, appView: AppView): readonly WireEntry[] {
  return OPTION_NAMES.flatMap((name) => {
    const entry = entries[name];
    return entry === undefined
      ? []
      : [{ name: WIRE_NAMES[name], value: codeOf(name, entry.value, appView), updatedAt: entry.at }];
  });
}

const code = v.union([v.number(), v.string(), v.boolean()]);

export const decodeAnswer: Decode<Entries> = decodeWith(
  v.pipe(
    v.object({ preferences: v.array(v.object({ name: v.string(), value: code, updatedAt: integer })) }),
    v.transform(({ preferences }) =>
      entriesOf(
        OPTION_NAMES.flatMap((option) => {
          const wire = preferences.find(({ name }) => name === WIRE_NAMES[option]);
          return wire === undefined ? [] : [[option, valueOf(option, wire.value), wire.updatedAt, true] as const];
        }),
      ),
    ),
  ),
);

/** Devices may still keep the alert options under their first names, which ended in `Told`. */
const firstNameOf = (name: OptionName): string => name.replace('Announced', 'Told');

/** Earlier versions of the site kept odds, themes and app views as the account's numbers. */
const keptValueOf = (name: OptionName, value: unknown): unknown =>
  (name === 'oddsView' || name === 'theme' || name === 'appView') && typeof value === 'number'
    ? valueOf(name, value)
    : value;

/** Decodes the entries that the device keeps or another tab sends. */
export const decodeEntries: Decode<Entries> = decodeWith(
  v.pipe(
    v.record(v.string(), v.object({ value: v.unknown(), at: integer, isKept: v.optional(v.boolean()) })),
    v.transform((kept) =>
      entriesOf(
        OPTION_NAMES.flatMap((option) => {
          const name = Object.hasOwn(kept, option) ? option : firstNameOf(option);
          const entry = Object.hasOwn(kept, name) ? kept[name] : undefined;
          return entry === undefined
            ? []
            : [[option, keptValueOf(option, entry.value), entry.at, entry.isKept === true] as const];
        }),
      ),
    ),
  ),
);

export const decodeBroadcast: Decode<Entries> = (message) => {
  const outer = v.safeParse(v.object({ kind: v.literal('display'), entries: v.unknown() }), message);
  return outer.success ? decodeEntries(outer.output.entries) : { ok: false, error: 'another message' };
};
