/** The operator's answers about zones and videos. The numbers of sides stay here. */
import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { VIDEO_SOURCES, ZONE_KINDS } from '../media/public.ts';
import { situation } from './situation-wire.ts';
import type { Detail, Happening, HappeningKind, LineupsAnswer, LiveView, Place, Side, Video } from './types.ts';
import { HAPPENINGS, POSITIONS, SURFACES } from './types.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const SIDES = ['none', 'home', 'away'] as const satisfies readonly Side[];

/** A list whose unknown entries are left out: a newer operator may show more than this site knows. */
function known<T>(schema: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((each) => {
        const parsed = v.safeParse(schema, each);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

const zone = v.object({ zoneId: id, kind: v.picklist(ZONE_KINDS) });
const video: v.GenericSchema<unknown, Video> = v.object({
  videoId: id,
  source: v.picklist(VIDEO_SOURCES),
  isRecommended: v.boolean(),
});

export const decodeOffer = decodeWith(v.object({ zones: known(zone), videos: known(video) }));

type RawHappening = [string, number, ...number[]];
const rawHappening = v.tupleWithRest([v.string(), v.picklist([0, 1, 2])], v.number());

/** `null` for a happening of an unknown kind, which keeps its number. */
function happening([kind, side, ...rest]: RawHappening, n: number): Happening | null {
  const [at = 0, period = 0, clockS = 0, value = 0, home = 0, away = 0, x, y, servedX, servedY] = rest;
  if (!isKind(kind)) return null;
  const servedFrom = placeOf(servedX, servedY);
  return {
    ...{ n, kind, side: SIDES[side] ?? 'none', at, period, clockS, value, score: [home, away], place: placeOf(x, y) },
    ...(servedFrom === null ? {} : { servedFrom }),
  };
}

const placeOf = (x: number | undefined, y: number | undefined): Place | null =>
  x === undefined || y === undefined ? null : { x, y };

const isKind = (kind: string): kind is HappeningKind => HAPPENINGS.some((each) => each === kind);

const place = v.pipe(
  v.tuple([percent, percent]),
  v.transform(([x, y]): Place => ({ x, y })),
);

const MAX_SHIRT = 999;
const shirt = v.pipe(integer, v.minValue(0), v.maxValue(MAX_SHIRT));

const MAX_AMOUNT = 999;
const amount = v.pipe(integer, v.minValue(0), v.maxValue(MAX_AMOUNT));
const MAX_DOWN = 4;
const detail: v.GenericSchema<unknown, Detail> = v.union([
  v.pipe(
    v.tuple([v.literal('rally'), amount]),
    v.transform(([kind, shots]) => ({ kind, shots })),
  ),
  v.pipe(
    v.tuple([v.literal('overs'), amount, amount, amount]),
    v.transform(([kind, overs, balls, most]) => ({ kind, overs, balls, most })),
  ),
  v.pipe(
    v.tuple([v.literal('down'), v.picklist([1, 2]), v.pipe(integer, v.minValue(1), v.maxValue(MAX_DOWN)), amount]),
    v.transform(([kind, side, down, toGo]) => ({ kind, side: SIDES[side], down, toGo })),
  ),
  v.pipe(
    v.tuple([v.literal('frames'), amount]),
    v.transform(([kind, most]) => ({ kind, most })),
  ),
  v.pipe(
    v.tuple([v.literal('legs'), amount, amount, amount]),
    v.transform(([kind, most, home, away]) => ({ kind, most, left: [home, away] as const })),
  ),
]);

const live = v.object({
  zoneId: id,
  surface: v.fallback(v.picklist(SURFACES), 'none'),
  isTimed: v.boolean(),
  isOver: v.boolean(),
  length: v.pipe(v.number(), v.minValue(1)),
  now: v.pipe(v.number(), v.minValue(0)),
  marks: v.array(v.number()),
  count: integer,
  from: integer,
  happened: v.array(rawHappening),
  players: v.optional(known(v.union([v.tuple([integer, shirt, shirt]), v.tuple([integer, shirt])])), []),
  details: v.optional(known(v.tuple([integer, detail])), []),
  detail: v.optional(v.fallback(v.nullable(detail), null), null),
  situation: v.optional(v.fallback(v.nullable(situation), null), null),
  momentum: v.pipe(v.array(v.pipe(v.number(), v.minValue(-100), v.maxValue(100))), v.maxLength(200)),
  spot: v.nullable(
    v.pipe(
      v.object({
        side: v.picklist([0, 1, 2]),
        zone: v.picklist(['middle', 'attack', 'danger']),
        x: percent,
        y: percent,
      }),
      v.transform((spot) => ({ ...spot, side: SIDES[spot.side] ?? 'none' })),
    ),
  ),
  trail: v.array(place),
  shares: known(
    v.pipe(
      v.tuple([v.picklist(['possession', 'attacks', 'dangerousAttacks']), v.number(), v.number()]),
      v.transform(([name, home, away]) => ({ name, home, away })),
    ),
  ),
});

/** One answer about a zone: everything but the happenings is the present; of the happenings, those from `from` on. */
export interface LivePart extends Omit<LiveView, 'happened'> {
  /** The number of happenings so far, with those of unknown kinds. */
  readonly count: number;
  readonly from: number;
  readonly happened: readonly Happening[];
}

export const decodeLive = decodeWith<LivePart>(
  v.pipe(
    live,
    v.transform(({ happened, players, details, ...rest }) => {
      const named = new Map(players.map(([n, ...shirts]) => [n, shirts] as const));
      const detailed = new Map(details);
      return {
        ...rest,
        happened: happened.flatMap((raw, at) => {
          const read = happening(raw, rest.from + at);
          if (read === null) return [];
          const shirts = named.get(read.n);
          const more = detailed.get(read.n);
          return [
            {
              ...read,
              ...(more === undefined ? {} : { detail: more }),
              ...(shirts === undefined ? {} : { players: shirts }),
            },
          ];
        }),
      };
    }),
  ),
);

export const decodeOpened = decodeWith(v.object({ videoId: id, zoneId: id }));

const MAX_NAME = 100;
const MAX_PLAYERS = 30;
const player = v.pipe(
  v.tuple([shirt, v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_NAME)), v.picklist([1, 2, 3, 4])]),
  v.transform(([number, name, position]) => ({ number, name, position: POSITIONS[position - 1] ?? 'midfielder' })),
);
const players = v.pipe(v.array(player), v.maxLength(MAX_PLAYERS));

/** The lines of a formation count all starters but the goalkeeper. */
const sideLineup = v.pipe(
  v.object({ formation: v.pipe(v.string(), v.regex(/^\d(?:-\d){1,5}$/)), starters: players, bench: players }),
  v.check(
    ({ formation, starters }) =>
      formation.split('-').reduce((sum, count) => sum + Number(count), 1) === starters.length,
    'the formation has a place for each starter',
  ),
  v.check(({ starters, bench }) => {
    const numbers = [...starters, ...bench].map(({ number }) => number);
    return new Set(numbers).size === numbers.length;
  }, 'each number is worn once'),
);

export const decodeLineups = decodeWith<LineupsAnswer>(
  v.pipe(
    v.object({
      isExpected: v.boolean(),
      lineups: v.nullable(v.object({ home: sideLineup, away: sideLineup })),
    }),
    v.transform(({ isExpected, lineups }): LineupsAnswer => lineups ?? (isExpected ? 'later' : 'none')),
  ),
);
