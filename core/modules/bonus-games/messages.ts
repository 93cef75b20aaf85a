import type { Message, Nothing } from '../../kernel/message.ts';
import type { RightStop } from '../user/public.ts';
import type { BonusAnswer, BonusGameId, BonusRefusal, KeyedBonusAct } from './types.ts';

export type BonusGamesCommand =
  | Message<'bonus-games/load', { readonly game: BonusGameId }>
  /** Spends a turn. `clientSeed` is used where none has been chosen; '' leaves the choice to the core. */
  | Message<'bonus-games/play', { readonly clientSeed: string }>
  | Message<'bonus-games/choose', { readonly choice: number }>
  | Message<'bonus-games/reveal', Nothing>
  /** From the module's processes. */
  | Message<'bonus-games/receive', BonusAnswer>
  | Message<'bonus-games/reportFailure', Nothing>
  | Message<'bonus-games/reportDone', BonusAnswer>
  | Message<'bonus-games/reportRefused', { readonly refusal: BonusRefusal; readonly answer: BonusAnswer | null }>
  | Message<'bonus-games/reportUnknown', Nothing>
  | Message<'bonus-games/forget', Nothing>;

export type BonusGamesEvent =
  | Message<'bonus-games/loading', { readonly game: BonusGameId }>
  | Message<'bonus-games/received', BonusAnswer>
  | Message<'bonus-games/failed', Nothing>
  | Message<'bonus-games/acting', KeyedBonusAct>
  | Message<'bonus-games/done', BonusAnswer>
  | Message<'bonus-games/refused', { readonly refusal: BonusRefusal; readonly answer: BonusAnswer | null }>
  | Message<'bonus-games/unknown', Nothing>
  | Message<'bonus-games/forgotten', Nothing>;

export type BonusGamesRejection =
  | {
      readonly code: `bonus-games/${'busy' | 'unchanged' | 'notLoaded' | 'noTurn' | 'openRound' | 'impossible' | 'badSeed'}`;
    }
  | { readonly code: 'bonus-games/notAllowed'; readonly stops: readonly RightStop[] };
