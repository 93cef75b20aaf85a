/**
 * Bets on shared draws and moves during a run [SHR-4…SHR-8]. A bet is recorded and paid for before its draw's bets
 * close; a move counts at the moment at which it arrives.
 */
import type { PlayableGame } from '../games/game.ts';
import type { Answered, Session } from '../session.ts';
import type { ProviderRecord } from '../records.ts';
import type { DebitRefusal, RoundMoney } from '../round-money.ts';
import type { Round, RoundBook } from '../rounds.ts';
import type { Views } from '../views.ts';
import type { SharedDraws } from './shared-draws.ts';

/** How long a call waits for a change. */
const WATCH_TIMEOUT_MS = 8_000;

interface SharedPlayDeps {
  readonly shared: SharedDraws;
  readonly views: Pick<Views, 'round'>;
  readonly roundMoney: RoundMoney;
  readonly commitTo: (book: RoundBook) => (record: ProviderRecord) => void;
  readonly durable: () => Promise<void>;
  readonly now: () => number;
  readonly newToken: () => string;
  readonly roundAnswer: (book: RoundBook, id: string, refusal?: DebitRefusal | null) => Promise<Answered>;
}

export interface SharedPlay {
  /** Bets on the draw whose bets are open. */
  bet(session: Session, key: string, bet: unknown, stake: number): Promise<Answered>;
  /** Makes the move of the moment at which the call arrived. */
  move(book: RoundBook, round: Round, game: PlayableGame, arrivedAt: number): Promise<Answered>;
  watch(session: Session, seen: string): Promise<Answered>;
  /** Goes on with a staked round after a stop. */
  resume(book: RoundBook, round: Round, game: PlayableGame): Promise<void>;
}

const readBet = ({ bet }: Round): unknown => JSON.parse(bet);
const refused = (code: string): Answered => ({ ok: false, code });

export function createSharedPlay(deps: SharedPlayDeps): SharedPlay {
  const { shared, views, roundMoney, commitTo, durable, now, newToken, roundAnswer } = deps;

  /** The session's round once it has ended, and once only. */
  function endedRound({ book, shared: draws }: Session): Round | null {
    const id = draws?.lastRound ?? null;
    if (draws === null || id === null || draws.announcedRound === id) return null;
    const round = book.round(id);
    if (round === null || (round.status !== 'over' && round.status !== 'cancelled')) return null;
    draws.announcedRound = id;
    return round;
  }

  return {
    bet: async (session, key, bet, stake) => {
      const { owner, game, id: sessionId, currency, book } = session;
      const { chain, times } = await shared.current(game);
      if (session.shared === null || chain.id !== session.shared.chainId) return refused('SESSION_EXPIRED');
      if (now() >= times.closesAt) return refused('BETS_CLOSED');
      const roundId = newToken();
      commitTo(book)({
        t: 'fairRoundBegan',
        at: now(),
        roundId,
        key,
        owner,
        gameId: game.id,
        seedId: chain.id,
        nonce: times.nonce,
        sessionId,
        currency,
        stake,
        bet: JSON.stringify(bet),
        drawAt: times.closesAt,
      });
      await durable();
      session.shared.lastRound = roundId;
      const began = book.round(roundId);
      const refusal = began === null ? null : await roundMoney.takeStake(book, began);
      const staked = book.round(roundId);
      if (staked?.status !== 'staked') return roundAnswer(book, roundId, refusal);
      // The result may be public by now: a bet that was paid for too late is no bet.
      if (now() >= times.closesAt) {
        await roundMoney.giveBack(book, staked, 'BETS_CLOSED');
        return roundAnswer(book, roundId);
      }
      await shared.follow(book, staked, bet);
      return roundAnswer(book, roundId);
    },
    move: async (book, round, game, arrivedAt) => {
      // The same move again is the same move: its answer was lost.
      if (round.moves.length > 0) return roundAnswer(book, round.id);
      const elapsedMs = arrivedAt - (round.drawAt ?? 0);
      const move =
        round.status === 'staked' && elapsedMs >= 0
          ? (game.shared?.moveAt?.(shared.drawsOf(round), readBet(round), elapsedMs) ?? null)
          : null;
      if (move === null) return roundAnswer(book, round.id, { code: 'BAD_MOVE', detail: null });
      commitTo(book)({ t: 'fairMoveMade', at: now(), roundId: round.id, move });
      await durable();
      const moved = book.round(round.id);
      const unpaid = moved === null ? null : await roundMoney.settle(book, moved);
      const answer = await roundAnswer(book, round.id, unpaid);
      return answer.ok ? { ...answer, receipt: { elapsedMs } } : answer;
    },
    watch: async (session, seen) => {
      if (session.shared === null) return refused('BAD_CALL');
      const ended = endedRound(session);
      const view = await shared.watch(session.game, session.owner, ended === null ? seen : '', WATCH_TIMEOUT_MS);
      if (view.fair.seedId !== session.shared.chainId) return refused('SESSION_EXPIRED');
      const round = ended ?? endedRound(session);
      await durable();
      return {
        ok: true,
        ...view,
        now: now(),
        ...(round === null ? {} : { round: views.round(session.book, round) }),
      };
    },
    resume: async (book, round, game) => {
      const bet = readBet(round);
      const hasRun = now() >= (round.drawAt ?? 0);
      const comesBack = round.moves.length === 0 && hasRun && game.shared?.comesBack(bet) === true;
      // The stop may have come after the operator's side of the settlement: the round is then over as drawn.
      if (comesBack && (await roundMoney.giveBack(book, round, 'INTERRUPTED'))) return;
      if (shared.isDecided(round, bet)) await roundMoney.settle(book, round);
      else await shared.follow(book, round, bet);
    },
  };
}
