/** What is told of a happening beside its score. */
import type { MatchModel } from '../line/types.ts';
import type { Match } from '../models/match.ts';
import type { Happened, Kind } from './happenings.ts';
import { netPointOf } from './net-points.ts';

/** The words and numbers of the wire. */
export type Detail = readonly [kind: 'rally', shots: number];

const RALLIES: ReadonlySet<MatchModel> = new Set(['tennis', 'table-tennis', 'volleyball']);
const POINTS: ReadonlySet<Kind> = new Set(['point', 'game', 'break', 'set']);

export function detailOf(match: Match, happened: Happened): Detail | null {
  if (!RALLIES.has(match.fixture.format.model) || !POINTS.has(happened.kind)) return null;
  const shots = netPointOf(match, happened)?.shots ?? 0;
  return shots === 0 ? null : ['rally', shots];
}
