/**
 * The registration of a module. `defineFeature` states the needs of a feature, its decider, and how its facts, effects,
 * view and guard facts are built from the core's services. `needs` (loaded before the feature) and `optional` (`null`
 * until loaded) type what a feature may read of its siblings.
 */
import type { Observable } from 'rxjs';
import type { Api } from '../http/api.ts';
import type { TokenStore } from '../http/token-source.ts';
import type { AnyModule, Decider, Module, Persist } from '../kernel/decider.ts';
import type { Contract, Contracts, FeatureReads, FeatureTypes, Lookup, NoContracts } from '../kernel/feature.ts';
import { readsOf } from '../kernel/feature.ts';
import type { Journal } from '../kernel/journal.ts';
import type { Message } from '../kernel/message.ts';
import type { NamedProcess } from '../kernel/process.ts';
import type { Readable } from '../kernel/readable.ts';
import type { Runtime } from '../kernel/runtime.ts';
import type { SecretChannels } from '../kernel/secrets.ts';
import type { NavigationContext } from '../navigation/navigation-context.ts';
import type { Ports } from '../ports/ports.ts';

/** The services that every feature gets from the core. */
export interface CoreServices {
  readonly ports: Ports;
  /** Calls with the policies of `core/http`: tokens, retry, captcha, fingerprint, terms. */
  readonly api: Api;
  /** Calls without remedies, for the code that answers a challenge itself. */
  readonly bareApi: Api;
  readonly tokens: TokenStore;
  readonly journal: Journal;
  readonly runtime: Pick<Runtime, 'forgetLog' | 'on' | 'past'>;
  readonly dispatch: Runtime['dispatch'];
  /** Opens a channel for what a command must not carry. */
  readonly createSecretChannel: SecretChannels['create'];
}

export interface FeatureContext<T extends FeatureTypes, N extends Contracts, O extends Contracts>
  extends CoreServices, FeatureReads<T, N, O> {}

/**
 * The facts about siblings that the decider needs, read at the moment of the decision; omitted by a decider without
 * facts.
 */
export type FactsPart<F> = null extends F ? { readonly facts?: () => F } : { readonly facts: () => F };

/** The actions of the contract; omitted by a feature without any. */
export type ActionsPart<A> = null extends A ? { readonly actions?: A } : { readonly actions: A };

export type FeatureParts<T extends FeatureTypes, F> = FactsPart<F> &
  ActionsPart<T['actions']> & {
    readonly view: Readable<T['view']>;
    readonly service?: T['service'];
    /**
     * Effects by name, in the order of starting: the process `load` of `limits` is reported as `limits/load`.
     */
    readonly effects?: Readonly<Record<string, () => Observable<Message>>>;
    /**
     * The facts in `core/navigation/navigation-context.ts` that this feature knows; the defaults apply until the
     * feature has loaded.
     */
    readonly guardFacts?: Readable<Partial<NavigationContext>>;
  };

export interface FeatureDefinition<T extends FeatureTypes, F, N extends Contracts, O extends Contracts> {
  readonly needs?: N;
  readonly optional?: O;
  readonly decider?: Decider<T['state'], T['command'], T['event'], F, T['rejection']>;
  readonly persist?: Persist<T['state'], T['event']>;
  /** The initial state where it depends on the device; otherwise the decider's `initial`. */
  readonly initial?: (ports: Ports) => T['state'];
  readonly create: (context: FeatureContext<T, N, O>) => FeatureParts<T, F>;
}

export interface RunningFeature {
  readonly view: Readable<unknown>;
  readonly service: unknown;
  readonly actions: unknown;
  readonly processes: readonly NamedProcess[];
  readonly guardFacts: Readable<Partial<NavigationContext>> | null;
}

/**
 * A feature prepared for the registry: the module that joins the bus, and a function that creates the rest once the
 * module has joined.
 */
export interface Feature<T extends FeatureTypes = FeatureTypes> {
  readonly contract: Contract<T>;
  readonly needs: readonly Contract[];
  readonly declare: (ports: Ports) => DeclaredFeature;
}

export interface DeclaredFeature {
  /** `null` for a feature without a decider. */
  readonly module: AnyModule | null;
  readonly create: (host: CoreServices & { readonly lookup: Lookup }) => RunningFeature;
}

export function defineFeature<
  T extends FeatureTypes,
  F = null,
  N extends Contracts = NoContracts,
  O extends Contracts = NoContracts,
>(contract: Contract<T>, definition: FeatureDefinition<T, F, N, O>): Feature<T> {
  const needs = definition.needs ?? {};
  const known: Contracts = { ...definition.optional, ...needs };
  return {
    contract,
    needs: Object.values<Contract>(needs),
    declare(ports) {
      let facts: () => F = () => {
        throw new Error(`${contract.name} was asked to decide before it was created`);
      };
      const { decider, persist, initial } = definition;
      const module: Module<T['name'], T['state'], T['command'], T['event'], F, T['rejection']> | null =
        decider === undefined
          ? null
          : {
              name: contract.name,
              decider: initial === undefined ? decider : { ...decider, initial: initial(ports) },
              facts: () => facts(),
              ...(persist === undefined ? {} : { persist }),
            };
      return {
        module,
        create(host) {
          const { lookup, ...services } = host;
          const reads = readsOf<T, N, O>(lookup, contract, module !== null, known);
          const parts = definition.create({ ...services, ...reads });
          // Without facts F is `null`: only then may `facts` be omitted.
          facts = parts.facts ?? ((): F => null as F);
          return {
            view: parts.view,
            service: parts.service ?? null,
            actions: parts.actions ?? null,
            processes: Object.entries(parts.effects ?? {}).map(([name, run]) => ({
              name: `${contract.name}/${name}`,
              run,
            })),
            guardFacts: parts.guardFacts ?? null,
          };
        },
      };
    },
  };
}
