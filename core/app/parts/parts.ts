/** The one list of parts that join after the start, and when. Eager, so it holds nothing but the way to them: each part's code is a chunk of its own, or of those that join together. */
import { defer, filter, from, ignoreElements, merge, mergeMap, Observable, take } from 'rxjs';
import { supervise } from '../../kernel/process.ts';
import type { NamedProcess } from '../../kernel/process.ts';
import { createCell } from '../../kernel/readable.ts';
import type { Cell, Readable } from '../../kernel/readable.ts';
import type { LimitsView } from '../../modules/limits/public.ts';
import type { SiteSetup } from '../../modules/site-config/setup.ts';
import type { MoreFacts } from '../../navigation/world.ts';
import type { ProcessParts } from '../processes.ts';
import type { JoinedPart, Part, PartParts } from './part.ts';

/** What shells see of each part. */
export interface PartViews {
  readonly limits: LimitsView;
  readonly site: SiteSetup;
}
export type PartName = keyof PartViews;

interface Entry<V> {
  /** `later`: once the first price is painted. `player`: with the first player of the visit. `asked`: when a shell asks. */
  readonly when: 'later' | 'player' | 'asked';
  readonly load: () => Promise<Part<V>>;
}

export type Entries = { readonly [N in PartName]: Entry<PartViews[N]> };

const ENTRIES: Entries = {
  limits: { when: 'player', load: async () => (await import('./limits.part.ts')).limitsPart },
  site: { when: 'later', load: async () => (await import('./later-parts.ts')).sitePart },
};
const NAMES = Object.keys(ENTRIES) as readonly PartName[];

export interface Parts {
  /** Null until the part has joined. */
  readonly of: <N extends PartName>(name: N) => Readable<PartViews[N] | null>;
  /** Brings a part; rejects when its code can't be loaded, and may be asked again. */
  readonly load: (name: PartName) => Promise<void>;
  /** What the parts know for the guards. */
  readonly world: Readable<Partial<MoreFacts>>;
  readonly process: NamedProcess;
}

/** Parts join once and stay for the visit; their effects run while the core does. `later` runs work once the first price is painted. */
export function createParts(parts: () => ProcessParts, later: (run: () => void) => void, entries: Entries = ENTRIES): Parts {
  const cells = Object.fromEntries(NAMES.map((name) => [name, createCell<unknown>(null)])) as { readonly [N in PartName]: Cell<PartViews[N] | null> };
  const of: Parts['of'] = (name) => cells[name];
  const joined = createCell<readonly { readonly part: JoinedPart<unknown>; readonly cell: Cell<unknown> }[]>([]);
  const loading = new Map<PartName, Promise<void>>();
  const world = createCell<Partial<MoreFacts>>({});

  async function bring<N extends PartName>(name: N): Promise<void> {
    const entry: Entry<PartViews[N]> = entries[name];
    const partParts: PartParts = { ...parts(), part: of };
    const part = (await entry.load())(partParts);
    joined.set([...joined.get(), { part, cell: cells[name] as Cell<unknown> }]);
    // Without a run it can still be looked at.
    cells[name].set(part.view.get());
  }
  function load(name: PartName): Promise<void> {
    const pending = loading.get(name) ?? bring(name).catch((fault: unknown) => {
      loading.delete(name);
      throw fault;
    });
    loading.set(name, pending);
    return pending;
  }

  function start(): Observable<never> {
    const { ports, readable, dispatch } = parts();
    const due = (when: Entry<unknown>['when']): Observable<never> =>
      from(NAMES.filter((name) => entries[name].when === when)).pipe(mergeMap((name) => defer(() => load(name))), ignoreElements());
    return merge(
      new Observable<never>((subscriber) => {
        later(() => void (subscriber.closed || subscriber.add(due('later').subscribe({ error: (fault: unknown) => subscriber.error(fault) }))));
      }),
      readable('session').value$.pipe(filter(({ status }) => status === 'player'), take(1), mergeMap(() => due('player'))),
      new Observable<never>((subscriber) => {
        let running = 0;
        subscriber.add(joined.value$.subscribe((list) => {
          for (const { part, cell } of list.slice(running)) {
            subscriber.add(supervise(part.processes, { clock: ports.clock, report: ports.report, dispatch }));
            subscriber.add(part.view.value$.subscribe((view) => cell.set(view)));
            if (part.world !== undefined) subscriber.add(part.world.value$.subscribe((facts) => world.set({ ...world.get(), ...facts })));
          }
          running = list.length;
        }));
      }),
    );
  }
  return { of, load, world, process: { name: 'app/parts', run: start } };
}
