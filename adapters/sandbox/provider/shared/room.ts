/**
 * The state of a game's shared draws while the provider runs: the draw that is on, its bets, and who waits for what.
 */
import type { PlayableGame, SharedDraw } from '../games/game.ts';
import type { Chain, RoundBook } from '../rounds.ts';
import type { Chains } from './chains.ts';
import { sharedOf } from './chains.ts';
import type { SharedView } from './draw-view.ts';
import type { DrawTimes, Timetable } from './timetable.ts';
import { createTimetable, phaseAt } from './timetable.ts';

/** Results of earlier draws in sight. */
const MAX_LAST = 12;

export interface Waiting {
  readonly book: RoundBook;
  readonly roundId: string;
  readonly owner: string;
  /** When the bet is decided. */
  readonly due: number;
}

export interface Room {
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

export function createRoom(game: PlayableGame, chain: Chain, chains: Chains, now: number): Room {
  const shared = sharedOf(game);
  const timetable = createTimetable(shared, (nonce) => chains.streamOf(chain, Math.min(nonce, chain.length - 1)));
  const times = timetable.at(timetable.first(chain.from), now);
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

/** The public view of a room now. A result is public from the end of its run on [SHR-2, SHR-3]. */
export function viewAt({ game, shared, chain, times, bets, revision }: Room, chains: Chains, now: number): SharedView {
  const { nonce, opensAt, closesAt, endsAt } = times;
  const phase = phaseAt(times, now);
  const latest = phase === 'shown' ? nonce : nonce - 1;
  const last = Array.from({ length: Math.min(MAX_LAST, latest + 1) }, (_, at) => latest - at);
  const resultOf = (n: number) => shared.result(chains.streamOf(chain, n));
  return {
    revision,
    draw: {
      nonce,
      phase,
      opensAt,
      closesAt,
      endsAt: phase === 'shown' ? endsAt : null,
      preview: shared.preview?.(chains.streamOf(chain, nonce)) ?? null,
      result: phase === 'shown' ? resultOf(nonce) : null,
      bets: bets.nonce === nonce ? bets.count : 0,
      last: last.map((n) => ({ nonce: n, result: resultOf(n) })),
    },
    fair: {
      seedId: chain.id,
      commitment: chains.commitmentOf(chain),
      tableHash: chain.tableHash,
      version: game.version,
      nonce,
      clientSeed: chain.salt,
    },
    drawn: latest < 0 ? null : { seedId: chain.id, nonce: latest, serverSeed: chains.seedOf(chain, latest) },
  };
}
