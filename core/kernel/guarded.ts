/**
 * Guarded access to small stored values that callers can do without: a store reads, decodes and writes inside a guard.
 */
import type { Report } from '../ports/report.ts';

/** Returns the result of `run`, or `undefined` when `run` throws. */
export type Guard = <T>(run: () => T) => T | undefined;

/**
 * Creates a guard that reports faults under `where`, such as `limits/ping-store`. Storage may be blocked, full or
 * missing, and a stored text may not decode: the value is lost, but the page works.
 */
export function guardedAs(where: string, report: Report): Guard {
  return (run) => {
    try {
      return run();
    } catch (fault) {
      report(where, fault);
      return undefined;
    }
  };
}
