/**
 * The ends of sessions of foreign games for real money [GWAL-21]. The operator ends a session once its player has
 * logged out or may not stake any more, and notifies the provider until the provider answers.
 */
import type { LineClock } from '../line/line.ts';
import type { Journal } from '../store/journal.ts';
import type { EndReason } from './provider-calls.ts';
import type { ProviderNotices } from './provider-notices.ts';
import type { CasinoRecord } from './records.ts';
import type { GameSession, WalletState } from './wallet-state.ts';

/** How often open sessions are reviewed. */
const REVIEW_MS = 1_000;

/** A foreign provider: its key, and the address that takes the operator's calls, if there is one. */
export interface CalledProvider {
  readonly id: string;
  readonly key: string;
  readonly server?: string;
}

export interface SessionEndsDeps {
  readonly state: Pick<WalletState, 'session'>;
  /** The maker of a game; null for our own. */
  readonly makerOf: (gameId: string) => CalledProvider | null;
  /** Why a session ends now; null while it goes on. */
  readonly reasonOf: (session: GameSession) => EndReason | null;
  readonly journal: Pick<Journal, 'commit'>;
  readonly clock: Pick<LineClock, 'now' | 'schedule'>;
  readonly notices: Pick<ProviderNotices, 'send'>;
}

export interface SessionEnds {
  /** Applied after the wallet's state. */
  apply(record: CasinoRecord): void;
  start(): void;
  stop(): void;
}

export function createSessionEnds(deps: SessionEndsDeps): SessionEnds {
  const { state, makerOf, reasonOf, journal, clock, notices } = deps;
  const open = new Set<string>();
  /** Ended sessions whose provider has not answered yet. */
  const unacknowledged = new Set<string>();
  let isRunning = false;
  let cancelReview: (() => void) | null = null;

  function notify(id: string): void {
    notices.send(
      `end ${id}`,
      () => {
        const session = state.session(id);
        const end = session?.end ?? null;
        const maker = session === null ? null : makerOf(session.gameId);
        if (!unacknowledged.has(id) || end === null || maker?.server === undefined) return null;
        // The provider's own id of the session is the key.
        const sessionId = id.slice(maker.id.length + 1);
        const body = JSON.stringify({ sessionId, reason: end.reason, endedAt: end.at });
        return { key: maker.key, server: maker.server, path: 'session/close', body };
      },
      () => journal.commit({ t: 'gameSessionEndAcknowledged', at: clock.now(), sessionId: id }),
    );
  }

  function review(): void {
    for (const id of open) {
      const session = state.session(id);
      const reason = session === null ? null : reasonOf(session);
      if (reason === null) continue;
      journal.commit({ t: 'gameSessionEnded', at: clock.now(), sessionId: id, reason });
      notify(id);
    }
    watch();
  }

  function watch(): void {
    if (!isRunning || open.size === 0 || cancelReview !== null) return;
    cancelReview = clock.schedule(clock.now() + REVIEW_MS, () => {
      cancelReview = null;
      review();
    });
  }

  return {
    apply: (record) => {
      if (record.t === 'gameMoneyMoved' || record.t === 'freeSpinsGranted' || record.t === 'freeSpinsAcknowledged')
        return;
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
      for (const id of unacknowledged) notify(id);
      review();
    },
    stop: () => {
      isRunning = false;
      cancelReview?.();
      cancelReview = null;
    },
  };
}
