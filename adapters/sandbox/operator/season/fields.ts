/** One row of a season file by column name. Each reader says what is wrong with its field and gives null; empty optional fields give null in silence. */
export interface RowReader {
  /** The text of a column; empty when the column or the field is absent. */
  readonly text: (column: string) => string;
  readonly fail: (column: string, message: string) => null;
}

const GOALS = /^\d{1,2}$/;
const COUNT = /^\d{1,3}$/;
const DECIMAL = /^\d+(\.\d+)?$/;
const HANDICAP = /^[+-]?\d+(\.\d+)?$/;
const MAX_PRICE = 10_000;
const MAX_HANDICAP = 20;
const MAX_NAME = 60;

export function readName(row: RowReader, column: string): string | null {
  const text = row.text(column);
  if (text === '') return row.fail(column, 'a name is missing');
  if (text.length > MAX_NAME) return row.fail(column, `a name of more than ${MAX_NAME} characters`);
  return /\p{Cc}/u.test(text) ? row.fail(column, 'a control character in a name') : text;
}

export function readGoals(row: RowReader, column: string): number | null {
  const text = row.text(column);
  if (text === '') return row.fail(column, 'a number of goals is missing');
  return GOALS.test(text) ? Number(text) : row.fail(column, `not a number of goals: ${text}`);
}

/** A counted statistic, or null when it is absent. */
export function readCount(row: RowReader, column: string): number | null {
  const text = row.text(column);
  if (text === '') return null;
  return COUNT.test(text) ? Number(text) : row.fail(column, `not a whole number: ${text}`);
}

/** A decimal price as integer thousandths, or null when it is absent. */
export function readPrice(row: RowReader, column: string): number | null {
  const text = row.text(column);
  if (text === '') return null;
  if (!DECIMAL.test(text)) return row.fail(column, `not a price: ${text}`);
  const thousandths = Math.round(Number(text) * 1000);
  if (thousandths <= 1000) return row.fail(column, `a price must be above 1: ${text}`);
  return thousandths > MAX_PRICE * 1000 ? row.fail(column, `a price above ${MAX_PRICE}: ${text}`) : thousandths;
}

/** The home side's handicap in quarters, or null when it is absent. */
export function readHandicap(row: RowReader, column: string): number | null {
  const text = row.text(column);
  if (text === '') return null;
  const quarters = HANDICAP.test(text) ? Number(text) * 4 : Number.NaN;
  if (!Number.isInteger(quarters)) return row.fail(column, `not a handicap in quarters of a goal: ${text}`);
  // Adding 0 makes -0 plain 0.
  return Math.abs(quarters) > MAX_HANDICAP * 4
    ? row.fail(column, `a handicap above ${MAX_HANDICAP}: ${text}`)
    : quarters + 0;
}
