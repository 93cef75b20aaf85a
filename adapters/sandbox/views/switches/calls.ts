/** The stand-in's calls about its switches. Answers are decoded, not trusted. */
export interface Switch {
  readonly name: string;
  readonly group: string;
  readonly description: string;
  readonly kind: string;
  readonly options: readonly (string | number)[] | null;
  readonly wants: string;
  readonly initial: unknown;
  readonly value: unknown;
}

export type Found =
  | { readonly ok: true; readonly value: readonly Switch[] }
  | { readonly ok: false; readonly error: string };

const PATH = '/sandbox-api/v1/switches';
const HEADERS = {
  accept: 'application/json',
  'content-type': 'application/json',
  'x-requested-with': 'XMLHttpRequest',
};

const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined;
const word = (of: unknown, name: string): string => {
  const value = field(of, name);
  return typeof value === 'string' ? value : '';
};

function readOptions(value: unknown): Switch['options'] {
  return Array.isArray(value)
    ? value.filter((each): each is string | number => typeof each === 'string' || typeof each === 'number')
    : null;
}

function read(answer: unknown): Found {
  const list = field(answer, 'switches');
  if (!Array.isArray(list)) {
    const errors = field(answer, 'errors');
    return { ok: false, error: word(Array.isArray(errors) ? errors[0] : undefined, 'detail') };
  }
  return {
    ok: true,
    value: list.map((each: unknown) => ({
      name: word(each, 'name'),
      group: word(each, 'group'),
      description: word(each, 'description'),
      kind: word(each, 'kind'),
      wants: word(each, 'wants'),
      options: readOptions(field(each, 'options')),
      initial: field(each, 'initial'),
      value: field(each, 'value'),
    })),
  };
}

async function ask(init: RequestInit): Promise<Found> {
  try {
    const answer = await fetch(PATH, { ...init, headers: HEADERS });
    return read(await answer.json());
  } catch {
    return { ok: false, error: '' };
  }
}

export const readSwitches = (): Promise<Found> => ask({});
export const setSwitch = (set: Readonly<Record<string, unknown>>, reset: boolean): Promise<Found> =>
  ask({ method: 'POST', body: JSON.stringify({ set, reset }) });
