/** The start of a core: restores stored events and resumes unfinished work of the last visit. */
import { filter, firstValueFrom, type Subscription } from 'rxjs';
import type { AnyModule } from '../kernel/decider.ts';
import type { Journal } from '../kernel/journal.ts';
import type { Cell } from '../kernel/readable.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { shareDurable } from '../kernel/share-events.ts';
import type { Lookup } from '../kernel/feature.ts';
import { coupon } from '../modules/coupon/public.ts';
import { warning } from '../modules/notices/public.ts';
import { playerData } from '../modules/player-data/public.ts';
import { session } from '../modules/session/public.ts';
import type { Ports } from '../ports/ports.ts';

export interface StartParts {
  readonly ports: Ports;
  readonly runtime: Runtime;
  readonly journal: Journal;
  readonly modules: readonly AnyModule[];
  readonly lookup: Lookup;
  readonly restored: Cell<boolean>;
  /** Starts the effects. */
  readonly run: () => Subscription;
}

/** Returns the running core at once; `done` resolves when the session is known and stored state is restored. */
export function startCore(parts: StartParts): { readonly running: Subscription; readonly done: Promise<void> } {
  const { ports, runtime, journal, modules, lookup } = parts;
  const { clock, tabs, report } = ports;
  const running = shareDurable({ modules, events$: runtime.events$, runtime, journal, tabs, clock, report });
  running.add(parts.run());
  // A hidden page may never come back: write the buffered events now.
  running.add(ports.page.visible.value$.subscribe((visible) => void (visible || journal.flush())));
  const known = firstValueFrom(lookup.readable(session).value$.pipe(filter(({ status }) => status !== 'unknown')));
  runtime.dispatch({ type: 'session/restore', payload: {} });
  return { running, done: restoreVisit(parts).then(async () => void (await known)) };
}

async function restoreVisit({ ports, runtime, journal, lookup, restored }: StartParts): Promise<void> {
  const { finishForgetting, dropAnotherPlayer } = lookup.service(playerData);
  const intents = () => lookup.state(coupon).intents;
  await finishForgetting();
  const loaded = await journal.load();
  // Intents that other tabs have announced meanwhile belong to those tabs.
  const announced = new Set(intents().map(({ key }) => key));
  for (const { name, state, tail } of loaded.modules) {
    try {
      runtime.restore(name, state, tail);
    } catch (fault) {
      ports.report(`app/restore ${name}`, fault);
    }
  }
  restored.set(true);
  if (loaded.failed) runtime.dispatch(warning('notice.storageBlocked'));
  const { length: count } = loaded.setAside;
  if (count > 0) runtime.dispatch(warning('notice.setAside', { count }));
  await dropAnotherPlayer();
  // The tabs that sent these bets ended with the last visit: ask the operator for the outcome.
  for (const { key, phase } of intents())
    if (!announced.has(key) && (phase === 'saving' || phase === 'sending'))
      runtime.dispatch({ type: 'coupon/reportUnknown', payload: { key } });
}
