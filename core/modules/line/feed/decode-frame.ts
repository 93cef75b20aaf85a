/**
 * Decodes a frame's text, or names the position of its fault. Handwritten, not a schema: a snapshot has hundreds of
 * thousands of numbers. Every value is checked; nothing is cast from JSON.
 */
import type { Result } from '../../../kernel/result.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { ChampColumns, Delta, Frame, GameChange, GameColumns, MarketColumns, StatRow, Tables } from './frame.ts';

/** A longer text is no frame. */
const MAX_TEXT = 64 * 1024 * 1024;

/** Longest name of an epoch. */
const MAX_EPOCH = 64;

const MAX_PRICE = 2 ** 31 - 1;

class Fault extends Error {}

type Bag = Readonly<Record<string, unknown>>;

export function decodeFrame(text: string): Result<Frame, string> {
  if (text.length > MAX_TEXT) return err('frame: too long');
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return err('frame: not JSON');
  }
  try {
    return ok(frameOf(bag(value, 'frame')));
  } catch (fault) {
    if (fault instanceof Fault) return err(fault.message);
    throw fault;
  }
}

function frameOf(frame: Bag): Frame {
  const seq = integer(frame['seq'], 'seq');
  const at = integer(frame['at'], 'at');
  switch (frame['t']) {
    case 'hb':
      return { t: 'hb', epoch: epoch(frame['epoch']), seq, at };
    case 'snap':
      return { t: 'snap', epoch: epoch(frame['epoch']), seq, at, ...tables(frame), stats: stats(frame['stats']) };
    case 'd':
      return delta(frame, seq, at);
    default:
      throw new Fault('t: unknown');
  }
}

function epoch(value: unknown = ''): string {
  if (typeof value !== 'string' || value.length > MAX_EPOCH) throw new Fault('epoch: not a name');
  return value;
}

function delta(frame: Bag, seq: number, at: number): Delta {
  const p = longIntegers(frame['p'] ?? [], 'p');
  if (p.length % 3 !== 0) throw new Fault('p: not triples');
  prices(p, 'p', 1, 3);
  const rm = bag(frame['rm'] ?? {}, 'rm');
  return {
    t: 'd',
    seq,
    at,
    p,
    g: list(frame['g'] ?? [], 'g').map(gameChange),
    add: frame['add'] === undefined ? null : tables(bag(frame['add'], 'add')),
    rm: {
      games: integers(rm['games'] ?? [], 'rm.games'),
      markets: longIntegers(rm['markets'] ?? [], 'rm.markets'),
    },
    stats: stats(frame['stats']),
  };
}

function tables(frame: Bag): Tables {
  const champs = champColumns(bag(frame['champs'], 'champs'));
  const games = gameColumns(bag(frame['games'], 'games'), champs.id.length);
  return { champs, games, markets: marketColumns(bag(frame['markets'], 'markets'), games.id.length) };
}

function champColumns(raw: Bag): ChampColumns {
  const id = integers(raw['id'], 'champs.id');
  const n = id.length;
  return {
    id,
    sport: column(raw['sport'], 'champs.sport', n),
    name: texts(raw['name'], 'champs.name', n),
    country: texts(raw['country'], 'champs.country', n),
    periodS: column(raw['periodS'], 'champs.periodS', n),
  };
}

function gameColumns(raw: Bag, champs: number): GameColumns {
  const id = integers(raw['id'], 'games.id');
  const n = id.length;
  return {
    id,
    champ: indices(raw['champ'], 'games.champ', n, champs),
    start: column(raw['start'], 'games.start', n),
    home: texts(raw['home'], 'games.home', n),
    away: texts(raw['away'], 'games.away', n),
    status: column(raw['status'], 'games.status', n),
    period: column(raw['period'], 'games.period', n),
    clock: column(raw['clock'], 'games.clock', n),
    score: texts(raw['score'], 'games.score', n),
    periods: texts(raw['periods'], 'games.periods', n),
    points: texts(raw['points'], 'games.points', n),
    more: column(raw['more'], 'games.more', n),
    flags: column(raw['flags'], 'games.flags', n),
    kits: raw['kits'] === undefined ? undefined : integers(raw['kits'], 'games.kits'),
  };
}

function marketColumns(raw: Bag, games: number): MarketColumns {
  const differences = longIntegers(raw['id'], 'markets.id');
  const n = differences.length;
  const id: number[] = new Array<number>(n);
  let last = 0;
  for (let at = 0; at < n; at += 1) {
    last += differences[at] ?? 0;
    if (!Number.isSafeInteger(last) || last < 0) throw new Fault(`markets.id[${at}]: not an id`);
    id[at] = last;
  }
  return {
    id,
    game: indices(raw['game'], 'markets.game', n, games),
    kind: column(raw['kind'], 'markets.kind', n),
    type: column(raw['type'], 'markets.type', n),
    param: column(raw['param'], 'markets.param', n),
    price: prices(column(raw['price'], 'markets.price', n), 'markets.price', 0, 1),
    state: column(raw['state'], 'markets.state', n),
    label: entries(raw['label'], 'markets.label', n, textAt),
    flags: entries(raw['flags'], 'markets.flags', n, integer),
  };
}

/** Values of some rows by their index; none where the column is absent. */
function entries<T>(
  value: unknown = [],
  where: string,
  length: number,
  read: (value: unknown, where: string) => T,
): readonly (readonly [index: number, value: T])[] {
  return list(value, where).map((entry, at): readonly [number, T] => {
    const here = `${where}[${at}]`;
    const [first, second] = list(entry, here);
    const index = integer(first, here);
    if (index < 0 || index >= length) throw new Fault(`${here}: out of range`);
    return [index, read(second, here)];
  });
}

function textAt(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new Fault(`${where}: not a text`);
  return value;
}

function gameChange(value: unknown, at: number): GameChange {
  if (!Array.isArray(value) || value.length !== 9) throw new Fault(`g[${at}]: not 9 fields`);
  const [id, status, period, clock, score, periods, points, more, flags] = value as readonly unknown[];
  const where = `g[${at}]`;
  return [
    integer(id, where),
    integer(status, where),
    integer(period, where),
    integer(clock, where),
    textAt(score, where),
    textAt(periods, where),
    textAt(points, where),
    integer(more, where),
    integer(flags, where),
  ];
}

function stats(value: unknown): readonly StatRow[] {
  if (value === undefined) return [];
  return list(value, 'stats').map((row, at): StatRow => {
    const where = `stats[${at}]`;
    const [id, pairs] = list(row, where);
    return [
      integer(id, where),
      list(pairs, where).map((pair): readonly [string, string, string] => {
        const [name, home, away] = list(pair, where);
        return [textAt(name, where), cellText(home, where), cellText(away, where)];
      }),
    ];
  });
}

function cellText(value: unknown, where: string): string {
  return typeof value === 'number' ? String(value) : textAt(value, where);
}

function bag(value: unknown, where: string): Bag {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Fault(`${where}: not an object`);
  return value as Bag;
}

function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Fault(`${where}: not a list`);
  return value as readonly unknown[];
}

function integer(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Fault(`${where}: not an integer`);
  return value;
}

function integers(value: unknown, where: string): readonly number[] {
  const column_ = list(value, where);
  for (let at = 0; at < column_.length; at += 1) {
    const each = column_[at];
    if (typeof each !== 'number' || !Number.isSafeInteger(each)) throw new Fault(`${where}[${at}]: not an integer`);
  }
  return column_ as readonly number[];
}

/**
 * The same for columns of market ids, which exceed a small integer. Deliberately a separate function: engines store
 * them in a different kind of array, and a loop that meets both kinds is ten times slower on either.
 */
function longIntegers(value: unknown, where: string): readonly number[] {
  const column_ = list(value, where);
  for (let at = 0; at < column_.length; at += 1) {
    const each = column_[at];
    if (typeof each !== 'number' || !Number.isSafeInteger(each)) throw new Fault(`${where}[${at}]: not an integer`);
  }
  return column_ as readonly number[];
}

function column(value: unknown, where: string, length: number): readonly number[] {
  const read = integers(value, where);
  if (read.length !== length) throw new Fault(`${where}: ${read.length} entries, ${length} expected`);
  return read;
}

/** Every `step`-th entry from `first` is a price: thousandths that fit into 31 bits. */
function prices(read: readonly number[], where: string, first: number, step: number): readonly number[] {
  for (let at = first; at < read.length; at += step) {
    const each = read[at] ?? -1;
    if (each < 0 || each > MAX_PRICE) throw new Fault(`${where}[${at}]: not a price`);
  }
  return read;
}

function indices(value: unknown, where: string, length: number, below: number): readonly number[] {
  const read = column(value, where, length);
  for (let at = 0; at < length; at += 1) {
    const each = read[at] ?? -1;
    if (each < 0 || each >= below) throw new Fault(`${where}[${at}]: out of range`);
  }
  return read;
}

function texts(value: unknown, where: string, length: number): readonly string[] {
  const read = list(value, where);
  if (read.length !== length) throw new Fault(`${where}: ${read.length} entries, ${length} expected`);
  for (let at = 0; at < length; at += 1)
    if (typeof read[at] !== 'string') throw new Fault(`${where}[${at}]: not a text`);
  return read as readonly string[];
}
