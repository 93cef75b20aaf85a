/**
 * Draws that all players of a game share [SHR-1…SHR-8]: the chain of seeds, the times, the bets that wait for a draw, and the
 * sessions that watch. One timer a game runs while somebody watches or a bet waits.
 */
import type { FairView } from '../fairness/commitment.ts';
import { commitmentOf, tableHashOf } from '../fairness/commitment.ts';
import type { Draws } from '../fairness/stream.ts';
import { createDraws, hashOf } from '../fairness/stream.ts';
import type { PlayableGame, RoundResult, SharedDraw } from '../games/game.ts';
import type { ProviderRecord } from '../records.ts';
import type { Chain, Round, RoundBook } from '../rounds.ts';
import { CHAIN_LENGTH, createChainSeeds } from './chain.ts';
import type { DrawPhase, DrawTimes, Timetable } from './timetable.ts';
import { createTimetable, nextChange, phaseAt } from './timetable.ts';

/** Results of earlier draws in sight. */
const MAX_LAST = 12;

export interface SharedDrawsDeps {
  readonly gameOf: (id: string) => PlayableGame;
  /** Holds the chains, also those that demo rounds use. */
  readonly real: RoundBook;
  readonly commit: (record: ProviderRecord) => void;
  readonly durable: () => Promise<void>;
  readonly now: () => number;
  readonly schedule: (atMs: number, run: () => void) => () => void;
  readonly newToken: () => string;
  /** Draws of a chain. */
  readonly chainLength?: number;
  /** Pays a round that is decided. */
  readonly settle: (book: RoundBook, round: Round) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** A draw as everybody sees it. */
export interface DrawView {
  readonly nonce: number;
  readonly phase: DrawPhase;
  readonly opensAt: number;
  readonly closesAt: number;
  /** Null while the result is not public. */
  readonly endsAt: number | null;
  readonly preview: RoundResult['shown'] | null;
  readonly result: RoundResult['shown'] | null;
  /** Bets on this draw, play money included. */
  readonly bets: number;
  /** Earlier results, the latest first. */
  readonly last: readonly { readonly nonce: number; readonly result: RoundResult['shown'] }[];
}

/** What a watching session gets, the same object for all that watch the same state. */
export interface SharedView {
  readonly revision: string;
  readonly draw: DrawView;
  readonly fair: FairView;
  /** The latest seed that is public. */
  readonly drawn: { readonly seedId: string; readonly nonce: number; readonly serverSeed: string } | null;
}

interface Waiting {
  readonly book: RoundBook;
  readonly roundId: string;
  readonly owner: string;
  /** When the bet is decided. */
  readonly due: number;
}

interface Room {
  readonly game: PlayableGame;
  readonly shared: SharedDraw;
  readonly chain: Chain;
  readonly timetable: Timetable;
  times: DrawTimes;
  bets: { readonly nonce: number; readonly count: number };
  /** Bets by the time at which they are decided, the earliest last. */
  readonly waiting: Waiting[];
  /** Calls that wait for a change, by owner. */
  readonly watching: Map<string, Set<() => void>>;
  revision: string;
  view: SharedView | null;
  /** The timer, and when it goes off. */
  timer: { readonly at: number; readonly cancel: () => void } | null;
}

export interface SharedDraws {
  /** The draw that is on, with the chain of its seeds; the first call of a game commits to a chain. */
  current(game: PlayableGame): Promise<{ readonly chain: Chain; readonly times: DrawTimes; readonly fair: FairView }>;
  /** The stream of a round's draw. */
  drawsOf(round: Round): Draws;
  /** Whether a round's payment is known to everybody who may know it. */
  isDecided(round: Round, bet: unknown): boolean;
  /** The seeds of a round's draw; the server seed is null while the draw is not public. */
  proofOf(round: Round): {
    readonly chain: Chain;
    readonly commitment: string;
    readonly serverSeed: string | null;
  };
  /** Pays a staked round when it is decided. */
  follow(book: RoundBook, round: Round, bet: unknown): Promise<void>;
  /** The state now, at once if it differs from `seen`, otherwise after a change, or after `patienceMs`. */
  watch(game: PlayableGame, owner: string, seen: string, patienceMs: number): Promise<SharedView>;
}

export function createSharedDraws(deps: SharedDrawsDeps): SharedDraws {
  const { gameOf, real, commit, durable, now, schedule, newToken, settle, report, chainLength = CHAIN_LENGTH } = deps;
  const rooms = new Map<string, Promise<Room>>();
  const seeds = createChainSeeds();

  const streamOf = (chain: Chain, nonce: number): Draws =>
    createDraws({ serverSeed: seeds.seed(chain, nonce), clientSeed: chain.salt ?? '', nonce });
  const sharedOf = (game: PlayableGame): SharedDraw => {
    if (game.shared === undefined) throw new Error(`${game.id} has no shared draws`);
    return game.shared;
  };
  const commitmentOfChain = (chain: Chain): string =>
    commitmentOf({
      serverSeed: seeds.end(chain),
      tableHash: chain.tableHash,
      gameId: chain.gameId,
      version: chain.version,
    });

  function roomWith(game: PlayableGame, chain: Chain): Room {
    const shared = sharedOf(game);
    const timetable = createTimetable(shared, (nonce) => streamOf(chain, Math.min(nonce, chain.length - 1)));
    const times = timetable.at(timetable.first(chain.from), now());
    return {
      game,
      shared,
      chain,
      timetable,
      times,
      bets: { nonce: times.nonce, count: 0 },
      waiting: [],
      watching: new Map(),
      revision: '',
      view: null,
      timer: null,
    };
  }

  /** The chain goes on after a restart if its draws follow the clock; others might use a seed twice. */
  async function makeRoom(game: PlayableGame): Promise<Room> {
    const shared = sharedOf(game);
    const tableHash = tableHashOf(game.table);
    const known = real.chainOf(game.id);
    if (
      known !== null &&
      known.salt !== null &&
      shared.isOnTheClock &&
      known.version === game.version &&
      known.tableHash === tableHash
    ) {
      const room = roomWith(game, known);
      if (room.times.nonce < known.length) return room;
    }
    const chainId = newToken();
    const top = hashOf(`${newToken()}${newToken()}${newToken()}${newToken()}`);
    const from = shared.isOnTheClock ? now() - (now() % (shared.betMs + shared.pauseMs)) : now();
    const made = { chainId, gameId: game.id, top, length: chainLength, tableHash, version: game.version, from };
    commit({ t: 'fairChainMade', at: now(), ...made });
    await durable();
    // The salt is drawn once the commitment is on record.
    commit({ t: 'fairChainSalted', at: now(), chainId, salt: hashOf(`${newToken()}${newToken()}`).slice(0, 32) });
    await durable();
    const chain = real.chain(chainId);
    if (chain === null) throw new Error(`${game.id} has no chain ${chainId}`);
    return roomWith(game, chain);
  }

  async function roomOf(game: PlayableGame): Promise<Room> {
    const known = rooms.get(game.id);
    const asked = known ?? makeRoom(game);
    rooms.set(game.id, asked);
    try {
      const room = await asked;
      turn(room);
      if (rooms.get(game.id) === asked) return room;
    } catch (error) {
      rooms.delete(game.id);
      throw error;
    }
    // The chain is used up: the next one is committed to.
    return roomOf(game);
  }

  const revisionOf = ({ times }: Room): string => `${times.nonce}.${phaseAt(times, now())}`;

  function wake(room: Room, owner: string): void {
    const calls = room.watching.get(owner);
    room.watching.delete(owner);
    for (const call of calls ?? []) call();
  }

  function pay(room: Room, { book, roundId, owner }: Waiting): void {
    const round = book.round(roundId);
    if (round === null) return;
    settle(book, round).then(() => wake(room, owner), report);
  }

  /** Brings a room to the present. */
  function turn(room: Room): void {
    room.times = room.timetable.at(room.times, now());
    for (let next = room.waiting.at(-1); next !== undefined && next.due <= now(); next = room.waiting.at(-1)) {
      room.waiting.pop();
      pay(room, next);
    }
    const revision = revisionOf(room);
    if (revision !== room.revision) {
      room.revision = revision;
      room.view = null;
      if (room.times.nonce >= room.chain.length) rooms.delete(room.game.id);
      for (const owner of [...room.watching.keys()]) wake(room, owner);
    }
    arm(room);
  }

  function arm(room: Room): void {
    const due = room.waiting.at(-1)?.due ?? Infinity;
    const change = room.watching.size > 0 ? nextChange(room.times, now()) : Infinity;
    const at = Math.min(due, change);
    if (room.timer?.at === at) return;
    room.timer?.cancel();
    const run = (): void => {
      room.timer = null;
      turn(room);
    };
    room.timer = Number.isFinite(at) ? { at, cancel: schedule(at, run) } : null;
  }

  function viewOf(room: Room): SharedView {
    if (room.view !== null) return room.view;
    const { game, shared, chain, times } = room;
    const { nonce, opensAt, closesAt, endsAt } = times;
    const phase = phaseAt(times, now());
    const latest = phase === 'shown' ? nonce : nonce - 1;
    const last = Array.from({ length: Math.min(MAX_LAST, latest + 1) }, (_, at) => latest - at);
    const commitment = commitmentOfChain(chain);
    const fair = { seedId: chain.id, commitment, tableHash: chain.tableHash, version: game.version, nonce };
    const view: SharedView = {
      revision: room.revision,
      draw: {
        nonce,
        phase,
        opensAt,
        closesAt,
        endsAt: phase === 'shown' ? endsAt : null,
        preview: shared.preview?.(streamOf(chain, nonce)) ?? null,
        result: phase === 'shown' ? shared.result(streamOf(chain, nonce)) : null,
        bets: room.bets.nonce === nonce ? room.bets.count : 0,
        last: last.map((n) => ({ nonce: n, result: shared.result(streamOf(chain, n)) })),
      },
      fair: { ...fair, clientSeed: chain.salt },
      drawn: latest < 0 ? null : { seedId: chain.id, nonce: latest, serverSeed: seeds.seed(chain, latest) },
    };
    room.view = view;
    return view;
  }

  const chainOf = (round: Round): Chain => {
    const chain = real.chain(round.seedId);
    if (chain === null) throw new Error(`round ${round.id} has no chain`);
    return chain;
  };
  const drawsOf = (round: Round): Draws => streamOf(chainOf(round), round.nonce);

  return {
    current: async (game) => {
      const room = await roomOf(game);
      return { chain: room.chain, times: room.times, fair: viewOf(room).fair };
    },
    drawsOf,
    isDecided: (round, bet) =>
      round.moves.length > 0 ||
      (round.drawAt !== null && now() >= round.drawAt + sharedOf(gameOf(round.gameId)).decidedMs(drawsOf(round), bet)),
    proofOf: (round) => {
      const chain = chainOf(round);
      const publicAt = (round.drawAt ?? 0) + sharedOf(gameOf(round.gameId)).runMs(drawsOf(round));
      const serverSeed = now() >= publicAt ? seeds.seed(chain, round.nonce) : null;
      return { chain, commitment: commitmentOfChain(chain), serverSeed };
    },
    follow: async (book, round, bet) => {
      const game = gameOf(round.gameId);
      const due = (round.drawAt ?? 0) + sharedOf(game).decidedMs(drawsOf(round), bet);
      const room = await roomOf(game);
      const later = room.waiting.findLastIndex((other) => other.due >= due);
      room.waiting.splice(later + 1, 0, { book, roundId: round.id, owner: round.owner, due });
      const { nonce } = round;
      if (round.seedId === room.chain.id && nonce === room.times.nonce) {
        room.bets = { nonce, count: room.bets.nonce === nonce ? room.bets.count + 1 : 1 };
        room.view = null;
      }
      turn(room);
    },
    watch: async (game, owner, seen, patienceMs) => {
      const room = await roomOf(game);
      if (room.revision !== seen) return viewOf(room);
      await new Promise<void>((resolve) => {
        const calls = room.watching.get(owner) ?? new Set();
        room.watching.set(owner, calls);
        const end = (): void => {
          cancel();
          calls.delete(end);
          if (calls.size === 0 && room.watching.get(owner) === calls) room.watching.delete(owner);
          resolve();
        };
        const cancel = schedule(now() + patienceMs, end);
        calls.add(end);
        arm(room);
      });
      return viewOf(await roomOf(game));
    },
  };
}
