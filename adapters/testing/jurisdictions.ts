/** Jurisdictions for the laws of limits, read from the rule packs of the core. */
import { PACKS } from 'touchline/core/limits/packs/packs';
import type { RulePack } from 'touchline/core/limits/packs/pack';
import type { LimitKind } from 'touchline/core/limits/types';
import { refuseUnknown } from './known-settings.ts';
import type { MoneyLimit } from './limit-engine.ts';
import { MONEY_LIMITS } from './limit-engine.ts';

/**
 * The demands of a jurisdiction on limits. Write your own, or change one:
 * `{ ...jurisdiction('GB'), kinds: ['deposits-24h'] }`.
 */
export interface Jurisdiction {
  readonly id: string;
  /** The limits that the engine offers. */
  readonly kinds: readonly MoneyLimit[];
  /** How long a looser change waits before it can be confirmed, seconds. */
  readonly coolDownS: number;
  /** How long it can then be confirmed before it lapses, seconds. */
  readonly confirmWithinS: number;
  /**
   * The highest limit by kind, minor units; a kind that is not listed has none. Where there is one, a removal is
   * refused.
   */
  readonly ceilings: Readonly<Partial<Record<MoneyLimit, number>>>;
  /** The amounts that a player can choose, minor units; null: any. */
  readonly amounts: readonly number[] | null;
  /** One limit of each group must be set before the first stake or deposit. */
  readonly mustSetBeforePlay: readonly (readonly MoneyLimit[])[];
  /** Offered lengths, days. */
  readonly selfExclusionDays: readonly number[];
  readonly timeOutDays: readonly number[];
}

const SETTINGS: readonly (keyof Jurisdiction)[] = [
  'id',
  'kinds',
  'coolDownS',
  'confirmWithinS',
  'ceilings',
  'amounts',
  'mustSetBeforePlay',
  'selfExclusionDays',
  'timeOutDays',
];

/** Throws where a jurisdiction has an unknown setting or kind, or no length of an exclusion. */
export function checkJurisdiction(rules: Jurisdiction): void {
  const what = `jurisdiction ${rules.id}`;
  refuseUnknown(what, rules, SETTINGS);
  const unknown = rules.kinds.find((kind) => !MONEY_LIMITS.includes(kind));
  if (unknown !== undefined)
    throw new Error(`${what}: there is no limit ${unknown}; one of: ${MONEY_LIMITS.join(', ')}`);
  for (const name of ['selfExclusionDays', 'timeOutDays'] as const)
    if (rules[name].length === 0)
      throw new Error(
        `${what}: ${name} is empty. For an engine without exclusions keep the days, and leave the laws out: limitLaws(rules, { without: ['self-exclusion', 'time-out', 'exclusion-end', 'lengths'] })`,
      );
}

const CORE_KINDS: Readonly<Record<MoneyLimit, LimitKind>> = {
  'stakes-24h': 'stakeDay',
  'stakes-7d': 'stakeWeek',
  'stakes-30d': 'stakeMonth',
  'losses-24h': 'lossDay',
  'losses-7d': 'lossWeek',
  'losses-30d': 'lossMonth',
  'deposits-24h': 'depositDay',
  'deposits-7d': 'depositWeek',
  'deposits-30d': 'depositMonth',
};

/** The core's name for a limit of the harness. */
export const coreKind = (kind: MoneyLimit): LimitKind => CORE_KINDS[kind];

const named = (kinds: readonly LimitKind[]): readonly MoneyLimit[] =>
  MONEY_LIMITS.filter((kind) => kinds.includes(coreKind(kind)));

const fromPack = (pack: RulePack): Jurisdiction => ({
  id: pack.id,
  kinds: named(pack.kinds),
  coolDownS: pack.coolDownS,
  confirmWithinS: pack.confirmWithinS,
  ceilings: Object.fromEntries(
    pack.ceilings.flatMap(({ limitType, limitValue }) => named([limitType]).map((kind) => [kind, limitValue])),
  ),
  amounts: pack.amounts === 'free' ? null : pack.presets,
  // A group of session hours alone has no limit of money.
  mustSetBeforePlay: pack.mustSetBeforePlay.map(named).filter((group) => group.length > 0),
  selfExclusionDays: pack.exclusionDays,
  timeOutDays: pack.timeOutDays,
});

/**
 * The jurisdictions of the shipped rule packs by id: `default`, `GB`, `MT`, `SE`, `DE`, `NL`, `CA-ON`. Samples, no
 * legal advice: `RULES.md` of the package says where each value was read (PCK-1 to PCK-7).
 */
export const jurisdictions: Readonly<Record<string, Jurisdiction>> = Object.fromEntries(
  PACKS.map((pack) => [pack.id, fromPack(pack)]),
);

/**
 * A jurisdiction by id. Throws where no pack has the id.
 *
 * @public
 */
export function jurisdiction(id: string): Jurisdiction {
  const found = jurisdictions[id];
  if (found === undefined)
    throw new Error(`there is no jurisdiction ${id}; one of: ${Object.keys(jurisdictions).join(', ')}`);
  return found;
}
