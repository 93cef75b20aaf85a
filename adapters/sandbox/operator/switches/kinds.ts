/** What a switch of the stand-in can be set to. A value is JSON: what comes over the wire, from the command line or from a form is read here. */

export type SwitchValue = boolean | number | string | readonly number[] | readonly string[];

interface Described {
  /** Where it stands on the page of switches. */
  readonly group: string;
  /** What it does, in a sentence. */
  readonly says: string;
}

export type Switch<T extends SwitchValue = SwitchValue> = Described & {
  readonly initial: T;
  /** The values to choose from, where they can be listed. */
  readonly options: readonly (string | number)[] | null;
  /** What fits, in words for a refusal. */
  readonly wants: string;
  readonly kind: 'flag' | 'number' | 'text' | 'choice' | 'list';
  /** The value, or null when it does not fit. */
  readonly read: (value: unknown) => T | null;
};

const LONGEST_TEXT = 500;
const LONGEST_LIST = 200;

export function flag(group: string, says: string, initial: boolean): Switch<boolean> {
  return {
    group,
    says,
    initial,
    kind: 'flag',
    options: null,
    wants: 'true or false',
    read: (value) => (typeof value === 'boolean' ? value : null),
  };
}

export function number(group: string, says: string, initial: number, least: number, most: number): Switch<number> {
  return {
    group,
    says,
    initial,
    kind: 'number',
    options: null,
    wants: `a whole number from ${least} to ${most}`,
    read: (value) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most ? value : null,
  };
}

export function words(group: string, says: string, initial: string): Switch<string> {
  return {
    group,
    says,
    initial,
    kind: 'text',
    options: null,
    wants: `a text of at most ${LONGEST_TEXT} characters`,
    read: (value) => (typeof value === 'string' && value.length <= LONGEST_TEXT ? value : null),
  };
}

export function choice<const T extends string | number>(
  group: string,
  says: string,
  initial: T,
  options: readonly T[],
): Switch<T> {
  return {
    group,
    says,
    initial,
    kind: 'choice',
    options,
    wants: `one of ${options.join(', ')}`,
    read: (value) => options.find((option) => option === value) ?? null,
  };
}

export function numbers(group: string, says: string, initial: readonly number[]): Switch<readonly number[]> {
  const fits = (value: unknown): value is readonly number[] =>
    Array.isArray(value) && value.length <= LONGEST_LIST && value.every((each) => Number.isSafeInteger(each));
  return {
    group,
    says,
    initial,
    kind: 'list',
    options: null,
    wants: 'a list of whole numbers',
    read: (value) => (fits(value) ? value : null),
  };
}

export function texts(group: string, says: string, initial: readonly string[]): Switch<readonly string[]> {
  const fits = (value: unknown): value is readonly string[] =>
    Array.isArray(value) &&
    value.length <= LONGEST_LIST &&
    value.every((each) => typeof each === 'string' && each.length <= LONGEST_TEXT);
  return {
    group,
    says,
    initial,
    kind: 'list',
    options: null,
    wants: 'a list of texts',
    read: (value) => (fits(value) ? value : null),
  };
}
