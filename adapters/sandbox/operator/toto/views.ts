/** Draws and coupons as players see them, derived from the record, the line and the time. */
import { floor, fromInt } from 'touchline/kernel/rational';
import type { Line, LineClock } from '../line/line.ts';
import type { Currency } from '../players/directory.ts';
import type { TotoBook, TotoCoupon, TotoDraw } from './book.ts';
import { chancesAt, gamesFor, resultOf } from './games.ts';
import { DRAW_GAMES, isJackpotWon, payoutOf, poolOf } from './pool.ts';
import type { Columns, Pool } from './pool.ts';
import type { PoolRecord } from './records.ts';
import { stakeOf } from './settling.ts';
import { boughtBy, columnsOf, perMille } from './simulated.ts';
import type { ByMark, Simulations } from './simulated.ts';
import { closingTime, drawAt, maxStakeOf, SPORT_OF, unitOf } from './terms.ts';
import type { TotoSection } from './terms.ts';
import type { CouponView, DrawGame, DrawHead, DrawStatus, DrawView, Range, TotoViews } from './types.ts';

const MAX_DRAWS = 30;
const MAX_COUPONS = 50;
/** How long chances before the closing are shown unchanged. */
const CHANCES_LAST_MS = 30_000;

interface ViewDeps {
  readonly line: Pick<Line, 'fixtures' | 'game' | 'playing' | 'settle'>;
  readonly clock: Pick<LineClock, 'now'>;
  readonly book: TotoBook;
  readonly simulations: Simulations;
  /** The jackpot that a section carries in a currency now. */
  readonly carried: (section: TotoSection, iso: string) => number;
  readonly seed: number;
}

export function viewCoupon(coupon: TotoCoupon): CouponView {
  const { id, number, at, picks, columns, stakePerColumn, currency, outcome } = coupon;
  const shown = { id, number, at, picks, columns, stakePerColumn, stake: stakeOf(coupon), currency };
  if (outcome === null) return { ...shown, status: 'open', right: null, payout: null };
  const { right, payout, isRefunded } = outcome;
  if (isRefunded) return { ...shown, status: 'refunded', right: null, payout };
  return { ...shown, status: payout > 0 ? 'won' : 'lost', right, payout };
}

/** The pool of a settled draw as it was recorded. */
function recordedPool({ stakes, jackpotBefore, classes }: PoolRecord): Pool {
  const pool = poolOf(BigInt(stakes), BigInt(jackpotBefore), []);
  const won = new Map(classes.map(({ right, stake }) => [right, BigInt(stake)]));
  return { ...pool, classes: pool.classes.map((each) => ({ ...each, stake: won.get(each.right) ?? 0n })) };
}

const rangeOf = (currency: Currency): Range => ({
  iso: currency.iso,
  unit: unitOf(currency),
  maxStake: maxStakeOf(currency),
});

export function createTotoViews({ line, clock, book, simulations, carried, seed }: ViewDeps): TotoViews {
  const shownChances = new Map<string, { readonly at: number; readonly chances: readonly ByMark[] }>();

  function statusOf({ closesAt, settled }: TotoDraw): DrawStatus {
    if (settled !== null) return settled.isRefunded ? 'refunded' : 'settled';
    return clock.now() < closesAt ? 'open' : 'closed';
  }

  function nextOf(section: TotoSection): number {
    const current = drawAt(clock.now());
    return book.draw(section, current) === null ? current : current + 1;
  }

  const couponsIn = (draw: TotoDraw, { iso }: Currency): readonly TotoCoupon[] =>
    book.couponsOf(draw).filter(({ currency }) => currency === iso);

  function simulatedIn({ section, number, openedAt, closesAt, closed }: TotoDraw): number {
    return closed?.columns ?? boughtBy(columnsOf({ seed, section, number }), openedAt, closesAt, clock.now());
  }

  /** The simulated columns of a settled draw, for a currency that had no player then. */
  function unplayed({ section, number, closed, settled }: TotoDraw, currency: Currency): readonly Columns[] {
    if (closed === null || settled === null) return [];
    const byRight = simulations.rights({ section, number, ...closed }, settled.results).map(BigInt);
    return [{ stake: BigInt(unitOf(currency)), byRight }];
  }

  function stakesIn(draw: TotoDraw, currency: Currency): bigint {
    const own = couponsIn(draw, currency).reduce((sum, coupon) => sum + stakeOf(coupon), 0);
    return BigInt(own + simulatedIn(draw) * unitOf(currency));
  }

  /** The pool, where the classes of a draw that nobody played in this currency are left out: for lists. */
  function headPool(draw: TotoDraw, currency: Currency): Pool {
    const { section, settled } = draw;
    const recorded = settled?.pools.find((pool) => pool.currency === currency.iso);
    const before = settled === null ? carried(section, currency.iso) : (recorded?.jackpotBefore ?? 0);
    const pool = recorded === undefined ? poolOf(stakesIn(draw, currency), BigInt(before), []) : recordedPool(recorded);
    return settled?.isRefunded === true ? { ...pool, jackpot: fromInt(before) } : pool;
  }

  function poolIn(draw: TotoDraw, currency: Currency): Pool {
    const { settled } = draw;
    const isRecorded = settled?.pools.some((pool) => pool.currency === currency.iso) === true;
    if (settled === null || settled.isRefunded || isRecorded) return headPool(draw, currency);
    return poolOf(stakesIn(draw, currency), 0n, unplayed(draw, currency));
  }

  function headOf(draw: TotoDraw, { stakes, jackpot }: Pool): DrawHead {
    const { number, closesAt } = draw;
    return { number, status: statusOf(draw), closesAt, pool: Number(stakes), jackpot: Number(floor(jackpot)) };
  }

  function coming(section: TotoSection, number: number, { iso }: Currency): DrawHead {
    return { number, status: 'coming', closesAt: closingTime(number), pool: 0, jackpot: carried(section, iso) };
  }

  function chancesOf(key: string, gameIds: readonly number[]): readonly ByMark[] {
    const known = shownChances.get(key);
    const now = clock.now();
    if (known !== undefined && known.chances.length === gameIds.length && now - known.at < CHANCES_LAST_MS)
      return known.chances;
    const chances = gameIds.map((id) => chancesAt(line, id));
    for (const [other, { at }] of shownChances) if (now - at >= CHANCES_LAST_MS) shownChances.delete(other);
    shownChances.set(key, { at: now, chances });
    return chances;
  }

  /** The stakes on each mark of a closed draw, by game. */
  function sharesIn(draw: TotoDraw, currency: Currency): readonly ByMark[] | null {
    const { section, number, closed } = draw;
    if (closed === null) return null;
    const unit = unitOf(currency);
    const coupons = couponsIn(draw, currency);
    return simulations.marks({ section, number, ...closed }).map((counts, game) => {
      const on = counts.map((count) => count * unit);
      for (const coupon of coupons) {
        const pick = coupon.picks[game] ?? 0;
        const marked = [0, 1, 2].filter((side) => (pick & (1 << side)) !== 0);
        for (const side of marked) on[side] = (on[side] ?? 0) + stakeOf(coupon) / marked.length;
      }
      return perMille([on[0] ?? 0, on[1] ?? 0, on[2] ?? 0]);
    });
  }

  function viewGame(
    section: TotoSection,
    gameId: number,
    lng: string,
    known: Pick<DrawGame, 'result' | 'shares' | 'fair'>,
  ): DrawGame {
    const game = line.game(gameId, lng);
    const { champ = '', home = '', away = '', startsAt = 0, score = '' } = game ?? {};
    const named = { gameId, sportId: SPORT_OF[section], champ, home, away, startsAt };
    return { ...named, score: score === '' ? null : score, ...known };
  }

  function viewComing(section: TotoSection, number: number, currency: Currency, lng: string): DrawView | null {
    const head = coming(section, number, currency);
    const gameIds = gamesFor(line, section, number);
    if (gameIds.length < DRAW_GAMES) return null;
    const fair = chancesOf(`${section} ${number}`, gameIds);
    return {
      section,
      ...head,
      ...rangeOf(currency),
      columns: { players: 0, simulated: 0 },
      games: gameIds.map((id, at) =>
        viewGame(section, id, lng, { result: null, shares: null, fair: fair[at] ?? perMille([0, 0, 0]) }),
      ),
      classes: poolOf(0n, 0n, []).classes.map(({ right }) => ({ right, fund: 0, stake: null, share: null })),
      jackpotPaid: null,
    };
  }

  function viewDraw(draw: TotoDraw, currency: Currency, lng: string): DrawView {
    const { section, number, gameIds, closed, settled } = draw;
    const pool = poolIn(draw, currency);
    const fair = closed?.chances ?? chancesOf(`${section} ${number}`, gameIds);
    const shares = sharesIn(draw, currency);
    const hasResults = settled !== null && !settled.isRefunded;
    const players = couponsIn(draw, currency).reduce((sum, { columns }) => sum + columns, 0);
    return {
      section,
      ...headOf(draw, pool),
      ...rangeOf(currency),
      columns: { players, simulated: simulatedIn(draw) },
      games: gameIds.map((id, at) =>
        viewGame(section, id, lng, {
          result: settled?.results[at] ?? resultOf(line, id, clock.now()),
          shares: shares?.[at] ?? null,
          fair: fair[at] ?? perMille([0, 0, 0]),
        }),
      ),
      classes: pool.classes.map(({ right, fund, stake }) => ({
        right,
        fund: Number(floor(fund)),
        stake: hasResults ? Number(stake) : null,
        share: hasResults && stake > 0n ? Number(payoutOf(pool, right, BigInt(unitOf(currency)))) : null,
      })),
      jackpotPaid: hasResults && isJackpotWon(pool) ? Number(floor(pool.jackpot)) : null,
    };
  }

  return {
    section(section, currency) {
      const [current, next] = [book.draw(section, drawAt(clock.now())), nextOf(section)];
      const draws = book.draws(section, MAX_DRAWS - 1).map((draw) => headOf(draw, headPool(draw, currency)));
      return {
        section,
        ...rangeOf(currency),
        open: current?.number ?? null,
        next,
        draws: [coming(section, next, currency), ...draws],
      };
    },
    draw(section, number, currency, lng) {
      const draw = book.draw(section, number);
      if (draw !== null) return viewDraw(draw, currency, lng);
      return number === nextOf(section) ? viewComing(section, number, currency, lng) : null;
    },
    coupons: (playerId, section) => book.coupons(playerId, section, MAX_COUPONS).map(viewCoupon),
  };
}
