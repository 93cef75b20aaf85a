/** Points (tennis: games) to come after a set: exact distributions of their total and difference, by score in sets. */
import type { Cumulative, Future } from './future.ts';
import { NO_FUTURE } from './future.ts';
import type { MatchLaw } from './match-law.ts';
import { freshStanding } from './set-law.ts';
import type { Side } from './shape.ts';

/** The points to come when the sets stand at home:away and `server` starts the next one. */
export function futureOf(law: MatchLaw, home: number, away: number, server: Side): Future {
  const { need } = law.shape;
  if (home >= need || away >= need) return NO_FUTURE;
  const key = (home * 64 + away) * 2 + server;
  const known = law.futures.get(key);
  if (known !== undefined) return known;
  const scores = law.set.scores(freshStanding(home + away, server));
  const totals: Part[] = [];
  const differences: Part[] = [];
  let odd = 0;
  for (let index = 0; index < scores.chance.length; index += 1) {
    const h = scores.home[index] ?? 0;
    const a = scores.away[index] ?? 0;
    const chance = scores.chance[index] ?? 0;
    const next = futureOf(law, home + (h > a ? 1 : 0), away + (h > a ? 0 : 1), law.set.nextServer(server, h, a));
    totals.push({ shift: h + a, chance, law: next.total });
    differences.push({ shift: h - a, chance, law: next.difference });
    odd += chance * ((h + a) % 2 === 1 ? 1 - next.odd : next.odd);
  }
  const future: Future = { total: mix(totals), difference: mix(differences), odd };
  law.futures.set(key, future);
  return future;
}

interface Part {
  readonly shift: number;
  readonly chance: number;
  readonly law: Cumulative;
}

const NEGLIGIBLE = 1e-9;

/** The mixture of the shifted parts, weighted by their chances. */
function mix(parts: readonly Part[]): Cumulative {
  let low = Infinity;
  let high = -Infinity;
  for (const part of parts) {
    low = Math.min(low, part.shift + part.law.low);
    high = Math.max(high, part.shift + part.law.low + part.law.atMost.length - 1);
  }
  const atMost = new Float64Array(high - low + 1);
  const whole = new Float64Array(high - low + 2);
  for (const { shift, chance, law } of parts) {
    const from = shift + law.low - low;
    const values = law.atMost;
    for (let index = 0; index < values.length; index += 1)
      atMost[from + index] = (atMost[from + index] ?? 0) + chance * (values[index] ?? 0);
    whole[from + values.length] = (whole[from + values.length] ?? 0) + chance;
  }
  let passed = 0;
  for (let index = 0; index < atMost.length; index += 1) {
    passed += whole[index] ?? 0;
    atMost[index] = (atMost[index] ?? 0) + passed;
  }
  let first = 0;
  while (first < atMost.length - 1 && (atMost[first] ?? 1) < NEGLIGIBLE) first += 1;
  let last = atMost.length - 1;
  while (last > first && (atMost[last - 1] ?? 0) > 1 - NEGLIGIBLE) last -= 1;
  const trimmed = atMost.slice(first, last + 1);
  trimmed[trimmed.length - 1] = 1;
  return { low: low + first, atMost: trimmed };
}
