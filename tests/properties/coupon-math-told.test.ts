import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betTypeIds } from '../../core/modules/coupon/rules/settlement/bet-types.ts';
import type { BetTypeId } from '../../core/modules/coupon/rules/settlement/bet-types.ts';
import type { SettleInput, Terms } from '../../core/modules/coupon/rules/settlement/coupon-input.ts';
import type { BetStatusId } from '../../core/modules/coupon/rules/settlement/leg-factor.ts';
import { lossTable } from '../../core/modules/coupon/rules/settlement/loss-table.ts';
import { quote } from '../../core/modules/coupon/rules/settlement/quote.ts';
import { systemSizes } from '../../core/modules/coupon/rules/settlement/system-sizes.ts';
import { whatIf } from '../../core/modules/coupon/rules/settlement/what-if.ts';
import { equals } from '../../core/kernel/rational.ts';
import { paidByHand, subsets } from '../arbitraries/brute-force.ts';
import { anyCoupon, coupon, SETTLED_STATUSES, status, withStatuses } from '../arbitraries/coupons.ts';
import { check, payout, WITHOUT_ANTI } from '../arbitraries/coupon-laws.ts';
import { PATIENCE_MS } from '../arbitraries/runs.ts';

/** Any terms that change what a settlement pays. */
const terms: fc.Arbitrary<Terms> = fc.record(
  { maxPayout: fc.integer({ min: 0, max: 20_000_000 }), isFreeBet: fc.boolean(), hasBonusBet: fc.boolean() },
  { requiredKeys: [] },
);

function maxWin(input: SettleInput): number {
  const quoted = quote(input);
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
  return quoted.value.maxWin;
}

/** Every way in which the legs can end, with as many different statuses as still make some hundred ways of it. */
function* outcomes(legs: number): Generator<readonly BetStatusId[]> {
  const statuses: readonly BetStatusId[] = legs <= 2 ? SETTLED_STATUSES : legs <= 4 ? [0, 1, 2] : [0, 1];
  for (let way = 0; way < statuses.length ** legs; way += 1) {
    yield Array.from(
      { length: legs },
      (_, index) => statuses[Math.floor(way / statuses.length ** index) % statuses.length] ?? 0,
    );
  }
}

const ended = (input: SettleInput, statuses: readonly BetStatusId[]): SettleInput =>
  withStatuses(input, (_, index) => statuses[index] ?? 0);

describe('the maximum win', () => {
  const short = (typeId: BetTypeId): fc.Arbitrary<SettleInput> => coupon(typeId).filter(({ legs }) => legs.length <= 8);

  for (const typeId of WITHOUT_ANTI) {
    it(
      `[CPN-115] of type ${typeId} is what all legs won pay, and no other end of up to eight legs pays more`,
      () => {
        check(50 + typeId, short(typeId), (input) => {
          const most = maxWin(input);
          expect(payout(withStatuses(input, () => 1))).toBe(most);
          for (const statuses of outcomes(input.legs.length)) {
            const paid = payout(ended(input, statuses));
            if (paid > most) expect.fail(`${statuses.join()} pays ${paid}, more than ${most}`);
          }
        });
      },
      PATIENCE_MS,
    );
  }

  it('[CPN-115] is not passed by any half statuses either', () => {
    const cases = anyCoupon(WITHOUT_ANTI).chain((input) =>
      fc.record({
        input: fc.constant(input),
        results: fc.array(fc.array(status(), { minLength: 20, maxLength: 20 }), { minLength: 10, maxLength: 10 }),
      }),
    );
    check(64, cases, ({ input, results }) => {
      const most = maxWin(input);
      for (const statuses of results) expect(payout(ended(input, statuses))).toBeLessThanOrEqual(most);
    });
  });

  it('[CPN-111] [CPN-115] of an anti-express is what any lost leg pays while none is returned, and a return can pay more: a witness', () => {
    check(65, coupon(6, [0, 1]), (input) => {
      if (input.legs.some(({ statusId }) => statusId === 0)) expect(payout(input)).toBe(maxWin(input));
    });
    const input: SettleInput = {
      typeId: 6,
      stake: 10_000,
      legs: [
        { price: 2000, statusId: 0 },
        { price: 2000, statusId: 2 },
      ],
    };
    expect([maxWin(input), payout(input)]).toEqual([11_547, 16_234]);
  });
});

describe('the smallest win', () => {
  it(
    '[CPN-116] is the least that any won and lost legs leave',
    () => {
      check(51, anyCoupon([0, 1, 2, 4, 6, 7, 8, 9]), (input) => {
        const quoted = quote({ ...input, stake: 100_000 });
        const wins: number[] = [];
        for (let mask = 0; mask < 2 ** input.legs.length; mask += 1) {
          wins.push(payout(withStatuses({ ...input, stake: 100_000 }, (_, index) => ((mask >> index) & 1 ? 1 : 0))));
        }
        expect(quoted.ok && quoted.value.minWin).toBe(Math.min(...wins.filter((win) => win > 0)));
      });
    },
    PATIENCE_MS,
  );
});

describe('the loss table', () => {
  it(
    '[CPN-117] is what the lost units leave at worst and at best',
    () => {
      check(52, anyCoupon([2, 4, 7, 8]), (input) => {
        const table = lossTable(input);
        if (!table.ok) throw new Error('no table');
        const free = input.legs.flatMap((leg, index) =>
          leg.isBanker === true ? [] : [{ index, unit: input.typeId === 4 ? (leg.blockId ?? 0) : index }],
        );
        const units = [...new Set(free.map(({ unit }) => unit))];
        for (const row of table.value) {
          const left = subsets(units.length, row.lost).map((lost) => {
            const gone = new Set(lost.map((position) => units[position]));
            const losers = new Set(free.flatMap(({ index, unit }) => (gone.has(unit) ? [index] : [])));
            return payout(withStatuses(input, (_, index) => (losers.has(index) ? 0 : 1)));
          });
          expect([row.minWin, row.maxWin]).toEqual([Math.min(...left), Math.max(...left)]);
        }
        const smallest = input.typeId === 2 || input.typeId === 4 ? (input.systemValue ?? 2) : input.typeId - 6;
        expect(table.value.map(({ lost }) => lost)).toEqual(
          Array.from({ length: units.length - smallest }, (_, index) => index + 1),
        );
      });
    },
    PATIENCE_MS,
  );
});

describe('all sizes at once', () => {
  it('[CPN-129] are what a quote of each size tells', () => {
    check(66, fc.record({ input: anyCoupon([2, 4]), terms }), ({ input, terms: some }) => {
      const asked = { ...input, terms: some };
      const sizes = systemSizes({ ...asked, systemValue: 99 });
      if (!sizes.ok) throw new Error('no sizes');
      for (const { k, lines, stakePerLine, maxWin: most, minWin: least } of sizes.value) {
        const quoted = quote({ ...asked, systemValue: k });
        if (!quoted.ok) throw new Error(`no quote of size ${k}`);
        expect([quoted.value.lines, quoted.value.maxWin, quoted.value.minWin]).toEqual([lines, most, least]);
        expect(equals(quoted.value.stakePerLine, stakePerLine)).toBe(true);
      }
      const last = sizes.value.at(-1)?.k ?? 0;
      expect(sizes.value.map(({ k }) => k)).toEqual(Array.from({ length: last - 1 }, (_, index) => index + 2));
      expect(quote({ ...asked, systemValue: last + 1 }).ok).toBe(false);
    });
  });

  it('[CPN-129] there are none for any other type, and a coupon that is wrong has its reasons', () => {
    check(67, anyCoupon(betTypeIds.filter((id) => id !== 2 && id !== 4)), (input) =>
      expect(systemSizes(input)).toEqual({ ok: true, value: [] }),
    );
    expect(systemSizes({ typeId: 2, stake: 1, legs: [{ price: 2000 }, { price: 2000 }] })).toMatchObject({
      ok: false,
      error: [{ code: 'tooFewLegs' }],
    });
  });
});

describe('what if', () => {
  const asTold = (input: SettleInput, at: number, statusId: 0 | 2): SettleInput =>
    withStatuses(input, (_, index) => (index === at ? statusId : input.typeId === 6 ? 0 : 1));

  for (const typeId of betTypeIds) {
    it(`[CPN-130] one leg of type ${typeId} loses or is returned, it is what that settlement pays`, () => {
      check(70 + typeId, fc.record({ input: coupon(typeId), terms }), ({ input, terms: some }) => {
        const told = whatIf({ ...input, terms: some });
        if (!told.ok) throw new Error('nothing told');
        const settled = input.legs.map((_, at) => ({
          ifLost: payout({ ...asTold(input, at, 0), terms: some }),
          ifReturned: payout({ ...asTold(input, at, 2), terms: some }),
        }));
        expect(told.value).toEqual(settled);
      });
    });
  }

  it('[CPN-130] it is what that result pays by the long way', () => {
    check(68, anyCoupon(betTypeIds), (input) => {
      const told = whatIf(input);
      const byHand = input.legs.map((_, at) => ({
        ifLost: paidByHand(asTold(input, at, 0)),
        ifReturned: paidByHand(asTold(input, at, 2)),
      }));
      expect(told).toEqual({ ok: true, value: byHand });
    });
  });
});
