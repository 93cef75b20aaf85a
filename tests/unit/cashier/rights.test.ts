import { describe, expect, it } from 'vitest';
import type { CashierFacts } from 'touchline/core/cashier/decider';
import { cashierDecider } from 'touchline/core/cashier/decider';
import { formReasons, meantBy } from 'touchline/core/cashier/rules/reasons';
import { INITIAL } from 'touchline/core/cashier/state';
import { FACTS } from './given.ts';

const without = (rightStops: Partial<CashierFacts['rightStops']>): CashierFacts => ({
  ...FACTS,
  rightStops: { deposit: [], withdrawal: [], request: [], ...rightStops },
});
const codes = (kind: 'deposit' | 'withdrawal', facts: CashierFacts): readonly string[] =>
  formReasons(INITIAL, kind, facts, meantBy(INITIAL, kind, facts)).map(({ code }) => code);

describe('a missing right', () => {
  it('[CSH-18] blocks only its own kind of payment, before the operator has answered', () => {
    const facts = without({ deposit: ['banned', 'maintenance'] });
    expect(codes('deposit', facts).slice(0, 2)).toEqual(['banned', 'maintenance']);
    expect(codes('withdrawal', facts)).not.toContain('banned');
  });

  it('[CSH-18] refuses a question about a payment with every reason', () => {
    const asked = cashierDecider.decide(
      {
        type: 'cashier/createRequest',
        payload: { topicId: 1, subTopicId: null, paymentId: null, attempt: 'a' },
      },
      INITIAL,
      without({ request: ['notAllowed'] }),
      { id: 'i', at: 1 },
    );
    expect(asked).toMatchObject({ ok: false, error: { code: 'cashier/blocked', reasons: [{ code: 'notAllowed' }] } });
  });
});
