/**
 * Bonus games: turns are earned by play, announced to the player, and played for points or free bets. Every turn,
 * choice and payment is on record; a turn that is begun is never lost (`SPEC.md`).
 */
import { commitmentOf, tableHashOf } from '../../provider/fairness/commitment.ts';
import type { FairView } from '../../provider/fairness/commitment.ts';
import { createDraws } from '../../provider/fairness/stream.ts';
import type { LineClock } from '../line/line.ts';
import type { Currency } from '../players/directory.ts';
import { dayOf } from '../players/exchange-rates.ts';
import { bonusAccount, HOUSE_BANK, move } from '../players/wallets.ts';
import { HOUSE_POINTS, POINTS_CURRENCY, pointsAccount } from '../rewards/terms.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { BonusRound, BonusSeed, Turn } from './book.ts';
import { createBonusBook } from './book.ts';
import type { BonusGameId, BonusOutcome } from './games/game.ts';
import { BONUS_GAMES } from './games/games.ts';
import type { BonusGameRecord } from './records.ts';
import { isBonusGameRecord } from './records.ts';
import type { StakesDeps } from './stakes.ts';
import { createDayStakes } from './stakes.ts';
import { MAX_TURNS_A_DAY, TURN_VALIDITY_MS, TURN_STAKE_CENTS, unitOf } from './terms.ts';

const WORK_MS = 1_000;

/** Null for success. */
export type TurnRefusal = 'noTurn' | 'openRound' | 'otherSeed' | 'badMove' | null;

/**
 * All that a turn's verification needs; the server seed is null until it is revealed. The same shape as a casino round.
 */
export interface BonusProof extends Pick<
  BonusRound,
  'id' | 'gameId' | 'currency' | 'moves' | 'pays' | 'nonce' | 'seedId' | 'at'
> {
  readonly status: 'staked' | 'over';
  readonly stake: 0;
  readonly bet: { readonly unit: number };
  readonly shown: BonusOutcome['shown'];
  readonly commitment: string;
  readonly tableHash: string;
  readonly version: number;
  readonly clientSeed: string;
  readonly serverSeed: string | null;
}

export interface BonusGames {
  apply(record: OperatorRecord): void;
  /** Pays rounds that a stop has interrupted, then grants turns as they are earned. */
  start(): void;
  stop(): void;
  /** Turns that can be played now, the one that expires first first. */
  turns(playerId: number): readonly Turn[];
  /** Of today: cents of a euro that count, and turns earned. */
  today(playerId: number): { readonly stakedCents: number; readonly earned: number };
  /** The seeds of the player's next round; a first server seed is committed to when it is asked for. */
  fair(playerId: number, gameId: BonusGameId): FairView;
  open(playerId: number, gameId: BonusGameId): BonusProof | null;
  /** Newest first. */
  rounds(playerId: number, gameId: BonusGameId, limit: number): readonly BonusProof[];
  play(
    playerId: number,
    gameId: BonusGameId,
    asked: { readonly key: string; readonly seedId: string; readonly clientSeed: string },
  ): TurnRefusal;
  choose(playerId: number, roundId: string, at: number, choice: number): TurnRefusal;
  /** Reveals the server seed in use and commits to another. */
  reveal(playerId: number, gameId: BonusGameId, seedId: string): TurnRefusal;
}

export interface BonusGamesDeps extends StakesDeps {
  readonly currencyOf: (playerId: number) => Currency;
  /** Whether a limit, an exclusion, a withdrawn right or the player's own wish stops turns now. */
  readonly isStopped: (playerId: number) => boolean;
  readonly commit: (record: BonusGameRecord) => void;
  readonly clock: LineClock;
  readonly newToken: () => string;
  readonly report: (error: unknown) => void;
}

export function createBonusGames(deps: BonusGamesDeps): BonusGames {
  const { currencyOf, isStopped, commit, clock, newToken, report } = deps;
  const book = createBonusBook();
  const stakes = createDayStakes(deps);
  let cancelTimer: (() => void) | null = null;
  const now = (): number => clock.now();

  function seedOf(playerId: number, gameId: BonusGameId): BonusSeed {
    const known = book.seedOf(playerId, gameId);
    if (known !== null) return known;
    makeSeed(playerId, gameId);
    return seedOf(playerId, gameId);
  }

  function makeSeed(playerId: number, gameId: BonusGameId): void {
    const { table, version } = BONUS_GAMES[gameId];
    commit({
      t: 'bonusSeedMade',
      at: now(),
      playerId,
      gameId,
      seedId: newToken(),
      serverSeed: newToken() + newToken(),
      tableHash: tableHashOf(table),
      version,
    });
  }

  function outcome({ seedId, nonce, gameId }: BonusRound, moves: readonly number[]): BonusOutcome | null {
    const seed = book.seed(seedId);
    if (seed === null || seed.clientSeed === null) throw new Error(`seed ${seedId} of a bonus round is not complete`);
    const { serverSeed, clientSeed } = seed;
    return BONUS_GAMES[gameId].play(createDraws({ serverSeed, clientSeed, nonce }), moves);
  }

  /** Pays the round once no choice is missing. */
  function settle(roundId: string): void {
    const round = book.round(roundId);
    if (round === null || round.pays !== null) return;
    const wins = outcome(round, round.moves)?.wins ?? null;
    if (wins === null) return;
    const { playerId, currency, unit } = round;
    const pays = wins * unit;
    const entries =
      currency === POINTS_CURRENCY
        ? move(HOUSE_POINTS, pointsAccount(playerId), currency, pays)
        : move(HOUSE_BANK, bonusAccount(playerId), currency, pays);
    commit({ t: 'bonusRoundPaid', at: now(), playerId, roundId, pays, entries: [...entries] });
  }

  function grant(playerId: number, day: number): void {
    const entitled = Math.min(MAX_TURNS_A_DAY, Math.floor(stakes.of(playerId, day) / TURN_STAKE_CENTS));
    const isMissing = book.earnedOn(playerId, day) < entitled;
    // A stopped player's turns wait until the stop or the day ends.
    if (isMissing && isStopped(playerId) && dayOf(now()) === day) return;
    stakes.due.delete(`${playerId} ${day}`);
    if (!isMissing || isStopped(playerId)) return;
    for (let earned = book.earnedOn(playerId, day); earned < entitled; earned += 1)
      commit({
        t: 'bonusTurnEarned',
        at: now(),
        playerId,
        turnId: newToken(),
        day,
        expiresAt: now() + TURN_VALIDITY_MS,
      });
  }

  function tick(): void {
    try {
      for (const { playerId, day } of [...stakes.due.values()]) grant(playerId, day);
    } catch (error) {
      report(error);
    }
    cancelTimer = clock.schedule(now() + WORK_MS, tick);
  }

  const turns = (playerId: number): readonly Turn[] =>
    book.turns(playerId).filter(({ expiresAt }) => expiresAt > now());

  function viewFair({ id, gameId, serverSeed, tableHash, version, clientSeed, nonce }: BonusSeed): FairView {
    const commitment = commitmentOf({ serverSeed, tableHash, gameId, version });
    return { seedId: id, commitment, tableHash, version, clientSeed, nonce };
  }

  function proof(round: BonusRound): BonusProof {
    const seed = book.seed(round.seedId);
    if (seed === null) throw new Error(`bonus round ${round.id} has no seed`);
    const { id, gameId, currency, moves, pays, nonce, seedId, at, unit } = round;
    const { commitment, tableHash, version, clientSeed } = viewFair(seed);
    return {
      ...{ id, gameId, currency, moves, pays, nonce, seedId, at, commitment, tableHash, version },
      status: pays === null ? 'staked' : 'over',
      stake: 0,
      bet: { unit },
      shown: outcome(round, moves)?.shown ?? {},
      clientSeed: clientSeed ?? '',
      serverSeed: seed.isRevealed ? seed.serverSeed : null,
    };
  }

  return {
    apply(record) {
      stakes.apply(record);
      if (isBonusGameRecord(record)) book.apply(record);
    },
    start() {
      for (const { id } of book.allUnfinished()) settle(id);
      tick();
    },
    stop() {
      cancelTimer?.();
      cancelTimer = null;
    },
    turns,
    today: (playerId) => ({
      stakedCents: stakes.of(playerId, dayOf(now())),
      earned: book.earnedOn(playerId, dayOf(now())),
    }),
    fair: (playerId, gameId) => viewFair(seedOf(playerId, gameId)),
    open: (playerId, gameId) => {
      const round = book.unfinished(playerId, gameId);
      return round === null ? null : proof(round);
    },
    rounds: (playerId, gameId, limit) => book.rounds(playerId, gameId, limit).map(proof),
    play(playerId, gameId, { key, seedId, clientSeed }) {
      if (book.byKey(playerId, key) !== null) return null;
      if (book.unfinished(playerId, gameId) !== null) return 'openRound';
      const seed = seedOf(playerId, gameId);
      if (seed.id !== seedId) return 'otherSeed';
      const [turn] = turns(playerId);
      if (turn === undefined) return 'noTurn';
      if (seed.clientSeed === null) commit({ t: 'bonusSeedChosen', at: now(), playerId, gameId, seedId, clientSeed });
      const currency = currencyOf(playerId);
      const game = BONUS_GAMES[gameId];
      const roundId = newToken();
      commit({
        t: 'bonusRoundBegan',
        at: now(),
        playerId,
        key,
        roundId,
        turnId: turn.id,
        gameId,
        seedId,
        nonce: seed.nonce,
        currency: game.reward === 'points' ? POINTS_CURRENCY : currency.iso,
        unit: unitOf(game, currency),
      });
      settle(roundId);
      return null;
    },
    choose(playerId, roundId, at, choice) {
      const round = book.round(roundId);
      if (round === null || round.playerId !== playerId) return 'badMove';
      if (at < round.moves.length) return round.moves[at] === choice ? null : 'badMove';
      if (round.pays !== null || at > round.moves.length) return 'badMove';
      if (outcome(round, [...round.moves, choice]) === null) return 'badMove';
      commit({ t: 'bonusRoundMoved', at: now(), playerId, roundId, move: choice });
      settle(roundId);
      return null;
    },
    reveal(playerId, gameId, seedId) {
      const asked = book.seed(seedId);
      if (asked === null || asked.gameId !== gameId) return 'otherSeed';
      const seed = seedOf(playerId, gameId);
      // The same call again, after its answer was lost.
      if (seed.id !== seedId) return asked.isRevealed ? null : 'otherSeed';
      if (book.unfinished(playerId, gameId) !== null) return 'openRound';
      if (seed.nonce > 0) makeSeed(playerId, gameId);
      return null;
    },
  };
}
