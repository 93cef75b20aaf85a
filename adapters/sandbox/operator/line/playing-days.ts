/**
 * Assigns weekdays to championships. Championships that share a competitor (a league and a cup, two tournaments of one
 * tour) never play on the same day: the graph of shared competitors is coloured, and each colour has its own days.
 */
import { zoneOf } from './zones.ts';

export interface PlayingDays {
  /** 0 Monday to 6 Sunday. */
  readonly days: readonly number[];
  /** Whether competitors are shared, so that the boundaries between days matter. */
  readonly isShared: boolean;
  /** The zone whose midnights separate the days, hours ahead of UTC. */
  readonly zone: number;
}

export interface Playing {
  readonly id: number;
  readonly country: string;
  readonly competitorIds: readonly number[];
}

const [MON, TUE, WED, THU, FRI, SAT, SUN] = [0, 1, 2, 3, 4, 5, 6] as const;
const EVERY_DAY = [MON, TUE, WED, THU, FRI, SAT, SUN];

/** The days of each colour, by the number of colours. */
const DAYS: readonly (readonly (readonly number[])[])[] = [
  [EVERY_DAY],
  [
    [MON, FRI, SAT, SUN],
    [TUE, WED, THU],
  ],
  [[MON, FRI, SAT, SUN], [TUE, WED], [THU]],
  [[MON, SAT, SUN], [TUE, WED], [THU], [FRI]],
  [[SAT, SUN], [TUE, WED], [THU], [FRI], [MON]],
  [[SAT, SUN], [WED], [THU], [FRI], [MON], [TUE]],
  [[SUN], [WED], [THU], [FRI], [MON], [TUE], [SAT]],
];

/** The days of each championship by id. Throws a RangeError when more than seven share one competitor. */
export function playingDays(championships: readonly Playing[]): ReadonlyMap<number, PlayingDays> {
  const neighbours = neighboursOf(championships);
  const colours = new Map<number, number>();
  for (const { id } of championships) {
    const taken = new Set([...(neighbours.get(id) ?? [])].map((other) => colours.get(other)));
    let colour = 0;
    while (taken.has(colour)) colour += 1;
    colours.set(id, colour);
  }
  const byId = new Map(championships.map((championship) => [championship.id, championship]));
  const result = new Map<number, PlayingDays>();
  for (const group of groupsOf(championships, neighbours)) {
    const count = 1 + Math.max(...group.map((id) => colours.get(id) ?? 0));
    const table = DAYS[count - 1];
    if (table === undefined) throw new RangeError(`${count} championships share competitors: ${group.join(', ')}`);
    const zone = commonZone(group.map((id) => byId.get(id)?.country ?? 'INT'));
    for (const id of group)
      result.set(id, { days: table[colours.get(id) ?? 0] ?? EVERY_DAY, isShared: group.length > 1, zone });
  }
  return result;
}

function neighboursOf(championships: readonly Playing[]): ReadonlyMap<number, ReadonlySet<number>> {
  const playersIn = new Map<number, number[]>();
  for (const { id, competitorIds } of championships) {
    for (const competitor of competitorIds) {
      const known = playersIn.get(competitor);
      if (known === undefined) playersIn.set(competitor, [id]);
      else known.push(id);
    }
  }
  const neighbours = new Map<number, Set<number>>();
  for (const ids of playersIn.values()) {
    for (const one of ids) {
      const others = neighbours.get(one) ?? new Set();
      for (const other of ids) if (other !== one) others.add(other);
      neighbours.set(one, others);
    }
  }
  return neighbours;
}

/** Connected groups of championships, in the given order. */
function groupsOf(
  championships: readonly Playing[],
  neighbours: ReadonlyMap<number, ReadonlySet<number>>,
): readonly (readonly number[])[] {
  const seen = new Set<number>();
  return championships.flatMap(({ id }) => {
    if (seen.has(id)) return [];
    const group = [id];
    seen.add(id);
    for (const member of group) {
      for (const other of neighbours.get(member) ?? []) {
        if (seen.has(other)) continue;
        seen.add(other);
        group.push(other);
      }
    }
    return [group];
  });
}

/** The zone of most members; international championships follow the others. */
function commonZone(countries: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const country of countries)
    if (country !== 'INT') counts.set(zoneOf(country), (counts.get(zoneOf(country)) ?? 0) + 1);
  const [best] = [...counts].sort(([a, one], [b, two]) => two - one || a - b);
  return best?.[0] ?? 0;
}
