/**
 * The chains of seeds of shared draws: committed to first, salted afterwards, and kept for the rounds that used them
 * [SHR-3].
 */
import { commitmentOf, tableHashOf } from '../fairness/commitment.ts';
import type { Draws } from '../fairness/stream.ts';
import { createDraws, hashOf } from '../fairness/stream.ts';
import type { PlayableGame, SharedDraw } from '../games/game.ts';
import type { ProviderRecord } from '../records.ts';
import type { Chain, Round, RoundBook } from '../rounds.ts';
import { createChainSeeds } from './chain.ts';
import { createTimetable } from './timetable.ts';

export interface ChainsDeps {
  /** Holds the chains, also those that demo rounds use. */
  readonly real: RoundBook;
  readonly commit: (record: ProviderRecord) => void;
  readonly durable: () => Promise<void>;
  readonly now: () => number;
  readonly newToken: () => string;
  /** Draws of a chain. */
  readonly chainLength: number;
}

export interface Chains {
  /** The stream of draw `nonce`. */
  streamOf(chain: Chain, nonce: number): Draws;
  seedOf(chain: Chain, nonce: number): string;
  commitmentOf(chain: Chain): string;
  /** The chain of a round's draw. */
  ofRound(round: Round): Chain;
  /** Goes on with the game's chain after a restart if its draws follow the clock; others might use a seed twice. */
  open(game: PlayableGame): Promise<Chain>;
}

/** The shared draw of a game that has one. */
export function sharedOf(game: PlayableGame): SharedDraw {
  if (game.shared === undefined) throw new Error(`${game.id} has no shared draws`);
  return game.shared;
}

export function createChains(deps: ChainsDeps): Chains {
  const { real, commit, durable, now, newToken, chainLength } = deps;
  const seeds = createChainSeeds();

  const streamOf = (chain: Chain, nonce: number): Draws =>
    createDraws({ serverSeed: seeds.seed(chain, nonce), clientSeed: chain.salt ?? '', nonce });

  /** Whether the draw of this moment is one of the chain's. */
  function reachesNow(chain: Chain, shared: SharedDraw): boolean {
    const timetable = createTimetable(shared, (nonce) => streamOf(chain, Math.min(nonce, chain.length - 1)));
    return timetable.at(timetable.first(chain.from), now()).nonce < chain.length;
  }

  async function make(game: PlayableGame, shared: SharedDraw, tableHash: string): Promise<Chain> {
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
    return chain;
  }

  return {
    streamOf,
    seedOf: seeds.seed,
    commitmentOf: (chain) =>
      commitmentOf({
        serverSeed: seeds.end(chain),
        tableHash: chain.tableHash,
        gameId: chain.gameId,
        version: chain.version,
      }),
    ofRound: (round) => {
      const chain = real.chain(round.seedId);
      if (chain === null) throw new Error(`round ${round.id} has no chain`);
      return chain;
    },
    open: async (game) => {
      const shared = sharedOf(game);
      const tableHash = tableHashOf(game.table);
      const known = real.chainOf(game.id);
      if (known === null || known.salt === null || !shared.isOnTheClock) return make(game, shared, tableHash);
      const isSame = known.version === game.version && known.tableHash === tableHash;
      return isSame && reachesNow(known, shared) ? known : make(game, shared, tableHash);
    },
  };
}
