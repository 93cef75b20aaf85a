/** The five sections of the limits screen, and what locks them [LIM-6]. */
import type { AvailableLimit, Limit, LimitKind } from '../types.ts';
import { inForce, pendingOf } from './effective.ts';
import { EXTRA_LOCK, isTimedKind } from './kinds.ts';

export const SECTIONS = [
  { id: 'deposit', kinds: [20, 21, 22] },
  { id: 'extra', kinds: [30, 31, 33] },
  { id: 'realityCheck', kinds: [32] },
  { id: 'wagering', kinds: [1, 2, 3] },
  { id: 'loss', kinds: [10, 11, 12] },
] as const satisfies readonly { readonly id: string; readonly kinds: readonly LimitKind[] }[];
export type SectionId = (typeof SECTIONS)[number]['id'];

export interface SectionField {
  readonly limitType: LimitKind;
  readonly current: Limit | null;
  readonly pending: Limit | null;
  readonly options: readonly number[];
  /** 30 and 33 that run: only a later end is possible. */
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
      id === 'extra' && fields.some(({ limitType, isLocked }) => limitType === 30 && isLocked)
        ? 'responsible_gaming_self_exclusion_warning'
        : null;
    return [{ id, fields, isDisabled, warning }];
  });
}

/** An active limit of type 37 locks the extra section [D3.8.8]. */
export function isExtraLocked(limits: readonly Limit[]): boolean {
  return inForce(limits, EXTRA_LOCK) !== null;
}

/** A time-bound limit (30, 33) with an end time is locked. */
function isTimeLocked(limits: readonly Limit[], kind: LimitKind): boolean {
  return isTimedKind(kind) && (inForce(limits, kind)?.endsAt ?? null) !== null;
}

export function isExtraKind(kind: LimitKind): boolean {
  return kind === 30 || kind === 31 || kind === 33;
}
