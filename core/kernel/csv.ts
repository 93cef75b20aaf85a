/** Cells of a table for a spreadsheet (RFC 4180). Amounts and times are written the same in every language, so that a program reads them too. */

/** What a spreadsheet may take for a formula, white space before it or not. */
const FORMULA = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/;

/** A text as one cell. Text that a spreadsheet would run as a formula gets an apostrophe, which spreadsheets do not show. */
export function csvText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Milliseconds since the epoch -> '2026-11-21T14:40:00Z'; '' for what is no time. */
export function isoTime(at: number): string {
  return Math.abs(at) <= 8.64e15 ? `${new Date(at).toISOString().slice(0, -5)}Z` : '';
}
