/** Frames in the operator's format, with only the parts that a test needs. */
import { decodeFrame } from 'touchline/core/line/feed/decode-frame';
import type { Delta, Frame, Snapshot } from 'touchline/core/line/feed/frame';

export interface Row {
  readonly id: number;
  readonly champ?: number;
  readonly sport?: number;
  readonly status?: number;
  readonly start?: number;
  readonly flags?: number;
  readonly score?: string;
  readonly periods?: string;
  readonly points?: string;
  readonly markets?: readonly (readonly [id: number, price: number, state?: number, param?: number])[];
}

export const AT = Date.UTC(2026, 0, 10, 12);

/** The columns of games and their markets. */
export function tables(rows: readonly Row[]): Readonly<Record<string, unknown>> {
  const champIds = [...new Set(rows.map(({ champ = 5 }) => champ))];
  const cells = rows.flatMap(({ markets = [] }, game) =>
    markets.map(([id, price, state = 0, param = 0]) => ({ id, price, state, param, game })),
  );
  const column = <V>(pick: (row: Row) => V): readonly V[] => rows.map(pick);
  return {
    champs: {
      id: champIds,
      sport: champIds.map((id) => rows.find(({ champ = 5 }) => champ === id)?.sport ?? 1),
      name: champIds.map((id) => `Champ ${id}`),
      country: champIds.map(() => 'DE'),
      periodS: champIds.map(() => 2700),
    },
    games: {
      id: column(({ id }) => id),
      champ: column(({ champ = 5 }) => champIds.indexOf(champ)),
      start: column(({ start = 3_600 }) => start),
      home: column(({ id }) => `Home ${id}`),
      away: column(({ id }) => `Away ${id}`),
      status: column(({ status = 1 }) => status),
      period: column(() => 1),
      clock: column(() => 60),
      score: column(({ score = '' }) => score),
      periods: column(({ periods = '' }) => periods),
      points: column(({ points = '' }) => points),
      more: column(() => 9),
      flags: column(({ flags = 0 }) => flags),
    },
    markets: {
      id: cells.map(({ id }, i) => id - (cells[i - 1]?.id ?? 0)),
      game: cells.map(({ game }) => game),
      kind: cells.map(() => 1),
      type: cells.map(({ id }) => id % 10),
      param: cells.map(({ param }) => param),
      price: cells.map(({ price }) => price),
      state: cells.map(({ state }) => state),
      label: [],
    },
  };
}

export const snapText = (rows: readonly Row[], seq = 1, more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ t: 'snap', seq, at: AT, ...tables(rows), stats: [], ...more });
export const deltaText = (seq: number, parts: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ t: 'd', seq, at: AT, ...parts });
export const beatText = (seq: number, epoch?: string): string => JSON.stringify({ t: 'hb', seq, at: AT, epoch });

function decoded(text: string): Frame {
  const frame = decodeFrame(text);
  if (!frame.ok) throw new Error(frame.error);
  return frame.value;
}

export function snap(rows: readonly Row[], seq = 1, more: Readonly<Record<string, unknown>> = {}): Snapshot {
  const frame = decoded(snapText(rows, seq, more));
  if (frame.t !== 'snap') throw new Error(frame.t);
  return frame;
}

export function delta(seq: number, parts: Readonly<Record<string, unknown>> = {}): Delta {
  const frame = decoded(deltaText(seq, parts));
  if (frame.t !== 'd') throw new Error(frame.t);
  return frame;
}

export const beat = (seq: number, epoch?: string): Frame => decoded(beatText(seq, epoch));
