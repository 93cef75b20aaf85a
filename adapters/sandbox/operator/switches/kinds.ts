/** The kinds of switches. A value is JSON: input from the wire, the command line or a form is parsed here. */

export type SwitchValue = boolean | number | string | readonly number[] | readonly string[];

interface Described {
  /** The group on the page of switches. */
  readonly group: string;
  /** The effect, in a sentence. */
  readonly description: string;
}

export type Switch<T extends SwitchValue = SwitchValue> = Described & {
  readonly initial: T;
  /** The values to choose from, where they can be listed. */
  readonly options: readonly (string | number)[] | null;
  /** The expected input, for the text of a refusal. */
  readonly wants: string;
  readonly kind: 'flag' | 'number' | 'text' | 'choice' | 'list';
  /** The value, or null when invalid. */
  readonly read: (value: unknown) => T | null;
};

const MAX_TEXT = 500;
const MAX_LIST = 200;

export function flag(group: string, description: string, initial: boolean): Switch<boolean> {
  return {
    group,
    description,
    initial,
    kind: 'flag',
    options: null,
    wants: 'true or false',
    read: (value) => (typeof value === 'boolean' ? value : null),
  };
}

export function number(
  group: string,
  description: string,
  initial: number,
  least: number,
  most: number,
): Switch<number> {
  return {
    group,
    description,
    initial,
    kind: 'number',
    options: null,
    wants: `a whole number from ${least} to ${most}`,
    read: (value) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most ? value : null,
  };
}

export function words(group: string, description: string, initial: string): Switch<string> {
  return {
    group,
    description,
    initial,
    kind: 'text',
    options: null,
    wants: `a text of at most ${MAX_TEXT} characters`,
    read: (value) => (typeof value === 'string' && value.length <= MAX_TEXT ? value : null),
  };
}

export function choice<const T extends string | number>(
  group: string,
  description: string,
  initial: T,
  options: readonly T[],
): Switch<T> {
  return {
    group,
    description,
    initial,
    kind: 'choice',
    options,
    wants: `one of ${options.join(', ')}`,
    read: (value) => options.find((option) => option === value) ?? null,
  };
}

export function numbers(group: string, description: string, initial: readonly number[]): Switch<readonly number[]> {
  const fits = (value: unknown): value is readonly number[] =>
    Array.isArray(value) && value.length <= MAX_LIST && value.every((each) => Number.isSafeInteger(each));
  return {
    group,
    description,
    initial,
    kind: 'list',
    options: null,
    wants: 'a list of whole numbers',
    read: (value) => (fits(value) ? value : null),
  };
}

export function texts(group: string, description: string, initial: readonly string[]): Switch<readonly string[]> {
  const fits = (value: unknown): value is readonly string[] =>
    Array.isArray(value) &&
    value.length <= MAX_LIST &&
    value.every((each) => typeof each === 'string' && each.length <= MAX_TEXT);
  return {
    group,
    description,
    initial,
    kind: 'list',
    options: null,
    wants: 'a list of texts',
    read: (value) => (fits(value) ? value : null),
  };
}
