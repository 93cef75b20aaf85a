/** The five sections of the limits screen, and what locks them [LIM-6]. */
import type { AvailableLimit, Limit, LimitKind } from '../types.ts';
import { inForce, pendingOf } from './effective.ts';
import { EXCLUSION, EXTRA_LOCK, isTimedKind, REALITY_CHECK, SESSION, TIME_OUT } from './kinds.ts';
import { DEPOSIT_KINDS, LOSS_KINDS, STAKE_KINDS } from '../types.ts';

const EXTRA_KINDS = [EXCLUSION, SESSION, TIME_OUT] as const;

export const SECTIONS = [
  { id: 'deposit', kinds: DEPOSIT_KINDS },
  { id: 'extra', kinds: EXTRA_KINDS },
  { id: 'realityCheck', kinds: [REALITY_CHECK] },
  { id: 'wagering', kinds: STAKE_KINDS },
  { id: 'loss', kinds: LOSS_KINDS },
] as const satisfies readonly { readonly id: string; readonly kinds: readonly LimitKind[] }[];
export type SectionId = (typeof SECTIONS)[number]['id'];

/** The section of a kind; undefined for the lock, which is none of the player's limits. */
export const sectionOf = (kind: LimitKind): SectionId | undefined =>
  SECTIONS.find(({ kinds }) => kinds.some((each) => each === kind))?.id;

export interface SectionField {
  readonly limitType: LimitKind;
  readonly current: Limit | null;
  readonly pending: Limit | null;
  readonly options: readonly number[];
  /** An exclusion or a time-out that runs: only a later end is possible. */
  readonly isLocked: boolean;
  readonly isDisabled: boolean;
}

export interface Section {
  readonly id: SectionId;
  readonly fields: readonly SectionField[];
  readonly isDisabled: boolean;
  /** A text key, or null. */
  readonly warning: string | null;
}

/** Sections with the fields that are available; a section without any is left out. */
export function sectionsOf(limits: readonly Limit[], available: readonly AvailableLimit[]): readonly Section[] {
  const extraLocked = isExtraLocked(limits);
  return SECTIONS.flatMap(({ id, kinds }): readonly Section[] => {
    const fields = kinds.flatMap((kind: LimitKind): readonly SectionField[] => {
      const entry = available.find(({ type }) => type === kind);
      const current = inForce(limits, kind);
      if (entry === undefined && current === null) return [];
      const isLocked = isTimeLocked(limits, kind);
      return [
        {
          limitType: kind,
          current,
          pending: pendingOf(limits, kind),
          options: entry?.options ?? [],
          isLocked,
          isDisabled: entry === undefined || isLocked,
        },
      ];
    });
    if (fields.length === 0) return [];
    const isDisabled = id === 'extra' && (extraLocked || fields.some((field) => field.isDisabled));
    const warning =
      id === 'extra' && fields.some(({ limitType, isLocked }) => limitType === EXCLUSION && isLocked)
        ? 'responsible_gaming_self_exclusion_warning'
        : null;
    return [{ id, fields, isDisabled, warning }];
  });
}

/** An active lock locks the extra section [D3.8.8]. */
export function isExtraLocked(limits: readonly Limit[]): boolean {
  return inForce(limits, EXTRA_LOCK) !== null;
}

/** An exclusion or a time-out with an end time is locked. */
function isTimeLocked(limits: readonly Limit[], kind: LimitKind): boolean {
  return isTimedKind(kind) && (inForce(limits, kind)?.endsAt ?? null) !== null;
}

export function isExtraKind(kind: LimitKind): boolean {
  return (EXTRA_KINDS as readonly LimitKind[]).includes(kind);
}
