/**
 * The shipped packs: the default, and samples of six jurisdictions. SPEC.md in this folder has the source of each
 * value.
 */
import { EXCLUSION_DAYS, TIME_OUT_DAYS } from '../rules/periods.ts';
import { REMINDER_MINUTES, SESSION } from '../rules/kinds.ts';
import { DEPOSIT_KINDS, LIMIT_KINDS } from '../types.ts';
import type { RulePack } from './pack.ts';

const DAY_S = 86_400;
const SUGGESTED: readonly number[] = [1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000];

/** [PCK-1] */
export const DEFAULT_PACK: RulePack = {
  id: 'default',
  kinds: LIMIT_KINDS,
  amounts: 'free',
  presets: SUGGESTED,
  ceilings: [],
  coolDownS: DAY_S,
  confirmWithinS: 7 * DAY_S,
  testsBeforeRemoval: true,
  asksBeforeStop: true,
  exclusionDays: EXCLUSION_DAYS,
  timeOutDays: TIME_OUT_DAYS,
  mustSetBeforePlay: [],
  minAge: 18,
  realityCheck: { options: REMINDER_MINUTES, preset: null, longest: null, mayStopAsking: true },
  reviewEveryDays: null,
  wording: {},
};

/** [PCK-2] */
export const UNITED_KINGDOM_PACK: RulePack = {
  ...DEFAULT_PACK,
  id: 'GB',
  presets: [],
  testsBeforeRemoval: false,
  exclusionDays: [180, 365, 730, 1_095, 1_825],
  timeOutDays: [1, 7, 30, 42],
  realityCheck: { ...DEFAULT_PACK.realityCheck, mayStopAsking: false },
  reviewEveryDays: 182,
  wording: Object.fromEntries(DEPOSIT_KINDS.map((kind) => [`limits.kind.${kind}`, `limits.gb.kind.${kind}`])),
};

/** [PCK-3] */
const MALTA_PACK: RulePack = {
  ...DEFAULT_PACK,
  id: 'MT',
  testsBeforeRemoval: false,
  exclusionDays: [1, 7, 30, 180, 365, 1_825],
  realityCheck: { ...DEFAULT_PACK.realityCheck, preset: 60, mayStopAsking: false },
};

/** [PCK-4] */
export const SWEDEN_PACK: RulePack = {
  ...DEFAULT_PACK,
  id: 'SE',
  presets: [],
  ceilings: [{ limitType: 'depositMonth', limitValue: 1_000_000 }],
  coolDownS: 3 * DAY_S,
  testsBeforeRemoval: false,
  exclusionDays: [1, 30, 90, 180, 365],
  mustSetBeforePlay: DEPOSIT_KINDS.map((kind) => [kind]),
};

/** [PCK-5] */
export const GERMANY_PACK: RulePack = {
  ...DEFAULT_PACK,
  id: 'DE',
  presets: [],
  ceilings: [{ limitType: 'depositMonth', limitValue: 100_000 }],
  coolDownS: 7 * DAY_S,
  testsBeforeRemoval: false,
  asksBeforeStop: false,
  exclusionDays: [1, 90, 180, 365, 730, 1_825],
  timeOutDays: [1],
  mustSetBeforePlay: [['depositMonth']],
  realityCheck: { options: [15, 30, 60], preset: 60, longest: 60, mayStopAsking: false },
};

/** [PCK-6] */
export const NETHERLANDS_PACK: RulePack = {
  ...DEFAULT_PACK,
  id: 'NL',
  presets: [],
  ceilings: [{ limitType: 'depositMonth', limitValue: 70_000 }],
  coolDownS: 7 * DAY_S,
  testsBeforeRemoval: false,
  exclusionDays: [1, 7, 30, 180, 365],
  mustSetBeforePlay: [DEPOSIT_KINDS, [SESSION]],
  realityCheck: { options: [15, 30], preset: 30, longest: 30, mayStopAsking: false },
};

/** [PCK-7] */
const ONTARIO_PACK: RulePack = {
  ...DEFAULT_PACK,
  id: 'CA-ON',
  testsBeforeRemoval: false,
  exclusionDays: [180, 365, 1_825],
  timeOutDays: [1, 7, 30, 60, 90],
  minAge: 19,
};

export const PACKS: readonly RulePack[] = [
  DEFAULT_PACK,
  UNITED_KINGDOM_PACK,
  MALTA_PACK,
  SWEDEN_PACK,
  GERMANY_PACK,
  NETHERLANDS_PACK,
  ONTARIO_PACK,
];
