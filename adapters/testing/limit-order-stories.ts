/** Stories about orders [LIM-22] and about another currency than the limits' [LIM-23]. */
import type { Jurisdiction } from './jurisdictions.ts';
import type { MoneyLimit } from './limit-engine.ts';
import { familyOf } from './limit-model.ts';
import type { LimitStep, StepAmount, Steps } from './limit-step.ts';
import { fc } from './npm-install-fast-check.ts';

const HOUR = 3_600_000;

interface Amounts {
  /** The smallest limit, and a larger one, minor units. */
  readonly small: number;
  readonly middle: number;
}

interface OrderParts extends Amounts {
  /** Around a moment, milliseconds. */
  readonly ms: fc.Arbitrary<number>;
  readonly excluding: fc.Arbitrary<LimitStep & { readonly do: 'exclude' }>;
}

/** Kinds that count stakes; any where the jurisdiction has none, because an order then has no limit. */
function stakeKinds({ kinds }: Jurisdiction): readonly MoneyLimit[] {
  const some = kinds.filter((kind) => familyOf(kind) !== 'deposits');
  return some.length === 0 ? kinds : some;
}

export function orderStories(
  rules: Jurisdiction,
  { small, middle, ms: slightly, excluding }: OrderParts,
): { readonly orders: Steps; readonly cancelledOrders: Steps } {
  const kind = fc.constantFrom(...stakeKinds(rules));
  const amount = fc.constantFrom<StepAmount>(1, 150, 'left', 'over');
  return {
    /** An order that is struck two hours later, under the same limit or a stricter one, and what is left then. */
    orders: fc
      .record({ kind, amount, isTightened: fc.boolean(), ms: slightly })
      .map(({ kind: of, amount: much, isTightened, ms }): readonly LimitStep[] => [
        { do: 'change', kind: of, value: isTightened ? middle : small },
        { do: 'order', amount: much },
        { do: 'wait', ms: 2 * HOUR },
        ...(isTightened ? [{ do: 'change', kind: of, value: small } as const] : []),
        { do: 'strike' },
        { do: 'stake', amount: 'over' },
        { do: 'waitUntil', moment: 'free', kind: of, ms },
        { do: 'stake', amount: 'left' },
      ]),
    /** An exclusion while an order waits; its odds are reached during the exclusion, or after its end. */
    cancelledOrders: fc
      .record({ excluding, isOver: fc.boolean() })
      .map(({ excluding: exclude, isOver }): readonly LimitStep[] => [
        { do: 'order', amount: 150 },
        exclude,
        { do: 'wait', ms: HOUR },
        { do: 'order', amount: 1 },
        ...(isOver ? [{ do: 'waitUntilEnd', exclusion: exclude.exclusion, ms: 0 } as const] : []),
        { do: 'strike' },
        { do: 'order', amount: 1 },
        { do: 'strike' },
      ]),
  };
}

export function currencyStories(
  rules: Jurisdiction,
  { small, middle, currency }: Amounts & { readonly currency: string },
): { readonly currencies: Steps } {
  return {
    /** Money and changes in another currency, beside a limit. */
    currencies: fc
      .record({ kind: fc.constantFrom(...rules.kinds), amount: fc.constantFrom(1, 150), isMoneyFirst: fc.boolean() })
      .map(({ kind, amount, isMoneyFirst }): readonly LimitStep[] => {
        const call = familyOf(kind) === 'deposits' ? 'deposit' : 'stake';
        const money: LimitStep = { do: 'otherCurrency', call, amount, currency };
        const change: LimitStep = { do: 'otherCurrencyChange', kind, value: small, currency };
        return [{ do: 'change', kind, value: middle }, ...(isMoneyFirst ? [money, change] : [change, money])];
      }),
  };
}
