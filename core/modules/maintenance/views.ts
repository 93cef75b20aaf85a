import type { MaintenanceState } from './types.ts';
import { announcementOf, isActive } from './rules.ts';

/** Times are the operator's, ms since the epoch; null where none is named. */
export interface MaintenanceView {
  readonly isActive: boolean;
  readonly startAt: number | null;
  readonly finishAt: number | null;
  /**
   * The announcement while it is visible: not during the maintenance itself, and not once it has been closed [MNT-4,
   * MNT-5].
   */
  readonly notice: { readonly startAt: number | null; readonly finishAt: number | null } | null;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
}

export function viewMaintenance(state: MaintenanceState): MaintenanceView {
  const { config, isAnnounced, closed, isAsking, hasFailed } = state;
  const startAt = config?.startAt ?? null;
  const finishAt = config?.finishAt ?? null;
  const active = isActive(state);
  const isSeen = isAnnounced && !active && closed !== announcementOf(config);
  return { isActive: active, startAt, finishAt, notice: isSeen ? { startAt, finishAt } : null, isAsking, hasFailed };
}
