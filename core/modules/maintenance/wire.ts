/**
 * The config group `maintenance`. A field that is missing or has another shape is ignored: no time, not active [MNT-2].
 */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { integer } from '../../http/wire-tools.ts';
import { err, ok } from '../../kernel/result.ts';
import type { MaintenanceConfig } from './types.ts';

/** The last moment that a date can name, ms. */
const LAST_MS = 8.64e15;
const time = v.fallback(v.nullable(v.pipe(integer, v.minValue(0), v.maxValue(LAST_MS))), null);
const flag = v.fallback(v.boolean(), false);
const answer = v.object({
  maintenance: v.object({
    started_at: time,
    ended_at: time,
    notify_started_at: time,
    notify_ended_at: time,
    isActive: flag,
    web_state: flag,
  }),
});

export const MAINTENANCE_GROUP = 'maintenance';
export const COOKIE = 'maintenance';

export const decodeMaintenance: Decode<MaintenanceConfig> = (value) => {
  const read = v.safeParse(answer, value);
  if (!read.success) return err('no maintenance group');
  const {
    started_at: startAt,
    ended_at: finishAt,
    notify_started_at: notifyStartAt,
    notify_ended_at: notifyEndAt,
    isActive,
    web_state: webState,
  } = read.output.maintenance;
  return ok({ startAt, finishAt, notifyStartAt, notifyEndAt, isActive, webState });
};
