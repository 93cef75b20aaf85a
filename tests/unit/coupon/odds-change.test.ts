import { describe, expect, it } from 'vitest';
import type { CouponEvent } from '../../../core/modules/coupon/messages.ts';
import type { CouponWorld } from '../../arbitraries/coupon-world.ts';
import { legOf } from '../../arbitraries/coupon-world.ts';
import { STAMP } from '../../models/given.ts';
import { coupon, drafted, draftWith, KEY, sentOf } from './given.ts';

const action = (of: 0 | 1 | 2): CouponEvent => ({ type: 'coupon/changeActionChosen', payload: { action: of } });
const place = { type: 'coupon/place', payload: {} } as const;
const accept = { type: 'coupon/acceptPrices', payload: {} } as const;
const asked = (...prices: readonly (readonly [number, number])[]): CouponEvent => ({
  type: 'coupon/questionAsked',
  payload: { prices: prices.map(([marketId, price]) => ({ marketId, price })) },
});

function placed(prices: readonly (readonly [number, number])[], of: 0 | 1 | 2, coef: string): CouponEvent {
  const legs = prices.map(([marketId, price]) => legOf(marketId, price));
  return {
    type: 'coupon/placeIntended',
    payload: { key: KEY, group: KEY, sent: sentOf(legs, { changeCoefAction: of, coef }), legs, at: STAMP.at },
  };
}

const moveTo =
  (...prices: readonly (readonly [number, number])[]) =>
  (world: CouponWorld): void => {
    for (const [id, price] of prices) world.move(id, price);
  };

describe('placing when prices have moved', () => {
  // Legs 10 and 20, both seen at 2.000.
  const cases: readonly (readonly [
    what: string,
    prices: readonly [number, number],
    asks: readonly (0 | 1 | 2)[],
    coef: string,
  ])[] = [
    ['unchanged', [2_000, 2_000], [], '4.000'],
    ['one up', [2_100, 2_000], [0], '4.200'],
    ['both up', [2_100, 2_100], [0], '4.410'],
    ['one down', [1_900, 2_000], [0, 2], '3.800'],
    ['one up and one down', [2_500, 1_999], [0, 2], '4.998'],
  ];
  for (const [what, [first, second], asks, coef] of cases) {
    for (const of of [0, 1, 2] as const) {
      const doesAsk = asks.includes(of);
      it(`[CPN-7] ${what}, action ${of}: ${doesAsk ? 'asks' : 'places at the prices of now'}`, () => {
        coupon([...drafted([10, 20]), action(of)], moveTo([10, first], [20, second]))
          .when(place)
          .then(
            doesAsk
              ? asked([10, first], [20, second])
              : placed(
                  [
                    [10, first],
                    [20, second],
                  ],
                  of,
                  coef,
                ),
          );
      });
    }
  }

  it('[CPN-7] suspended, gone, finished and stale are never placed, whatever the action', () => {
    for (const of of [0, 1, 2] as const) {
      for (const [code, change] of [
        ['suspended', (world: CouponWorld) => world.move(10, 2_000, 'suspended')],
        ['gone', (world: CouponWorld) => world.move(10, 2_000, 'gone')],
        ['finished', (world: CouponWorld) => world.move(10, 2_000, 'open', true)],
        ['stale', (world: CouponWorld) => void (world.fresh = false)],
      ] as const)
        coupon([...drafted([10]), action(of)], change)
          .when(place)
          .refused({ code: 'coupon/blocked', blockers: [code] });
    }
  });
});

describe('the question', () => {
  const question = [...drafted([10, 20]), action(0), asked([10, 1_800], [20, 2_200])];

  it('[CPN-8] shows old and new price of each leg, and old and new total and win', () => {
    expect(coupon(question, moveTo([10, 1_800], [20, 2_200])).view.question).toEqual({
      legs: [
        { marketId: 10, oldPrice: 2_000, newPrice: 1_800 },
        { marketId: 20, oldPrice: 2_000, newPrice: 2_200 },
      ],
      oldOdds: '4.000',
      newOdds: '3.960',
      oldWin: 4_000,
      newWin: 3_960,
    });
  });

  it('[CPN-8] accepting places at exactly the prices shown', () => {
    coupon(question, moveTo([10, 1_800], [20, 2_200]))
      .when(accept)
      .then(
        {
          type: 'coupon/pricesAccepted',
          payload: {
            prices: [
              { marketId: 10, price: 1_800 },
              { marketId: 20, price: 2_200 },
            ],
          },
        },
        placed(
          [
            [10, 1_800],
            [20, 2_200],
          ],
          0,
          '3.960',
        ),
      );
  });

  it('[CPN-8] or asks again when they moved in that moment: what was shown is what is agreed to', () => {
    coupon(question, moveTo([10, 1_700], [20, 2_200]))
      .when(accept)
      .then(
        {
          type: 'coupon/pricesAccepted',
          payload: {
            prices: [
              { marketId: 10, price: 1_800 },
              { marketId: 20, price: 2_200 },
            ],
          },
        },
        asked([10, 1_700], [20, 2_200]),
      );
  });

  it('[CPN-8] moves while it is open ask again, at the prices of now', () => {
    coupon(question, moveTo([10, 1_700], [20, 2_200]))
      .when({ type: 'coupon/observePrices', payload: { moves: [{ marketId: 10, price: 1_700 }] } })
      .then({ type: 'coupon/priceMoved', payload: { marketId: 10, price: 1_700 } }, asked([10, 1_700], [20, 2_200]));
  });

  it('[CPN-8] a move that changes nothing of what it shows does not', () => {
    coupon(question, moveTo([10, 1_800], [20, 2_200]))
      .when({ type: 'coupon/observePrices', payload: { moves: [{ marketId: 10, price: 1_800 }] } })
      .then({ type: 'coupon/priceMoved', payload: { marketId: 10, price: 1_800 } });
  });

  it('moves of markets that are not in the coupon are not noted', () => {
    coupon(question, moveTo([10, 1_800], [20, 2_200]))
      .when({ type: 'coupon/observePrices', payload: { moves: [{ marketId: 30, price: 1_800 }] } })
      .then();
  });

  it('[CPN-8] accepting when the bet can not be placed by then agrees to the prices and places nothing', () => {
    coupon(question, (world) => {
      world.move(10, 1_800, 'suspended');
      world.move(20, 2_200);
    })
      .when(accept)
      .then({
        type: 'coupon/pricesAccepted',
        payload: {
          prices: [
            { marketId: 10, price: 1_800 },
            { marketId: 20, price: 2_200 },
          ],
        },
      });
  });

  it('[CPN-8] declining closes it and changes no price', () => {
    coupon(question)
      .when({ type: 'coupon/declinePrices', payload: {} })
      .then({ type: 'coupon/questionClosed', payload: {} });
    expect(coupon([...question, { type: 'coupon/questionClosed', payload: {} }]).state).toMatchObject({
      question: null,
      legs: [{ price: 2_000 }, { price: 2_000 }],
    });
  });

  it('[CPN-8] any edit closes it', () => {
    for (const edit of [
      { type: 'coupon/legRemoved', payload: { marketId: 20, typeId: 0 } },
      { type: 'coupon/cleared', payload: {} },
      { type: 'coupon/typeChosen', payload: { typeId: 1 } },
      { type: 'coupon/legAdded', payload: { couponId: 'x', leg: legOf(30), typeId: 1 } },
      { type: 'coupon/draftRestored', payload: { draft: draftWith([]), direction: 'undo' } },
    ] as const)
      expect(coupon([...question, edit]).state.question).toBeNull();
  });

  it('none can be answered when none is open', () => {
    coupon(drafted([10]))
      .when(accept)
      .refused({ code: 'coupon/noQuestion' });
    coupon(drafted([10]))
      .when({ type: 'coupon/declinePrices', payload: {} })
      .refused({ code: 'coupon/noQuestion' });
  });
});
