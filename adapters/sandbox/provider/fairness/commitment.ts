/** The commitment that is published before the client seed is chosen [FAIR-1]. */
import type { DeckCounts } from './deck.ts';
import { hashOf } from './stream.ts';

export interface Committed {
  readonly serverSeed: string;
  /** The hash of the game's pay table. */
  readonly tableHash: string;
  readonly gameId: string;
  readonly version: number;
  /** Of a game with a deck: the cards that are shuffled [FAIR-11]. */
  readonly deck?: DeckCounts | null;
}

/** The seeds of the next round, as far as they are public. */
export interface FairView {
  readonly seedId: string;
  readonly commitment: string;
  readonly tableHash: string;
  readonly version: number;
  readonly clientSeed: string | null;
  readonly nonce: number;
  /** Of a game with a deck: the cards that are still unsold, by class. */
  readonly left?: DeckCounts;
}

export function tableHashOf(table: unknown): string {
  return hashOf(JSON.stringify(table));
}

export function commitmentOf({ serverSeed, tableHash, gameId, version, deck = null }: Committed): string {
  return hashOf(`${serverSeed}:${tableHash}:${gameId}@${version}${deck === null ? '' : `:${deck.join('-')}`}`);
}
