/**
 * E-mails about deposits and settled bets, to players who want them and have confirmed an address [OST-6]. Only what
 * happens now is mailed: records that are read at the start send nothing.
 */
import type { KnownBet } from '../book/known-bet.ts';
import type { KnownPayment } from '../cashier/payments.ts';
import type { Letters } from '../players/auth/letters.ts';
import type { People } from '../players/auth/people.ts';
import { decimalText } from '../players/directory.ts';
import type { Currency } from '../players/directory.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { Office } from './office.ts';

export interface AccountMailDeps {
  readonly office: Pick<Office, 'setting'>;
  readonly people: Pick<People, 'byId'>;
  readonly letters: Pick<Letters, 'send'>;
  readonly payment: (id: number) => KnownPayment | null;
  readonly bet: (id: number) => KnownBet | null;
  readonly currency: (iso: string) => Currency;
}

export function createAccountMail({ office, people, letters, payment, bet, currency }: AccountMailDeps): {
  follow: (record: OperatorRecord) => void;
} {
  const sum = (minor: number, iso: string): string => `${decimalText(minor, currency(iso))} ${iso}`;
  const send = (
    playerId: number,
    setting: 'enable_mail_deposit' | 'enable_mail_bets',
    subject: string,
    text: string,
  ): void => {
    const person = people.byId(playerId);
    if (person?.email === undefined || person.isEmailConfirmed !== true || !office.setting(playerId, setting)) return;
    letters.send({
      channel: 'email',
      to: person.email,
      subject,
      text: `${text} You can stop these e-mails in your settings.`,
      code: null,
      links: [`/${person.language}/office/settings`],
    });
  };
  return {
    follow(record) {
      if (record.t === 'paymentMoved' && record.state === 'succeeded') {
        const known = payment(record.paymentId);
        if (known?.kind === 'deposit')
          send(
            known.playerId,
            'enable_mail_deposit',
            'Your deposit has arrived',
            `Your deposit of ${sum(known.net, known.currency)} has arrived.`,
          );
      }
      if (record.t === 'cashOutAccepted') {
        const known = bet(record.betId);
        if (known !== null)
          send(
            known.playerId,
            'enable_mail_bets',
            `Cash-out of bet ${known.id}`,
            `${sum(record.amount, known.coupon.currency)} was paid for ${record.rest === 0 ? 'the whole stake' : 'a part of the stake'} of bet ${known.id}.`,
          );
      }
      if (record.t === 'betSettled') {
        const known = bet(record.betId);
        if (known !== null)
          send(
            known.playerId,
            'enable_mail_bets',
            `Bet ${known.id} is settled`,
            record.payout > 0
              ? `Bet ${known.id} is settled: ${sum(record.payout, known.coupon.currency)} was paid.`
              : `Bet ${known.id} is settled: it did not win.`,
          );
      }
    },
  };
}
