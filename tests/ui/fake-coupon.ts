/** The minimal arithmetic for clicking through the coupon. */
import type { CouponView } from 'touchline/core/coupon/slices';
import type { LineReads } from 'touchline/core/line/reads';

function totals(view: CouponView): CouponView {
  const many = view.legs.length > 1;
  const betType = many ? 'express' : 'single';
  const odds = view.legs.reduce(
    (product, leg) => Math.round((product * leg.price) / 1000),
    view.legs.length === 0 ? 0 : 1000,
  );
  return {
    ...view,
    betType,
    types: [
      { betType: 'single', allowed: !many, why: many ? { key: 'coupon.why.singleOne', params: {} } : null },
      { betType: 'express', allowed: many, why: many ? null : { key: 'coupon.why.expressTwo', params: {} } },
    ],
    totalOdds: odds === 0 ? '' : String(odds / 1000),
    maxWin: view.stake === null ? null : Math.round((view.stake * odds) / 1000),
    canPlace: view.legs.length > 0 && view.stake !== null,
    canUndo: true,
  };
}

export function withLeg(view: CouponView, line: LineReads, marketId: number): CouponView {
  if (view.legs.some((leg) => leg.marketId === marketId)) return withoutLeg(view, marketId);
  const market = line.market(marketId);
  const game = market === null ? null : line.game(market.gameId).get();
  if (market === null || game === null) return view;
  const price = line.price(marketId);
  const leg = {
    marketId,
    gameId: game.id,
    sportId: game.champ.sportId,
    champ: game.champ.name,
    home: game.home,
    away: game.away,
    kind: market.kind,
    type: market.type,
    param: market.param,
    label: market.label,
    isLive: game.status === 'inPlay',
    startsAt: game.startsAt,
    statisticId: game.id,
    playersDuel: null,
    isSpecialCoef: false,
    seenPrice: price,
    price,
    locks: [],
    score: '',
    isBanker: false,
    canBeBanker: false,
    blockId: 0,
    stakeText: '',
    stake: null,
    maxStake: null,
    win: null,
    movedTo: null,
  };
  return totals({ ...view, legs: [...view.legs, leg] });
}

export function withoutLeg(view: CouponView, marketId: number): CouponView {
  return totals({ ...view, legs: view.legs.filter((leg) => leg.marketId !== marketId) });
}

export function withStake(view: CouponView, stakeText: string): CouponView {
  const amount = Number(stakeText.replace(',', '.'));
  return totals({
    ...view,
    stakeText,
    stake: stakeText === '' || Number.isNaN(amount) ? null : Math.round(amount * 100),
  });
}
