/** Reports of a check: as text, as Markdown, and as JUnit's XML. The JSON of a report is the report itself. */
import type { LawReport } from './engine.ts';

export interface Report {
  readonly seed: number;
  /** Cases of each law; 1 for a replay. */
  readonly runs: number;
  /** One case of an earlier report was run again, and nothing else. */
  readonly isReplay: boolean;
  /** Every law held: none failed, and none was left out. */
  readonly isSound: boolean;
  readonly laws: readonly LawReport[];
  /** Why the last laws did not run: the engine could no longer be reached. */
  readonly stopped?: string;
}

const isFailure = ({ outcome }: LawReport): boolean => outcome !== 'held' && outcome !== 'notRun';

/** The laws that do not hold; failure `#1` of a report is the first of them. Laws that were not run are none. */
export const failuresOf = ({ laws }: Pick<Report, 'laws'>): readonly LawReport[] => laws.filter(isFailure);

const notRunOf = ({ laws }: Report): readonly LawReport[] => laws.filter(({ outcome }) => outcome === 'notRun');

const titleOf = ({ law, rules, statement }: LawReport): string =>
  `${law}${rules.length === 0 ? '' : ` [${rules.join(', ')}]`}: ${statement}`;

/** The fault of a law that does not hold, in words. */
function wrongOf({ outcome, explanation, missed, exercised, skipped }: LawReport): string {
  if (outcome === 'notRun') return `Not run: ${explanation ?? ''}`;
  if (outcome !== 'unexercised') return explanation ?? '';
  const [because] = Object.entries(skipped).toSorted(([, a], [, b]) => b - a);
  if (exercised === 0 && because !== undefined)
    return `No case exercised this law, so nothing is known: ${because[1]} ended before, at ${because[0]}.`;
  if (exercised === 0) return 'No case exercised this law, so nothing is known.';
  return `Never reached, so the law is not tested: ${missed.join('; ')}.`;
}

const caseOf = ({ replay }: LawReport): string =>
  replay === undefined ? '' : JSON.stringify({ law: replay.law, seed: replay.seed, path: replay.path });

const sumOf = (report: Report): string => {
  const all = report.laws.length;
  const failed = failuresOf(report).length;
  const notRun = notRunOf(report).length;
  const left = notRun === 0 ? '' : `, ${notRun} not run`;
  return failed === 0 ? `${all - notRun} laws held${left}` : `${failed} of ${all} laws failed${left}`;
};

const casesOf = ({ isReplay, runs, seed }: Report): string =>
  `${isReplay ? 'one case, a replay' : `${runs} cases each`}, seed ${seed}`;

/** The reason that ended the check before its last law. */
const stopOf = ({ stopped }: Report): readonly string[] =>
  stopped === undefined ? [] : [`The check stopped here: ${stopped}`];

/**
 * The report as text, a line for each law and below it what is wrong, or why the law was not run.
 *
 * @public
 */
export function reportText(report: Report): string {
  const failures = failuresOf(report);
  const lines = report.laws.map((law) => {
    if (law.outcome === 'held') return `✓ ${titleOf(law)} (${law.exercised} ${law.exercised === 1 ? 'case' : 'cases'})`;
    if (law.outcome === 'notRun') return `– ${titleOf(law)}\n  ${wrongOf(law)}`;
    const saved = law.wasSaved === true ? '\n  This failure was saved by an earlier run.' : '';
    const again = law.replay === undefined ? '' : `\n  Replay: ${caseOf(law)}`;
    return `✗ #${failures.indexOf(law) + 1} ${titleOf(law)}\n  ${wrongOf(law)}${saved}${again}`;
  });
  return [...lines, ...stopOf(report), `${sumOf(report)}; ${casesOf(report)}`].join('\n');
}

const MARKS: Readonly<Record<LawReport['outcome'], string>> = {
  held: '✓',
  broken: '✗',
  unexercised: '✗',
  fault: '✗',
  notRun: '–',
};

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

/**
 * The report in Markdown: a table of laws, a section for each failure, and one for the laws that were not run.
 *
 * @public
 */
export function reportMarkdown(report: Report): string {
  const rows = report.laws.map(
    (law) =>
      `| ${MARKS[law.outcome]} | ${law.law} | ${law.rules.join(', ')} | ${cell(law.statement)} | ${law.exercised} |`,
  );
  const failures = failuresOf(report).flatMap((law, at) => [
    '',
    `## ${at + 1}. ${law.law}`,
    '',
    wrongOf(law),
    ...(law.example === undefined ? [] : ['', '```json', JSON.stringify(law.example, null, 2), '```']),
    ...(law.replay === undefined ? [] : ['', `Seed ${law.replay.seed}, path \`${law.replay.path}\`.`]),
  ]);
  const left = notRunOf(report).map(({ law, explanation }) => `- ${law}: ${explanation ?? ''}`);
  const head = ['| | law | rules | statement | cases |', '|---|---|---|---|---|'];
  return `${[`# Laws: ${sumOf(report)}`, '', `${casesOf(report)}.`, ...stopOf(report), '', ...head, ...rows, ...failures, ...(left.length === 0 ? [] : ['', '## Not run', '', ...left])].join('\n')}\n`;
}

// XML 1.0 has no other control characters, escaped or not.
// oxlint-disable-next-line no-control-regex
const xml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * The report in the XML of JUnit, one test case for each law.
 *
 * @public
 */
export function reportJUnit(report: Report): string {
  const cases = report.laws.map((law) => {
    const head = `    <testcase classname="touchline.laws" name="${xml(titleOf(law))}"`;
    if (law.outcome === 'held') return `${head}/>`;
    if (law.outcome === 'notRun')
      return `${head}>\n      <skipped message="${xml(law.explanation ?? '')}"/>\n    </testcase>`;
    const tag = law.outcome === 'fault' ? 'error' : 'failure';
    const more = [wrongOf(law), caseOf(law)].filter((line) => line !== '').join('\n');
    return `${head}>\n      <${tag} message="${xml(wrongOf(law))}" type="${law.outcome}">${xml(more)}</${tag}>\n    </testcase>`;
  });
  const faults = report.laws.filter(({ outcome }) => outcome === 'fault').length;
  const counts = `tests="${report.laws.length}" failures="${failuresOf(report).length - faults}" errors="${faults}" skipped="${notRunOf(report).length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="touchline.laws" ${counts}>`,
    `  <testsuite name="touchline.laws" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

/**
 * How often each law was exercised, and how often each state occurred; for a law that failed, until the first failure.
 *
 * @public
 */
export function tallyText({ laws, runs }: Report): string {
  return laws
    .flatMap((report) => {
      const { law, outcome, exercised, reached, missed } = report;
      if (outcome === 'notRun') return [`${law}: ${wrongOf(report)}`];
      return [
        outcome === 'broken' || outcome === 'fault'
          ? `${law}: stopped at a failure; exercised by ${exercised} of ${runs} cases until then`
          : `${law}: exercised by ${exercised} of ${runs} cases`,
        ...Object.entries(reached).map(([state, count]) => `    ${String(count).padStart(6)}  ${state}`),
        ...missed.map((state) => `     never  ${state}`),
      ];
    })
    .join('\n');
}
