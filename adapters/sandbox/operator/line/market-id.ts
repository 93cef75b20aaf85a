/**
 * A market's id encodes its key: game (28 bits), kind (5), type (7), param in quarters (13, offset 4096). Kinds from 32
 * have kind 0 and both their kind and their type, at most 3, in the bits of the type. The same
 * market has the same id after a restart, and a settled bet can be read without a table. Clients must treat the id as
 * opaque.
 */
import type { MarketKey } from './types.ts';

export const PARAM_OFFSET = 4096;
export const PARAM_SPAN = 8192;
const TYPE_SPAN = 128;
const KIND_SPAN = 32;
const GAME_SPAN = 2 ** 28;
/** Types of a kind from 32. */
const FEW_TYPES = 4;

/** The id of a market of a game. Throws a RangeError when a part does not fit. */
export function marketId(gameId: number, key: MarketKey): number {
  const param = key.param + PARAM_OFFSET;
  const isFew = key.kind >= KIND_SPAN;
  const kind = isFew ? 0 : key.kind;
  const type = isFew ? (key.kind - KIND_SPAN) * FEW_TYPES + key.type : key.type;
  if (
    (isFew && !inSpan(key.type, FEW_TYPES)) ||
    (!isFew && key.kind === 0) ||
    !inSpan(gameId, GAME_SPAN) ||
    !inSpan(kind, KIND_SPAN) ||
    !inSpan(type, TYPE_SPAN) ||
    !inSpan(param, PARAM_SPAN)
  ) {
    throw new RangeError(
      `market does not fit an id: game ${gameId} kind ${key.kind} type ${key.type} param ${key.param}`,
    );
  }
  return ((gameId * KIND_SPAN + kind) * TYPE_SPAN + type) * PARAM_SPAN + param;
}

/** The game and key of a market id; null for an invalid id. */
export function readMarketId(id: number): { readonly gameId: number; readonly key: MarketKey } | null {
  if (!Number.isSafeInteger(id) || id < 0) return null;
  const param = (id % PARAM_SPAN) - PARAM_OFFSET;
  const withoutParam = Math.floor(id / PARAM_SPAN);
  const type = withoutParam % TYPE_SPAN;
  const withoutType = Math.floor(withoutParam / TYPE_SPAN);
  const gameId = Math.floor(withoutType / KIND_SPAN);
  const kind = withoutType % KIND_SPAN;
  return kind === 0
    ? { gameId, key: { kind: KIND_SPAN + Math.floor(type / FEW_TYPES), type: type % FEW_TYPES, param } }
    : { gameId, key: { kind, type, param } };
}

function inSpan(value: number, span: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < span;
}
