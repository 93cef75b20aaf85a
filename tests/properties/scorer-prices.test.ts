/**
 * The laws of the goalscorer markets: their fair chances are those of the draws that play the match, their prices carry
 * the margin of the kind, and the players whom the match names decide them. A wrong model breaks the first.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCORER_KIND } from 'touchline/core/line/rules/scorer-kinds';
import type { MarketKey, PricedMarket } from '../../adapters/sandbox/operator/line/types.ts';
import { happeningsOf } from '../../adapters/sandbox/operator/media/happenings.ts';
import { actorsOf, lineupOf } from '../../adapters/sandbox/operator/media/lineups.ts';
import { marginOf } from '../../adapters/sandbox/operator/models/margin.ts';
import type { Match } from '../../adapters/sandbox/operator/models/match.ts';
import { createMatch } from '../../adapters/sandbox/operator/models/match.ts';
import { FEWER_RUNS } from '../arbitraries/runs.ts';
import { fixtureOf, FORMATS, LONG_AFTER, STARTS_AT } from '../unit/sandbox-models/fixtures.ts';

const { toScore, firstScorer } = SCORER_KIND;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LINE = 4;
const [WON, LOST, RETURNED] = [1, 0, 2] as const;

const footballOf = (choice: Parameters<typeof fixtureOf>[1] = {}): Match =>
  createMatch(fixtureOf(FORMATS.football, choice));
const scorersOf = (match: Match, now: number): readonly PricedMarket[] =>
  match.price(now, 'all').filter(({ kind }) => kind === toScore || kind === firstScorer);
const ofKind = (markets: readonly PricedMarket[], kind: number): readonly PricedMarket[] =>
  markets.filter((market) => market.kind === kind);
const chanceOf = ({ fair }: PricedMarket): number => fair?.won ?? 0;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const matches = fc
  .record({
    seed: fc.integer({ min: 1, max: 100_000 }),
    home: fc.integer({ min: 1_300, max: 1_700 }),
    away: fc.integer({ min: 1_300, max: 1_700 }),
  })
  .map(footballOf);
/** Minutes from the kick-off, the break included. */
const minutes = fc.integer({ min: -60, max: 105 });

/** The goals with their players, as the list of the live view names them. */
function goalsOf(match: Match): readonly { readonly at: number; readonly type: number; readonly param: number }[] {
  const list = happeningsOf(match);
  const players = new Map(actorsOf(match, 0, list.length).map(([n, number]) => [n, number]));
  return list.flatMap(({ kind, side, at }, n) =>
    kind === 'goal' ? [{ at, type: side === 1 ? 1 : 3, param: LINE * (players.get(n) ?? 0) }] : [],
  );
}

/** The shirts of those who start, and of those who come on, as params. */
function shirtsOf(
  match: Match,
): readonly (readonly [type: number, starts: readonly number[], comesOn: readonly number[]])[] {
  const { home, away, seed } = match.fixture;
  const list = happeningsOf(match);
  const actors = actorsOf(match, 0, list.length);
  return [home, away].map((team, at) => {
    const comesOn = actors.flatMap(([n, , other]) =>
      list[n]?.side === at + 1 && other !== undefined ? [LINE * other] : [],
    );
    return [at === 0 ? 1 : 3, lineupOf(team, seed).starters.map(({ number }) => LINE * number), comesOn];
  });
}

describe('goalscorer markets', () => {
  it('[LIN-238] of two equal sides are as worked', () => {
    const match = footballOf();
    const { home, away, seed } = match.fixture;
    const shown = (kind: number, team: typeof home, position: number): readonly unknown[] => {
      const type = team === home ? 1 : 3;
      const param = LINE * (lineupOf(team, seed).starters.find((player) => player.position === position)?.number ?? 0);
      const found = match
        .price(STARTS_AT - 1, 'all')
        .find((market) => market.kind === kind && market.type === type && market.param === param);
      return [found?.price, found && Number(chanceOf(found).toFixed(3))];
    };
    expect([4, 3, 2].map((position) => shown(toScore, home, position))).toEqual([
      [4_180, 0.217],
      [7_480, 0.117],
      [18_000, 0.046],
    ]);
    expect([4, 3, 2].map((position) => shown(firstScorer, home, position))).toEqual([
      [9_360, 0.096],
      [18_100, 0.048],
      [49_500, 0.017],
    ]);
    expect([toScore, firstScorer].map((kind) => shown(kind, away, 4))).toEqual([
      [5_200, 0.172],
      [12_000, 0.074],
    ]);
    const others = scorersOf(match, STARTS_AT - 1).filter(({ type }) => type === 0 || type === 2);
    expect(others.map((each) => [each.type, each.price, Number(chanceOf(each).toFixed(3))])).toEqual([
      [0, 18_000, 0.048],
      [2, 13_200, 0.067],
    ]);
  });

  it('[LIN-238] the chances of the first scorer add up to one before the first goal, and end with it', () => {
    fc.assert(
      fc.property(matches, minutes, (match, minute) => {
        const now = STARTS_AT + minute * MINUTE_MS;
        const first = ofKind(scorersOf(match, now), firstScorer);
        const { score, status } = match.stateAt(now);
        if (status === 4 || score[0] + score[1] > 0) expect(first).toEqual([]);
        // Selections below the least offered chance are missing.
        else expect(Math.abs(total(first.map(chanceOf)) - 1)).toBeLessThan(first.length < 12 ? 0.02 : 0.006);
      }),
      { seed: 71, numRuns: FEWER_RUNS },
    );
    const whole = ofKind(scorersOf(footballOf(), STARTS_AT - 1), firstScorer);
    expect(whole).toHaveLength(22);
    expect(total(whole.map(chanceOf))).toBeCloseTo(1, 9);
  });

  it('[LIN-238] carry 14 % in each book: of the first scorer, and of the players who may score', () => {
    fc.assert(
      fc.property(matches, (match) => {
        const markets = scorersOf(match, STARTS_AT - 1);
        for (const kind of [toScore, firstScorer]) {
          const book = ofKind(markets, kind);
          const winners = total(book.map(chanceOf));
          const sum = total(book.map(({ price }) => 1000 / price)) / winners;
          expect(marginOf(kind, 'football')).toBe(0.14);
          expect(Math.abs(sum - 1.14)).toBeLessThan(0.007);
        }
      }),
      { seed: 72, numRuns: FEWER_RUNS / 2 },
    );
  });

  it('[LIN-238] are offered for the players on the pitch from the announcement of the line-ups on', () => {
    const match = footballOf();
    expect(scorersOf(match, STARTS_AT - HOUR_MS - 1)).toEqual([]);
    const markets = scorersOf(match, STARTS_AT - HOUR_MS);
    expect(ofKind(markets, toScore)).toHaveLength(20);
    const { home, seed } = match.fixture;
    const field = lineupOf(home, seed).starters.filter(({ position }) => position !== 1);
    const named = ofKind(markets, toScore).filter(({ type }) => type === 1);
    expect(named.map(({ param, label }) => [param, label])).toEqual(
      field.map((each) => [LINE * each.number, each.name]),
    );
    // Later those who came on stand in for those who went off.
    for (const minute of [50, 75, 95]) {
      const now = STARTS_AT + minute * MINUTE_MS;
      const list = happeningsOf(match);
      const gone = actorsOf(match, 0, list.filter(({ at }) => at <= now).length);
      const off = gone.filter(([n]) => list[n]?.kind === 'substitution' && list[n].side === 1);
      const offered = ofKind(scorersOf(match, now), toScore).filter(({ type }) => type === 1);
      for (const [, number] of off) expect(offered.map(({ param }) => param)).not.toContain(LINE * number);
    }
    for (const format of [{ ...FORMATS.football, periodS: 240 }, FORMATS.hockey])
      expect(scorersOf(createMatch(fixtureOf(format)), STARTS_AT - 1)).toEqual([]);
    const recorded = { prices: [], halfTime: null, fullTime: [1, 0] as const, playedAt: 0, stats: [] };
    expect(scorersOf(footballOf({ recorded }), STARTS_AT - 1)).toEqual([]);
  });

  it('[LIN-238] are settled by the players of the goals: won once a goal counts, returned without play', () => {
    fc.assert(
      fc.property(matches, (match) => {
        const goals = goalsOf(match);
        const [first] = goals;
        const settle = (key: MarketKey, now = LONG_AFTER): number | null => match.settle(key, now);
        for (const [type, starts, comesOn] of shirtsOf(match)) {
          for (let param = LINE; param <= 23 * LINE; param += LINE) {
            const scored = goals.find((goal) => goal.type === type && goal.param === param);
            const hasStarted = starts.includes(param);
            const isOn = hasStarted || comesOn.includes(param);
            const isSquad = isOn || settle({ kind: toScore, type, param }) === RETURNED;
            if (!isSquad) continue;
            expect(settle({ kind: toScore, type, param })).toBe(scored ? WON : isOn ? LOST : RETURNED);
            const isFirst = first !== undefined && first.type === type && first.param === param;
            if (isOn)
              expect(settle({ kind: firstScorer, type, param })).toBe(hasStarted ? (isFirst ? WON : LOST) : RETURNED);
            if (scored) expect(settle({ kind: toScore, type, param }, scored.at - 1)).toBeNull();
            if (scored) expect(settle({ kind: toScore, type, param }, scored.at)).toBeNull();
            if (scored) expect(settle({ kind: toScore, type, param }, scored.at + 10 * MINUTE_MS)).toBe(WON);
          }
        }
        const isSubstitute =
          first !== undefined &&
          !shirtsOf(match).some(([type, starts]) => type === first.type && starts.includes(first.param));
        expect(settle({ kind: firstScorer, type: 2, param: 0 })).toBe(first === undefined ? WON : LOST);
        expect(settle({ kind: firstScorer, type: 0, param: 0 })).toBe(isSubstitute ? WON : LOST);
        expect(settle({ kind: firstScorer, type: 2, param: 0 }, STARTS_AT)).toBeNull();
      }),
      { seed: 73, numRuns: FEWER_RUNS },
    );
  });
});

/** Deviations of what happened from what was expected, in standard deviations: before the start, and in the second half. */
function deviations(minute: number, expected: (market: PricedMarket) => number): ReadonlyMap<string, number> {
  const sums = new Map<string, { chance: number; won: number }>();
  for (let seed = 1; seed <= 300; seed += 1) {
    const match = footballOf({ seed, home: 1_560 });
    for (const market of scorersOf(match, STARTS_AT + minute * MINUTE_MS)) {
      const { kind, type } = market;
      const chance = expected(market);
      const band =
        type === 0 ? 'substitute' : type === 2 ? 'nobody' : chance > 0.1 ? 'likely' : chance > 0.04 ? 'middle' : 'rare';
      const sum = sums.get(`${kind} ${band}`) ?? { chance: 0, won: 0 };
      sums.set(`${kind} ${band}`, {
        chance: sum.chance + chance,
        won: sum.won + (match.settle(market, LONG_AFTER) === WON ? 1 : 0),
      });
    }
  }
  return new Map([...sums].map(([name, { chance, won }]) => [name, (won - chance) / Math.sqrt(chance)]));
}

const MAX_DEVIATIONS = 3;
/** Kinds and bands of chances, all of which have markets. */
const MIN_BANDS = 7;
function holds(minute: number, expected: (market: PricedMarket) => number): boolean {
  const found = [...deviations(minute, expected).values()];
  return found.length >= MIN_BANDS && found.every((deviation) => Math.abs(deviation) < MAX_DEVIATIONS);
}

describe('chances of goalscorers', () => {
  it('[LIN-238] are the frequencies of many matches, before the start and among the substitutions', () => {
    expect(holds(-1, chanceOf)).toBe(true);
    expect(holds(75, chanceOf)).toBe(true);
  });

  it('a wrong model is found: players who never go off, or a first scorer as likely as any', () => {
    // Without substitutions a starter would score so much more often, and a substitute never.
    const never = (market: PricedMarket): number => chanceOf(market) * (market.type === 0 ? 0.5 : 1.15);
    expect(holds(-1, never)).toBe(false);
    const any = (market: PricedMarket): number =>
      market.kind === firstScorer ? 1.4 * chanceOf(market) : chanceOf(market);
    expect(holds(-1, any)).toBe(false);
  });
});
