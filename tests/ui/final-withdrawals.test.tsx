/** Withdrawals that can't be cancelled: the form says so before the request, the payment after it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { INITIAL } from 'touchline/core/cashier/state';
import type { Payment, StepName } from 'touchline/core/cashier/types';
import { viewCashier } from 'touchline/core/cashier/view-cashier';
import { PaymentCard } from '../../ui/web/screens/cashier/payment-card.tsx';
import { PayForm } from '../../ui/web/screens/cashier/pay-form.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { FACTS, OFFER, paymentOf } from '../unit/cashier/given.ts';
import { createFakeCore } from './fake-core.ts';
import { CONFIG } from './fake-views.ts';
import { render } from './render.tsx';

const VIEW = viewCashier({ ...INITIAL, status: 'ready', answer: OFFER }, { ...FACTS, limits: null, shortfall: null });
const SAID = 'The rules that apply to you do not allow a requested withdrawal to be cancelled.';
const withdrawal = (canCancel: boolean, sentAt: number | null): Payment => {
  const steps: readonly StepName[] = ['requested', 'checked', 'sent', 'done'];
  return paymentOf({
    ...{ kind: 'withdrawal', state: 'pending', methodId: 'bank', canCancel },
    steps: steps.map((step) => ({ step, at: step === 'requested' ? 1 : step === 'sent' ? sentAt : null })),
  });
};

beforeAll(() => loadNamespaces('cashier', 'limits'));

describe('a withdrawal that can’t be cancelled', () => {
  it.each([
    ['is said so by its payment while nothing was sent', withdrawal(false, null), true],
    ['is not meant where it can be cancelled', withdrawal(true, null), false],
    ['is not meant once it was sent', withdrawal(false, 2), false],
    ['is not meant by a deposit', { ...withdrawal(false, null), kind: 'deposit' as const }, false],
  ])('[CSH-20] %s', async (_, payment, isSaid) => {
    const page = await render(createFakeCore(), <PaymentCard payment={payment} view={VIEW} />);
    expect(page.queryByText(SAID) !== null).toBe(isSaid);
  });

  it.each([
    ['final', 'It was not cancelled: the rules that apply to you do not allow a requested withdrawal to be cancelled.'],
    ['tooLate', 'Too late: it has already been sent.'],
  ] as const)('[CSH-20] says why its cancellation was refused: %s', async (why, words) => {
    const payment = withdrawal(false, null);
    const view = { ...VIEW, cancelFault: { id: payment.id, why } };
    const page = await render(createFakeCore(), <PaymentCard payment={payment} view={view} />);
    expect(page.getByRole('alert').textContent).toBe(words);
    // The reason is not said twice.
    expect(page.queryByText(SAID) === null).toBe(why === 'final');
  });

  it.each([
    ['GB', 'withdrawal', true],
    ['GB', 'deposit', false],
    ['default', 'withdrawal', false],
  ] as const)('[CSH-20] in %s the form of a %s says so before the request: %s', async (jurisdiction, kind, isSaid) => {
    const core = createFakeCore();
    core.fake.set.siteConfig({ ...CONFIG, more: { jurisdiction } });
    core.fake.set.feature('cashier', VIEW, { pay: () => true, createRequest: () => true, replyToRequest: () => true });
    const page = await render(core, <PayForm view={VIEW} form={kind === 'deposit' ? VIEW.deposit : VIEW.withdrawal} />);
    expect(page.queryByText("A withdrawal can't be cancelled once you have requested it.") !== null).toBe(isSaid);
  });
});
