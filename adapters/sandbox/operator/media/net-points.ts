/**
 * The points of net sports: where each was served, where its last ball ended, and how many strokes its rally had. Drawn
 * from the match's seed and the number of the point; who served and who won are the match's own [MVW-7].
 */
import { serverPlace } from 'touchline/core/match-view/rules/serve';
import type { Place, Surface } from 'touchline/core/match-view/types';
import type { Match } from '../models/match.ts';
import type { Random } from '../models/seeded.ts';
import { between, createRandom, exponential, pickIndex } from '../models/seeded.ts';
import type { Happened } from './happenings.ts';
import { happeningsOf } from './happenings.ts';
import { SURFACES } from './surfaces.ts';

/** Lengths in percent of the field. */
interface Court {
  /** From the net to the base line. */
  readonly depth: number;
  /** From the middle to a side line. */
  readonly width: number;
  /** Where serves come down, as a share of the depth. */
  readonly service: number;
  /** Strokes beyond the shortest rally, in pairs, on average. */
  readonly pairs: number;
}

const COURTS: Partial<Readonly<Record<Surface, Court>>> = {
  tennis: { depth: 43, width: 29, service: 0.54, pairs: 1.1 },
  volleyball: { depth: 43, width: 39, service: 0.9, pairs: 0.6 },
  table: { depth: 38, width: 35, service: 0.7, pairs: 1.2 },
  badminton: { depth: 43, width: 33, service: 0.6, pairs: 2 },
};

export interface NetPoint {
  readonly from: Place;
  readonly end: Place;
  /** Strokes over the net, the serve and the last error included; 0 where the serve failed. */
  readonly shots: number;
}

const ENDINGS = ['winner', 'net', 'out'] as const;
const ENDING_WEIGHTS = [0.6, 0.22, 0.18] as const;
type Ending = (typeof ENDINGS)[number] | 'ace' | 'doubleFault';

const STREAM = 200_000;
const MAX_SHOTS = 60;

const serves = new WeakMap<Match, ReadonlyMap<number, 'ace' | 'doubleFault'>>();

/** The points that ended with their serve, by number. */
function servesOf(match: Match): ReadonlyMap<number, 'ace' | 'doubleFault'> {
  const known = serves.get(match);
  if (known !== undefined) return known;
  const found = new Map<number, 'ace' | 'doubleFault'>();
  for (const { kind, t } of happeningsOf(match)) if (kind === 'ace' || kind === 'doubleFault') found.set(t, kind);
  serves.set(match, found);
  return found;
}

/** The point of a happening; null for a happening without one, and in other sports. */
export function netPointOf(match: Match, { kind, side, t, served }: Happened): NetPoint | null {
  const { format, seed } = match.fixture;
  const surface = SURFACES[format.model];
  const court = COURTS[surface];
  if (court === undefined || served === undefined || side === 0) return null;
  const from = serverPlace(surface, served.side === 1 ? 'home' : 'away', served.isEven);
  if (from === null) return null;
  const winner = kind === 'doubleFault' ? other(side) : side;
  const random = createRandom(seed, STREAM + t);
  const drawn = ENDINGS[pickIndex(random, ENDING_WEIGHTS)] ?? 'winner';
  const ending = servesOf(match).get(t) ?? drawn;
  return {
    from,
    end: endOf(court, winner, ending, from, random),
    shots: shotsOf(court, ending, winner === served.side, random),
  };
}

const other = (side: 1 | 2): 1 | 2 => (side === 1 ? 2 : 1);

function endOf(court: Court, winner: 1 | 2, ending: Ending, from: Place, random: Random): Place {
  /** From the net towards the loser's base line. */
  const far = winner === 1 ? 1 : -1;
  const anywhere = court.width * between(random, -0.92, 0.92);
  /** Across the middle from the server. */
  const diagonal = Math.sign(50 - from.y) * court.width * between(random, 0.15, 0.9);
  switch (ending) {
    case 'ace':
      return place(far * court.depth * court.service * between(random, 0.72, 0.98), diagonal);
    case 'doubleFault':
      return place(-far * court.depth * court.service * between(random, 1.06, 1.22), diagonal);
    case 'winner':
      return place(far * court.depth * between(random, 0.4, 0.97), anywhere);
    case 'net':
      return place(far * between(random, 1, 3), anywhere);
    case 'out':
      return place(-far * court.depth * between(random, 1.05, 1.13), anywhere);
  }
}

const place = (x: number, y: number): Place => ({ x: Math.round(50 + x), y: Math.round(50 + y) });

/** The server has the odd strokes. A winner is the winner's last stroke, an error the loser's. */
function shotsOf(court: Court, ending: Ending, isServersPoint: boolean, random: Random): number {
  if (ending === 'ace') return 1;
  if (ending === 'doubleFault') return 0;
  const isServersStroke = (ending === 'winner') === isServersPoint;
  const more = 2 * Math.floor(exponential(random, 1 / court.pairs));
  return Math.min(MAX_SHOTS, (isServersStroke ? 3 : 2) + more);
}
