/** A session of a game, and what the provider answers to its calls. */
import type { WalletAnswer } from '../operator/casino/calls.ts';
import type { PlayableGame } from './games/game.ts';
import type { RoundBook } from './rounds.ts';
import type { RoundView } from './views.ts';

export interface Session {
  readonly token: string;
  readonly id: string;
  readonly owner: string;
  readonly game: PlayableGame;
  readonly mode: 'real' | 'demo';
  readonly currency: string;
  readonly book: RoundBook;
  /** Of a game with shared draws: their chain, the latest round of this session, and the one whose end was announced. */
  shared: { readonly chainId: string; lastRound: string | null; announcedRound: string | null } | null;
}

export type Answered =
  | ({ readonly ok: true } & Readonly<Record<string, unknown>>)
  | {
      readonly ok: false;
      readonly code: string;
      readonly detail?: WalletAnswer;
      readonly round?: RoundView;
      /** Of a round that waits elsewhere. */
      readonly currency?: string;
    };
