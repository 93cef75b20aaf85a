/** Laws about which a check says nothing, because something else ended it or their cases. */
import type { Law, LawReport } from './engine.ts';

/** A law that was not begun. */
export const notRun = ({ name, rules, statement }: Law, explanation: string): LawReport => ({
  law: name,
  rules,
  statement,
  outcome: 'notRun',
  exercised: 0,
  reached: {},
  missed: [],
  skipped: {},
  explanation,
});

/** Whether the law was not exercised, and failures of one of these laws ended cases of it. */
export const isCutBy = ({ outcome, cutBy = {} }: LawReport, laws: readonly string[]): boolean =>
  outcome === 'unexercised' && laws.some((law) => cutBy[law] !== undefined);

/**
 * The reports, in which a law that was not exercised is not run where another law has failed that ended its cases: the
 * other law's failure is the one to mend. Where no such law has failed, the law itself fails, because nothing else
 * reports it.
 */
export function withoutCutLaws(laws: readonly LawReport[], runs: number): readonly LawReport[] {
  const failed = laws.flatMap(({ law, outcome }) => (outcome === 'broken' || outcome === 'fault' ? [law] : []));
  return laws.map((report) => {
    if (!isCutBy(report, failed)) return report;
    const { cutBy = {}, missed } = report;
    const cuts = Object.entries(cutBy)
      .filter(([law]) => failed.includes(law))
      .toSorted(([, a], [, b]) => b - a);
    const total = cuts.reduce((sum, [, count]) => sum + count, 0);
    const where = cuts.map(([law, count]) => `${count} at a failure of ${law}`).join(', ');
    const never = missed.length === 0 ? '' : ` Never reached: ${missed.join('; ')}.`;
    return { ...report, outcome: 'notRun', explanation: `${total} of ${runs} cases ended early: ${where}.${never}` };
  });
}
