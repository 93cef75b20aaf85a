/** Formatting of amounts, times and market names, and the arrangement of markets. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game, Market } from 'touchline/core/line/types';
import { lineText, marketName, outcomeName } from 'touchline/core/line/rules/market-names';
import { byPrice, mainMarkets } from 'touchline/core/line/rules/main-markets';
import { rowMarkets } from 'touchline/core/line/rules/row-markets';
import { groupMarkets } from 'touchline/core/line/rules/market-groups';
import { formatMoney } from '../../ui/web/format/money.ts';
import { totalOddsText, totalThousandths } from '../../ui/web/format/odds.ts';
import { boardClock, rowClock } from '../../ui/web/format/period.ts';
import { daysBetween, formatClock, formatTime } from '../../ui/web/format/time.ts';
import { matchOf, SIDED_MODELS, momentsOf } from './model-matches.ts';

const plain = (text: string): string => text.replace(/[\u2066\u2069]/g, '').replace(/\u00a0/g, ' ');
const say = (key: string, params: Readonly<Record<string, string | number>> = {}): string =>
  `${key} ${Object.values(params).join(' ')}`.trim();

describe('formatMoney', () => {
  it('writes minor units with the digits of the currency', () => {
    expect(formatMoney(128_450, 'EUR', 'en')).toBe('€1,284.50');
    expect(formatMoney(1500, 'JPY', 'en')).toBe('¥1,500');
    expect(formatMoney(1234, 'KWD', 'en')).toContain('1.234');
    expect(plain(formatMoney(128_450, 'EUR', 'de'))).toBe('1.284,50 €');
    expect(formatMoney(-1250, 'EUR', 'en', true)).toBe('-€12.50');
    expect(formatMoney(1250, 'EUR', 'en', true)).toBe('+€12.50');
  });

  it('keeps Latin digits in Arabic', () => {
    expect(formatMoney(128_450, 'EUR', 'ar')).toMatch(/1,284\.50/);
  });

  it('keeps the letters and the sign of a currency together where a text is read from the right', () => {
    expect(formatMoney(128_450, 'USD', 'ar')).toMatch(/US\$\u200e$/);
    expect(formatMoney(128_450, 'EUR', 'ar')).toMatch(/€$/);
  });

  it('puts the code of a non-ISO currency after the number', () => {
    expect(formatMoney(150, 'USDT', 'en')).toBe('1.50 USDT');
  });

  it('keeps every minor unit of any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 53) + 1, max: 2 ** 53 - 1 }), (minor) => {
        const digits = formatMoney(minor, 'EUR', 'en').replace(/\D/g, '');
        expect(BigInt(digits)).toBe(BigInt(Math.abs(minor)));
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('times', () => {
  const at = Date.UTC(2026, 10, 21, 21, 30);
  const base = { language: 'en', is12h: false, timeZone: 0 } as const;

  it('use the chosen zone and clock', () => {
    expect(formatTime(at, 'time', base)).toBe('21:30');
    expect(formatTime(at, 'time', { ...base, timeZone: 5.5 })).toBe('03:00');
    expect(formatTime(at, 'time', { ...base, is12h: true })).toMatch(/09:30 pm/i);
  });

  it('follow a device that changes its zone, summer time included', () => {
    const zone = process.env['TZ'];
    const shown = (timeZone: string): readonly string[] => {
      process.env['TZ'] = timeZone;
      return [at, Date.UTC(2026, 6, 1, 12)].map((when) => formatTime(when, 'dayTime', { ...base, timeZone: 'auto' }));
    };
    expect(shown('Asia/Tokyo')).toEqual(['22 Nov, 06:30', '1 Jul, 21:00']);
    expect(shown('America/New_York')).toEqual(['21 Nov, 16:30', '1 Jul, 08:00']);
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('count days by the calendar of the zone', () => {
    expect(daysBetween(at, at + 3 * 3_600_000, 0)).toBe(1);
    expect(daysBetween(at, at + 3 * 3_600_000, -8)).toBe(0);
    expect(daysBetween(at, at - 24 * 3_600_000, 3)).toBe(-1);
  });

  it('format match clocks', () => {
    expect(formatClock(3787)).toBe('63:07');
    expect(formatClock(3787, true)).toBe('1:03:07');
    expect(formatClock(-5)).toBe('0:00');
  });
});

describe('clocks of games', () => {
  const game = {
    champ: { sportId: 1 },
    status: 'inPlay',
    clockS: 3700,
    clockRuns: true,
    receivedAt: 1000,
    period: 2,
    periodS: 2700,
  } as Game;

  it('continue from the last update of the game', () => {
    expect(rowClock(game, 1000)).toBe('62′');
    expect(boardClock(game, 1000 + 90_000)).toBe('63:10');
    expect(boardClock({ ...game, clockRuns: false }, 1000 + 90_000)).toBe('61:40');
  });

  it('[LIN-115] separate added time from regular time', () => {
    const late = { ...game, period: 2, periodS: 2700, clockS: 5400, clockRuns: false } as Game;
    expect(rowClock(late, 1000)).toBe('90+1′');
    expect(boardClock(late, 1000)).toBe('90:00');
    expect(boardClock({ ...late, clockS: 5401 }, 1000)).toBe('90:00 +0:01');
    expect(rowClock({ ...late, clockS: 5399 }, 1000)).toBe('90′');
    expect(rowClock({ ...late, period: 1, clockS: 2700 + 125 }, 1000)).toBe('45+3′');
    expect(rowClock({ ...late, periodS: 360, clockS: 731 }, 1000)).toBe('12+1′');
  });

  it('are empty in sports that are played to points', () => {
    expect(rowClock({ ...game, champ: { ...game.champ, sportId: 4 } }, 1000)).toBe('');
  });
});

describe('names of markets', () => {
  const sides = { home: 'H', away: 'A', sportId: 1 };
  const market = (kind: number, type: number, param = 0, label: string | null = null): Market => ({
    id: 1,
    gameId: 1,
    kind,
    type,
    param,
    label,
    flags: 0,
  });

  it('format lines in quarters, and handicaps with their sign', () => {
    expect(lineText(10)).toBe('2.5');
    expect(plain(lineText(2, true))).toBe('+0.5');
    expect(plain(lineText(-1, true))).toBe('−0.25');
    expect(lineText(0, true)).toBe('0');
  });

  it('are direct for scores, any other score and labels', () => {
    expect(outcomeName(market(11, 21), sides, say)).toBe('game.score 2 1');
    expect(outcomeName(market(23, 3), sides, say)).toBe('game.score 0 3');
    expect(outcomeName(market(11, 127), sides, say)).toBe('outcome.otherScore');
    expect(outcomeName(market(30, 2, 0, 'Arsenal'), sides, say)).toBe('Arsenal');
  });

  it('invert the European handicap for the away side, and use ordinals for goals', () => {
    expect(plain(outcomeName(market(9, 3, -4), sides, say))).toContain('+1');
    expect(plain(outcomeName(market(9, 1, -4), sides, say))).toContain('−1');
    expect(marketName(market(13, 1, 12), sides, say)).toContain('ordinal.few');
  });

  it('use the units of the sport', () => {
    const kind = (number: number, sportId: number): string =>
      marketName(market(number, 1, 8), { ...sides, sportId }, say).split(' ')[0] ?? '';
    expect([4, 10, 30, 21, 40].map((sportId) => kind(20, sportId))).toEqual([
      'kind.20',
      'kind.20',
      'kind.20.frame',
      'kind.20.leg',
      'kind.20.map',
    ]);
    expect([4, 6, 30].map((sportId) => kind(19, sportId))).toEqual(['kind.19.set', 'kind.19.set', 'kind.19.frame']);
    expect([4, 6, 40].map((sportId) => kind(22, sportId))).toEqual(['kind.22.game', 'kind.22', 'kind.22']);
    expect([2, 3, 999].map((sportId) => kind(24, sportId))).toEqual(['kind.24', 'kind.24.quarter', 'kind.24']);
  });
});

describe('the main markets of a row', () => {
  const market = (id: number, kind: number, type: number, param = 0): Market => ({
    id,
    gameId: 1,
    kind,
    type,
    param,
    label: null,
    flags: 0,
  });

  it('pair a handicap with its opposite, and take the most even of several lines', () => {
    const markets = [
      market(1, 8, 1, -2),
      market(2, 8, 3, 2),
      market(3, 8, 1, 2),
      market(4, 8, 3, -2),
      market(5, 4, 1, 10),
      market(6, 4, 2, 10),
    ];
    const prices = new Map([
      [1, 3000],
      [2, 1300],
      [3, 1900],
      [4, 1950],
      [5, 1900],
      [6, 1900],
    ]);
    const main = mainMarkets(markets, (id) => prices.get(id) ?? 0, 1);
    expect(main.handicap.map((each) => each?.id)).toEqual([3, 4]);
    expect(main.total.map((each) => each?.id)).toEqual([5, 6]);
    expect(main.result.markets).toEqual([null, null, null]);
  });

  it('[LIN-237] have a whole or quarter total only where the game has no half line', () => {
    const [quarter, half] = [
      [market(1, 4, 1, 11), market(2, 4, 2, 11)],
      [market(3, 4, 1, 10), market(4, 4, 2, 10)],
    ];
    const prices = new Map([
      [1, 1900],
      [2, 1900],
      [3, 1700],
      [4, 2100],
    ]);
    const totalOf = (markets: readonly Market[]): readonly (number | undefined)[] =>
      rowMarkets(markets, (id) => prices.get(id) ?? 0, 1).total.map((each) => each?.id);
    expect(totalOf([...quarter, ...half])).toEqual([3, 4]);
    expect(totalOf(quarter)).toEqual([1, 2]);
  });

  it('have two outcomes where there is no draw', () => {
    expect(mainMarkets([market(1, 2, 1), market(2, 2, 3)], () => 1, 1).result.ways).toBe(2);
  });

  it.each(SIDED_MODELS)(
    '[LIN-116] a result of %s has as many cells without open markets as with them, at every moment of a match',
    (model) => {
      const match = matchOf(model);
      const { sportId } = match.fixture;
      const cells = (markets: readonly Market[]): number =>
        mainMarkets(markets, () => 1, sportId).result.markets.length;
      const offers = momentsOf(match).map((at) => match.price(at, 'main'));
      const hasDraw = offers.flat().some(({ kind }) => kind === 1);
      expect(offers.some((offer) => offer.length > 0)).toBe(true);
      expect(
        [[], ...offers].map((offer) => cells(offer.map(({ kind, type, param }, id) => market(id, kind, type, param)))),
      ).toEqual(Array.from({ length: offers.length + 1 }, () => (hasDraw ? 3 : 2)));
    },
  );

  it.each(SIDED_MODELS)(
    '[LIN-237] the row of a game of %s has the same total and kind of handicap from all its markets as from those of the row',
    (model) => {
      const match = matchOf(model);
      const { sportId } = match.fixture;
      const linesOf = (scope: 'main' | 'all', at: number): readonly string[] => {
        const offer = match.price(at, scope);
        const markets = offer.map(({ kind, type, param }, id) => market(id, kind, type, param));
        const { total, handicap } = rowMarkets(markets, (id) => offer[id]?.price ?? 0, sportId);
        const totals = total.map((each) => (each === null ? '' : `${each.kind} ${each.type} ${each.param}`));
        // Of two handicaps that are even to a rounding the operator may choose the other one.
        return [...totals, ...handicap.map((each) => String(each?.kind))];
      };
      for (const at of momentsOf(match)) expect(linesOf('all', at), String(at)).toEqual(linesOf('main', at));
    },
  );

  it('show favourites first', () => {
    expect(
      byPrice([market(1, 30, 1), market(2, 30, 2), market(3, 30, 3)], (id) => [0, 900, 300, 0][id] ?? 0).map(
        ({ id }) => id,
      ),
    ).toEqual([2, 1, 3]);
  });
});

describe('groups of the game page', () => {
  it('contain every market exactly once, whatever the operator sends', () => {
    const markets = fc.uniqueArray(
      fc.record({
        kind: fc.constantFrom(1, 2, 4, 8, 9, 11, 13, 16, 19, 23, 24, 30, 77),
        type: fc.integer({ min: 1, max: 3 }),
        param: fc.integer({ min: -8, max: 12 }),
      }),
      { selector: ({ kind, type, param }) => `${kind} ${type} ${param}`, maxLength: 60 },
    );
    fc.assert(
      fc.property(markets, (list) => {
        const all = list
          .filter(({ kind, type }) => ![2, 8, 19].includes(kind) || type !== 2)
          .map((each, at): Market => ({ ...each, id: at + 1, gameId: 1, label: null, flags: 0 }));
        const shown = groupMarkets(all, (id) => id).flatMap((group) =>
          group.rows.flatMap((row) => row.flatMap((market) => market?.id ?? [])),
        );
        expect([...shown].sort((a, b) => a - b)).toEqual(all.map(({ id }) => id));
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('totalOddsText', () => {
  it('[LIN-113] formats a total like a price of its size, and anything else as a decimal', () => {
    expect(
      (['decimal', 'fractional', 'american', 'malaysian'] as const).map((view) => totalOddsText('7.658', view)),
    ).toEqual(['7.658', '253/38', '+666', '-0.15']);
    expect(totalOddsText('0.896', 'american')).toBe('0.896');
    expect(totalOddsText('15625000000.000', 'american')).toBe('15625000000.000');
  });
});

describe('totalThousandths', () => {
  it('parses the operator’s total, rounded half-up', () => {
    expect(totalThousandths('7.0425')).toBe(7043);
    expect(totalThousandths('7.0424')).toBe(7042);
    expect(totalThousandths('2')).toBe(2000);
    expect(totalThousandths('x')).toBe(0);
  });
});
