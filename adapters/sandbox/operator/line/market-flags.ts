/**
 * The bets that a market excludes. Flags are a pure function of the fixture and the market's kind, so that feed, book
 * and a restarted operator agree, and no flag changes while a market is in the line.
 */
import { isFieldModel } from '../models/field/terms.ts';
import { mixSeed } from '../models/seeded.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Fixture, MatchFormat, MatchModel } from './types.ts';

/** Singles only. */
export const EXPRESS_BANNED = 1;
/** Neither a system's banker nor in a multibet's lobby. */
export const BANKER_DISABLED = 2;
/** In no bet at all. */
export const BLOCKED = 4;

/** One game in this many has a blocked kind of market. */
const BLOCKED_ONE_IN = 24;
/** The kinds that may be blocked; result and winner never are. */
const BLOCKABLE: readonly number[] = [
  KIND.total,
  KIND.asianHandicap,
  KIND.doubleChance,
  KIND.bothScore,
  KIND.oddEven,
  KIND.drawNoBet,
  KIND.pointTotal,
  KIND.pointHandicap,
  KIND.setTotal,
  KIND.setHandicap,
];
const BLOCK_SALT = 4_001;

/** A full match of a timed sport is longer than this, match seconds. */
const SHORT_MATCH_S = 1_800;
const TIMED: readonly MatchModel[] = [
  'football',
  'hockey',
  'handball',
  'futsal',
  'basketball',
  'american-football',
  'rugby',
];

/** The flag bits of a market of this game. */
export function flagsOf({ format, seed }: Pick<Fixture, 'format' | 'seed'>, kind: number): number {
  const isSingle =
    (kind === KIND.outright && !isFieldModel(format.model)) || kind === KIND.boost || format.model === 'outright';
  const banned = isSingle ? EXPRESS_BANNED : 0;
  const noBanker = isShort(format) ? BANKER_DISABLED : 0;
  const blocked = kind === blockedKind(seed) ? BLOCKED : 0;
  return banned | noBanker | blocked;
}

/** Small-sided and computer formats that end within minutes. */
export function isShort({ model, periods, periodS }: MatchFormat): boolean {
  return TIMED.includes(model) && periodS > 0 && periods * periodS <= SHORT_MATCH_S;
}

/** The blocked kind in a game with this seed; null for most. */
function blockedKind(seed: number): number | null {
  const drawn = mixSeed(seed, BLOCK_SALT);
  if (drawn % BLOCKED_ONE_IN !== 0) return null;
  return BLOCKABLE[Math.floor(drawn / BLOCKED_ONE_IN) % BLOCKABLE.length] ?? null;
}
