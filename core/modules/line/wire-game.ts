/**
 * The operator's answer about one game, separate from the line's other answers: only the page of a finished game needs
 * it.
 */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { err, ok } from '../../kernel/result.ts';
import type { EndedGame } from './types.ts';
import { pair, periodsOf, statusOf } from './wire-row.ts';

const gameInfo = v.object({
  id: integer,
  sportId: integer,
  champId: integer,
  champ: v.string(),
  country: v.nullish(v.string(), ''),
  home: v.string(),
  away: v.string(),
  kits: v.optional(v.array(integer)),
  startsAt: integer,
  status: integer,
  score: v.string(),
  periodScores: v.string(),
  stats: v.array(v.tuple([v.string(), v.number(), v.number()])),
  winner: v.nullish(v.string(), ''),
});

/** Null for a game that is not over. */
export const decodeEnded: Decode<EndedGame | null> = (value) => {
  const decoded = decodeWith(gameInfo)(value);
  if (!decoded.ok) return err(decoded.error);
  const { id, sportId, champId, champ, country, home, away, kits, startsAt, ...end } = decoded.value;
  const status = statusOf(end.status);
  if (status !== 'finished') return ok(null);
  const periodScores = periodsOf(end.periodScores);
  return ok({
    game: {
      id,
      champ: { id: champId, sportId, name: champ, country },
      home,
      away,
      kits,
      startsAt,
      status,
      period: periodScores.length,
      periodS: 0,
      clockS: 0,
      clockRuns: false,
      receivedAt: startsAt,
      score: pair(end.score),
      periodScores,
      points: null,
      serving: null,
      top: false,
      marketCount: 0,
    },
    stats: end.stats.map(([name, ofHome, ofAway]) => [name, String(ofHome), String(ofAway)]),
    winner: end.winner,
  });
};
