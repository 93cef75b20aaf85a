/**
 * The shell's end of the port to a game's frame [GSN-3…GSN-7, GSN-23]. A game that breaks the protocol, floods the port
 * or stops answering is closed; nothing that a game says changes the balance.
 */
import type { Clock } from '../../ports/clock.ts';
import type { CloseReason, FrameLook, FramePort, GameMoney, Replay, SessionMode } from './types.ts';
import type { ForeignMessage, GameMessage, ShellMessage } from './wire.ts';
import { MAX_MESSAGES_A_SECOND, readForeignMessage, readGameMessage } from './wire.ts';

const SECOND_MS = 1_000;

export interface FrameLinkIo {
  readonly clock: Pick<Clock, 'now'>;
  readonly isSoundOn: () => boolean;
  /** The ticket, once; null before the operator has answered the launch. */
  readonly takeTicket: () => string | null;
  readonly ready: () => void;
  /** The game says that the balance does not suffice for a stake [GSN-35]. */
  readonly lacking: () => void;
  /** The highest stake in a currency that the player's limits still allow; null without a limit [GSN-32]. */
  readonly mostStake: (currency: string) => number | null;
  /** Our own game has drawn a round, or a move, to its end [GSN-40]. */
  readonly shown: () => void;
  readonly call: (call: Extract<GameMessage, { readonly t: 'call' }>) => void;
  /** A foreign game says that its session is open, or where its round is [GSN-19]. */
  readonly reported: (what: ForeignReport) => void;
  /** The most that the game's content has taken, CSS pixels, whenever that grows [GSN-21]. */
  readonly sized: (height: number) => void;
  readonly close: (reason: CloseReason) => void;
}

/** The parts of the look that may change while a game is open [GSN-37]. */
type ChangingLook = Pick<FrameLook, 'isDark' | 'isReduced'>;

/** A foreign game's report of its session. */
export type ForeignReport = Extract<ForeignMessage['t'], 'opened' | 'roundStarted' | 'roundEnded'>;

export interface FrameLink {
  /** Connects the frame and greets it. Returns the receiver of the frame's messages. */
  attach(
    port: FramePort,
    look: FrameLook,
    mode: SessionMode,
    isForeign: boolean,
    /** The round that the game shows again, in place of a session [GSN-23]. */
    replay?: Replay | null,
  ): (data: unknown) => void;
  readonly isAttached: () => boolean;
  /** The page shows results at once: no drawing moves. */
  readonly isReduced: () => boolean;
  /** Sends a changed look to our own game at once, and to a foreign one if the game has said that it takes it. */
  setLook(look: ChangingLook): void;
  /** Gives the ticket to a game that was ready before the operator's answer [GSN-27]. */
  handOver(): void;
  post(message: ShellMessage): void;
  postMoney(money: GameMoney): void;
  /** Whether the game has answered every ping. */
  readonly isAlive: () => boolean;
  ping(): void;
  detach(): void;
}

export function createFrameLink({
  clock,
  isSoundOn,
  takeTicket,
  ready,
  lacking,
  mostStake,
  shown,
  call,
  reported,
  sized,
  close,
}: FrameLinkIo): FrameLink {
  let port: FramePort | null = null;
  let isReady = false;
  let awaitsPong = false;
  let highest = 0;
  let isReplay = false;
  let isOwn = true;
  /** The look that the game knows, that of the page, and whether the game takes a change. */
  let sentLook: ChangingLook | null = null;
  let pageLook: ChangingLook | null = null;
  let takesLook = false;
  /** Times of the latest messages. */
  let arrivals: number[] = [];

  const post = (message: ShellMessage): void => port?.post(JSON.stringify(message));

  function isFlood(): boolean {
    const now = clock.now();
    arrivals = [...arrivals.filter((at) => now - at < SECOND_MS), now];
    return arrivals.length > MAX_MESSAGES_A_SECOND;
  }

  function sendLook(): void {
    if (!takesLook || pageLook === null || sentLook === null) return;
    const { isDark, isReduced } = pageLook;
    if (isDark === sentLook.isDark && isReduced === sentLook.isReduced) return;
    sentLook = pageLook;
    post({ t: 'look', isDark, isReduced });
  }

  function handOver(): void {
    const ticket = isReady ? takeTicket() : null;
    if (ticket === null) return;
    ready();
    post({ t: 'ticket', ticket });
  }

  function receive(message: GameMessage | ForeignMessage): void {
    switch (message.t) {
      case 'ready':
        if (message.accepts.includes('look')) takesLook = true;
        sendLook();
        if (isReplay) return ready();
        isReady = true;
        return handOver();
      case 'pong':
        awaitsPong = false;
        return;
      case 'call':
        return isReplay ? close('malformed') : call(message);
      case 'opened':
      case 'roundStarted':
      case 'roundEnded':
        return reported(message.t);
      case 'size':
        if (message.height <= highest) return;
        highest = message.height;
        return sized(highest);
      case 'deposit':
        return lacking();
      case 'shown':
        return shown();
      case 'escape':
        return port?.onEscape?.();
      case 'exit':
      case 'error':
        return close(message.t);
    }
  }

  return {
    attach: (connected, look, mode, isForeign, replay = null) => {
      port = connected;
      isReady = false;
      arrivals = [];
      awaitsPong = false;
      highest = 0;
      isReplay = replay !== null;
      isOwn = !isForeign;
      takesLook = isOwn;
      sentLook = look;
      pageLook = look;
      const { times, ...shared } = look;
      const own = isForeign || times === undefined ? {} : { times };
      post({ t: 'init', mode, isSoundOn: isSoundOn(), ...shared, ...own, ...(replay === null ? {} : { replay }) });
      return (data) => {
        if (port !== connected) return;
        if (isFlood()) return close('flood');
        const message = isForeign ? readForeignMessage(data) : readGameMessage(data);
        if (message === 'oversized' || message === 'malformed') return close(message);
        return receive(message);
      };
    },
    isAttached: () => port !== null,
    isReduced: () => pageLook?.isReduced === true,
    setLook: (look) => {
      pageLook = look;
      sendLook();
    },
    handOver,
    post,
    // The limits of a player are no concern of a foreign provider.
    postMoney: ({ currency, balance }) =>
      post({ t: 'balance', currency, balance, ...(isOwn ? { most: mostStake(currency) } : {}) }),
    isAlive: () => !awaitsPong,
    ping: () => {
      awaitsPong = true;
      post({ t: 'ping' });
    },
    detach: () => {
      post({ t: 'close' });
      port?.close();
      port = null;
      isReady = false;
      sentLook = null;
    },
  };
}
