/**
 * Folds a log again, apart from the running core: the state of every module at any event. Pure: reads recorded events
 * and calls only `evolve`.
 */
import type { Past } from '../../kernel/runtime.ts';
import { moduleOf } from '../../kernel/message.ts';

export type ModuleStates = Readonly<Record<string, unknown>>;

/** The states after the event with this number; with 0, before the log's first event. */
export function stateAt({ events, modules }: Past, seq: number): ModuleStates {
  const states = new Map(modules.map(({ module, base }) => [module.name, base]));
  const evolves = new Map(modules.map(({ module }) => [module.name, module.decider.evolve.bind(module.decider)]));
  for (const recorded of events) {
    if (recorded.seq > seq) break;
    const name = moduleOf(recorded.event.type);
    const evolve = evolves.get(name);
    if (evolve !== undefined) states.set(name, evolve(states.get(name), recorded.event));
  }
  return Object.fromEntries(states);
}

/**
 * Modules whose folded log differs from their current state, because events of other tabs may have come between. Empty
 * when the replay is exact.
 */
export function differing(past: Past): readonly string[] {
  const folded = stateAt(past, Infinity);
  return past.modules
    .filter(({ module, state }) => write(folded[module.name]) !== write(state))
    .map(({ module }) => module.name);
}

const MAX_TEXT_LENGTH = 200_000;

/** A state as text, maps and sets included; equal states give equal text. */
export function write(value: unknown, indent = 0): string {
  const text = JSON.stringify(
    value,
    (_, part: unknown) => {
      if (part instanceof Map) return { map: [...part] };
      if (part instanceof Set) return { set: [...part] };
      if (typeof part === 'bigint') return `${part}n`;
      return part;
    },
    indent,
  );
  return (text ?? 'undefined').slice(0, MAX_TEXT_LENGTH);
}
