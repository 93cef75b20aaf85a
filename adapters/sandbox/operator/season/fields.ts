/** The value of a field's text, or a message that says why it is invalid. */
export type Field<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

const GOALS = /^\d{1,2}$/;
const COUNT = /^\d{1,3}$/;
const PRICE = /^\d+(\.\d{1,3})?$/;
const HANDICAP = /^[+-]?\d+(\.\d+)?$/;
const MAX_PRICE = 10_000;
const MAX_HANDICAP = 20;
const MAX_NAME = 60;

export function readName(text: string): Field<string> {
  if (text === '') return wrong('a name is missing');
  if (text.length > MAX_NAME) return wrong(`a name of more than ${MAX_NAME} characters`);
  return /\p{Cc}/u.test(text) ? wrong('a control character in a name') : { ok: true, value: text };
}

export function readGoals(text: string): Field<number> {
  if (text === '') return wrong('a number of goals is missing');
  return GOALS.test(text) ? { ok: true, value: Number(text) } : wrong(`not a number of goals: ${text}`);
}

/** A statistic's count. */
export function readCount(text: string): Field<number> {
  if (text === '') return wrong('a number is missing');
  return COUNT.test(text) ? { ok: true, value: Number(text) } : wrong(`not a whole number: ${text}`);
}

/** A decimal price as integer thousandths. */
export function readPrice(text: string): Field<number> {
  if (text === '') return wrong('a price is missing');
  if (!PRICE.test(text)) return wrong(`not a price with at most three decimals: ${text}`);
  const thousandths = Math.round(Number(text) * 1000);
  if (thousandths <= 1000) return wrong(`a price must be above 1: ${text}`);
  return thousandths > MAX_PRICE * 1000
    ? wrong(`a price above ${MAX_PRICE}: ${text}`)
    : { ok: true, value: thousandths };
}

/** The home side's handicap in quarters. */
export function readHandicap(text: string): Field<number> {
  if (text === '') return wrong('the handicap is missing');
  const quarters = HANDICAP.test(text) ? Number(text) * 4 : Number.NaN;
  if (!Number.isInteger(quarters)) return wrong(`not a handicap in quarters of a goal: ${text}`);
  // Adding 0 makes -0 plain 0.
  return Math.abs(quarters) > MAX_HANDICAP * 4
    ? wrong(`a handicap above ${MAX_HANDICAP}: ${text}`)
    : { ok: true, value: quarters + 0 };
}

function wrong(error: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error };
}
