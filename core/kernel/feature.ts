/**
 * Feature contracts. A contract is a feature's name together with its types, without its code. Siblings and shells
 * refer to a feature by its contract, so that the code can load later and no import cycle arises.
 */
import type { Observable } from 'rxjs';
import type { Message, Recorded } from './message.ts';
import { createCell } from './readable.ts';
import type { Readable } from './readable.ts';

/** The types of a feature. A feature without a decider has `null` as its state and `never` as its messages. */
export interface FeatureTypes {
  /** The prefix of the feature's messages, such as `remote-views`. */
  readonly name: string;
  readonly state: unknown;
  readonly command: Message;
  readonly event: Message;
  readonly rejection: unknown;
  /** The view that shells subscribe to. */
  readonly view: unknown;
  /** The calls for siblings; `null` for most features. */
  readonly service: unknown;
  /**
   * The calls of shells besides commands: calls that carry a secret, and calls that answer the caller; `null` for most
   * features.
   */
  readonly actions: unknown;
}

export interface Contract<T extends FeatureTypes = FeatureTypes> {
  readonly name: T['name'];
  /** Never set: carries the types. */
  readonly types?: T;
}

/** The types that a contract carries. */
export type TypesOf<C> = C extends Contract<infer T> ? T : never;

/* @__NO_SIDE_EFFECTS__ */
export function contract<T extends FeatureTypes>(name: T['name']): Contract<T> {
  return { name };
}

/** Contracts by the name under which a feature reads them. */
export type Contracts = Readonly<Record<string, Contract>>;

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- without names nothing of a sibling can be read
export type NoContracts = Readonly<Record<never, Contract>>;

/** Look-ups by message prefix, without types. */
export interface NamedLookup {
  state(name: string): unknown;
  readable(name: string): Readable<unknown>;
  eventsOf(name: string): Observable<Recorded>;
  /** `null` until the feature has loaded. */
  view(name: string): Readable<unknown>;
  service(name: string): unknown;
  /** `null` until the feature has loaded. */
  actions(name: string): unknown;
}

/** Look-ups by contract. */
export interface Lookup {
  state<C extends Contract>(contract: C): TypesOf<C>['state'];
  readable<C extends Contract>(contract: C): Readable<TypesOf<C>['state']>;
  eventsOf<C extends Contract>(contract: C): Observable<Recorded<TypesOf<C>['event']>>;
  view<C extends Contract>(contract: C): Readable<TypesOf<C>['view'] | null>;
  service<C extends Contract>(contract: C): TypesOf<C>['service'];
  actions<C extends Contract>(contract: C): TypesOf<C>['actions'] | null;
}

/**
 * Types the look-ups by name from the contracts. The casts hold because the feature that owns a name declares the types
 * of that name.
 */
export function typedLookup(named: NamedLookup): Lookup {
  const lookup: { [K in keyof Lookup]: (contract: Contract) => unknown } = {
    state: ({ name }) => named.state(name),
    readable: ({ name }) => named.readable(name),
    eventsOf: ({ name }) => named.eventsOf(name),
    view: ({ name }) => named.view(name),
    service: ({ name }) => named.service(name),
    actions: ({ name }) => named.actions(name),
  };
  return lookup as Lookup;
}

/** The sources that a feature may read: its own state, and the siblings that it declared. */
export interface FeatureReads<T extends FeatureTypes, N extends Contracts, O extends Contracts> {
  /** The feature's own state and events. */
  readonly own: {
    readonly state: () => T['state'];
    readonly readable: Readable<T['state']>;
    readonly events$: Observable<Recorded<T['event']>>;
  };
  readonly state: <K extends keyof N>(need: K) => TypesOf<N[K]>['state'];
  readonly readable: <K extends keyof N>(need: K) => Readable<TypesOf<N[K]>['state']>;
  readonly view: <K extends keyof N>(need: K) => Readable<TypesOf<N[K]>['view']>;
  readonly service: <K extends keyof N>(need: K) => TypesOf<N[K]>['service'];
  /** Events of a needed or optional feature. An optional feature that has not loaded emits nothing. */
  readonly eventsOf: <K extends keyof (N & O)>(name: K) => Observable<Recorded<TypesOf<(N & O)[K]>['event']>>;
  /** The view of a feature that may load later; `null` until it has loaded. */
  readonly optional: <K extends keyof O>(name: K) => Readable<TypesOf<O[K]>['view'] | null>;
}

const NO_STATE = createCell(null);

/**
 * Reads by contract name. A feature can read only the names that it declared, so the types follow from the contracts.
 */
export function readsOf<T extends FeatureTypes, N extends Contracts, O extends Contracts>(
  lookup: Lookup,
  own: Contract<T>,
  hasState: boolean,
  declared: Contracts,
): FeatureReads<T, N, O> {
  const contractOf = (name: PropertyKey): Contract => declared[String(name)] ?? { name: String(name) };
  const reads: FeatureReads<FeatureTypes, Contracts, Contracts> = {
    own: {
      state: () => lookup.state(own),
      readable: hasState ? lookup.readable(own) : NO_STATE,
      events$: lookup.eventsOf(own),
    },
    state: (name) => lookup.state(contractOf(name)),
    readable: (name) => lookup.readable(contractOf(name)),
    view: (name) => lookup.view(contractOf(name)),
    service: (name) => lookup.service(contractOf(name)),
    eventsOf: (name) => lookup.eventsOf(contractOf(name)),
    optional: (name) => lookup.view(contractOf(name)),
  };
  return reads;
}
