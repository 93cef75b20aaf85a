/** The draws and their coupons, read from the record. No decisions. */
import type { TotoResult } from './pool.ts';
import type { PoolRecord, TotoRecord } from './records.ts';
import type { ByMark } from './simulated.ts';
import type { TotoSection } from './terms.ts';

export interface TotoDraw {
  readonly section: TotoSection;
  readonly number: number;
  readonly openedAt: number;
  readonly closesAt: number;
  readonly gameIds: readonly number[];
  /** Null until the draw has closed. */
  readonly closed: { readonly columns: number; readonly chances: readonly ByMark[] } | null;
  /** Null until the draw is settled. */
  readonly settled: {
    readonly results: readonly TotoResult[];
    readonly isRefunded: boolean;
    readonly pools: readonly PoolRecord[];
  } | null;
}

export interface TotoCoupon {
  readonly id: string;
  readonly playerId: number;
  readonly section: TotoSection;
  readonly number: number;
  readonly at: number;
  readonly picks: readonly number[];
  readonly columns: number;
  /** Minor units of `currency`. */
  readonly stakePerColumn: number;
  readonly currency: string;
  /** Null until the draw is settled. */
  readonly outcome: { readonly right: number; readonly payout: number; readonly isRefunded: boolean } | null;
}

export interface TotoBook {
  apply(record: TotoRecord): void;
  draw(section: TotoSection, number: number): TotoDraw | null;
  /** Newest first. */
  draws(section: TotoSection, limit: number): readonly TotoDraw[];
  /** In the order of their numbers. */
  unsettled(section: TotoSection): readonly TotoDraw[];
  /** In the order of purchase. */
  couponsOf(draw: Pick<TotoDraw, 'section' | 'number'>): readonly TotoCoupon[];
  coupon(id: string): TotoCoupon | null;
  byKey(playerId: number, key: string): TotoCoupon | null;
  /** The player's coupons of a section, newest first. */
  coupons(playerId: number, section: TotoSection, limit: number): readonly TotoCoupon[];
}

const slot = (...parts: readonly (string | number)[]): string => parts.join(' ');

function added<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key) ?? [];
  list.push(value);
  lists.set(key, list);
}

export function createTotoBook(): TotoBook {
  const draws = new Map<string, TotoDraw>();
  const numbers = new Map<string, number[]>();
  const unsettled = new Map<string, number[]>();
  const coupons = new Map<string, TotoCoupon>();
  const keys = new Map<string, string>();
  const byDraw = new Map<string, string[]>();
  const byPlayer = new Map<string, string[]>();

  const change = (section: TotoSection, number: number, to: Partial<TotoDraw>): void => {
    const draw = draws.get(slot(section, number));
    if (draw === undefined) throw new Error(`the record changes toto draw ${section} ${number}, which never opened`);
    draws.set(slot(section, number), { ...draw, ...to });
  };
  const listed = (ids: readonly string[] = []): readonly TotoCoupon[] => ids.flatMap((id) => coupons.get(id) ?? []);

  return {
    apply(record) {
      const { section, number, at } = record;
      switch (record.t) {
        case 'totoOpened': {
          const { closesAt, gameIds } = record;
          const opened = { section, number, openedAt: at, closesAt, gameIds };
          draws.set(slot(section, number), { ...opened, closed: null, settled: null });
          added(numbers, section, number);
          added(unsettled, section, number);
          return;
        }
        case 'totoClosed':
          return change(section, number, { closed: { columns: record.columns, chances: record.chances } });
        case 'totoBought': {
          const { couponId: id, playerId, key, picks, columns, stakePerColumn, currency } = record;
          if (!draws.has(slot(section, number)))
            throw new Error(`the record sells a coupon of toto draw ${section} ${number}, which never opened`);
          const bought = { id, playerId, section, number, at, picks, columns, stakePerColumn, currency };
          coupons.set(id, { ...bought, outcome: null });
          keys.set(slot(playerId, key), id);
          added(byDraw, slot(section, number), id);
          added(byPlayer, slot(playerId, section), id);
          return;
        }
        case 'totoSettled': {
          const { results, isRefunded, pools } = record;
          if (draws.get(slot(section, number))?.settled !== null)
            throw new Error(`the record settles toto draw ${section} ${number}, which cannot be settled`);
          change(section, number, { settled: { results, isRefunded, pools } });
          unsettled.set(
            section,
            (unsettled.get(section) ?? []).filter((other) => other !== number),
          );
          for (const { couponId, right, payout } of record.paid) {
            const coupon = coupons.get(couponId);
            if (coupon === undefined) throw new Error(`the record pays toto coupon ${couponId}, which nobody bought`);
            coupons.set(couponId, { ...coupon, outcome: { right, payout, isRefunded } });
          }
        }
      }
    },
    draw: (section, number) => draws.get(slot(section, number)) ?? null,
    draws: (section, limit) =>
      (numbers.get(section) ?? [])
        .slice(-limit)
        .toReversed()
        .flatMap((number) => draws.get(slot(section, number)) ?? []),
    unsettled: (section) => (unsettled.get(section) ?? []).flatMap((number) => draws.get(slot(section, number)) ?? []),
    couponsOf: ({ section, number }) => listed(byDraw.get(slot(section, number))),
    coupon: (id) => coupons.get(id) ?? null,
    byKey: (playerId, key) => coupons.get(keys.get(slot(playerId, key)) ?? '') ?? null,
    coupons: (playerId, section, limit) => listed(byPlayer.get(slot(playerId, section))?.slice(-limit)).toReversed(),
  };
}
