/** Records of the bonus games: turns that were earned, seeds, and turns that were played. */
import * as v from 'valibot';
import { BONUS_GAME_IDS } from './games/game.ts';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();
const game = v.picklist(BONUS_GAME_IDS);
const entries = v.array(v.object({ account: text, currency: text, amount: int }));

export const bonusGameRecords = [
  /** `day` is the day of the stakes, counted from the epoch. */
  v.object({ t: v.literal('bonusTurnEarned'), at: int, playerId: int, turnId: text, day: int, expiresAt: int }),
  v.object({
    t: v.literal('bonusSeedMade'),
    at: int,
    playerId: int,
    gameId: game,
    seedId: text,
    serverSeed: text,
    tableHash: text,
    version: int,
  }),
  /** Chosen once for each server seed, after its commitment was shown. */
  v.object({ t: v.literal('bonusSeedChosen'), at: int, playerId: int, gameId: game, seedId: text, clientSeed: text }),
  /** A turn is spent. `unit` is what one unit of the prize is worth, minor units of `currency`. */
  v.object({
    t: v.literal('bonusRoundBegan'),
    at: int,
    playerId: int,
    key: text,
    roundId: text,
    turnId: text,
    gameId: game,
    seedId: text,
    nonce: int,
    currency: text,
    unit: int,
  }),
  v.object({ t: v.literal('bonusRoundMoved'), at: int, playerId: int, roundId: text, move: int }),
  v.object({ t: v.literal('bonusRoundPaid'), at: int, playerId: int, roundId: text, pays: int, entries }),
] as const;

const bonusGameRecord = v.variant('t', bonusGameRecords);
export type BonusGameRecord = v.InferOutput<typeof bonusGameRecord>;

export function isBonusGameRecord(record: { readonly t: string }): record is BonusGameRecord {
  return bonusGameRecords.some(({ entries: { t } }) => t.literal === record.t);
}
