/** A module for kernel tests: adds numbers and reports them. */
import type { AnyModule, Module } from 'touchline/kernel/decider';
import type { Message, Recorded } from 'touchline/kernel/message';
import { err, ok } from 'touchline/kernel/result';
import type { Runtime } from 'touchline/kernel/runtime';
import { createRuntime } from 'touchline/kernel/runtime';
import type { Ids } from 'touchline/ports/ids';
import { createVirtualClock } from '../../models/virtual-clock.ts';
import type { VirtualClock } from '../../models/virtual-clock.ts';

export type CounterCommand =
  | Message<`${string}/add`, { readonly by: number; readonly times?: number }>
  | Message<`${string}/fail`, { readonly how: 'refuse' | 'throw' }>;
export type CounterEvent = Message<`${string}/added`, { readonly by: number }>;

export interface CounterState {
  readonly total: number;
  /** In the order of folding, which a sum would lose. */
  readonly steps: readonly number[];
}

export interface CounterOptions {
  readonly durable?: boolean;
  readonly strict?: boolean;
  readonly version?: number;
}

const INITIAL: CounterState = { total: 0, steps: [] };

export function counterModule(
  name: string,
  { durable = false, strict = false, version = 1 }: CounterOptions = {},
): AnyModule {
  const module: Module<string, CounterState, CounterCommand, CounterEvent, null, { readonly code: string }> = {
    name,
    facts: () => null,
    decider: {
      initial: INITIAL,
      decide(command) {
        if (!('by' in command.payload)) {
          if (command.payload.how === 'throw') throw new Error('a defect');
          return err({ code: `${name}/refused` });
        }
        const { by, times = 1 } = command.payload;
        return ok(Array.from({ length: times }, () => ({ type: `${name}/added` as const, payload: { by } })));
      },
      evolve: (state, event) => ({ total: state.total + event.payload.by, steps: [...state.steps, event.payload.by] }),
    },
    ...(durable
      ? {
          persist: {
            version,
            strict: (event) => strict && event.payload.by === 0,
            upcast: (from, { type, payload }) => {
              if (from > version || type !== `${name}/added` || typeof payload !== 'object' || payload === null)
                return null;
              const { by } = payload as { by?: unknown };
              return typeof by === 'number' ? { type: `${name}/added`, payload: { by } } : null;
            },
            readState: (from, state) => {
              if (from > version || typeof state !== 'object' || state === null) return null;
              const { total, steps } = state as { total?: unknown; steps?: unknown };
              return typeof total === 'number' &&
                Array.isArray(steps) &&
                steps.every((each) => typeof each === 'number')
                ? { total, steps }
                : null;
            },
          },
        }
      : {}),
  };
  return module;
}

export function add(module: string, by: number, times?: number): CounterCommand {
  return { type: `${module}/add`, payload: times === undefined ? { by } : { by, times } };
}

/** Ids of one tab: they sort in the order they were made. */
function idsOf(tab: string): Ids {
  let made = 0;
  return {
    next: () => `${tab}-${String((made += 1)).padStart(7, '0')}`,
    uuid: () => `${tab}-uuid-${(made += 1)}`,
    random: () => 0.5,
  };
}

export interface Bench {
  readonly runtime: Runtime;
  readonly clock: VirtualClock;
  readonly reports: string[];
  readonly seen: Recorded[];
}

/** A runtime with counters `a` and `b`, or with the given modules, and a record of its events and reports. */
export function kernelBench(
  modules: readonly AnyModule[] = [counterModule('a'), counterModule('b')],
  clock = createVirtualClock(),
  tab = 'tab',
): Bench {
  const reports: string[] = [];
  const seen: Recorded[] = [];
  const runtime = createRuntime({ modules, clock, ids: idsOf(tab), report: (where) => void reports.push(where) });
  runtime.events$.subscribe((recorded) => seen.push(recorded));
  return { runtime, clock, reports, seen };
}

export const byOf = ({ event }: Recorded): number => (event as CounterEvent).payload.by;
