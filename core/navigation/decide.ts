/** Decides addresses, one after the other: the guards' waits, what they want done, where the player was, and redirects that would go on for ever. Loaded after the first price. */
import { filter, firstValueFrom, map, merge, Subject, take } from 'rxjs';
import type { Message } from '../kernel/message.ts';
import type { Readable } from '../kernel/readable.ts';
import { after } from '../kernel/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { Report } from '../ports/report.ts';
import { readSiteAddress } from './all-routes.ts';
import type { Target } from './guard.ts';
import type { Decision, Navigation, Outcome } from './navigation.ts';
import type { Waiting } from './pipeline.ts';
import { judge } from './pipeline.ts';
import { addressOf } from './query.ts';
import type { NavigationWorld, World } from './world.ts';
import { wholeWorld } from './world.ts';

/** An open guard is waited for so long [NAV-9]. */
const PATIENCE_MS = 5_000;
/** Redirects in a row: one more is a fault of the guards or the operator [NAV-10]. */
const MOST_REDIRECTS = 8;

/** Another address was asked for before this one was decided. */
const SUPERSEDED: Outcome = { kind: 'cancel', reason: 'superseded' };

/** What only asks of each address, and was asked, or kept from asking, when this one was decided: it does not keep what comes after it from being seen. */
const ASKED: ReadonlySet<string> = new Set(['redirector']);

const withoutHash = (address: string): string | undefined => address.split('#')[0];

export interface DecideParts {
  readonly world: Readable<NavigationWorld>;
  readonly clock: Clock;
  readonly report: Report;
  readonly dispatch: (command: Message) => unknown;
  readonly record: (asked: string, steps: Decision['steps'], outcome: Outcome) => void;
}

/** The guards at work. */
export type Deciding = Pick<Navigation, 'decide' | 'onOutdated'>;

export function createDecide({ world, clock, report, dispatch, record }: DecideParts): Deciding {
  let previous: Target | null = null;
  /** What was asked for and is not there: the world may know better by and by. */
  let missing: Target | null = null;
  let lastPage: Target | null = null;
  /** Where the redirects that go on right now came from, and where the last one leads. */
  let chain: { readonly from: readonly string[]; readonly to: string } = { from: [], to: '' };
  /** Each question by its number. The newest counts: whoever asks again has gone elsewhere meanwhile [NAV-39]. */
  let newest = 0;
  const newer$ = new Subject<false>();

  /** True when the world is as the guard wants it; false when its patience is over, or when nobody waits for it any more. */
  function waitFor({ guard, until }: Waiting, wholeNow: (known: NavigationWorld) => World): Promise<boolean> {
    const there$ = world.value$.pipe(
      filter((known) => until(wholeNow(known))),
      map(() => true),
    );
    const over$ = after(clock, PATIENCE_MS).pipe(map(() => false));
    return firstValueFrom(merge(there$, newer$, ...(guard.onFault === 'open' ? [over$] : [])).pipe(take(1)), {
      defaultValue: false,
    });
  }

  async function outcomeOf(
    target: Target,
    cameFrom: readonly string[],
    isNewest: () => boolean,
  ): Promise<{ readonly outcome: Outcome; readonly steps: Decision['steps'] }> {
    const wholeNow = (known: NavigationWorld): World => wholeWorld({ ...known, previous, lastPage, cameFrom });
    const givenUp = new Set<string>();
    const asked = new Set<string>();
    for (;;) {
      const { outcome, steps } = judge(target, wholeNow(world.get()), report, { givenUp });
      if (outcome.kind !== 'wait') return { outcome, steps };
      const { guard, command } = outcome;
      if (command !== null && !asked.has(guard.name)) dispatch(command);
      asked.add(guard.name);
      // What was asked for may be there at once.
      const isThere = await waitFor(outcome, wholeNow);
      if (!isNewest()) return { outcome: SUPERSEDED, steps };
      if (isThere) continue;
      if (guard.onFault === 'closed') return { outcome: { kind: 'cancel', reason: 'stopped' }, steps };
      givenUp.add(guard.name);
    }
  }

  /** Judges what is shown again, without effect, whenever the world has changed; a player who comes or goes is the shell's own matter. */
  function onOutdated(listener: () => void): () => void {
    let signedIn = world.get().signedIn;
    /** What has been told already, of which page. */
    let told: readonly [Target | null, string] = [null, ''];
    const watching = world.value$.subscribe((known) => {
      const isHers = known.signedIn !== signedIn;
      signedIn = known.signedIn;
      const target = missing ?? previous;
      if (isHers || target === null) return;
      const { outcome } = judge(
        target,
        wholeWorld({ ...known, previous, lastPage, cameFrom: [] }),
        report,
        target === missing ? {} : { givenUp: ASKED },
      );
      const isThere = outcome.kind === 'show' || outcome.kind === 'wait';
      const where =
        outcome.kind === 'redirect'
          ? outcome.to
          : target === missing
            ? isThere
              ? outcome.kind
              : ''
            : outcome.kind === 'fail'
              ? String(outcome.status)
              : '';
      const isNew = told[0] !== target || told[1] !== where;
      told = [target, where];
      if (where !== '' && isNew) listener();
    });
    return () => watching.unsubscribe();
  }

  const decide: Navigation['decide'] = async (address) => {
    // A router may ask without what follows a hash.
    const cameFrom = withoutHash(chain.to) === withoutHash(address) ? chain.from : [];
    const target = readSiteAddress(address);
    newest += 1;
    const mine = newest;
    newer$.next(false);
    const decided = await outcomeOf(target, cameFrom, () => mine === newest);
    if (mine !== newest) {
      record(address, decided.steps, SUPERSEDED);
      return SUPERSEDED;
    }
    const isEndless = decided.outcome.kind === 'redirect' && cameFrom.length >= MOST_REDIRECTS;
    if (isEndless) report('navigation/redirects', new Error([...cameFrom, address].join(' > ')));
    const outcome: Outcome = isEndless ? { kind: 'fail', status: 500, target } : decided.outcome;
    chain =
      outcome.kind === 'redirect' ? { from: [...cameFrom, addressOf(target)], to: outcome.to } : { from: [], to: '' };
    record(address, decided.steps, outcome);
    missing = outcome.kind === 'fail' ? target : null;
    if (outcome.kind === 'show') {
      previous = target;
      if (target.route?.access !== 'guest') lastPage = target;
      for (const command of outcome.commands) dispatch(command);
    }
    return outcome;
  };
  return { decide, onOutdated };
}
