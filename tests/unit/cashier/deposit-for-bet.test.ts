/** The deposit that a bet lacks: when the coupon offers it, what the form begins with, and how that ends. */
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { dropPrepared } from 'touchline/core/cashier/drop-prepared.process';
import { amountFor, feeOf } from 'touchline/core/cashier/rules/fee';
import { shortfallOf } from 'touchline/core/cashier/rules/shortfall';
import type { CashierCommand } from 'touchline/core/cashier/messages';
import type { Blocker } from 'touchline/core/coupon/views';
import type { ModalKind } from 'touchline/core/modals/kinds';
import type { ModalsEvent } from 'touchline/core/modals/public';
import type { Recorded } from 'touchline/kernel/message';
import { STAMP } from '../../models/given.ts';
import { given, limitOf, limitsOf, NOW, OFFER, paymentOf } from './given.ts';

const ACCOUNT = 7;
type ShortSlip = Parameters<typeof shortfallOf>[0];
const reason = (code: string): Blocker => ({ code, text: { key: code, params: {} }, money: [], remedy: null });
const slip = (more: Partial<ShortSlip> = {}): ShortSlip => ({
  totalStake: 2_500,
  currency: 'EUR',
  account: { id: ACCOUNT, type: 'main', choices: [{ id: ACCOUNT, type: 'main', iso: 'EUR', money: 1_000 }] },
  advance: { isAllowed: true, isOn: false, available: 700, used: 0 },
  blockers: [reason('insufficientFunds')],
  ...more,
});

describe('what a bet lacks', () => {
  it('[CSH-19] is the stake less the balance, and less an advance that is switched on', () => {
    expect(shortfallOf(slip(), ACCOUNT)).toEqual({ amount: 1_500, currency: 'EUR' });
    const advance = { isAllowed: true, isOn: true, available: 700, used: 0 };
    expect(shortfallOf(slip({ advance, blockers: [reason('advanceTooSmall')] }), ACCOUNT)).toEqual({
      amount: 800,
      currency: 'EUR',
    });
  });

  it.each<[string, Partial<ShortSlip>]>([
    ['another reason against the bet', { blockers: [reason('insufficientFunds'), reason('suspended')] }],
    ['the player’s own limit', { blockers: [reason('limitReached'), reason('insufficientFunds')] }],
    ['nothing against the bet', { blockers: [] }],
    ['a stake that is no amount', { totalStake: null }],
    [
      'the bonus account',
      { account: { id: ACCOUNT, type: 'bonus', choices: [{ id: ACCOUNT, type: 'bonus', iso: 'EUR', money: 1_000 }] } },
    ],
    [
      'an account that deposits do not go to',
      { account: { id: 9, type: 'currency', choices: [{ id: 9, type: 'currency', iso: 'USD', money: 0 }] } },
    ],
  ])('[CSH-19] is nothing to deposit with %s', (_, more) => {
    expect(shortfallOf(slip(more), ACCOUNT)).toBeNull();
  });

  it('[CSH-19] is reported with every reason why the player may not deposit, without a lower amount', () => {
    const shortfall = { amount: 1_500, currency: 'EUR' };
    expect(given(undefined, { shortfall }).view.shortfall).toEqual({ ...shortfall, blockers: [] });
    const end = NOW / 1_000 + 3_600;
    const limits = limitsOf([
      limitOf('depositDay', 5_000, { limitBalance: 1_000 }),
      limitOf('timeOut', 1, { endsAt: end }),
    ]);
    const rightStops = { deposit: ['notAllowed' as const], withdrawal: [], request: [] };
    expect(
      given(undefined, { shortfall, limits, rightStops }).view.shortfall?.blockers.map(({ code, amount, remedy }) => [
        code,
        amount,
        remedy?.do ?? null,
      ]),
    ).toEqual([
      ['notAllowed', null, 'askSupport'],
      ['limitReached', 1_000, null],
      ['timeOut', null, 'waitUntil'],
    ]);
  });
});

describe('the form of a deposit for a bet', () => {
  const prepare: CashierCommand = { type: 'cashier/prepareDeposit', payload: { amount: 1_500, currency: 'EUR' } };
  const choose = (methodId: string): CashierCommand => ({
    type: 'cashier/chooseMethod',
    payload: { kind: 'deposit', methodId },
  });

  it('[CSH-19] begins with the missing amount, and follows the fee and the minimum of the method', () => {
    const prepared = given().and(prepare);
    expect(prepared.view).toMatchObject({
      prepared: { amount: 1_500, currency: 'EUR' },
      deposit: { text: '15.00', amount: 1_500 },
      withdrawal: { text: '', amount: null },
    });
    const bank = prepared.and(choose('bank')).view.deposit;
    expect(bank).toMatchObject({ amount: 1_529, fee: 29, net: 1_500 });
    const little = given().and({ type: 'cashier/prepareDeposit', payload: { amount: 20, currency: 'EUR' } });
    expect(little.and(choose('card')).view.deposit).toMatchObject({ amount: 500, net: 500 });
    expect(
      little.and(choose('card')).when({ type: 'cashier/pay', payload: { kind: 'deposit', attempt: null } }).ok,
    ).toBe(true);
  });

  it('[CSH-19] has the player’s own amount once one is typed, also an empty one', () => {
    const typed = (text: string) =>
      given()
        .and(prepare)
        .and({ type: 'cashier/typeAmount', payload: { kind: 'deposit', text } })
        .and(choose('bank')).view;
    expect(typed('20').deposit).toMatchObject({ text: '20', amount: 2_000 });
    expect(typed('').deposit).toMatchObject({ text: '', amount: null });
    expect(typed('').prepared).toEqual({ amount: 1_500, currency: 'EUR' });
  });

  it('[CSH-19] is empty in another currency than the account’s, and until the operator has sent the account', () => {
    const dollars: CashierCommand = { type: 'cashier/prepareDeposit', payload: { amount: 1_500, currency: 'USD' } };
    expect(given().and(dollars).view.deposit).toMatchObject({ text: '', amount: null });
    expect(given([]).and(prepare).view.deposit).toMatchObject({ text: '', amount: null });
    expect(
      given([
        { type: 'cashier/depositPrepared', payload: { amount: 1_500, currency: 'EUR' } },
        { type: 'cashier/received', payload: OFFER },
      ]).view.deposit,
    ).toMatchObject({ text: '15.00', amount: 1_500 });
  });

  it('[CSH-19] is empty after the payment, and says until it is left that it is for a bet', () => {
    const sent = {
      kind: 'deposit',
      methodId: 'card',
      accountId: ACCOUNT,
      currency: 'EUR',
      amount: 1_500,
      fee: 0,
      instrumentId: null,
      userId: '7',
    } as const;
    const paid = given([
      { type: 'cashier/received', payload: OFFER },
      { type: 'cashier/depositPrepared', payload: { amount: 1_500, currency: 'EUR' } },
      { type: 'cashier/payIntended', payload: { key: 'key', sent, at: NOW, attempt: null } },
      { type: 'cashier/payAccepted', payload: { key: 'key', payment: paymentOf({ amount: 1_500, net: 1_500 }) } },
    ]);
    expect(paid.view).toMatchObject({ prepared: { amount: 1_500 }, deposit: { text: '', result: { key: 'key' } } });
    const left = paid.and({ type: 'cashier/dropPrepared', payload: {} });
    expect(left.view.prepared).toBeNull();
    expect(left.when({ type: 'cashier/dropPrepared', payload: {} })).toMatchObject({
      error: { code: 'cashier/unchanged' },
    });
    // The result of the bet before is no news for the next one.
    expect(left.and(prepare).view.deposit).toMatchObject({ text: '15.00', result: null });
  });

  it('[CSH-19] is left when the player closes the deposit window, and with no other window', () => {
    const events$ = new Subject<Recorded<ModalsEvent>>();
    const commands: string[] = [];
    let isPrepared = true;
    dropPrepared(events$, () => isPrepared).subscribe(({ type }) => void commands.push(type));
    const close = (kind: ModalKind): void =>
      events$.next({
        seq: 1,
        ...STAMP,
        event: {
          type: 'modals/closed',
          payload: { id: kind, kind, isConfirmed: false, isDismissed: true, value: null, why: 'closed' },
        },
      });
    close('captcha');
    expect(commands).toEqual([]);
    close('recharge');
    expect(commands).toEqual(['cashier/dropPrepared']);
    isPrepared = false;
    close('recharge');
    expect(commands).toHaveLength(1);
  });
});

describe('the amount of a deposit', () => {
  it('[CSH-19] is the smallest that leaves the missing amount after the fee', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 9_999 }),
        fc.nat({ max: 100_000 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        (basisPoints, fixed, net) => {
          const fee = { basisPoints, fixed };
          const amount = amountFor(fee, net);
          expect(amount - feeOf(fee, amount)).toBeGreaterThanOrEqual(net);
          expect(amount - 1 - feeOf(fee, amount - 1)).toBeLessThan(net);
        },
      ),
      { seed: 19, numRuns: 2_000 },
    );
    expect(amountFor({ basisPoints: 10_000, fixed: 5 }, 100)).toBe(100);
  });
});
