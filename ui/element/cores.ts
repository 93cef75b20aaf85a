/**
 * The cores of a page's elements. All elements with the same operator and language have one core, for as long as one of
 * them is in the page. A board alone gets a small core; with the first coupon everybody moves to a whole one.
 */
import type { BoardCore } from 'touchline/app/facade';
import type { CouponCore } from 'touchline/board/create-coupon-core';
import type { Language } from 'touchline/core/preferences/types';

/** Calls `take` with a core, and again when it is replaced. The returned function ends that. */
export type Borrow<C> = (origin: string, language: Language, take: (core: C) => void) => () => void;

export interface Cores {
  readonly board: Borrow<BoardCore>;
  readonly coupon: Borrow<CouponCore>;
}

/**
 * How long a core outlives its last element: an element that is moved, or the next page of a shop, finds it running.
 */
const LINGER_MS = 1000;

export interface CoreSources {
  readonly createBoard: (origin: string) => BoardCore;
  /** Rejects when the code fails to load. */
  readonly loadWhole: (origin: string) => Promise<CouponCore>;
  readonly report: (where: string, fault: unknown) => void;
}

interface Shared {
  board: BoardCore | null;
  whole: CouponCore | null;
  isLoading: boolean;
  readonly boards: Set<(core: BoardCore) => void>;
  readonly coupons: Set<(core: CouponCore) => void>;
}

export function createCores({ createBoard, loadWhole, report }: CoreSources): Cores {
  const all = new Map<string, Shared>();

  const sharedAt = (key: string): Shared => {
    const known = all.get(key) ?? { board: null, whole: null, isLoading: false, boards: new Set(), coupons: new Set() };
    all.set(key, known);
    return known;
  };
  const started = <C extends BoardCore>(core: C, language: Language): C => {
    core.dispatch({ type: 'preferences/choose', payload: { language } });
    void core.start();
    return core;
  };
  const isUsed = ({ boards, coupons }: Shared): boolean => boards.size + coupons.size > 0;
  const stopUnused = (key: string, shared: Shared): void =>
    void setTimeout(() => {
      if (isUsed(shared) || all.get(key) !== shared) return;
      all.delete(key);
      shared.board?.stop();
      shared.whole?.stop();
    }, LINGER_MS);

  async function load(origin: string, language: Language, shared: Shared): Promise<void> {
    shared.isLoading = true;
    try {
      const core = await loadWhole(origin);
      if (!isUsed(shared)) return;
      shared.whole = started(core, language);
      for (const take of [...shared.boards, ...shared.coupons]) take(shared.whole);
      shared.board?.stop();
      shared.board = null;
    } catch (fault) {
      report('touchline-coupon', fault);
      // Boards that have waited for the coupon's core go on without.
      if (shared.board === null && shared.boards.size > 0) shared.board = started(createBoard(origin), language);
      if (shared.board !== null) for (const take of shared.boards) take(shared.board);
    } finally {
      shared.isLoading = false;
    }
  }

  return {
    board(origin, language, take) {
      const key = `${language} ${origin}`;
      const shared = sharedAt(key);
      shared.boards.add(take);
      if (shared.whole === null && !shared.isLoading) shared.board ??= started(createBoard(origin), language);
      const core = shared.whole ?? shared.board;
      if (core !== null) take(core);
      return () => {
        shared.boards.delete(take);
        stopUnused(key, shared);
      };
    },
    coupon(origin, language, take) {
      const key = `${language} ${origin}`;
      const shared = sharedAt(key);
      shared.coupons.add(take);
      if (shared.whole !== null) take(shared.whole);
      else if (!shared.isLoading) void load(origin, language, shared);
      return () => {
        shared.coupons.delete(take);
        stopUnused(key, shared);
      };
    },
  };
}
