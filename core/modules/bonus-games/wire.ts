import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { roundProof } from '../casino/public.ts';
import type { BonusAct, BonusAnswer, BonusGameId, BonusRefusal } from './types.ts';
import { BONUS_GAMES, PRIZE_KINDS } from './types.ts';

const BASE = '/web-api/bonus-games';
export const pathOf = (game: BonusGameId): string => `${BASE}/${game}`;
/** The same without a player. */
export const termsPathOf = (game: BonusGameId): string => `${BASE}/${game}/terms`;

/** The call of an act. */
export function callOf(game: BonusGameId, act: BonusAct): { readonly path: string; readonly body: object } {
  switch (act.kind) {
    case 'play':
      return { path: `${BASE}/${game}/turns`, body: { seedId: act.seedId, clientSeed: act.clientSeed } };
    case 'choose':
      return { path: `${BASE}/${game}/choices`, body: { roundId: act.roundId, at: act.at, choice: act.choice } };
    case 'reveal':
      return { path: `${BASE}/${game}/reveal`, body: { seedId: act.seedId } };
  }
}

const MAX_LIST = 200;
const short = v.pipe(v.string(), v.maxLength(80));
const natural = v.pipe(integer, v.minValue(0));
const list = <T extends v.GenericSchema>(of: T) => v.pipe(v.array(of), v.maxLength(MAX_LIST));
const digits = v.pipe(
  v.string(),
  v.regex(/^\d{1,60}$/),
  v.transform((text) => BigInt(text)),
);
const fraction = v.pipe(
  v.object({ n: digits, d: digits }),
  v.check(({ d }) => d > 0n, 'a denominator is above zero'),
);

const player = v.object({
  turns: list(v.object({ id: short, earnedAt: integer, expiresAt: integer })),
  today: v.object({ stakedCents: natural, earned: natural }),
  fair: v.object({
    seedId: short,
    commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    clientSeed: v.nullable(v.pipe(v.string(), v.maxLength(64))),
    nonce: natural,
  }),
  open: v.nullable(roundProof),
  rounds: list(roundProof),
  points: integer,
  freeBets: integer,
});

const answer: v.GenericSchema<unknown, BonusAnswer> = v.object({
  game: v.picklist(BONUS_GAMES),
  reward: v.picklist(['points', 'freeBet']),
  iso: short,
  unit: natural,
  prizes: list(v.object({ kind: v.picklist(PRIZE_KINDS), of: natural, wins: natural, chance: fraction })),
  mean: fraction,
  rule: v.object({ stakeCents: natural, maxPerDay: natural, lastsMs: natural }),
  player: v.nullable(player),
});

export const decodeBonus: Decode<BonusAnswer> = decodeWith(answer);
export const decodeBonusAct: Decode<{ readonly refusal: BonusRefusal | null; readonly answer: BonusAnswer }> =
  decodeWith(
    v.object({
      refusal: v.nullable(v.picklist(['noTurn', 'openRound', 'otherSeed', 'badMove', 'excluded', 'notAllowed'])),
      answer,
    }),
  );
