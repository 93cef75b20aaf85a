/** The files of `touchline-laws`: saved failures, and reports to replay from. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import * as v from 'valibot';
import type { Case, SavedCase } from '../engine.ts';
import type { Report } from '../report.ts';

const VERSION = 2;
/** The oldest failures of a law make room for newer ones. */
const MAX_PER_LAW = 20;

const printedCase = v.object({ law: v.string(), seed: v.number(), path: v.string() });
const savedCase = v.object({ ...printedCase.entries, value: v.unknown() });
const savedFile = v.object({ version: v.literal(VERSION), configurations: v.record(v.string(), v.array(savedCase)) });
const reportFile = v.object({
  laws: v.array(
    v.object({
      law: v.string(),
      rules: v.array(v.string()),
      statement: v.string(),
      outcome: v.string(),
      replay: v.optional(savedCase),
    }),
  ),
});

function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} is not JSON`);
  }
}

/** A law of a report that does not hold. */
export type ReportedFailure = v.InferOutput<typeof reportFile>['laws'][number];

/** The failures of a JSON report, in its order. Throws where the file is something else. */
export function readFailures(path: string): readonly ReportedFailure[] {
  if (!existsSync(path)) throw new Error(`there is no file ${path}: touchline-laws run --report json writes one`);
  const read = v.safeParse(reportFile, readJson(path));
  if (!read.success) throw new Error(`${path} is not a report of touchline-laws`);
  return read.output.laws.filter(({ outcome }) => outcome !== 'held' && outcome !== 'notRun');
}

/** The case that a report prints after "Replay:". */
export function readPrinted(text: string): Case {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), printedCase), text);
  if (!read.success)
    throw new Error(`this is no printed failure: ${text}; for example {"law":"coupon/order","seed":1,"path":"0:1"}`);
  return read.output;
}

/** The failures of earlier runs by configuration, each named by its path from the folder of the file. */
type Saved = v.InferOutput<typeof savedFile>['configurations'];

function readFile(path: string): Saved {
  if (!existsSync(path)) return {};
  const read = v.safeParse(savedFile, readJson(path));
  if (!read.success) throw new Error(`${path} holds no saved failures of this version: delete the file`);
  return read.output.configurations;
}

const keyOf = (path: string, configuration: string): string =>
  relative(dirname(resolve(path)), configuration).replaceAll('\\', '/');

/** Failures of earlier runs of a configuration, an absolute path; none where the file does not exist. */
export const readSaved = (path: string, configuration: string): readonly SavedCase[] =>
  readFile(path)[keyOf(path, configuration)] ?? [];

/**
 * Adds the failures of a report to those of its configuration, and returns how many are new. A failure that was fixed
 * stays, and is tried in every later run.
 */
export function save(path: string, configuration: string, report: Report): number {
  const all = readFile(path);
  const key = keyOf(path, configuration);
  const before = all[key] ?? [];
  const textOf = ({ law, value }: SavedCase): string => `${law} ${JSON.stringify(value)}`;
  const known = new Set(before.map(textOf));
  const found = report.laws.flatMap(({ replay }) => replay ?? []).filter((each) => !known.has(textOf(each)));
  if (found.length === 0) return 0;
  const now = [...before, ...found];
  const kept = now.filter((each, at) => now.slice(at).filter(({ law }) => law === each.law).length <= MAX_PER_LAW);
  writeFileSync(path, `${JSON.stringify({ version: VERSION, configurations: { ...all, [key]: kept } }, null, 2)}\n`);
  return found.length;
}
