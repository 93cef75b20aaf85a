/**
 * The ends of sessions of foreign games for real money [GWAL-21]. The operator ends a session once its player has logged
 * out or may not stake any more, and notifies the provider until the provider answers.
 */
import type { LineClock } from '../line/line.ts';
import type { Journal } from '../store/journal.ts';
import type { EndReason, SendToProvider } from './provider-calls.ts';
import { isTaken, requestOf } from './provider-calls.ts';
import type { CasinoRecord } from './records.ts';
import type { GameSession, WalletState } from './wallet-state.ts';

/** How often open sessions are reviewed. */
const REVIEW_MS = 1_000;
/** The wait before a call is sent again; doubled each time. */
const PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** A foreign provider: its key, and the address that takes the operator's calls, if there is one. */
interface Provider {
  readonly id: string;
  readonly key: string;
  readonly server?: string;
}

export interface SessionEndsDeps {
  readonly state: Pick<WalletState, 'session'>;
  /** The maker of a game; null for our own. */
  readonly makerOf: (gameId: string) => Provider | null;
  /** Why a session ends now; null while it goes on. */
  readonly reasonOf: (session: GameSession) => EndReason | null;
  readonly journal: Pick<Journal, 'commit' | 'durable'>;
  readonly clock: Pick<LineClock, 'now' | 'schedule'>;
  readonly send: SendToProvider;
  readonly report: (error: unknown) => void;
}

export interface SessionEnds {
  /** Applied after the wallet's state. */
  apply(record: CasinoRecord): void;
  start(): void;
  stop(): void;
}

export function createSessionEnds(deps: SessionEndsDeps): SessionEnds {
  const { state, makerOf, reasonOf, journal, clock, send, report } = deps;
  const open = new Set<string>();
  /** Ended sessions whose provider has not answered yet. */
  const unacknowledged = new Set<string>();
  const cancels = new Map<string, () => void>();
  let isRunning = false;

  function later(what: string, ms: number, run: () => void): void {
    cancels.get(what)?.();
    const cancel = clock.schedule(clock.now() + ms, () => {
      cancels.delete(what);
      run();
    });
    cancels.set(what, cancel);
  }

  async function notify(id: string, tries: number): Promise<void> {
    const session = state.session(id);
    const end = session?.end ?? null;
    const maker = session === null ? null : makerOf(session.gameId);
    if (!isRunning || !unacknowledged.has(id) || end === null || maker?.server === undefined) return;
    // The body is the same at each try: the provider's own id of the session is the key.
    const sessionId = id.slice(maker.id.length + 1);
    const body = JSON.stringify({ sessionId, reason: end.reason, endedAt: end.at });
    const { key, server } = maker;
    await journal.durable();
    const text = await send(requestOf({ key, server }, 'session/close', body, clock.now())).catch(() => null);
    if (!isRunning) return;
    if (isTaken(text)) journal.commit({ t: 'gameSessionEndAcknowledged', at: clock.now(), sessionId: id });
    else later(id, Math.min(MAX_PAUSE_MS, PAUSE_MS * 2 ** tries), () => void notify(id, tries + 1).catch(report));
  }

  function review(): void {
    for (const id of open) {
      const session = state.session(id);
      const reason = session === null ? null : reasonOf(session);
      if (reason === null) continue;
      journal.commit({ t: 'gameSessionEnded', at: clock.now(), sessionId: id, reason });
      void notify(id, 0).catch(report);
    }
    watch();
  }

  function watch(): void {
    if (isRunning && open.size > 0 && !cancels.has('review')) later('review', REVIEW_MS, review);
  }

  return {
    apply: (record) => {
      if (record.t === 'gameMoneyMoved') return;
      const { sessionId: id } = record;
      if (record.t === 'gameSessionOpened') {
        const maker = makerOf(record.gameId);
        if (maker === null || record.playerId === null) return;
        open.add(id);
        watch();
        return;
      }
      if (record.t === 'gameSessionEndAcknowledged') {
        unacknowledged.delete(id);
        return;
      }
      open.delete(id);
      if (makerOf(state.session(id)?.gameId ?? '')?.server !== undefined) unacknowledged.add(id);
    },
    start: () => {
      isRunning = true;
      for (const id of unacknowledged) void notify(id, 0).catch(report);
      review();
    },
    stop: () => {
      isRunning = false;
      for (const cancel of cancels.values()) cancel();
      cancels.clear();
    },
  };
}
