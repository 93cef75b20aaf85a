/**
 * The time of journeys: host and pages start on a Saturday afternoon, in the first half of many matches, whenever the tests run, and time passes from there.
 * The generated line depends on the time, so every run sees the same games. `TOUCHLINE_JOURNEYS_AT=now` (or an ISO time)
 * runs them at another time.
 */
const SATURDAY = '2026-11-28T15:25:00Z';

const startsAt = process.env['TOUCHLINE_JOURNEYS_AT'] ?? SATURDAY;
if (startsAt !== 'now' && Number.isNaN(Date.parse(startsAt)))
  throw new Error(`TOUCHLINE_JOURNEYS_AT is neither "now" nor an ISO time: ${startsAt}`);

/** What is added to the machine's clock. */
export const clockShiftMs = startsAt === 'now' ? 0 : Date.parse(startsAt) - Date.now();

/** The present of hosts and pages. */
export const testNow = (): number => Date.now() + clockShiftMs;

/** Adds `ms` to the clock of a process or page. Self-contained: it is sent there as text. */
export function shiftDate(ms: number): void {
  const Machine = Date;
  class ShiftedDate extends Machine {
    // A date of given parts is not shifted.
    constructor(...parts: readonly []) {
      if (parts.length === 0) super(Machine.now() + ms);
      else super(...parts);
    }
    static override now(): number {
      return Machine.now() + ms;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
}

/** Options of Node that shift the clock of a process. */
export const shiftedNode = (): readonly string[] =>
  clockShiftMs === 0
    ? []
    : ['--import', `data:text/javascript,${encodeURIComponent(`(${shiftDate.toString()})(${clockShiftMs})`)}`];
