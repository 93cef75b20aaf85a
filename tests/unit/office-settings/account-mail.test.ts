/** E-mails about deposits and settled bets. */
import { describe, expect, it } from 'vitest';
import { createAccountMail } from '../../../adapters/sandbox/operator/office/account-mail.ts';
import type { AccountMailDeps } from '../../../adapters/sandbox/operator/office/account-mail.ts';
import type { OperatorRecord } from '../../../adapters/sandbox/operator/store/records.ts';

const PERSON = { email: 'a@example.com', isEmailConfirmed: true, language: 'de' };
const DEPOSIT = { kind: 'deposit', playerId: 7, net: 2_050, currency: 'EUR' };
const paid = { t: 'paymentMoved', paymentId: 1, state: 'succeeded' } as OperatorRecord;
const settled = (payout: number) => ({ t: 'betSettled', betId: 12, payout }) as OperatorRecord;

function mailed(
  record: OperatorRecord,
  { person = PERSON, wants = true, payment = DEPOSIT }: { person?: object; wants?: boolean; payment?: object } = {},
): readonly string[] {
  const letters: string[] = [];
  const deps = {
    office: { setting: () => wants },
    people: { byId: () => person },
    letters: { send: ({ to, text }: { to: string; text: string }) => letters.push(`${to}: ${text}`) },
    payment: () => payment,
    bet: (id: number) => ({ id, playerId: 7, coupon: { currency: 'JPY' } }),
    currency: (iso: string) => ({ minorDigits: iso === 'JPY' ? 0 : 2 }),
  } as unknown as AccountMailDeps;
  createAccountMail(deps).follow(record);
  return letters.map((letter) => letter.replace(' You can stop these e-mails in your settings.', ''));
}

describe('[OST-6] an e-mail', () => {
  it('informs of a deposit that has arrived, and of a settled bet', () => {
    expect(mailed(paid)).toEqual(['a@example.com: Your deposit of 20.50 EUR has arrived.']);
    expect(mailed(settled(300))).toEqual(['a@example.com: Bet 12 is settled: 300 JPY was paid.']);
    expect(mailed(settled(0))).toEqual(['a@example.com: Bet 12 is settled: it did not win.']);
  });

  it('is not sent without a confirmed address, without the setting, and about a withdrawal or a pending payment', () => {
    expect(mailed(paid, { wants: false })).toEqual([]);
    expect(mailed(paid, { person: { ...PERSON, isEmailConfirmed: false } })).toEqual([]);
    expect(mailed(paid, { payment: { ...DEPOSIT, kind: 'withdrawal' } })).toEqual([]);
    expect(mailed({ t: 'paymentMoved', paymentId: 1, state: 'failed' } as OperatorRecord)).toEqual([]);
  });
});
