/** Formats rows for the console and for the tables of the README, which only `--write` updates. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { BENCH } from './bundle.ts';
import type { Row } from './metrics.ts';
import { formatValue, meetsGoal } from './metrics.ts';

const README = join(BENCH, 'README.md');

export function describeMachine(browser: string): string {
  const all = cpus();
  return `${all.length} × ${all[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}, ${browser}`;
}

/** Load average of the last minute. Above 1, other processes compete for the machine and results are less reliable. */
export function describeLoad(): string {
  return `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} processors`;
}

const withUnit = (value: number, unit: string): string => `${formatValue(value)}${unit === '' ? '' : ` ${unit}`}`;

function goalOf({ goal, unit }: Row): string {
  if (goal === null) return '–';
  return `${goal.kind === 'atMost' ? '≤' : '≥'} ${goal.value.toLocaleString('en')}${unit === '' ? '' : ` ${unit}`}`;
}

function resultOf({ spread, unit }: Row): string {
  const range = spread.rounds === 1 ? '' : ` (${formatValue(spread.low)}–${formatValue(spread.high)})`;
  return `${withUnit(spread.median, unit)}${range}`;
}

function verdictOf(row: Row): string {
  const isMet = meetsGoal(row);
  return isMet === null ? '' : isMet ? 'hit' : '**miss**';
}

export function printRows(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const row of rows)
    console.log(
      `  ${verdictOf(row).replaceAll('*', '').toUpperCase().padEnd(5)} ${row.label}: ${resultOf(row)}${row.goal === null ? '' : `, goal ${goalOf(row)}`}`,
    );
}

function table(rows: readonly Row[], environment: string): string {
  const lines = rows.map((row) => `| ${row.label} | ${goalOf(row)} | ${resultOf(row)} | ${verdictOf(row)} |`);
  return `${environment}\n\n| Metric | Goal | Result | |\n|---|---|---|---|\n${lines.join('\n')}`;
}

/** Replaces a benchmark's table in the README, between the markers of that benchmark. */
export function writeTable(name: string, rows: readonly Row[], environment: string): void {
  const text = readFileSync(README, 'utf8');
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`the README has no markers for ${name}`);
  writeFileSync(README, `${text.slice(0, from + open.length)}\n${table(rows, environment)}\n${text.slice(to)}`);
}
