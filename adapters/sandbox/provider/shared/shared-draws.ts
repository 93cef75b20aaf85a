/**
 * Draws that all players of a game share [SHR-1…SHR-8]: the chain of seeds, the times, the bets that wait for a draw,
 * and the sessions that watch. One timer a game runs while somebody watches or a bet waits.
 */
import type { FairView } from '../fairness/commitment.ts';
import type { Draws } from '../fairness/stream.ts';
import type { PlayableGame } from '../games/game.ts';
import type { Chain, Round, RoundBook } from '../rounds.ts';
import { CHAIN_LENGTH } from './chain.ts';
import type { ChainsDeps } from './chains.ts';
import { createChains, sharedOf } from './chains.ts';
import type { SharedView } from './draw-view.ts';
import type { Room, Waiting } from './room.ts';
import { createRoom, viewAt } from './room.ts';
import type { DrawTimes } from './timetable.ts';
import { nextChange, phaseAt } from './timetable.ts';

export interface SharedDrawsDeps extends Omit<ChainsDeps, 'chainLength'> {
  readonly gameOf: (id: string) => PlayableGame;
  readonly schedule: (atMs: number, run: () => void) => () => void;
  /** Draws of a chain. */
  readonly chainLength?: number;
  /** Pays a round that is decided. */
  readonly settle: (book: RoundBook, round: Round) => Promise<void>;
  readonly report: (error: unknown) => void;
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
  /** The state now, for everybody. */
  seen(game: PlayableGame): Promise<SharedView>;
  /** The state now, at once if it differs from `seen`, otherwise after a change, or after `patienceMs`. */
  watch(game: PlayableGame, owner: string, seen: string, patienceMs: number): Promise<SharedView>;
}

export function createSharedDraws(deps: SharedDrawsDeps): SharedDraws {
  const { gameOf, now, schedule, settle, report } = deps;
  const rooms = new Map<string, Promise<Room>>();
  const chains = createChains({ ...deps, chainLength: deps.chainLength ?? CHAIN_LENGTH });

  const openRoom = async (game: PlayableGame): Promise<Room> =>
    createRoom(game, await chains.open(game), chains, now());

  async function roomOf(game: PlayableGame): Promise<Room> {
    const known = rooms.get(game.id);
    const asked = known ?? openRoom(game);
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
    room.view ??= viewAt(room, chains, now());
    return room.view;
  }

  const drawsOf = (round: Round): Draws => chains.streamOf(chains.ofRound(round), round.nonce);

  return {
    current: async (game) => {
      const room = await roomOf(game);
      return { chain: room.chain, times: room.times, fair: viewOf(room).fair };
    },
    seen: async (game) => viewOf(await roomOf(game)),
    drawsOf,
    isDecided: (round, bet) =>
      round.moves.length > 0 ||
      (round.drawAt !== null && now() >= round.drawAt + sharedOf(gameOf(round.gameId)).decidedMs(drawsOf(round), bet)),
    proofOf: (round) => {
      const chain = chains.ofRound(round);
      const publicAt = (round.drawAt ?? 0) + sharedOf(gameOf(round.gameId)).runMs(drawsOf(round));
      const serverSeed = now() >= publicAt ? chains.seedOf(chain, round.nonce) : null;
      return { chain, commitment: chains.commitmentOf(chain), serverSeed };
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
