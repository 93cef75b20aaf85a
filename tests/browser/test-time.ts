/**
 * The time of journeys: host and pages start on a Saturday afternoon, in the first half of many matches, whenever the
 * tests run, and time passes from there. The generated line depends on the time, so every run sees the same games.
 * `TOUCHLINE_JOURNEYS_AT=now` (or an ISO time) runs them at another time.
 */
const SATURDAY = '2026-11-28T15:25:00Z';

const startsAt = process.env['TOUCHLINE_JOURNEYS_AT'] ?? SATURDAY;
if (startsAt !== 'now' && Number.isNaN(Date.parse(startsAt)))
  throw new Error(`TOUCHLINE_JOURNEYS_AT is neither "now" nor an ISO time: ${startsAt}`);

/** The offset that is added to the machine's clock. */
export const clockShiftMs = startsAt === 'now' ? 0 : Date.parse(startsAt) - Date.now();

/** The present of hosts and pages. */
export const testNow = (): number => Date.now() + clockShiftMs;

/**
 * Code that adds `ms` to the clock of the process or page that runs it. It is text, because a function that a bundler
 * has compiled may need that bundler's helpers.
 */
export const shiftedDate = (ms: number): string => `{
  const Machine = Date;
  globalThis.Date = class extends Machine {
    // A date of given parts is not shifted.
    constructor(...parts) {
      if (parts.length === 0) super(Machine.now() + ${ms});
      else super(...parts);
    }
    static now() {
      return Machine.now() + ${ms};
    }
  };
}`;

/** Options of Node that shift the clock of a process. */
export const shiftedNode = (): readonly string[] =>
  clockShiftMs === 0 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(shiftedDate(clockShiftMs))}`];
