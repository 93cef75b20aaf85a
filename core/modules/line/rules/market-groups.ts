/** Arranges the markets of a game for the game page: one group per kind, each with a suitable layout. */
import type { Market } from '../types.ts';
import { METHOD_KIND } from './bout-kinds.ts';
import { PARTY_SEATS, SEATS_MAJORITY } from './election-kinds.ts';
import { byPrice, type Price } from './main-markets.ts';
import { ANY_OTHER_SCORE, KIND } from './market-kinds.ts';
import { FIELD_KIND } from './field-kinds.ts';
import { SCORER_KIND } from './scorer-kinds.ts';
import { STAT_KIND } from './stat-kinds.ts';

export type Layout = 'two' | 'three' | 'overUnder' | 'handicap' | 'score' | 'list' | 'sides';
export type Topic =
  | 'main'
  | 'totals'
  | 'handicaps'
  | 'scores'
  | 'parts'
  | 'scorers'
  | 'tallies'
  | 'field'
  | 'places'
  | 'headToHead';

export interface MarketGroup {
  /** The kind; for numbered kinds (third goal, second set) also the param. */
  readonly key: string;
  readonly kind: number;
  readonly param: number;
  readonly layout: Layout;
  readonly topic: Topic;
  /** Rows of cells; null is an empty cell. */
  readonly rows: readonly (readonly (Market | null)[])[];
}

interface KindPlan {
  readonly layout: Layout;
  readonly topic: Topic;
  /** Market types in column order. */
  readonly types: readonly number[];
  /** Whether each param gets a group of its own. */
  readonly counted?: boolean;
}

const SIDES = [1, 3];
const THREE = [1, 2, 3];
const PAIR = [1, 2];
/** The listed kinds in the order of the page. */
const LAYOUTS: readonly (readonly [kind: number, plan: KindPlan])[] = [
  [KIND.result, { layout: 'three', topic: 'main', types: THREE }],
  [KIND.winner, { layout: 'two', topic: 'main', types: SIDES }],
  [KIND.doubleChance, { layout: 'three', topic: 'main', types: THREE }],
  [KIND.drawNoBet, { layout: 'two', topic: 'main', types: SIDES }],
  [KIND.nextGoal, { layout: 'three', topic: 'main', types: THREE, counted: true }],
  [KIND.bothScore, { layout: 'two', topic: 'main', types: PAIR }],
  [METHOD_KIND, { layout: 'two', topic: 'main', types: SIDES }],
  [KIND.total, { layout: 'overUnder', topic: 'totals', types: PAIR }],
  [KIND.pointTotal, { layout: 'overUnder', topic: 'totals', types: PAIR }],
  [KIND.setTotal, { layout: 'overUnder', topic: 'totals', types: PAIR }],
  [KIND.asianHandicap, { layout: 'handicap', topic: 'handicaps', types: SIDES }],
  [KIND.pointHandicap, { layout: 'handicap', topic: 'handicaps', types: SIDES }],
  [KIND.setHandicap, { layout: 'handicap', topic: 'handicaps', types: SIDES }],
  [KIND.europeanHandicap, { layout: 'three', topic: 'handicaps', types: THREE }],
  [KIND.homeTotal, { layout: 'overUnder', topic: 'totals', types: PAIR }],
  [KIND.awayTotal, { layout: 'overUnder', topic: 'totals', types: PAIR }],
  [KIND.oddEven, { layout: 'two', topic: 'totals', types: PAIR }],
  [KIND.halfTimeResult, { layout: 'three', topic: 'parts', types: THREE }],
  [KIND.halfTimeTotal, { layout: 'overUnder', topic: 'parts', types: PAIR }],
  [KIND.halfTimeHandicap, { layout: 'handicap', topic: 'parts', types: SIDES }],
  [KIND.periodResult, { layout: 'three', topic: 'parts', types: THREE, counted: true }],
  [KIND.setWinner, { layout: 'two', topic: 'parts', types: SIDES, counted: true }],
  [KIND.halfTimeFullTime, { layout: 'three', topic: 'parts', types: [] }],
  [KIND.outright, { layout: 'list', topic: 'field', types: [] }],
  [FIELD_KIND.topThree, { layout: 'two', topic: 'places', types: [] }],
  [FIELD_KIND.topFive, { layout: 'two', topic: 'places', types: [] }],
  [FIELD_KIND.topTen, { layout: 'two', topic: 'places', types: [] }],
  [FIELD_KIND.headToHead, { layout: 'two', topic: 'headToHead', types: SIDES }],
  [SCORER_KIND.toScore, { layout: 'sides', topic: 'scorers', types: SIDES }],
  [SCORER_KIND.firstScorer, { layout: 'sides', topic: 'scorers', types: SIDES }],
  [STAT_KIND.cornerResult, { layout: 'three', topic: 'tallies', types: THREE }],
  [STAT_KIND.cornerTotal, { layout: 'overUnder', topic: 'tallies', types: PAIR }],
  [STAT_KIND.cardResult, { layout: 'three', topic: 'tallies', types: THREE }],
  [STAT_KIND.cardTotal, { layout: 'overUnder', topic: 'tallies', types: PAIR }],
  [KIND.correctScore, { layout: 'score', topic: 'scores', types: [] }],
  [KIND.setScore, { layout: 'score', topic: 'scores', types: [] }],
  [KIND.raceWin, { layout: 'list', topic: 'field', types: [] }],
  [KIND.racePlace, { layout: 'list', topic: 'field', types: [] }],
  [KIND.forecast, { layout: 'three', topic: 'scores', types: [] }],
  [KIND.tricast, { layout: 'three', topic: 'scores', types: [] }],
  [SEATS_MAJORITY, { layout: 'two', topic: 'totals', types: PAIR }],
  [PARTY_SEATS, { layout: 'two', topic: 'totals', types: PAIR }],
];
const PLANS: ReadonlyMap<number, KindPlan> = new Map(LAYOUTS);
const ORDER: ReadonlyMap<number, number> = new Map(LAYOUTS.map(([kind], at) => [kind, at]));
const UNKNOWN: KindPlan = { layout: 'three', topic: 'main', types: [] };
const COLUMNS = 3;

function chunks(markets: readonly Market[], size: number): readonly (readonly Market[])[] {
  return Array.from({ length: Math.ceil(markets.length / size) }, (_, row) =>
    markets.slice(row * size, row * size + size),
  );
}

/** Columns for home wins, draws and away wins; any other score last. */
function scoreRows(markets: readonly Market[]): readonly (readonly (Market | null)[])[] {
  const side = ({ type }: Market): number => Math.sign(Math.floor(type / 10) - (type % 10));
  const named = markets.filter((market) => market.type !== ANY_OTHER_SCORE);
  const columns = [1, 0, -1]
    .map((sign) => named.filter((market) => side(market) === sign))
    .filter((column) => column.length > 0);
  const height = Math.max(0, ...columns.map((column) => column.length));
  const rows = Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? null));
  return [...rows, ...markets.filter((market) => market.type === ANY_OTHER_SCORE).map((market) => [market])];
}

function tableRows(markets: readonly Market[], plan: KindPlan): readonly (readonly (Market | null)[])[] {
  const mirrored = plan.layout === 'handicap';
  const lineOf = (market: Market): number => (mirrored && market.type === SIDES[1] ? -market.param : market.param);
  const lines = [...new Set(markets.map(lineOf))].sort((a, b) => a - b);
  const table = lines.map((line) =>
    plan.types.map((type) => markets.find((market) => market.type === type && lineOf(market) === line) ?? null),
  );
  // Types missing from the layout are still shown, below it.
  const placed = new Set(table.flat());
  return [
    ...table.filter((row) => row.some((market) => market !== null)),
    ...chunks(
      markets.filter((market) => !placed.has(market)),
      plan.types.length,
    ),
  ];
}

/** The home side's selections beside the away side's, the likeliest first, and all others below them. */
function sideRows(
  markets: readonly Market[],
  { types }: KindPlan,
  price: Price,
): readonly (readonly (Market | null)[])[] {
  const columns = types.map((type) =>
    byPrice(
      markets.filter((market) => market.type === type),
      price,
    ),
  );
  const height = Math.max(...columns.map((column) => column.length));
  const rows = Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? null));
  const others = markets.filter(({ type }) => !types.includes(type));
  return [...rows, ...chunks(byPrice(others, price), types.length)];
}

function rowsOf(markets: readonly Market[], plan: KindPlan, price: Price): readonly (readonly (Market | null)[])[] {
  if (plan.layout === 'score') return scoreRows(markets);
  if (plan.layout === 'sides') return sideRows(markets, plan, price);
  if (plan.layout === 'list') return byPrice(markets, price).map((market) => [market]);
  if (plan.types.length > 0) return tableRows(markets, plan);
  return plan.layout === 'two' ? chunks(byPrice(markets, price), SIDES.length) : chunks(markets, COLUMNS);
}

export function groupMarkets(markets: readonly Market[], price: Price): readonly MarketGroup[] {
  const own = new Map<string, Market[]>();
  for (const market of markets) {
    const key = PLANS.get(market.kind)?.counted === true ? `${market.kind}:${market.param}` : `${market.kind}`;
    const group = own.get(key);
    if (group === undefined) own.set(key, [market]);
    else group.push(market);
  }
  const groups = [...own].flatMap(([key, members]): readonly MarketGroup[] => {
    const [first] = members;
    if (first === undefined) return [];
    const plan = PLANS.get(first.kind) ?? UNKNOWN;
    return [
      {
        key,
        kind: first.kind,
        param: first.param,
        layout: plan.layout,
        topic: plan.topic,
        rows: rowsOf(members, plan, price),
      },
    ];
  });
  const rank = (group: MarketGroup): number => ORDER.get(group.kind) ?? ORDER.size;
  return groups.sort((a, b) => rank(a) - rank(b) || a.param - b.param);
}
