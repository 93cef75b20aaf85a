import { describe, expect, it } from 'vitest';
import type { ChangeAction } from 'touchline/core/coupon/change-action';
import { changeActionNames } from 'touchline/core/coupon/change-action';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import { couponPersist } from 'touchline/core/coupon/persist';
import { DEFAULT_SETTINGS } from 'touchline/core/coupon/state';
import { isMoveAccepted, measuredFrom } from 'touchline/core/coupon/rules/accepted-move';
import type { ChangeTolerance, MovedCoupon } from 'touchline/core/coupon/rules/accepted-move';
import type { SentCoupon } from 'touchline/core/coupon/types';
import type { CouponWorld } from '../../arbitraries/coupon-world.ts';
import { betOf, legOf } from '../../arbitraries/coupon-world.ts';
import { STAMP } from '../../models/given.ts';
import { accepted, coupon, drafted, draftWith, KEY, sentOf, typed } from './given.ts';

const action = (of: ChangeAction, tolerance: ChangeTolerance = 0): CouponEvent => ({
  type: 'coupon/changeActionChosen',
  payload: { action: of, tolerance },
});
const place = { type: 'coupon/place', payload: {} } as const;
const accept = { type: 'coupon/acceptPrices', payload: {} } as const;
const asked = (...prices: readonly (readonly [number, number])[]): CouponEvent => ({
  type: 'coupon/questionAsked',
  payload: { prices: prices.map(([marketId, price]) => ({ marketId, price })) },
});

/** `seen`: the price that the player had agreed to for every leg, where another was placed. */
function placed(
  prices: readonly (readonly [number, number])[],
  change: Partial<SentCoupon>,
  seen: number | null = null,
): CouponEvent {
  const legs = prices.map(([marketId, price]) => legOf(marketId, price));
  const sent = sentOf(legs, change);
  const bets = sent.bets.map((bet) => ({ ...bet, seenCoef: seen ?? bet.coef }));
  return {
    type: 'coupon/placeIntended',
    payload: { key: KEY, group: KEY, sent: { ...sent, bets }, legs, at: STAMP.at },
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
    asks: readonly ChangeAction[],
    coef: string,
  ])[] = [
    ['unchanged', [2_000, 2_000], [], '4.000'],
    ['one up', [2_100, 2_000], ['ask'], '4.200'],
    ['both up', [2_100, 2_100], ['ask'], '4.410'],
    ['one down', [1_900, 2_000], ['ask', 'acceptBetter'], '3.800'],
    ['one up and one down', [2_500, 1_999], ['ask', 'acceptBetter'], '4.998'],
  ];
  for (const [what, [first, second], asks, coef] of cases) {
    for (const of of changeActionNames) {
      const doesAsk = asks.includes(of);
      it(`[CPN-7] ${what}, ${of}: ${doesAsk ? 'asks' : 'places at the prices of now'}`, () => {
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
                  { changeCoefAction: of, coef },
                  2_000,
                ),
          );
      });
    }
  }

  it('[CPN-7] suspended, gone, finished and stale legs are never placed, whatever the action', () => {
    for (const of of changeActionNames) {
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

describe('placing with a tolerance', () => {
  // Legs 10 and 20, both seen at 2.000.
  const cases: readonly (readonly [
    what: string,
    prices: readonly [number, number],
    tolerance: ChangeTolerance,
    coef: string | null,
  ])[] = [
    ['exactly 5% down', [1_900, 2_000], 5, '3.800'],
    ['a thousandth below 5%', [1_899, 2_000], 5, null],
    ['exactly 2% down', [1_960, 2_000], 2, '3.920'],
    ['a thousandth below 2%', [1_959, 2_000], 2, null],
    ['exactly 10% down', [1_800, 2_000], 10, '3.600'],
    ['a thousandth below 10%', [1_799, 2_000], 10, null],
    ['any rise', [9_000, 2_000], 2, '18.000'],
    ['both 5% down', [1_900, 1_900], 5, null],
    ['both 5% down', [1_900, 1_900], 10, '3.610'],
    ['one far up and one far down', [9_000, 1_100], 5, '9.900'],
    ['one up and one down, 5% in all', [2_500, 1_520], 5, '3.800'],
    ['one up and one down, a little more than 5% in all', [2_500, 1_519], 5, null],
    ['any drop without a tolerance', [1_999, 2_000], 0, null],
  ];
  it.each(cases)(
    '[CPN-136] %s, %j with a tolerance of %i percent: placed at %s',
    (_, [first, second], tolerance, coef) => {
      coupon([...drafted([10, 20]), action('acceptBetter', tolerance)], moveTo([10, first], [20, second]))
        .when(place)
        .then(
          coef === null
            ? asked([10, first], [20, second])
            : placed(
                [
                  [10, first],
                  [20, second],
                ],
                { changeCoefTolerance: tolerance, coef },
                2_000,
              ),
        );
    },
  );

  it.each([
    { tolerance: 2, seen: 1_667, now: 1_634, isTaken: true },
    { tolerance: 2, seen: 1_667, now: 1_633, isTaken: false },
    { tolerance: 5, seen: 3_333, now: 3_167, isTaken: true },
    { tolerance: 5, seen: 3_333, now: 3_166, isTaken: false },
  ] as const)(
    '[CPN-136] $tolerance percent off $seen is no whole thousandth: $now is taken: $isTaken',
    ({ tolerance, seen, now, isTaken }) => {
      const { state } = coupon(
        [...drafted([10], '10', seen), action('acceptBetter', tolerance)],
        moveTo([10, now]),
      ).after(place);
      expect(state.question === null).toBe(isTaken);
    },
  );

  // Quoted 1.24 at 1.800 each: 1.22 is within 2 percent of it, 1.18 within 5.
  it.each([
    { tolerance: 0, now: 1_801, isTaken: false },
    { tolerance: 2, now: 1_896, isTaken: true },
    { tolerance: 2, now: 1_897, isTaken: false },
    { tolerance: 5, now: 2_096, isTaken: true },
    { tolerance: 5, now: 2_097, isTaken: false },
    { tolerance: 2, now: 1_500, isTaken: true },
  ] as const)(
    '[CPN-136] a higher price is the worse one to an anti-express: 1800 now $now with $tolerance percent is taken: $isTaken',
    ({ tolerance, now, isTaken }) => {
      const { state } = coupon(
        [...drafted([10, 20], '10', 1_800, 'antiExpress'), action('acceptBetter', tolerance)],
        moveTo([10, now], [20, 1_800]),
      ).after(place);
      expect(state.question === null).toBe(isTaken);
    },
  );

  // Legs at 2.000 each, the first one falls.
  it.each([
    { what: 'a system 2 of 3, 4.000 in all', betType: 'system', least: 1_850 },
    { what: 'a patent of 3, 5.000 in all', betType: 'patent', least: 1_875 },
    { what: 'a conditional of three blocks with 10 each, 4.000 in all', betType: 'conditional', least: 1_800 },
    { what: 'a chain of 3, 4.000 in all', betType: 'chain', least: 1_800 },
  ] as const)('[CPN-136] the total of $what may fall by 5 percent: the first leg to $least', ({ betType, least }) => {
    for (const [price, isTaken] of [
      [least, true],
      [least - 1, false],
    ] as const) {
      const { state } = coupon([...typed(betType, [10, 20, 30]), action('acceptBetter', 5)], moveTo([10, price])).after(
        place,
      );
      expect(state.question === null).toBe(isTaken);
      expect(state.intents).toHaveLength(isTaken ? 1 : 0);
    }
  });

  it('[CPN-136] losing a bonus bet to lower prices asks, however little the legs fell', () => {
    const of = [...drafted([10, 20, 30], '10', 1_110), action('acceptBetter', 10)];
    const low = moveTo([10, 1_099], [20, 1_110], [30, 1_110]);
    expect(coupon(of, low).after(place).state.question).toHaveLength(3);
    const deleted: CouponEvent = { type: 'coupon/bonusBetSet', payload: { isOn: false } };
    expect(coupon([...of, deleted], low).after(place).state.question).toBeNull();
  });

  it('[CPN-136] drops are measured from the agreed prices: a bet at 5% less does not restart the tolerance there', () => {
    const fixed: CouponEvent = { type: 'coupon/settingsChanged', payload: { settings: { isCouponFixed: true } } };
    const first = coupon([...drafted([10]), fixed, action('acceptBetter', 5)], moveTo([10, 1_900])).after(place);
    const [intent] = first.state.intents;
    expect(intent?.sent.bets).toMatchObject([{ coef: 1_900, seenCoef: 2_000 }]);
    const after: readonly CouponEvent[] = [
      ...drafted([10]),
      fixed,
      action('acceptBetter', 5),
      placed([[10, 1_900]], { changeCoefTolerance: 5, coef: '1.900' }, 2_000),
      accepted(betOf('1')),
    ];
    coupon(after, moveTo([10, 1_899]))
      .when(place)
      .then(asked([10, 1_899]));
  });

  it('[CPN-136] a coupon that has no total at the agreed prices is measured from these: no leg may be worse', () => {
    // 10.00 on the first block returns 27.98 at the agreed prices: less than the 30.00 on the second.
    const input: MovedCoupon = {
      betType: 'conditional',
      stake: 1_000,
      legs: [
        { price: 1_989, blockId: 0 },
        { price: 1_407, blockId: 0 },
        { price: 1_400, blockId: 1 },
      ],
      amountByBlockId: { 0: 1_000, 1: 3_000 },
    };
    const [agreed, current, worse] = [
      [1_989, 1_407, 1_400],
      [1_989, 1_509, 1_400],
      [1_989, 1_509, 1_399],
    ] as const;
    const choice = { changeCoefAction: 'acceptBetter', changeCoefTolerance: 10 } as const;
    const from = measuredFrom(input, agreed, current, choice);
    expect(from).toEqual(agreed);
    expect(isMoveAccepted(input, from, current, choice)).toBe(true);
    expect(isMoveAccepted(input, from, worse, choice)).toBe(false);
  });

  it('[CPN-136] an accepted question is a new agreement: the next moves are measured from its prices', () => {
    const agreed: CouponEvent = {
      type: 'coupon/pricesAccepted',
      payload: { prices: [{ marketId: 10, price: 1_800 }] },
    };
    coupon([...drafted([10]), action('acceptBetter', 5), agreed], moveTo([10, 1_710]))
      .when(place)
      .then(placed([[10, 1_710]], { changeCoefTolerance: 5, coef: '1.710' }, 1_800));
  });

  it('[CPN-136] several singles ask for all of them when one fell too far, and each is sent with the tolerance', () => {
    const singles = [...typed('singles', [10, 20]), action('acceptBetter', 5)];
    coupon(singles, moveTo([10, 1_899], [20, 2_000]))
      .when(place)
      .then(asked([10, 1_899], [20, 2_000]));
    expect(
      coupon(singles, moveTo([10, 1_900], [20, 2_100]))
        .after(place)
        .state.intents.map(({ sent: { changeCoefTolerance, bets } }) => [
          changeCoefTolerance,
          ...bets.map(({ coef, seenCoef }) => [coef, seenCoef]),
        ]),
    ).toEqual([
      [5, [1_900, 2_000]],
      [5, [2_100, 2_000]],
    ]);
  });

  it('[CPN-136] the tolerance is stored with the choice, and survives a reload', () => {
    const chosen = { action: 'acceptBetter', tolerance: 10 } as const;
    coupon([])
      .when({ type: 'coupon/chooseChangeAction', payload: chosen })
      .then({ type: 'coupon/changeActionChosen', payload: chosen });
    const { state } = coupon([action('acceptBetter', 10)]);
    const event = couponPersist.upcast(1, JSON.parse(JSON.stringify({ ...action('acceptBetter', 10) })));
    expect(event).toEqual(action('acceptBetter', 10));
    expect(couponPersist.readState(1, JSON.parse(JSON.stringify(state)))?.settings).toMatchObject({
      changeCoefAction: 'acceptBetter',
      changeCoefTolerance: 10,
    });
  });

  it('[CPN-136] a tolerance goes with `acceptBetter` alone', () => {
    for (const of of ['ask', 'acceptAny'] as const)
      expect(coupon([action(of, 5)]).state.settings).toMatchObject({ changeCoefAction: of, changeCoefTolerance: 0 });
    expect(
      coupon([action('acceptBetter', 5), { type: 'coupon/changeActionChosen', payload: { action: 'acceptBetter' } }])
        .state.settings,
    ).toEqual(DEFAULT_SETTINGS);
  });
});

describe('the question', () => {
  const question = [...drafted([10, 20]), action('ask'), asked([10, 1_800], [20, 2_200])];

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
          { changeCoefAction: 'ask', coef: '3.960' },
        ),
      );
  });

  it('[CPN-8] accepting asks again when prices moved in that moment: only displayed prices are agreed to', () => {
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

  it('[CPN-8] moves while it is open ask again at current prices', () => {
    coupon(question, moveTo([10, 1_700], [20, 2_200]))
      .when({ type: 'coupon/observePrices', payload: { moves: [{ marketId: 10, price: 1_700 }] } })
      .then({ type: 'coupon/priceMoved', payload: { marketId: 10, price: 1_700 } }, asked([10, 1_700], [20, 2_200]));
  });

  it('[CPN-8] moves that change none of its figures do not ask again', () => {
    coupon(question, moveTo([10, 1_800], [20, 2_200]))
      .when({ type: 'coupon/observePrices', payload: { moves: [{ marketId: 10, price: 1_800 }] } })
      .then({ type: 'coupon/priceMoved', payload: { marketId: 10, price: 1_800 } });
  });

  it('moves of markets that are not in the coupon are not noted', () => {
    coupon(question, moveTo([10, 1_800], [20, 2_200]))
      .when({ type: 'coupon/observePrices', payload: { moves: [{ marketId: 30, price: 1_800 }] } })
      .then();
  });

  it('[CPN-8] accepting when the bet can’t be placed any more agrees to the prices and places nothing', () => {
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
      { type: 'coupon/legRemoved', payload: { marketId: 20, betType: 'single' } },
      { type: 'coupon/cleared', payload: {} },
      { type: 'coupon/typeChosen', payload: { betType: 'express' } },
      { type: 'coupon/legAdded', payload: { couponId: 'x', leg: legOf(30), betType: 'express' } },
      { type: 'coupon/draftRestored', payload: { draft: draftWith([]), direction: 'undo' } },
    ] as const)
      expect(coupon([...question, edit]).state.question).toBeNull();
  });

  it('without an open question there is nothing to answer', () => {
    coupon(drafted([10]))
      .when(accept)
      .refused({ code: 'coupon/noQuestion' });
    coupon(drafted([10]))
      .when({ type: 'coupon/declinePrices', payload: {} })
      .refused({ code: 'coupon/noQuestion' });
  });
});
