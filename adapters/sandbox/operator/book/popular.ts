/** The selections that players have bet on most, counted from the accepted bets of the book [POP-2]. */
import type { Line, LineClock } from '../line/line.ts';
import { settledBy } from '../line/boosts.ts';
import { BLOCKED } from '../line/market-flags.ts';
import { marketId, readMarketId } from '../line/market-id.ts';
import { isOnDemand } from '../line/topics.ts';
import { isFreeBet } from '../players/accounts.ts';
import type { Bets } from './bets.ts';
import type { KnownBet } from './known-bet.ts';

export interface PopularBet {
  readonly marketId: number;
  readonly gameId: number;
  /** How many bets contain the selection. */
  readonly bets: number;
}

interface PopularDeps {
  readonly bets: Pick<Bets, 'placedSince'>;
  readonly line: Pick<Line, 'market'>;
  readonly clock: Pick<LineClock, 'now'>;
}

const SPAN_MS = 24 * 3_600_000;
/** A count stands for this long, so that a crowd of readers costs one count. */
const COUNT_TTL_MS = 2_000;
const MAX_SELECTIONS = 10;

export function createPopular({ bets, line, clock }: PopularDeps): () => readonly PopularBet[] {
  let counted: { readonly at: number; readonly top: readonly PopularBet[] } | null = null;
  return () => {
    const now = clock.now();
    if (counted === null || now < counted.at || now - counted.at >= COUNT_TTL_MS)
      counted = { at: now, top: topOf(bets.placedSince(now - SPAN_MS), line) };
    return counted.top;
  };
}

function topOf(bets: readonly KnownBet[], line: Pick<Line, 'market'>): readonly PopularBet[] {
  const counts = new Map<number, PopularBet>();
  for (const { coupon, cashOuts } of bets) {
    // The bet that it became by an edit counts in its place.
    if (isFreeBet(coupon) || cashOuts.some(({ movedTo }) => movedTo !== null)) continue;
    // At a boosted price, too, the selection is what was bet on.
    const selections = new Map(coupon.legs.map((leg) => [marketId(leg.gameId, settledBy(leg)), leg.gameId] as const));
    for (const [id, gameId] of selections)
      counts.set(id, { marketId: id, gameId, bets: (counts.get(id)?.bets ?? 0) + 1 });
  }
  const top: PopularBet[] = [];
  for (const each of [...counts.values()].sort((a, b) => b.bets - a.bets || a.marketId - b.marketId)) {
    if (isOffered(each.marketId, line)) top.push(each);
    if (top.length === MAX_SELECTIONS) break;
  }
  return top;
}

/** Whether everybody can bet on the selection now, or once it is no longer suspended. */
function isOffered(id: number, line: Pick<Line, 'market'>): boolean {
  // A combo is priced for the player who asked for it.
  if (isOnDemand(readMarketId(id)?.key.kind)) return false;
  const market = line.market(id);
  return market !== null && !market.finished && market.price > 0 && (market.flags & BLOCKED) === 0;
}
