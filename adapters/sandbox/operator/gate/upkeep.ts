/**
 * Maintenance of the site, by the switches: now, by web_state, or announced in advance. Times count from the first
 * request after a switch changes.
 */
import type { Switches } from '../switches/switches.ts';

const MINUTE_MS = 60_000;
const TAKES_MS = 30 * MINUTE_MS;

/** The config group `maintenance`; times are wall ms. */
export interface UpkeepGroup {
  readonly started_at: number | null;
  readonly ended_at: number | null;
  readonly notify_started_at: number | null;
  readonly notify_ended_at: number | null;
  readonly isActive: boolean;
  readonly web_state: boolean;
}

export function createUpkeep(switches: Pick<Switches, 'get'>, now: () => number): () => UpkeepGroup {
  let announced: { readonly minutes: number; readonly since: number } = { minutes: 0, since: 0 };
  let begun: number | null = null;
  return () => {
    const minutes = switches.get('maintenanceInMinutes');
    if (minutes !== announced.minutes) announced = { minutes, since: now() };
    const isOn = switches.get('isMaintenance') || switches.get('webState');
    begun = isOn ? (begun ?? now()) : null;
    const startAt = minutes > 0 ? announced.since + minutes * MINUTE_MS : begun;
    const finishAt = startAt === null ? null : startAt + TAKES_MS;
    const isByDate = minutes > 0 && startAt !== null && finishAt !== null && now() >= startAt && now() < finishAt;
    return {
      started_at: startAt,
      ended_at: finishAt,
      notify_started_at: minutes > 0 ? announced.since : null,
      notify_ended_at: minutes > 0 ? startAt : null,
      isActive: switches.get('isMaintenance') || isByDate,
      web_state: switches.get('webState'),
    };
  };
}
