/**
 * All switches of this operator, so that every state of the site can be shown. Kept in memory: a restart restores the
 * initial values and those of the command line.
 */
import type { Binding } from './call-switches.ts';
import { CALL_SWITCHES } from './call-switches.ts';
import { CONFIG_SWITCHES } from './config-switches.ts';
import type { Switch, SwitchValue } from './kinds.ts';
import { STATE_SWITCHES } from './state-switches.ts';

export const SWITCHES = { ...CONFIG_SWITCHES, ...STATE_SWITCHES, ...CALL_SWITCHES };

type All = typeof SWITCHES;
export type SwitchName = keyof All;
export type ValueOf<N extends SwitchName> = All[N] extends Switch<infer T> ? T : never;

export interface Switches {
  get<N extends SwitchName>(name: N): ValueOf<N>;
  /** Sets all values or none; returns an error for each invalid value. */
  set(values: Readonly<Record<string, unknown>>): readonly string[];
  /** Restores all values from the start. */
  reset(): void;
  values(): Readonly<Record<SwitchName, SwitchValue>>;
  /** Moves these switches to other storage, and writes the current values there. */
  bind(bindings: Readonly<Record<string, Binding>>): void;
}

export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly SwitchName[];

/** How many characters of an unknown name an error repeats. */
const MAX_SAID = 60;
const isName = (name: string): name is SwitchName => Object.hasOwn(SWITCHES, name);

/** `initial` overrides initial values; an invalid value is a defect of the caller. */
export function createSwitches(initial: Readonly<Record<string, unknown>> = {}): Switches {
  const bound = new Map<string, Binding>();
  const first = new Map<SwitchName, SwitchValue>(SWITCH_NAMES.map((name) => [name, SWITCHES[name].initial]));
  const put = (into: Map<SwitchName, SwitchValue>, values: Readonly<Record<string, unknown>>): readonly string[] => {
    const read = Object.entries(values).map(([name, value]) => {
      if (!isName(name))
        return {
          error: `there is no switch ${JSON.stringify(name).slice(0, MAX_SAID)}${perhaps(name.slice(0, MAX_SAID))}`,
        };
      const fitting = SWITCHES[name].read(value);
      return fitting === null
        ? { error: `${name} must be ${SWITCHES[name].wants}, not ${JSON.stringify(value)}` }
        : { name, fitting };
    });
    const errors = read.flatMap(({ error }) => error ?? []);
    if (errors.length === 0)
      for (const { name, fitting } of read) {
        if (name === undefined || fitting === undefined) continue;
        into.set(name, fitting);
        bound.get(name)?.write(fitting);
      }
    return errors;
  };
  const wrong = put(first, initial);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  let now = new Map(first);
  return {
    get: <N extends SwitchName>(name: N) => (bound.get(name)?.read() ?? now.get(name)) as ValueOf<N>,
    set: (values) => put(now, values),
    reset: () => {
      now = new Map(first);
      for (const [name, { write }] of bound) if (isName(name)) write(first.get(name) ?? SWITCHES[name].initial);
    },
    values: () =>
      Object.fromEntries([...now].map(([name, value]) => [name, bound.get(name)?.read() ?? value])) as Record<
        SwitchName,
        SwitchValue
      >,
    bind(bindings) {
      for (const [name, binding] of Object.entries(bindings)) {
        if (!isName(name)) continue;
        bound.set(name, binding);
        const wanted = now.get(name);
        if (wanted !== undefined && wanted !== SWITCHES[name].initial) binding.write(wanted);
      }
    },
  };
}

/**
 * Parses `name=value` from the command line. A value is JSON or plain text; a list may be comma-separated, and a bare
 * name means true.
 */
export function readSwitch(text: string): readonly [string, unknown] {
  const at = text.indexOf('=');
  const [name, value] = at < 0 ? [text, 'true'] : [text.slice(0, at), text.slice(at + 1)];
  const known = isName(name) ? SWITCHES[name] : null;
  if (known?.kind === 'text') return [name, value];
  if (known?.kind === 'list' && !value.startsWith('[')) {
    const parts = value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const numbers = parts.map(Number);
    return [name, known.read(numbers) === null ? parts : numbers];
  }
  try {
    const parsed: unknown = JSON.parse(value);
    return [name, parsed];
  } catch {
    return [name, value];
  }
}

/** A suggestion of a similar name for a refusal; '' for none. */
function perhaps(name: string): string {
  const [near] = SWITCH_NAMES.map((each) => [distance(each.toLowerCase(), name.toLowerCase()), each] as const).toSorted(
    ([one], [other]) => one - other,
  );
  return near === undefined || near[0] > MAX_SLIP ? '' : `; perhaps ${near[1]}?`;
}
const MAX_SLIP = 3;

/** The edit distance: letters to insert, delete or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [index, above] of row.slice(1).entries())
      next.push(Math.min(above + 1, (next[index] ?? 0) + 1, (row[index] ?? 0) + (other[index] === letter ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
