/**
 * The stand-in game provider: sessions, seeds and rounds [PRV-1…PRV-10]. The provider never touches money: every stake
 * and every win is a signed call to the operator's wallet. No outcome is computed for an answer before the stake is
 * acknowledged.
 */
import { sizeOf } from './fairness/deck.ts';
import { hashOf } from './fairness/stream.ts';
import { tableHashOf } from './fairness/commitment.ts';
import type { PlayableGame } from './games/game.ts';
import type { ProviderRecord } from './records.ts';
import type { DebitRefusal } from './round-money.ts';
import { createRoundMoney, PAYMENT_OPEN } from './round-money.ts';
import type { Round, RoundBook, Seed } from './rounds.ts';
import { createRoundBook } from './rounds.ts';
import type { Answered, Session } from './session.ts';
import type { DrawView } from './shared/draw-view.ts';
import { createSharedDraws } from './shared/shared-draws.ts';
import { createSharedPlay } from './shared/shared-play.ts';
import type { ProofView, Replayed } from './views.ts';
import { createViews } from './views.ts';
import type { WalletClient } from './wallet-client.ts';

const OPEN_TRIES = 3;
/** Sessions in memory; the oldest leave first. */
const MAX_SESSIONS = 20_000;
const CLIENT_SEED = /^[\w-]{1,64}$/;
const KEY = /^[\w-]{1,64}$/;

export interface ProviderDeps {
  readonly games: readonly PlayableGame[];
  readonly wallet: WalletClient;
  /** Makes a record of real money part of the operator's record, and passes it to `apply`. */
  readonly commit: (record: ProviderRecord) => void;
  readonly durable: () => Promise<void>;
  readonly now: () => number;
  /** Calls back at a time; returns what cancels it. */
  readonly schedule: (atMs: number, run: () => void) => () => void;
  /** Draws of a chain of shared draws; 2,000 by default. */
  readonly chainLength?: number;
  /** 16 random bytes in hexadecimal. */
  readonly newToken: () => string;
  readonly report: (error: unknown) => void;
}

export interface Provider {
  apply(record: ProviderRecord): void;
  /** Finishes rounds that a stop has interrupted. */
  resume(): Promise<void>;
  open(ticket: string): Promise<Answered>;
  /** Chooses the client seed of the current server seed, once. */
  choose(token: string, clientSeed: string): Promise<Answered>;
  rotate(token: string): Promise<Answered>;
  play(token: string, key: string, bet: unknown): Promise<Answered>;
  move(token: string, roundId: string, at: number, move: number): Promise<Answered>;
  /** The shared draw of the session's game, after a change from `seen`, with the session's round once it has ended. */
  watch(token: string, seen: string): Promise<Answered>;
  /** The draw of a game that all players share, for everybody; null for any other game. */
  draws(gameId: string): Promise<DrawView | null>;
  /** A player's rounds for real money that match, newest first, older than a round or than a time. */
  rounds(
    playerId: number,
    before: string | number | null,
    limit: number,
    isAsked?: (round: Round) => boolean,
  ): readonly ProofView[];
  /** A player's round for real money; null for an unknown round, and for one of another player. */
  round(playerId: number, roundId: string): ProofView | null;
  /** A player's finished round for real money, to be watched again; null as above. */
  replay(playerId: number, roundId: string): Replayed | null;
  /** When a player's round began; null for an unknown round. */
  roundAt(playerId: number, roundId: string): number | null;
}

const ownerOf = (playerId: number): string => `p${playerId}`;
const refused = (code: string): Answered => ({ ok: false, code });
/** A round in another currency waits for a session in that one [PRV-15]. */
const elsewhere = ({ currency }: Round): Answered => ({ ok: false, code: 'ROUND_ELSEWHERE', currency });

export function createProvider(deps: ProviderDeps): Provider {
  const { games, wallet, durable, now, schedule, newToken, report } = deps;
  const real = createRoundBook();
  const sessions = new Map<string, Session>();
  /** The last call of each player, so that calls of one player follow each other. */
  const lines = new Map<string, Promise<unknown>>();
  const gameOf = (id: string): PlayableGame => {
    const game = games.find((known) => known.id === id);
    if (game === undefined) throw new Error(`there is no game ${id}`);
    return game;
  };

  /** A player's round for real money; null for an unknown round, and for one of another player. */
  const roundOfPlayer = (playerId: number, roundId: string): Round | null => {
    const round = real.round(roundId);
    return round?.owner === ownerOf(playerId) ? round : null;
  };

  const shared = createSharedDraws({
    gameOf,
    real,
    commit: deps.commit,
    durable,
    now,
    schedule,
    newToken,
    ...(deps.chainLength === undefined ? {} : { chainLength: deps.chainLength }),
    report,
    settle: (book, round) =>
      inTurn(round.owner, async () => {
        const latest = book.round(round.id);
        if (latest !== null) await roundMoney.settle(book, latest);
        await durable();
      }),
  });
  const views = createViews(gameOf, shared);

  function inTurn<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const turn = (lines.get(owner) ?? Promise.resolve()).then(work, work);
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    lines.set(owner, settled);
    void settled.then(() => {
      if (lines.get(owner) === settled) lines.delete(owner);
    });
    return turn;
  }

  const commitTo = (book: RoundBook) => (record: ProviderRecord) =>
    book === real ? deps.commit(record) : book.apply(record);

  function makeSeed({ owner, game, book }: Pick<Session, 'owner' | 'game' | 'book'>): void {
    const before = book.seedOf(owner, game.id);
    // Another version of the game begins with a whole deck.
    const deck = views.left(book, before?.version === game.version ? before : null, game);
    const serverSeed = hashOf(`${newToken()}${newToken()}${newToken()}${newToken()}`);
    commitTo(book)({
      t: 'fairSeedMade',
      at: now(),
      owner,
      gameId: game.id,
      seedId: newToken(),
      serverSeed,
      tableHash: tableHashOf(game.table),
      version: game.version,
      ...(deck === undefined ? {} : { deck: [...deck] }),
    });
  }

  function currentSeed(session: Pick<Session, 'owner' | 'game' | 'book'>): Seed {
    const { owner, game, book } = session;
    const known = book.seedOf(owner, game.id);
    // A round that is not finished stays under its seed, whatever has changed since.
    const isOld = known !== null && (known.version !== game.version || known.tableHash !== tableHashOf(game.table));
    if (known === null || (isOld && book.unfinished(owner, game.id) === null)) makeSeed(session);
    const seed = book.seedOf(owner, game.id);
    if (seed === null) throw new Error(`${owner} has no seed in ${game.id}`);
    return seed;
  }

  const roundMoney = createRoundMoney({ wallet, views, commitTo, now, report });

  /** The round as it is now; `refusal` says why the last call took no money. */
  async function roundAnswer(book: RoundBook, id: string, refusal: DebitRefusal | null = null): Promise<Answered> {
    const round = book.round(id);
    if (round === null) return refused('ROUND_UNKNOWN');
    await durable();
    const view = views.round(book, round);
    if (round.status !== 'cancelled' && refusal === null) return { ok: true, round: view };
    const detail = refusal?.detail ?? null;
    return { ok: false, code: refusal?.code ?? round.code, round: view, ...(detail === null ? {} : { detail }) };
  }

  const sharedPlay = createSharedPlay({ shared, views, roundMoney, commitTo, durable, now, newToken, roundAnswer });

  const withSession = (token: string, work: (session: Session) => Promise<Answered>): Promise<Answered> => {
    const session = sessions.get(token);
    return session === undefined
      ? Promise.resolve(refused('SESSION_EXPIRED'))
      : inTurn(session.owner, () => work(session));
  };

  return {
    apply: (record) => real.apply(record),
    resume: async () => {
      await Promise.all(
        real.allUnfinished().map((round) =>
          inTurn(round.owner, async () => {
            if (round.drawAt === null || round.status === 'asked') await roundMoney.resume(real, round);
            else await sharedPlay.resume(real, round, gameOf(round.gameId));
          }).catch(report),
        ),
      );
    },
    open: async (ticket) => {
      const id = newToken();
      const answer = await wallet.ask('session/open', { ticket, sessionId: id }, OPEN_TRIES);
      if (answer === null) return refused('NO_ANSWER');
      const opened = answer.session;
      if (answer.status !== 'OK' || opened === undefined) return refused(answer.status);
      const { playerId, gameId, currency, mode, min, max } = opened;
      const isReal = mode === 'real' && playerId !== null;
      const owner = isReal ? ownerOf(playerId) : `d:${id}`;
      const book = isReal ? real : createRoundBook();
      const game = gameOf(gameId);
      const draw = game.shared === undefined ? null : await shared.current(game);
      const session: Session = {
        token: newToken(),
        id,
        owner,
        game,
        mode,
        currency,
        book,
        shared: draw === null ? null : { chainId: draw.chain.id, lastRound: null, announcedRound: null },
      };
      return inTurn(owner, async () => {
        const fair = draw?.fair ?? views.fair(book, currentSeed(session));
        sessions.set(session.token, session);
        const [oldest] = sessions.keys();
        if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
        const left = book.unfinished(owner, gameId);
        // A round that waits for its money is asked for again [PRV-14].
        if (left !== null) await roundMoney.resume(book, left);
        const unfinished = book.unfinished(owner, gameId);
        const isHere = unfinished?.currency === currency;
        const round = isHere ? unfinished : null;
        if (session.shared !== null && round !== null) session.shared.lastRound = round.id;
        await durable();
        return {
          ok: true,
          session: session.token,
          sessionId: id,
          gameId,
          mode,
          currency,
          min,
          max,
          fair,
          round: round === null ? null : views.round(book, round),
          elsewhere: isHere ? null : (unfinished?.currency ?? null),
        };
      });
    },
    choose: (token, clientSeed) =>
      withSession(token, async (session) => {
        if (session.shared !== null) return refused('SEED_SHARED');
        const seed = currentSeed(session);
        if (!CLIENT_SEED.test(clientSeed)) return refused('BAD_SEED');
        if (seed.clientSeed !== null) return refused('SEED_CHOSEN');
        commitTo(session.book)({ t: 'fairSeedChosen', at: now(), seedId: seed.id, clientSeed });
        await durable();
        return { ok: true, fair: views.fair(session.book, currentSeed(session)) };
      }),
    rotate: (token) =>
      withSession(token, async (session) => {
        if (session.shared !== null) return refused('SEED_SHARED');
        const open = session.book.unfinished(session.owner, session.game.id);
        if (open !== null) return open.currency === session.currency ? refused('ROUND_OPEN') : elsewhere(open);
        const { id, serverSeed } = currentSeed(session);
        makeSeed(session);
        await durable();
        return { ok: true, revealed: { seedId: id, serverSeed }, fair: views.fair(session.book, currentSeed(session)) };
      }),
    play: (token, key, bet) =>
      withSession(token, async (session) => {
        const { owner, game, id: sessionId, currency, book } = session;
        if (!KEY.test(key)) return refused('BAD_BET');
        const known = book.byKey(owner, key);
        if (known !== null) return roundAnswer(book, known.id);
        const unfinished = book.unfinished(owner, game.id);
        if (unfinished !== null && unfinished.currency !== currency) return elsewhere(unfinished);
        if (unfinished !== null) return { ok: false, code: 'ROUND_OPEN', round: views.round(book, unfinished) };
        const stake = game.stakeOf(bet);
        if (stake === null) return refused('BAD_BET');
        if (session.shared !== null) return sharedPlay.bet(session, key, bet, stake);
        const seed = currentSeed({ owner, game, book });
        if (seed.clientSeed === null) return refused('SEED_NEEDED');
        if (seed.deck !== null && seed.nonce >= sizeOf(seed.deck)) return refused('DECK_EMPTY');
        const roundId = newToken();
        commitTo(book)({
          t: 'fairRoundBegan',
          at: now(),
          roundId,
          key,
          owner,
          gameId: game.id,
          seedId: seed.id,
          nonce: seed.nonce,
          sessionId,
          currency,
          stake,
          bet: JSON.stringify(bet),
        });
        await durable();
        const began = book.round(roundId);
        const refusal = began === null ? null : await roundMoney.takeStake(book, began);
        const staked = book.round(roundId);
        const unpaid = staked === null ? null : await roundMoney.settle(book, staked);
        return roundAnswer(book, roundId, refusal ?? unpaid);
      }),
    move: (token, roundId, at, move) => {
      const arrivedAt = now();
      return withSession(token, async ({ owner, id: sessionId, currency, book, shared: draws }) => {
        const round = book.round(roundId);
        if (round === null || round.owner !== owner) return refused('ROUND_UNKNOWN');
        if (round.currency !== currency) return elsewhere(round);
        if (draws !== null) return sharedPlay.move(book, round, gameOf(round.gameId), arrivedAt);
        // The same move again is the same move: its answer was lost.
        if (at < round.moves.length && round.moves[at] === move) return roundAnswer(book, roundId);
        const bad: DebitRefusal = { code: 'BAD_MOVE', detail: null };
        // A raise on record is one whose stake did not come back [PRV-14].
        if (round.raise !== null) return roundAnswer(book, roundId, { code: PAYMENT_OPEN, detail: null });
        if (round.status !== 'staked' || at !== round.moves.length) return roundAnswer(book, roundId, bad);
        const result = views.result(book, { ...round, moves: [...round.moves, move] });
        if (result === null) return roundAnswer(book, roundId, bad);
        const amount = (result.staked ?? round.stake) - round.stake;
        if (amount < 0) throw new Error(`move ${move} of round ${roundId} lowers the stake`);
        let refusal: DebitRefusal | null = null;
        if (amount === 0) commitTo(book)({ t: 'fairMoveMade', at: now(), roundId, move });
        else {
          const debitId = `${roundId}:d${round.raises + 2}`;
          commitTo(book)({ t: 'fairRaiseAsked', at: now(), roundId, sessionId, debitId, move, amount });
          await durable();
          const asking = book.round(roundId);
          if (asking !== null) refusal = await roundMoney.takeRaise(book, asking);
        }
        await durable();
        const moved = book.round(roundId);
        const unpaid = moved === null ? null : await roundMoney.settle(book, moved);
        return roundAnswer(book, roundId, refusal ?? unpaid);
      });
    },
    watch: async (token, seen) => {
      const session = sessions.get(token);
      return session === undefined ? refused('SESSION_EXPIRED') : sharedPlay.watch(session, seen);
    },
    draws: async (gameId) => {
      const game = games.find(({ id }) => id === gameId);
      if (game?.shared === undefined) return null;
      const view = await shared.seen(game);
      await durable();
      return view.draw;
    },
    round: (playerId, roundId) => {
      const round = roundOfPlayer(playerId, roundId);
      return round === null ? null : views.proof(real, round);
    },
    replay: (playerId, roundId) => {
      const round = roundOfPlayer(playerId, roundId);
      return round === null ? null : views.replay(real, round);
    },
    roundAt: (playerId, roundId) => roundOfPlayer(playerId, roundId)?.at ?? null,
    rounds: (playerId, before, limit, isAsked = () => true) =>
      real.ofOwner(ownerOf(playerId), before, limit, isAsked).map((round) => views.proof(real, round)),
  };
}
