/** The interface between the frame and a game. */
import type { GameText, SharedWord } from './words.ts';
import type { Json, Round } from './round.ts';
import type { Replay } from './recorded.ts';

/** The tools that a game may use; `Word` names the game's own texts. */
export interface Bench<Word extends string = never> {
  readonly text: GameText<SharedWord | Word>;
  readonly money: (minor: number) => string;
  /** Whether a result is shown at once: the wish may change while the game is open [GSN-37]. */
  readonly isReduced: () => boolean;
  /** The finished round that is shown again, in place of play; null in play. */
  readonly replay: Replay | null;
  /** The stake in the field; null for no amount. */
  readonly stake: () => number | null;
  /** Plays a round; null when none was played. The reason is announced. */
  readonly play: (bet: unknown) => Promise<Round | null>;
  readonly move: (round: Round, move: number) => Promise<Round | null>;
  /** Waits for a change of the shared draw; null while there is no answer. A round that has ended comes along once. */
  readonly watch: (seen: string) => Promise<Json | null>;
  /** The provider's receipt of the latest move, beside its round. */
  readonly receipt: () => Json;
  /** The main button's text, and whether it works now. */
  readonly setMain: (label: string, isOn: boolean) => void;
  readonly announce: (announcement: string) => void;
  /** Announces what a finished round paid, after `before`. */
  readonly result: (round: Round, before?: string) => void;
  /** Called after anything that decides whether buttons work. */
  readonly onChange: (listener: (isIdle: boolean) => void) => void;
}

/** A game's own part: draws itself between balance and stake. */
export interface GamePart {
  readonly stage: Element;
  /** Shown in play alone, below the controls: a replay has none of it. */
  readonly aside?: Element;
  /** Fields beside the stake. */
  readonly controls: readonly HTMLElement[];
  /** The main button's text. */
  readonly button: string;
  readonly onPlay: () => Promise<void>;
  /** Continues an unfinished round. */
  readonly onResume?: (round: Round) => void | Promise<void>;
  /** Shows the round after a move of a replay, where that differs from `onResume`. */
  readonly onMoved?: (round: Round) => void | Promise<void>;
  /** Sets the game's own controls to a bet that was made; a game without a choice has none. */
  readonly showBet?: (bet: Json) => void;
  /** The seeds of the next round, each time that the provider sends them; a game with a deck has it. */
  readonly onFair?: (fair: Json) => void;
  /** Runs once the session is open; a game with shared draws has it. */
  readonly onOpen?: () => void;
}
