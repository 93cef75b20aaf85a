/** A section of toto with its open draw, as the operator answers. */
import type { Draw, DrawGame, DrawList, TotoCoupon } from 'touchline/core/toto/types';

export const CLOSES_AT = Date.UTC(2026, 10, 28, 16);

export const LIST: DrawList = {
  section: 'football',
  iso: 'EUR',
  unit: 10,
  maxStake: 50_000,
  open: 12,
  next: 13,
  draws: [
    { number: 12, status: 'open', closesAt: CLOSES_AT, pool: 123_450, jackpot: 1_000 },
    { number: 11, status: 'settled', closesAt: CLOSES_AT - 14_400_000, pool: 400_000, jackpot: 36_000 },
  ],
};

/** The likeliest result is 1 in the first game, X in the second, 2 in the third, and so on. */
function gameAt(at: number, more: Partial<DrawGame> = {}): DrawGame {
  const fair = [300, 300, 300] as [number, number, number];
  fair[at % 3] = 400;
  return {
    ...{ gameId: 100 + at, sportId: 1, champ: 'League', home: `Home ${at + 1}`, away: `Away ${at + 1}` },
    ...{ startsAt: CLOSES_AT + 60_000 * at, score: null, result: null, shares: null, fair },
    ...more,
  };
}

export function drawOf(more: Partial<Draw> = {}, games: (at: number) => Partial<DrawGame> = () => ({})): Draw {
  return {
    ...{ section: 'football', iso: 'EUR', unit: 10, maxStake: 50_000, number: 12, status: 'open' },
    ...{ closesAt: CLOSES_AT, pool: 123_450, jackpot: 1_000, columns: { players: 45, simulated: 12_300 } },
    games: Array.from({ length: 15 }, (_, at) => gameAt(at, games(at))),
    classes: [15, 14, 13, 12, 11, 10, 9].map((right) => ({ right, fund: right * 100, stake: null, share: null })),
    jackpotPaid: null,
    ...more,
  };
}

export function couponOf(more: Partial<TotoCoupon> = {}): TotoCoupon {
  return {
    ...{ id: 'c0ffee', number: 12, at: CLOSES_AT - 3_600_000, picks: Array<number>(15).fill(1), columns: 1 },
    ...{ stakePerColumn: 10, stake: 10, currency: 'EUR', status: 'open', right: null, payout: null },
    ...more,
  };
}
