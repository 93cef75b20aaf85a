/** The commands of `touchline-laws`. Each prints its answer, and returns the exit code. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check } from '../check.ts';
import type { Case, Engine, EngineCall, Law, SavedCase } from '../engine.ts';
import { newPlayer } from '../new-player.ts';
import { plantableIn, planted } from '../planted.ts';
import { plantableLimits } from '../planted-limit-bugs.ts';
import { failuresOf, reportJUnit, reportMarkdown, reportText, tallyText } from '../report.ts';
import type { Report } from '../report.ts';
import { loadConfig } from './config.ts';
import { readFailures, readPrinted, readSaved, save } from './files.ts';

export interface Flags {
  readonly target?: string | undefined;
  readonly config?: string | undefined;
  readonly runs?: string | undefined;
  readonly seed?: string | undefined;
  readonly law?: readonly string[] | undefined;
  readonly bail?: boolean | undefined;
  readonly time?: string | undefined;
  readonly report?: string | undefined;
  readonly out?: string | undefined;
  readonly saved?: string | undefined;
}

/** Laws about one type begin with this. */
const PAID = 'coupon/paid/';
const SAVED = '.touchline-laws.json';
const FORMATS = {
  json: { name: 'laws-report.json', text: (report: Report) => `${JSON.stringify(report, null, 2)}\n` },
  junit: { name: 'laws-report.xml', text: reportJUnit },
  md: { name: 'laws-report.md', text: reportMarkdown },
} as const;
const isFormat = (name: string): name is keyof typeof FORMATS => Object.hasOwn(FORMATS, name);

function count(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number, not ${text}`);
  return Number(text);
}

/** Whether a name matches a pattern in which `*` stands for anything. */
const matches = (name: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`).test(name);

function chosen(packs: readonly (readonly Law[])[], patterns: readonly string[] | undefined): readonly Law[] {
  const laws = packs.flat();
  if (patterns === undefined) return laws;
  const some = laws.filter(({ name }) => patterns.some((pattern) => matches(name, pattern)));
  if (some.length === 0) throw new Error(`no law matches ${patterns.join(', ')}; touchline-laws list shows the names`);
  return some;
}

interface SetUp {
  /** The absolute path of the configuration. */
  readonly configuration: string;
  readonly engine: Engine;
  readonly laws: readonly Law[];
  readonly runs: number;
  readonly seed: number;
}

async function setUp(flags: Flags, file: string | undefined): Promise<SetUp> {
  const { path, config } = await loadConfig(file);
  const { engine, packs, runs = 300, seed = 1 } = config;
  return {
    configuration: path,
    engine,
    laws: chosen(packs, flags.law),
    runs: count(flags.runs, 'runs') ?? runs,
    seed: count(flags.seed, 'seed') ?? seed,
  };
}

/** Holds the engine to the laws, saved failures first. */
export async function run(flags: Flags): Promise<number> {
  const formats = (flags.report ?? '').split(',').filter((name) => name !== '');
  const unknown = formats.find((name) => !isFormat(name));
  if (unknown !== undefined)
    throw new Error(`--report has no format ${unknown}; one of: ${Object.keys(FORMATS).join(', ')}`);
  const { configuration, engine, laws, runs, seed } = await setUp(flags, flags.target ?? flags.config);
  const savedPath = flags.saved ?? SAVED;
  const saved = readSaved(savedPath, configuration);
  const timeS = count(flags.time, 'time') ?? Infinity;
  const report = await check(engine, { packs: [laws], runs, seed, saved, bail: flags.bail === true, timeS });
  console.log(reportText(report));
  const added = save(savedPath, configuration, report);
  if (added > 0) console.log(`${added} saved in ${savedPath}: they are tried first next time`);
  for (const name of formats.filter(isFormat)) {
    const path = join(flags.out ?? '.', FORMATS[name].name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, FORMATS[name].text(report));
    console.log(`written: ${path}`);
    if (name === 'json' && failuresOf(report).length > 0)
      console.log(`replay the first failure: touchline-laws replay ${path}#1`);
  }
  if (failuresOf(report).length > 0) return 1;
  return report.laws.some(({ outcome }) => outcome === 'held') ? 0 : 2;
}

const showCall = ({ show }: Engine, call: EngineCall): string =>
  show?.(call) ?? `${call.name}(${JSON.stringify(call.input)})`;

/** The failure that a target names: `laws-report.json#3`, or the text that `run` prints after "Replay:". */
function failureOf(target: string): Case | SavedCase {
  if (target.startsWith('{')) return readPrinted(target);
  const [path = '', number = '1'] = target.split('#');
  if (path === '')
    throw new Error('which failure of which report? For example: touchline-laws replay laws-report.json#1');
  const failures = readFailures(path);
  const failure = failures[Number(number) - 1];
  if (failure?.replay === undefined)
    throw new Error(`${path} has no failure #${number} with a case; it has ${failures.length} failures`);
  return failure.replay;
}

const playerOf = ({ input }: EngineCall): string | null =>
  typeof input === 'object' && input !== null && 'player' in input && typeof input.player === 'string'
    ? input.player
    : null;

/**
 * The calls with a player whom no run has used, in names and ids: a service keeps the state of those that runs have
 * used.
 */
function forNewPlayer(calls: readonly EngineCall[]): readonly EngineCall[] {
  const used = calls.map(playerOf).find((player) => player !== null);
  if (used === undefined || used === null) return calls;
  const player = newPlayer();
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(used, player);
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, renamed(field)]));
  };
  return calls.map(({ name, input }) => ({ name, input: renamed(input) }));
}

/** Runs one failure again, with a new player, and prints its calls for another new player. */
export async function replay(flags: Flags): Promise<number> {
  const failure = failureOf(flags.target ?? '');
  const { engine, laws } = await setUp(flags, flags.config);
  if (!laws.some(({ name }) => name === failure.law))
    throw new Error(`the configuration has no law ${failure.law}: name the one that has it with --config`);
  const report = await check(engine, { packs: [laws], replay: failure });
  const [again] = report.laws;
  if (again === undefined || report.isSound) {
    console.log(`${failure.law}: the failure no longer occurs`);
    return 0;
  }
  console.log(`${again.law} [${again.rules.join(', ')}]: ${again.statement}\n  ${again.explanation ?? ''}`);
  for (const call of forNewPlayer(again.calls ?? [])) console.log(showCall(engine, call));
  return 1;
}

const leftOutText = (leftOut: readonly string[]): string => `cases have no ${leftOut.join(', no ')}`;

/** Lists the laws with their rules. */
export async function list(flags: Flags): Promise<number> {
  const { laws } = await setUp(flags, flags.target ?? flags.config);
  for (const { name, rules, statement, leavesOut = [] } of laws)
    console.log(
      `${name} [${rules.join(', ')}]: ${statement}${leavesOut.length === 0 ? '' : ` (${leftOutText(leavesOut)})`}`,
    );
  console.log(`${laws.length} laws; RULES.md of the package touchline has the text of their rules`);
  return 0;
}

/** Shows what the laws have seen, and whether they find bugs that are planted into the engine. */
export async function doctor(flags: Flags): Promise<number> {
  const { engine, laws, runs, seed } = await setUp(flags, flags.target ?? flags.config);
  const report = await check(engine, { packs: [laws], runs, seed });
  console.log(tallyText(report));
  const leftOut = [...new Set(laws.flatMap(({ leavesOut = [] }) => leavesOut))];
  if (leftOut.length > 0) console.log(`${leftOutText(leftOut)}, because the profile says so`);
  const faults = report.laws.filter(({ outcome }) => outcome === 'fault');
  for (const { law, explanation } of faults) console.log(`${law}: ${explanation ?? ''}`);
  if (faults.length > 0) return 1;
  const broken = failuresOf(report).map(({ law }) => law);
  if (broken.length > 0) {
    console.log(
      `planted bugs are tried once every law holds: fix ${broken.join(', ')} first, or select other laws with --law`,
    );
    return 1;
  }
  const types = laws.flatMap(({ name }) => (name.startsWith(PAID) ? [name.slice(PAID.length)] : []));
  const missed: string[] = [];
  const bugs = [
    ...(types.length > 0 ? plantableIn(types, leftOut) : []),
    ...(engine.limits === undefined
      ? []
      : plantableLimits(
          engine.limits,
          laws.map(({ name }) => name),
        )),
  ];
  for (const bug of bugs) {
    const { isSound } = await check(planted(engine, bug), { packs: [laws], runs, seed, bail: true });
    if (isSound) missed.push(bug);
  }
  console.log(`planted bugs: ${bugs.length - missed.length} of ${bugs.length} found`);
  if (missed.length > 0) console.log(`not found: ${missed.join(', ')}`);
  return missed.length === 0 ? 0 : 1;
}
