/** Rows as text: on the screen, and as the tables of the README, which are written by a run and never by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { BENCH } from './bundle.ts';
import type { Row } from './figures.ts';
import { formatFigure, isHit } from './figures.ts';

const README = join(BENCH, 'README.md');

export function machine(browser: string): string {
  const all = cpus();
  return `${all.length} × ${all[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}, ${browser}`;
}

/** Average load over the last minute and processors: above 1 others are using the machine, and figures are worth less. */
export function load(): string {
  return `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} processors`;
}

const figure = (value: number, unit: string): string => `${formatFigure(value)}${unit === '' ? '' : ` ${unit}`}`;

function goalOf({ goal, unit }: Row): string {
  if (goal === null) return '–';
  return `${goal.kind === 'atMost' ? '≤' : '≥'} ${goal.value.toLocaleString('en')}${unit === '' ? '' : ` ${unit}`}`;
}

function measuredOf({ spread, unit }: Row): string {
  const range = spread.rounds === 1 ? '' : ` (${formatFigure(spread.low)}–${formatFigure(spread.high)})`;
  return `${figure(spread.median, unit)}${range}`;
}

function verdictOf(row: Row): string {
  const hit = isHit(row);
  return hit === null ? '' : hit ? 'hit' : '**miss**';
}

export function printRows(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const row of rows)
    console.log(
      `  ${verdictOf(row).replaceAll('*', '').toUpperCase().padEnd(5)} ${row.what}: ${measuredOf(row)}${row.goal === null ? '' : `, goal ${goalOf(row)}`}`,
    );
}

function table(rows: readonly Row[], under: string): string {
  const lines = rows.map((row) => `| ${row.what} | ${goalOf(row)} | ${measuredOf(row)} | ${verdictOf(row)} |`);
  return `${under}\n\n| What | Goal | Measured | |\n|---|---|---|---|\n${lines.join('\n')}`;
}

/** Puts a benchmark's table between its marks in the README. */
export function writeTable(name: string, rows: readonly Row[], under: string): void {
  const text = readFileSync(README, 'utf8');
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`the README has no marks for ${name}`);
  writeFileSync(README, `${text.slice(0, from + open.length)}\n${table(rows, under)}\n${text.slice(to)}`);
}
