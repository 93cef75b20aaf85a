/**
 * Keeps the end of a round off the page around the frame until the frame has drawn the round [GSN-40, GSN-41]: the list
 * of rounds, and the account in the site's header. A stake leaves the header with the provider's answer.
 */
import { filter, ignoreElements, merge, Subject, switchMap, take, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { RoundProof } from '../casino/public.ts';
import type { Cell, Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { HeldResult, PlayedAccount } from './types.ts';
import type { Relayed } from './wire.ts';

/** Longer than any drawing: the free spins of a slot take the longest, at 1.7 s each. */
const MAX_DRAWING_MS = 120_000;
/** How long the account may take to show the end of a round that has been drawn. */
const SETTLE_MS = 2_000;

interface Io {
  readonly clock: Clock;
  readonly held: Cell<HeldResult | null>;
  /** The finished rounds of the visit, as they have passed through the port. */
  readonly rounds: () => readonly RoundProof[];
  /** The account that a round for real money is played from; null in play money. */
  readonly account: Readable<PlayedAccount | null>;
  /** A frame of our own that draws rounds is open, and nothing pauses it. */
  readonly canHold: () => boolean;
}

export interface ResultHold {
  /** A bet or a move is on its way to the provider: from now on a new balance may tell the result. */
  readonly asked: () => void;
  /** The provider's answer to a call of the game, before it counts as seen. */
  readonly answered: (relayed: Relayed) => void;
  /** A bet or a move had no answer. */
  readonly lost: () => void;
  /** The frame has drawn the round, or the move, to its end. */
  readonly shown: () => void;
  /** Shows everything at once. */
  readonly release: () => void;
  /** The waits; runs as long as the session's other effects. */
  readonly waits$: Observable<never>;
}

export function createResultHold({ clock, held, rounds, account, canHold }: Io): ResultHold {
  /** Each wait takes the place of the one before, and ends in what it leads to. */
  const waits = new Subject<{ readonly over$: Observable<unknown>; readonly next: () => void }>();
  let isDrawing = false;
  /** The balance once the round that is being drawn has been shown. */
  let end = 0;
  /** The latest round and what it has taken so far. */
  let paid = { id: '', stake: 0 };
  /** A bet without an answer may have been taken from the account, or not. */
  let isBalanceKnown = true;

  function release(): void {
    isDrawing = false;
    held.set(null);
  }

  function hold(): void {
    if (held.get() === null && canHold())
      held.set({ rounds: rounds(), account: isBalanceKnown ? account.get() : null });
  }

  /** The round has been drawn: its end is shown, and the account's own word comes as soon as it is there. */
  function settle(): void {
    isDrawing = false;
    const now = held.get()?.account ?? null;
    if (now === null) return release();
    held.set({ rounds: null, account: { ...now, balance: end } });
    const settled$ = account.value$.pipe(filter((known) => known?.balance === end));
    return waits.next({ over$: merge(settled$, after(clock, SETTLE_MS)), next: release });
  }

  return {
    asked: () => {
      isDrawing = false;
      hold();
      const now = held.get();
      // Everything before this bet has been shown.
      if (now !== null) held.set({ ...now, rounds: rounds() });
      waits.next({ over$: after(clock, MAX_DRAWING_MS), next: release });
    },
    answered: ({ code, round }) => {
      if (round === undefined || round === null) {
        if (code !== undefined) release();
        return;
      }
      const taken = round.stake - (paid.id === round.id ? paid.stake : 0);
      paid = { id: round.id, stake: round.stake };
      const isOver = round.status === 'over' && !rounds().some(({ id }) => id === round.id);
      // The end of a shared draw comes by itself, after the bet.
      if (isOver) hold();
      const now = held.get();
      if (now === null) {
        isBalanceKnown = true;
        return;
      }
      const isTaken = round.status === 'staked' || round.status === 'over';
      if (code !== undefined || !isTaken || !canHold()) return release();
      const from = isBalanceKnown && now.account?.currency === round.currency ? now.account : null;
      isBalanceKnown = true;
      const left = from === null ? null : { ...from, balance: from.balance - taken };
      end = (left?.balance ?? 0) + (isOver ? (round.pays ?? 0) : 0);
      held.set({ ...now, account: left });
      if (!isOver) return settle();
      isDrawing = true;
      return waits.next({ over$: after(clock, MAX_DRAWING_MS), next: settle });
    },
    lost: () => {
      isBalanceKnown = false;
      release();
    },
    shown: () => {
      if (isDrawing) settle();
    },
    release,
    waits$: waits.pipe(
      switchMap(({ over$, next }) => over$.pipe(take(1), tap(next))),
      ignoreElements(),
    ),
  };
}
