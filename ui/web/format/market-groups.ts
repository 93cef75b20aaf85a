/** Arranges the markets of a game for the game page: one group per kind, each with a suitable layout. */
import type { Market } from 'touchline/core/line/types';
import { byPrice, type Price } from './main-markets.ts';

export type Layout = 'two' | 'three' | 'overUnder' | 'handicap' | 'score' | 'list';
export type Topic = 'main' | 'totals' | 'handicaps' | 'scores' | 'parts' | 'field';

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
const DRAWN_UP: readonly (readonly [kind: number, plan: KindPlan])[] = [
  [1, { layout: 'three', topic: 'main', types: THREE }],
  [2, { layout: 'two', topic: 'main', types: SIDES }],
  [3, { layout: 'three', topic: 'main', types: THREE }],
  [18, { layout: 'two', topic: 'main', types: SIDES }],
  [13, { layout: 'three', topic: 'main', types: THREE, counted: true }],
  [10, { layout: 'two', topic: 'main', types: PAIR }],
  [4, { layout: 'overUnder', topic: 'totals', types: PAIR }],
  [22, { layout: 'overUnder', topic: 'totals', types: PAIR }],
  [21, { layout: 'overUnder', topic: 'totals', types: PAIR }],
  [8, { layout: 'handicap', topic: 'handicaps', types: SIDES }],
  [25, { layout: 'handicap', topic: 'handicaps', types: SIDES }],
  [20, { layout: 'handicap', topic: 'handicaps', types: SIDES }],
  [9, { layout: 'three', topic: 'handicaps', types: THREE }],
  [5, { layout: 'overUnder', topic: 'totals', types: PAIR }],
  [6, { layout: 'overUnder', topic: 'totals', types: PAIR }],
  [14, { layout: 'two', topic: 'totals', types: PAIR }],
  [12, { layout: 'three', topic: 'parts', types: THREE }],
  [15, { layout: 'overUnder', topic: 'parts', types: PAIR }],
  [24, { layout: 'three', topic: 'parts', types: THREE, counted: true }],
  [19, { layout: 'two', topic: 'parts', types: SIDES, counted: true }],
  [16, { layout: 'three', topic: 'parts', types: [] }],
  [11, { layout: 'score', topic: 'scores', types: [] }],
  [23, { layout: 'score', topic: 'scores', types: [] }],
  [30, { layout: 'list', topic: 'field', types: [] }],
];
const PLANS: ReadonlyMap<number, KindPlan> = new Map(DRAWN_UP);
const ORDER: ReadonlyMap<number, number> = new Map(DRAWN_UP.map(([kind], at) => [kind, at]));
const UNKNOWN: KindPlan = { layout: 'three', topic: 'main', types: [] };
const ANY_OTHER = 127;
const COLUMNS = 3;

function chunks(markets: readonly Market[], size: number): readonly (readonly Market[])[] {
  return Array.from({ length: Math.ceil(markets.length / size) }, (_, row) =>
    markets.slice(row * size, row * size + size),
  );
}

/** Columns for home wins, draws and away wins; any other score last. */
function scoreRows(markets: readonly Market[]): readonly (readonly (Market | null)[])[] {
  const side = ({ type }: Market): number => Math.sign(Math.floor(type / 10) - (type % 10));
  const named = markets.filter((market) => market.type !== ANY_OTHER);
  const columns = [1, 0, -1]
    .map((sign) => named.filter((market) => side(market) === sign))
    .filter((column) => column.length > 0);
  const height = Math.max(0, ...columns.map((column) => column.length));
  const rows = Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? null));
  return [...rows, ...markets.filter((market) => market.type === ANY_OTHER).map((market) => [market])];
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

function rowsOf(markets: readonly Market[], plan: KindPlan, price: Price): readonly (readonly (Market | null)[])[] {
  if (plan.layout === 'score') return scoreRows(markets);
  if (plan.layout === 'list') return byPrice(markets, price).map((market) => [market]);
  return plan.types.length === 0 ? chunks(markets, COLUMNS) : tableRows(markets, plan);
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
