/** Messages between the shell and a game's frame, and the answers that the shell relays. Messages are JSON texts. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { OWN_FRAME, roundFields } from '../casino/public.ts';
import type { FairSeeds, FrameLook, GameMoney, Replay, SessionMode } from './types.ts';

export const GAME_PATHS = {
  launches: '/games-api/v1/launches',
  demoLaunches: '/games-api/v1/demo-launches',
  provider: '/games-api/v1/provider/',
  sessions: '/games-api/v1/sessions/',
  replay: (roundId: string) => `/games-api/v1/rounds/${encodeURIComponent(roundId)}/replay`,
} as const;

/** Letters of a message, at most [GSN-4]. */
const MAX_MESSAGE = 16_384;
/** Messages within a second, at most. */
export const MAX_MESSAGES_A_SECOND = 50;

const id = v.pipe(v.string(), v.regex(/^[\w:-]{1,80}$/));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** CSS pixels that the game's content takes in its frame [GSN-21]. */
const size = v.object({ t: v.literal('size'), height: v.pipe(integer, v.minValue(100), v.maxValue(4_000)) });

/** A game names the messages that it takes beyond the first version; unknown names have no effect [GSN-37]. */
const ready = v.object({
  t: v.literal('ready'),
  accepts: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(20)), []),
});

const fromGame = v.variant('t', [
  size,
  ready,
  v.object({ t: v.literal('pong') }),
  /** Asks the shell to call the game's provider: a frame has no network of its own. */
  v.object({
    t: v.literal('call'),
    id: integer,
    name: v.picklist(['open', 'choose', 'rotate', 'play', 'move', 'watch']),
    body: v.record(v.string(), v.unknown()),
  }),
  /**
   * `deposit`: the balance does not suffice for a stake [GSN-35]; `shown`: the round, or the move, has been drawn to
   * its end [GSN-40].
   */
  v.object({ t: v.picklist(['exit', 'error', 'escape', 'deposit', 'shown']) }),
]);
export type GameMessage = v.InferOutput<typeof fromGame>;

/** A foreign game talks to its own server: the shell relays nothing for it [GSN-19]. */
const fromForeignGame = v.variant('t', [
  size,
  ready,
  v.object({
    t: v.picklist(['pong', 'exit', 'error', 'escape', 'deposit', 'opened', 'roundStarted', 'roundEnded']),
  }),
]);
export type ForeignMessage = v.InferOutput<typeof fromForeignGame>;

export type ShellMessage =
  | (FrameLook & {
      readonly t: 'init';
      readonly mode: SessionMode;
      readonly isSoundOn: boolean;
      /** Of a replay alone. */
      readonly replay?: Replay;
    })
  | { readonly t: 'sound'; readonly isOn: boolean }
  /** The look has changed since `init`. The language is that of the launch [GSN-37]. */
  | { readonly t: 'look'; readonly isDark: boolean; readonly isReduced: boolean }
  | { readonly t: 'ticket'; readonly ticket: string }
  | { readonly t: 'answer'; readonly id: number; readonly body: unknown }
  | {
      readonly t: 'balance';
      readonly currency: string;
      readonly balance: number;
      /**
       * The highest stake that the player's limits still allow; null without a limit. Only our own games receive this
       * value [GSN-32].
       */
      readonly most?: number | null;
    }
  | { readonly t: 'pause' | 'resume' | 'ping' | 'close' };

type Broken = 'oversized' | 'malformed';

/** The message in a frame's text; the reason for a text that breaks the protocol. */
export const readGameMessage = (data: unknown): GameMessage | Broken => readWith(fromGame, data);

export const readForeignMessage = (data: unknown): ForeignMessage | Broken => readWith(fromForeignGame, data);

function readWith<T>(schema: v.GenericSchema<unknown, T>, data: unknown): T | Broken {
  if (typeof data !== 'string') return 'malformed';
  if (data.length > MAX_MESSAGE) return 'oversized';
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return 'malformed';
  }
  const read = v.safeParse(schema, value);
  return read.success ? read.output : 'malformed';
}

/** The frame of a foreign game: its origin as browsers write it, and the path of its page. */
const FOREIGN_FRAME = /^(https?:\/\/[a-z0-9.-]{1,200}(?::\d{1,5})?)\/[\w./-]{0,200}$/;

export interface Launch {
  readonly ticket: string;
  readonly frame: string;
  /** Of a foreign game: its origin; null for our own. */
  readonly origin: string | null;
  /** Of a foreign game: what the operator calls the session; our own game names its session itself. */
  readonly sessionId: string | null;
}

export const decodeLaunch: Decode<Launch> = decodeWith(
  v.pipe(
    v.object({
      ticket: v.pipe(v.string(), v.maxLength(2_000)),
      frame: v.string(),
      sessionId: v.optional(id),
    }),
    v.check(
      ({ frame, sessionId }) => OWN_FRAME.test(frame) || (FOREIGN_FRAME.test(frame) && sessionId !== undefined),
      'a frame is a page of our own, or of a foreign game whose session has a name',
    ),
    v.transform(({ ticket, frame, sessionId }): Launch => {
      const origin = FOREIGN_FRAME.exec(frame)?.[1] ?? null;
      return { ticket, frame, origin, sessionId: origin === null ? null : (sessionId ?? null) };
    }),
  ),
);

const MAX_STEPS = 1_000;
const { gameId, currency, bet, at, stake, moves, pays, shown } = roundFields;

export const decodeReplay: Decode<Replay> = decodeWith(
  v.object({
    id: roundFields.id,
    gameId,
    frame: v.pipe(v.string(), v.regex(OWN_FRAME)),
    currency,
    at,
    bet,
    steps: v.pipe(v.array(v.object({ stake, moves, pays, shown })), v.minLength(1), v.maxLength(MAX_STEPS)),
    draw: v.nullable(v.object({ nonce: integer, preview: shown, result: shown })),
  }),
);

export const decodeMoney: Decode<GameMoney> = decodeWith(v.object({ currency: id, balance: integer }));

const fair: v.GenericSchema<unknown, FairSeeds> = v.object({
  seedId: id,
  commitment: hex,
  tableHash: hex,
  version: integer,
  clientSeed: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  nonce: integer,
});

/** The parts of a provider's answer that the shell reads; the rest passes to the game unread. */
const relayed = v.looseObject({
  /** Why the provider refused the call. */
  code: v.optional(v.string()),
  sessionId: v.optional(id),
  fair: v.optional(fair),
  round: v.optional(v.nullable(v.object(roundFields))),
  revealed: v.optional(v.object({ seedId: id, serverSeed: hex })),
  /** The latest public seed of shared draws: it belongs to the rounds of that draw alone. */
  drawn: v.optional(v.nullable(v.object({ seedId: id, nonce: integer, serverSeed: hex }))),
});
export type Relayed = v.InferOutput<typeof relayed>;
export const decodeRelayed: Decode<Relayed> = decodeWith(relayed);
