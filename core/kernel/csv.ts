/**
 * CSV cells for a spreadsheet (RFC 4180). Amounts and times have the same form in every language, so that programs can
 * read them.
 */

/** Text that a spreadsheet may run as a formula, with or without leading white space. */
const FORMULA = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/;

/**
 * A text as one cell. Text that a spreadsheet would run as a formula gets a leading apostrophe, which spreadsheets do
 * not show.
 */
export function csvText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Milliseconds since the epoch -> '2026-11-21T14:40:00Z'; '' for an invalid time. */
export function isoTime(at: number): string {
  return Math.abs(at) <= 8.64e15 ? `${new Date(at).toISOString().slice(0, -5)}Z` : '';
}

const END = '\r\n';

/** A table with one row an item, headings first. Every line ends with CR LF. `cellOf` returns a finished cell. */
export function csvTable<Column extends string, Item>(
  columns: readonly Column[],
  items: readonly Item[],
  heading: (column: Column) => string,
  cellOf: (column: Column, item: Item) => string,
): string {
  const head = columns.map((column) => csvText(heading(column)));
  const rows = items.map((item) => columns.map((column) => cellOf(column, item)));
  return [head, ...rows].map((cells) => cells.join() + END).join('');
}
