import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { ZONE_KINDS } from '../media/public.ts';
import { FREE_SPINS_STATUSES, KINDS } from './types.ts';
import type {
  CasinoGame,
  CurrentDraw,
  ForeignRound,
  FreeSpins,
  HighestWin,
  PastDraw,
  PlayedRound,
  RoundProof,
} from './types.ts';

export const CASINO_PATHS = {
  catalogue: '/games-api/v1/catalogue',
  rounds: '/games-api/v1/rounds',
  round: (id: string) => `/games-api/v1/rounds/${encodeURIComponent(id)}`,
  recent: '/games-api/v1/recent',
  freeSpins: '/games-api/v1/free-spins',
  takeFreeSpins: (id: string) => `/games-api/v1/free-spins/${encodeURIComponent(id)}/take`,
  draws: (gameId: string) => `/games-api/v1/draws/${encodeURIComponent(gameId)}`,
} as const;

/** Of an operator that reports nothing. */
const NOT_PLAYED = { rounds: 0, days: 1 };
const MAX_GAMES = 5_000;
const MAX_ROUNDS = 100;
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/));
const words = v.pipe(v.string(), v.maxLength(2_000));
const digits = v.pipe(
  v.string(),
  v.regex(/^\d{1,60}$/),
  v.transform((text) => BigInt(text)),
);
/** A chance may be one of many spins in a row. */
const manyDigits = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,199}$/),
  v.transform((text) => BigInt(text)),
);
/** The page of our own game's frame, below the site's base. */
export const OWN_FRAME = /^games\/[\w-]{1,80}\.html$/;
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const highestWin: v.GenericSchema<unknown, HighestWin> = v.object({
  bet: v.pipe(v.string(), v.maxLength(40)),
  n: manyDigits,
  d: manyDigits,
  chance: v.variant('kind', [
    v.pipe(
      v.object({ kind: v.picklist(['exact', 'atMost']), n: manyDigits, d: manyDigits }),
      v.check(({ n, d }) => n <= d, 'a chance is not above one'),
    ),
    v.object({ kind: v.literal('play') }),
  ]),
  isCapped: v.boolean(),
});

const game: v.GenericSchema<unknown, CasinoGame> = v.object({
  id: word,
  number: integer,
  slug: word,
  title: words,
  provider: v.object({ slug: word, name: words, isOwn: v.fallback(v.boolean(), false) }),
  section: word,
  alsoIn: v.fallback(v.array(word), []),
  // A kind that this site has no word for is none.
  kind: v.fallback(v.nullable(v.picklist(KINDS)), null),
  volatility: v.fallback(v.picklist(['low', 'medium', 'high']), 'medium'),
  features: v.array(word),
  version: integer,
  releasedAt: v.fallback(v.nullable(integer), null),
  played: v.fallback(
    v.object({ rounds: v.pipe(integer, v.minValue(0)), days: v.pipe(integer, v.minValue(1)) }),
    NOT_PLAYED,
  ),
  isAllowed: v.boolean(),
  returns: v.array(
    v.pipe(
      v.object({ bet: v.pipe(v.string(), v.maxLength(40)), n: digits, d: digits }),
      v.check(({ d }) => d > 0n, 'a denominator is above zero'),
    ),
  ),
  highestWin: v.fallback(v.nullable(highestWin), null),
  stakes: v.fallback(
    v.nullable(
      v.pipe(
        v.object({ currency: word, min: v.pipe(integer, v.minValue(1)), max: integer }),
        v.check(({ min, max }) => min <= max, 'the highest stake is not below the lowest'),
      ),
    ),
    null,
  ),
  rules: v.array(words),
  frame: v.fallback(v.nullable(v.pipe(v.string(), v.regex(OWN_FRAME))), null),
  // A zone of a kind that this site does not know is no zone.
  zone: v.fallback(
    v.nullable(v.object({ id: word, kind: v.picklist(ZONE_KINDS), draws: v.picklist(['shared', 'own']) })),
    null,
  ),
});

const shown = v.record(v.pipe(v.string(), v.maxLength(40)), v.union([integer, v.array(integer)]));

/** The fields of a round that its provider reports. */
export const roundFields = {
  id: word,
  gameId: word,
  status: v.picklist(['asked', 'staked', 'over', 'cancelled']),
  currency: word,
  stake: integer,
  bet: v.unknown(),
  moves: v.array(integer),
  shown,
  pays: v.nullable(integer),
  nonce: integer,
  seedId: word,
  at: integer,
} as const;

export const roundProof: v.GenericSchema<unknown, RoundProof> = v.object({
  ...roundFields,
  commitment: hex,
  tableHash: hex,
  version: integer,
  clientSeed: v.pipe(v.string(), v.maxLength(64)),
  serverSeed: v.nullable(hex),
});

const foreignRound: v.GenericSchema<unknown, ForeignRound> = v.object({
  // The provider's own id follows the name of the provider.
  id: v.pipe(v.string(), v.regex(/^[\w:-]{1,110}$/)),
  gameId: word,
  status: roundFields.status,
  currency: word,
  stake: integer,
  pays: v.nullable(integer),
  at: integer,
  commitment: v.null(),
  isFree: v.fallback(v.boolean(), false),
  proof: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\/\S{1,400}$/))), null),
});

/** The player's free spins, offers first. */
export const decodeFreeSpins: Decode<readonly FreeSpins[]> = decodeWith(
  v.pipe(
    v.object({
      freeSpins: v.pipe(
        v.array(
          v.object({
            id: v.pipe(v.string(), v.regex(/^[\w:-]{1,130}$/)),
            gameId: word,
            status: v.picklist(FREE_SPINS_STATUSES),
            currency: word,
            stake: integer,
            rounds: integer,
            left: integer,
            days: integer,
            expiresAt: v.nullable(integer),
          }),
        ),
        v.maxLength(MAX_GAMES),
      ),
    }),
    v.transform(({ freeSpins }) => freeSpins),
  ),
);

export const decodeCatalogue: Decode<readonly CasinoGame[]> = decodeWith(
  v.pipe(
    v.object({ games: v.pipe(v.array(game), v.maxLength(MAX_GAMES)) }),
    v.transform(({ games }) => games),
  ),
);

const playedRound: v.GenericSchema<unknown, PlayedRound> = v.union([roundProof, foreignRound]);

/** One round, as a page of rounds has it. */
export const decodeRound: Decode<PlayedRound> = decodeWith(playedRound);

/** A page of rounds, and the games of all of the player's rounds. */
export const decodeRounds: Decode<{
  readonly rounds: readonly PlayedRound[];
  readonly hasMore: boolean;
  readonly games: readonly string[];
}> = decodeWith(
  v.object({
    rounds: v.pipe(v.array(playedRound), v.maxLength(MAX_ROUNDS)),
    hasMore: v.boolean(),
    games: v.fallback(v.pipe(v.array(word), v.maxLength(MAX_GAMES)), []),
  }),
);

export const decodeRecent: Decode<readonly string[]> = decodeWith(
  v.pipe(
    v.object({ gameIds: v.pipe(v.array(word), v.maxLength(MAX_ROUNDS)) }),
    v.transform(({ gameIds }) => gameIds),
  ),
);

/** Reads a round that a player has pasted. */
export const decodeProof: Decode<RoundProof> = decodeWith(roundProof);

const MAX_DRAWS = 50;

/** The draw that is on and the public results, the latest first. */
export const decodeDraws: Decode<{ readonly current: CurrentDraw; readonly last: readonly PastDraw[] }> = decodeWith(
  v.object({
    current: v.object({
      nonce: integer,
      phase: v.picklist(['bets', 'run', 'shown']),
      closesAt: integer,
      endsAt: v.nullable(integer),
      bets: integer,
    }),
    last: v.pipe(v.array(v.object({ nonce: integer, result: shown })), v.maxLength(MAX_DRAWS)),
  }),
);
