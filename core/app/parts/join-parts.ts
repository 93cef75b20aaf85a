/** How parts join: each once, when its time has come; one that could not is tried again, and holds up no other. */
import {
  catchError,
  concatMap,
  defer,
  expand,
  filter,
  from,
  ignoreElements,
  merge,
  mergeMap,
  Observable,
  of as one,
  take,
} from 'rxjs';
import { pauseAfter, supervise } from '../../kernel/process.ts';
import { createCell } from '../../kernel/readable.ts';
import type { Cell, Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { MoreFacts } from '../../navigation/world.ts';
import type { ProcessParts } from '../processes.ts';
import type { JoinedPart } from './part.ts';
import type { Entries, Entry } from './part-list.ts';
import type { PartName, PartViews } from './parts.ts';

export interface Joining {
  readonly load: (name: PartName) => Promise<void>;
  /** Runs what has joined and brings what is due. */
  readonly run: () => Observable<never>;
}

interface Io {
  readonly parts: () => ProcessParts;
  readonly entries: Entries;
  readonly of: <N extends PartName>(name: N) => Cell<PartViews[N] | null>;
  /** True once the first price is painted. */
  readonly isLater: Readable<boolean>;
  readonly world: Cell<Partial<MoreFacts>>;
}

export function createJoining({ parts, entries, of, isLater, world }: Io): Joining {
  const names = Object.keys(entries) as readonly PartName[];
  const joined = createCell<readonly { readonly part: JoinedPart<unknown>; readonly cell: Cell<unknown> }[]>([]);
  const loading = new Map<PartName, Promise<void>>();

  async function bring(name: PartName): Promise<void> {
    const entry: Entry<unknown> = entries[name];
    const part = (await entry.load())({ ...parts(), part: of, bring: load });
    const cell = of(name) as Cell<unknown>;
    joined.set([...joined.get(), { part, cell }]);
    // Without a run it can still be looked at.
    cell.set(part.view.get());
  }
  function load(name: PartName): Promise<void> {
    const pending =
      loading.get(name) ??
      bring(name).catch((fault: unknown) => {
        loading.delete(name);
        throw fault;
      });
    loading.set(name, pending);
    return pending;
  }

  function run(): Observable<never> {
    const { ports, readable, dispatch } = parts();
    /** Emits when it could not: how often, this time included. */
    const join = (name: PartName, faults: number): Observable<{ readonly name: PartName; readonly faults: number }> =>
      defer(() => load(name)).pipe(
        ignoreElements(),
        catchError((fault: unknown) => {
          ports.report('app/parts', fault);
          return one({ name, faults: faults + 1 });
        }),
      );
    /** Their code comes side by side; they join in the list's order, but for those that have to be tried again. */
    const due = (when: Entry<unknown>['when']): Observable<never> => {
      const wanted = names.filter((name) => entries[name].when === when && !loading.has(name));
      // A load that fails is the join's to tell.
      if (wanted.length > 1) for (const name of wanted) entries[name].load().catch(() => undefined);
      return from(wanted).pipe(
        concatMap((name) => join(name, 0)),
        expand(({ name, faults }) => after(ports.clock, pauseAfter(faults)).pipe(mergeMap(() => join(name, faults)))),
        ignoreElements(),
      );
    };
    return merge(
      isLater.value$.pipe(
        filter((is) => is),
        take(1),
        mergeMap(() => due('later')),
      ),
      readable('session').value$.pipe(
        filter(({ status }) => status === 'player'),
        take(1),
        mergeMap(() => due('player')),
      ),
      new Observable<never>((subscriber) => {
        let running = 0;
        subscriber.add(
          joined.value$.subscribe((list) => {
            for (const { part, cell } of list.slice(running)) {
              subscriber.add(supervise(part.processes, { clock: ports.clock, report: ports.report, dispatch }));
              subscriber.add(part.view.value$.subscribe((view) => cell.set(view)));
              if (part.world !== undefined)
                subscriber.add(part.world.value$.subscribe((facts) => world.set({ ...world.get(), ...facts })));
            }
            running = list.length;
          }),
        );
      }),
    );
  }
  return { load, run };
}
