/** For small values that outlive the page, and whoever can go on without them: a module's store reads, decodes and writes inside a guard. */
import type { Report } from '../ports/report.ts';

/** Gives what `run` gives; undefined where it throws. */
export type Guard = <T>(run: () => T) => T | undefined;

/**
 * Storage may be blocked, full or not there at all, and a text in it may be none that its decoder reads: the fault is reported under `where`, e.g. `limits/ping-store`, and costs the
 * memory of a value, never the page.
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
