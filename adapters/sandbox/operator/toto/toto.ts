/**
 * Toto pools: draws of 15 games open, close and are settled by the clock, and players buy coupons. Every draw, coupon
 * and payment is on record; everything else follows from the record and the line (`SPEC.md`).
 */
import type { LimitsBook } from '../limits/limits-book.ts';
import type { Line, LineClock } from '../line/line.ts';
import type { Currency } from '../players/directory.ts';
import { mainAccount, move } from '../players/wallets.ts';
import type { Wallets } from '../players/wallets.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { PlayerStanding } from '../user/standing.ts';
import { jackpotAccount, poolAccount } from './accounts.ts';
import { createTotoBook } from './book.ts';
import type { TotoDraw } from './book.ts';
import { chancesAt, gamesFor, resultsOf } from './games.ts';
import { arePicks, columnsIn, DRAW_GAMES } from './pool.ts';
import type { TotoRecord } from './records.ts';
import { isTotoRecord } from './records.ts';
import { settleDraw } from './settling.ts';
import { columnsOf, createSimulations } from './simulated.ts';
import { closingTime, drawAt, maxStakeOf, TOTO_SECTIONS, unitOf } from './terms.ts';
import type { TotoSection } from './terms.ts';
import type { CouponView, TotoViews } from './types.ts';
import { createTotoViews, viewCoupon } from './views.ts';

const WORK_MS = 1_000;
/** How often the line is asked for the games of a draw that has too few. */
const ASK_EVERY_MS = 15_000;
const GUEST_CURRENCY = 'EUR';

/** Null for success. */
export type TotoRefusal = 'closed' | 'badPicks' | 'stakeRange' | 'funds' | 'limit' | 'excluded' | 'notAllowed' | null;

export interface AskedCoupon {
  readonly key: string;
  readonly number: number;
  /** Marks by game: bits 1 home, 2 draw, 4 away. */
  readonly picks: readonly number[];
  /** Minor units. */
  readonly stakePerColumn: number;
}

export interface Toto extends TotoViews {
  apply(record: OperatorRecord): void;
  /** Opens, closes and settles what fell due during a stop, and goes on by the clock. */
  start(): void;
  stop(): void;
  /** The same key is the same coupon. */
  buy(
    playerId: number,
    section: TotoSection,
    asked: AskedCoupon,
  ): { readonly refusal: TotoRefusal; readonly coupon: CouponView | null };
}

export interface TotoDeps {
  readonly line: Pick<Line, 'fixtures' | 'game' | 'playing' | 'settle'>;
  readonly clock: LineClock;
  readonly wallets: Pick<Wallets, 'balance'>;
  readonly limits: Pick<LimitsBook, 'stops'>;
  readonly standing: Pick<PlayerStanding, 'stops'>;
  readonly currencies: readonly Currency[];
  readonly currencyOf: (playerId: number) => Currency;
  readonly commit: (record: TotoRecord) => void;
  readonly newToken: () => string;
  readonly report: (error: unknown) => void;
  /** Of the operator; decides the columns of simulated players. */
  readonly seed: number;
}

export function createToto(deps: TotoDeps): Toto {
  const { line, clock, wallets, limits, standing, currencies, currencyOf, commit, newToken, report, seed } = deps;
  const book = createTotoBook();
  const simulations = createSimulations(seed);
  const playedIn = new Set<string>([GUEST_CURRENCY]);
  const nextAskAt = new Map<TotoSection, number>();
  let cancelTimer: (() => void) | null = null;
  const now = (): number => clock.now();
  const carried = (section: TotoSection, iso: string): number => wallets.balance(jackpotAccount(section), iso);

  function open(section: TotoSection): void {
    const number = drawAt(now());
    if (book.draw(section, number) !== null || now() < (nextAskAt.get(section) ?? 0)) return;
    nextAskAt.set(section, now() + ASK_EVERY_MS);
    const gameIds = gamesFor(line, section, number);
    if (gameIds.length < DRAW_GAMES) return;
    commit({ t: 'totoOpened', at: now(), section, number, closesAt: closingTime(number), gameIds: [...gameIds] });
  }

  /** The chances are those of the closing time, however late the draw is closed. */
  function close({ section, number, closesAt, gameIds }: TotoDraw): void {
    const chances = gameIds.map((id): [number, number, number] => [...chancesAt(line, id, closesAt)]);
    const columns = columnsOf({ seed, section, number });
    commit({ t: 'totoClosed', at: now(), section, number, columns, chances });
  }

  /** Whether the draw is settled now. */
  function settle(draw: TotoDraw): boolean {
    const { section, number, gameIds, closed } = draw;
    const results = closed === null ? null : resultsOf(line, gameIds, now());
    if (closed === null || results === null) return false;
    const settled = settleDraw({
      draw,
      coupons: book.couponsOf(draw),
      results,
      simulated: simulations.rights({ section, number, ...closed }, results),
      currencies: currencies.filter(({ iso }) => playedIn.has(iso)),
      carried: (iso) => carried(section, iso),
    });
    commit({ t: 'totoSettled', at: now(), section, number, results: [...results], ...settled });
    return true;
  }

  function work(section: TotoSection): void {
    open(section);
    for (const draw of book.unsettled(section)) if (draw.closed === null && draw.closesAt <= now()) close(draw);
    // A later draw waits for the earlier one, whose jackpot it carries.
    for (const draw of book.unsettled(section)) if (!settle(draw)) return;
  }

  function tick(): void {
    for (const section of TOTO_SECTIONS)
      try {
        work(section);
      } catch (error) {
        report(error);
      }
    cancelTimer = clock.schedule(now() + WORK_MS, tick);
  }

  function refusal(
    playerId: number,
    section: TotoSection,
    { number, picks, stakePerColumn }: AskedCoupon,
  ): TotoRefusal {
    const draw = book.draw(section, number);
    if (draw === null || now() >= draw.closesAt) return 'closed';
    if (!arePicks(picks)) return 'badPicks';
    const currency = currencyOf(playerId);
    const stake = columnsIn(picks) * stakePerColumn;
    if (stakePerColumn < unitOf(currency) || stake > maxStakeOf(currency)) return 'stakeRange';
    if (standing.stops('bet').length > 0) return 'notAllowed';
    const stops = limits.stops(playerId, 'stake', stake, { currency: currency.iso });
    if (stops.some(({ code }) => code === 'excluded')) return 'excluded';
    if (stops.length > 0) return 'limit';
    return stake > wallets.balance(mainAccount(playerId), currency.iso) ? 'funds' : null;
  }

  return {
    ...createTotoViews({ line, clock, book, simulations, carried, seed }),
    apply(record) {
      if (record.t === 'registered') playedIn.add(record.player.currency);
      if (isTotoRecord(record)) book.apply(record);
    },
    start: tick,
    stop() {
      cancelTimer?.();
      cancelTimer = null;
    },
    buy(playerId, section, asked) {
      const bought = book.byKey(playerId, asked.key);
      if (bought !== null) return { refusal: null, coupon: viewCoupon(bought) };
      const refused = refusal(playerId, section, asked);
      if (refused !== null) return { refusal: refused, coupon: null };
      const { key, number, picks, stakePerColumn } = asked;
      const [couponId, columns, { iso }] = [newToken(), columnsIn(picks), currencyOf(playerId)];
      const account = poolAccount(section, number);
      commit({
        t: 'totoBought',
        at: now(),
        playerId,
        key,
        couponId,
        section,
        number,
        picks: [...picks],
        stakePerColumn,
        columns,
        currency: iso,
        entries: [...move(mainAccount(playerId), account, iso, columns * stakePerColumn)],
      });
      const coupon = book.coupon(couponId);
      return { refusal: null, coupon: coupon === null ? null : viewCoupon(coupon) };
    },
  };
}
