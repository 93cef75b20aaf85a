/** Decides addresses one after the other: guard waits, guard commands, the previous page, and redirect loops. */
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
import type { KnownContext, NavigationContext } from './navigation-context.ts';
import { fullContext } from './navigation-context.ts';

/** How long navigation waits for an open guard before the guard passes [NAV-9]. */
const GUARD_TIMEOUT_MS = 5_000;
/** A longer redirect chain is a defect of the guards or the operator and ends on the error page [NAV-10]. */
const MAX_REDIRECTS = 8;

/** Another address was asked for before this one was decided. */
const SUPERSEDED: Outcome = { kind: 'cancel', reason: 'superseded' };

/**
 * Guards that only query each address. After such a guard has queried, or was prevented from it, its wait does not hide
 * a redirect of a later guard.
 */
const ASKED: ReadonlySet<string> = new Set(['redirector']);

const withoutHash = (address: string): string | undefined => address.split('#')[0];

export interface DecideParts {
  readonly context: Readable<KnownContext>;
  readonly clock: Clock;
  readonly report: Report;
  readonly dispatch: (command: Message) => unknown;
  readonly record: (asked: string, steps: Decision['steps'], outcome: Outcome) => void;
}

/** The part of navigation that runs the guards. */
export type Deciding = Pick<Navigation, 'decide' | 'onOutdated'>;

export function createDecide({ context, clock, report, dispatch, record }: DecideParts): Deciding {
  let previous: Target | null = null;
  /** The last address without a page; a later context may have one. */
  let missing: Target | null = null;
  let lastPage: Target | null = null;
  /** The sources of the current redirect chain, and the target of its last redirect. */
  let chain: { readonly from: readonly string[]; readonly to: string } = { from: [], to: '' };
  /**
   * The number of the newest question. Only the newest counts: a new question means that the player has gone elsewhere
   * [NAV-39].
   */
  let newest = 0;
  const newer$ = new Subject<false>();

  /** Waits until the context satisfies the guard. Resolves to false on timeout, or when the question is superseded. */
  function waitFor(
    { guard, until }: Waiting,
    contextNow: (known: KnownContext) => NavigationContext,
  ): Promise<boolean> {
    const there$ = context.value$.pipe(
      filter((known) => until(contextNow(known))),
      map(() => true),
    );
    const over$ = after(clock, GUARD_TIMEOUT_MS).pipe(map(() => false));
    return firstValueFrom(merge(there$, newer$, ...(guard.onFault === 'open' ? [over$] : [])).pipe(take(1)), {
      defaultValue: false,
    });
  }

  async function outcomeOf(
    target: Target,
    cameFrom: readonly string[],
    isNewest: () => boolean,
  ): Promise<{ readonly outcome: Outcome; readonly steps: Decision['steps'] }> {
    const contextNow = (known: KnownContext): NavigationContext =>
      fullContext({ ...known, previous, lastPage, cameFrom });
    const givenUp = new Set<string>();
    const asked = new Set<string>();
    for (;;) {
      const { outcome, steps } = judge(target, contextNow(context.get()), report, { givenUp });
      if (outcome.kind !== 'wait') return { outcome, steps };
      const { guard, command } = outcome;
      if (command !== null && !asked.has(guard.name)) dispatch(command);
      asked.add(guard.name);
      // The condition may hold already.
      const isThere = await waitFor(outcome, contextNow);
      if (!isNewest()) return { outcome: SUPERSEDED, steps };
      if (isThere) continue;
      if (guard.onFault === 'closed') return { outcome: { kind: 'cancel', reason: 'stopped' }, steps };
      givenUp.add(guard.name);
    }
  }

  /**
   * Judges the current page again, without effect, after each context change. The shell handles sign-in and sign-out
   * itself.
   */
  function onOutdated(listener: () => void): () => void {
    let signedIn = context.get().signedIn;
    /** The page and target of the last notification. */
    let reported: readonly [Target | null, string] = [null, ''];
    const watching = context.value$.subscribe((known) => {
      const isSessionChange = known.signedIn !== signedIn;
      signedIn = known.signedIn;
      const target = missing ?? previous;
      if (isSessionChange || target === null) return;
      const { outcome } = judge(
        target,
        fullContext({ ...known, previous, lastPage, cameFrom: [] }),
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
      const isNew = reported[0] !== target || reported[1] !== where;
      reported = [target, where];
      if (where !== '' && isNew) listener();
    });
    return () => watching.unsubscribe();
  }

  const decide: Navigation['decide'] = async (address) => {
    // A router may omit the hash from the address.
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
    const isEndless = decided.outcome.kind === 'redirect' && cameFrom.length >= MAX_REDIRECTS;
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
