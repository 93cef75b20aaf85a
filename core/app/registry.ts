/**
 * Loads and runs features. Eager features are present from the start; a lazy feature loads once, when due, after the
 * features that it needs. A failed load is reported and retried with growing pauses, and blocks no other feature. A
 * loaded feature stays for the visit; its effects run while the core does.
 */
import { distinct, filter, from, merge, mergeMap, Observable, switchMap, take, type ObservableInput } from 'rxjs';
import type { AnyModule } from '../kernel/decider.ts';
import type { Contract, FeatureTypes, Lookup } from '../kernel/feature.ts';
import { typedLookup } from '../kernel/feature.ts';
import { moduleOf } from '../kernel/message.ts';
import { eachUntilDone, supervise } from '../kernel/process.ts';
import type { Cell, Readable } from '../kernel/readable.ts';
import { combine, createCell, derive } from '../kernel/readable.ts';
import type { Runtime } from '../kernel/runtime.ts';
import type { KnownContext } from '../navigation/navigation-context.ts';
import { UNKNOWN } from '../navigation/navigation-context.ts';
import type { Ports } from '../ports/ports.ts';
import type { CoreServices, DeclaredFeature, Feature, RunningFeature } from './define-feature.ts';

/**
 * When a lazy feature loads: at the core's start, with the first player of the visit, or on demand of a shell or a
 * sibling.
 */
export type When = 'start' | 'player' | 'demand';

export interface Lazy<T extends FeatureTypes = FeatureTypes> {
  readonly contract: Contract<T>;
  readonly when: When;
  readonly load: () => Promise<Feature<T>>;
}

/** A feature whose file, the module of `load`, is read when it is due. `name` is the contract's, as the types check. */
export function lazy<T extends FeatureTypes>(
  name: T['name'],
  when: When,
  load: () => Promise<{ readonly feature: Feature<T> }>,
): Lazy<T> {
  return { contract: { name }, when, load: async () => (await load()).feature };
}

export type FeatureList = Readonly<Record<string, Feature | Lazy>>;

export interface Registry {
  /** The modules of the eager features, in the order of the list. The journal needs them before it is read. */
  readonly modules: readonly AnyModule[];
  /** Creates the eager features. Called once, before anything is dispatched. */
  create(services: CoreServices): void;
  readonly lookup: Lookup;
  /** Loads a feature with its needs; rejects when the code fails to load, and may be called again. */
  load(contract: Contract): Promise<void>;
  /** The facts of the loaded features for the guards; always current. */
  readonly guardFacts: Readable<KnownContext>;
  /** Runs the effects of loaded features and loads what is due. */
  run(due: Timing): Observable<never>;
}

/** Emits when the features of each kind are due; later values have no effect. */
export type Timing = Readonly<Record<Exclude<When, 'demand'>, ObservableInput<unknown>>>;

export function createRegistry(features: FeatureList, ports: Ports, runtime: Runtime): Registry {
  const { clock, report } = ports;
  const entries = new Map(Object.values(features).map((entry) => [entry.contract.name, entry]));
  const declared = new Map<string, DeclaredFeature>();
  for (const [name, entry] of entries) if (!('when' in entry)) declared.set(name, entry.declare(ports));
  const views = new Map<string, Cell<unknown>>();
  const running = new Map<string, RunningFeature>();
  const started = createCell<readonly { readonly name: string; readonly feature: RunningFeature }[]>([]);
  const facts = derive(started, (list) => {
    const known = list.flatMap(({ feature }) => feature.guardFacts ?? []);
    return combine(known, (values) => values.reduce<KnownContext>((all, each) => ({ ...all, ...each }), UNKNOWN));
  });
  const loading = new Map<string, Promise<void>>();
  let services: CoreServices | null = null;

  const viewOf = (name: string): Cell<unknown> => {
    const cell = views.get(name) ?? createCell<unknown>(null);
    views.set(name, cell);
    return cell;
  };
  const lookup = typedLookup({
    state: runtime.state,
    readable: runtime.readable,
    eventsOf: (name) => runtime.events$.pipe(filter(({ event }) => moduleOf(event.type) === name)),
    // The view of an eager feature is current before its effects run, too.
    view: (name) => (declared.has(name) ? running.get(name)?.view : undefined) ?? viewOf(name),
    service(name) {
      const feature = running.get(name);
      if (feature === undefined) throw new Error(`the feature ${name} has not loaded`);
      return feature.service;
    },
    actions: (name) => running.get(name)?.actions ?? null,
  });

  function createOne(name: string, { module, create }: DeclaredFeature): void {
    if (services === null) throw new Error('no core services yet');
    if (module !== null) runtime.register(module);
    const feature = create({ ...services, lookup });
    running.set(name, feature);
    started.set([...started.get(), { name, feature }]);
    // The view is readable before the effects run.
    viewOf(name).set(feature.view.get());
  }

  async function loadOne(name: string): Promise<void> {
    const entry = entries.get(name);
    if (entry === undefined) throw new Error(`there is no feature ${name}`);
    if (!('when' in entry)) return;
    const feature = await entry.load();
    for (const need of feature.needs) await load(need.name);
    createOne(name, feature.declare(ports));
  }

  function load(name: string): Promise<void> {
    const pending =
      loading.get(name) ??
      loadOne(name).catch((fault: unknown) => {
        loading.delete(name);
        throw fault;
      });
    loading.set(name, pending);
    return pending;
  }

  /** Loads due features in parallel and creates them in the list's order, except for those that are retried. */
  function loadDue(when: When): Observable<never> {
    const due = [...entries].flatMap(([name, entry]) =>
      'when' in entry && entry.when === when && !loading.has(name) ? [{ name, entry }] : [],
    );
    // A load that fails here is reported below.
    if (due.length > 1) for (const { entry } of due) entry.load().catch(() => undefined);
    return eachUntilDone(due, ({ name }) => load(name), { clock, report, name: 'app/features' });
  }

  const once = (due: Timing, when: keyof Timing): Observable<never> =>
    from(due[when]).pipe(
      take(1),
      mergeMap(() => loadDue(when)),
    );

  const runOne = (name: string, { processes, view }: RunningFeature): Observable<never> =>
    new Observable<never>((subscriber) => {
      subscriber.add(supervise(processes, { clock, report, dispatch: runtime.dispatch }));
      subscriber.add(view.value$.subscribe((value) => viewOf(name).set(value)));
    });

  const runStarted = (): Observable<never> =>
    started.value$.pipe(
      mergeMap((list) => list),
      distinct(({ name }) => name),
      mergeMap(({ name, feature }) => runOne(name, feature)),
    );

  return {
    modules: [...declared.values()].flatMap(({ module }) => (module === null ? [] : [module])),
    create(made) {
      services = made;
      for (const [name, feature] of declared) createOne(name, feature);
    },
    lookup,
    load: ({ name }) => load(name),
    guardFacts: { get: () => facts.get().get(), value$: facts.value$.pipe(switchMap(({ value$ }) => value$)) },
    run: (due) => merge(runStarted(), once(due, 'start'), once(due, 'player')),
  };
}
