/**
 * A market's id encodes its key: game (28 bits), kind (5), type (7), param in quarters (13, offset 4096). The same
 * market has the same id after a restart, and a settled bet can be read without a table. Clients must treat the id as
 * opaque.
 */
import type { MarketKey } from './types.ts';

export const PARAM_OFFSET = 4096;
export const PARAM_SPAN = 8192;
const TYPE_SPAN = 128;
const KIND_SPAN = 32;
const GAME_SPAN = 2 ** 28;

/** The id of a market of a game. Throws a RangeError when a part does not fit. */
export function marketId(gameId: number, key: MarketKey): number {
  const param = key.param + PARAM_OFFSET;
  if (
    !inSpan(gameId, GAME_SPAN) ||
    !inSpan(key.kind, KIND_SPAN) ||
    !inSpan(key.type, TYPE_SPAN) ||
    !inSpan(param, PARAM_SPAN)
  ) {
    throw new RangeError(
      `market does not fit an id: game ${gameId} kind ${key.kind} type ${key.type} param ${key.param}`,
    );
  }
  return ((gameId * KIND_SPAN + key.kind) * TYPE_SPAN + key.type) * PARAM_SPAN + param;
}

/** The game and key of a market id; null for an invalid id. */
export function readMarketId(id: number): { readonly gameId: number; readonly key: MarketKey } | null {
  if (!Number.isSafeInteger(id) || id < 0) return null;
  const param = (id % PARAM_SPAN) - PARAM_OFFSET;
  const withoutParam = Math.floor(id / PARAM_SPAN);
  const type = withoutParam % TYPE_SPAN;
  const withoutType = Math.floor(withoutParam / TYPE_SPAN);
  return { gameId: Math.floor(withoutType / KIND_SPAN), key: { kind: withoutType % KIND_SPAN, type, param } };
}

function inSpan(value: number, span: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < span;
}
