/** Reads the header of a season file: its style, the position of each column, and suspected errors. */
import type { CsvRecord } from './csv.ts';
import { isNear } from './near.ts';
import { PRICE_COLUMNS, priceReader, type PriceReader } from './prices.ts';
import { FILE_LEFT_OUT, type Columns, type Report } from './row.ts';
import { STAT_PAIRS } from './stats.ts';
import { columnsOf, styleOf, type Style } from './styles.ts';

export interface Header {
  readonly style: Style;
  readonly columns: Columns;
  readonly readPrices: PriceReader;
}

export const NO_HALF_TIME = 'Markets that need half-time are not offered.';

/** The header, or null when it makes the file unreadable. */
export function readHeader(record: CsvRecord, report: Report): Header | null {
  const { fields, line } = record;
  const style = styleOf(fields);
  const own = columnsOf(style);
  const read = new Set([...own, ...PRICE_COLUMNS, ...STAT_PAIRS.flat()]);
  const columns = new Map<string, number>();
  let isUsable = record.problem === undefined;
  const refuse = (column: string, message: string): void => {
    isUsable = false;
    report(line, column, message, FILE_LEFT_OUT);
  };
  if (record.problem !== undefined) refuse(String(fields.length), record.problem);
  fields.forEach((name, index) => {
    if (columns.has(name) && read.has(name)) refuse(name, 'the column comes twice');
    columns.set(name, index);
  });

  const unknown = fields.filter((name) => name !== '' && !read.has(name));
  const nearTo = (column: string): string | undefined => unknown.find((name) => isNear(name, column));
  const hintFor = (column: string): string => {
    const near = nearTo(column);
    return near === undefined ? '' : ` (${near} may be it)`;
  };
  for (const name of style.required) if (!columns.has(name)) refuse(name, `the column is missing${hintFor(name)}`);
  if (!isUsable) return null;

  for (const name of style.halfTime?.goals ?? [])
    if (!columns.has(name)) report(line, name, `the column is missing${hintFor(name)}`, NO_HALF_TIME);
  for (const name of ['Time', style.result, ...(style.halfTime === null ? [] : [style.halfTime.result])]) {
    const near = columns.has(name) ? undefined : nearTo(name);
    if (near !== undefined) report(line, near, `the column is unknown and may be ${name}`, 'The column is not read.');
  }
  for (const [home, away] of STAT_PAIRS) {
    if (columns.has(home) === columns.has(away)) continue;
    const missing = columns.has(home) ? away : home;
    report(line, missing, `the column is missing${hintFor(missing)}`, 'This statistic is not shown.');
  }
  return { style, columns, readPrices: priceReader(columns, line, report, hintFor) };
}
