/**
 * Views hold data: what a shell does is a command or an action. The rule is about types, so `tsc` reports a view that
 * breaks it, and the planted views prove that the rule finds a function wherever it stands.
 */
import { expectTypeOf, it } from 'vitest';
import type { FeatureName, View } from 'touchline/app/features';

type Primitive = string | number | bigint | boolean | symbol | null | undefined;
type AnyFunction = (...args: never) => unknown;

/** The type without its functions: `never` takes their place, at any depth. */
type DataOnly<T> = T extends Primitive
  ? T
  : T extends AnyFunction
    ? never
    : T extends ReadonlyMap<infer K, infer V>
      ? ReadonlyMap<DataOnly<K>, DataOnly<V>>
      : T extends ReadonlySet<infer E>
        ? ReadonlySet<DataOnly<E>>
        : T extends object
          ? { readonly [K in keyof T]: DataOnly<T[K]> }
          : T;

/** The names of the views that hold a function. */
type Violations<Views> = { [N in keyof Views]: Views[N] extends DataOnly<Views[N]> ? never : N }[keyof Views];

it('no view of a feature holds a function', () => {
  expectTypeOf<Violations<{ [N in FeatureName]: View<N> }>>().toEqualTypeOf<never>();
});

type Send = (text: string) => void;
interface Tree {
  readonly name: string;
  readonly children: readonly Tree[];
}

interface Good {
  readonly nothing: null;
  readonly form: { readonly text: string; readonly result: 'sent' | 'failed' | null; readonly at?: number };
  readonly lists: { readonly pairs: readonly (readonly [number, string])[]; readonly names: ReadonlySet<string> };
  readonly byName: ReadonlyMap<string, { readonly count: number }>;
  readonly tree: Tree;
  readonly loose: unknown;
}

interface Bad {
  readonly property: { readonly send: Send };
  readonly method: { send(text: string): void };
  readonly optional: { readonly list: readonly string[]; readonly send?: Send };
  readonly orNull: { readonly send: Send | null } | null;
  readonly nested: { readonly form: { readonly actions: { readonly send: Send } } };
  readonly list: { readonly items: readonly { readonly text: string; readonly send: Send }[] };
  readonly map: ReadonlyMap<string, { readonly send: Send }>;
  readonly set: { readonly listeners: ReadonlySet<Send> };
  readonly oneOf: { readonly status: 'idle' } | { readonly status: 'ready'; readonly send: Send };
  readonly whole: Send;
}

it('a planted function is found in each place, and plain data is no violation', () => {
  expectTypeOf<Violations<Good & Bad>>().toEqualTypeOf<keyof Bad>();
});
