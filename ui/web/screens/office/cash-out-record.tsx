/** The content of a cash-out's receipt line by line, for the page and for paper. */
import type { ReactNode } from 'react';
import type { CashOutReceiptBody } from 'touchline/core/receipts/public';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

export function CashOutRecord({ body }: { readonly body: CashOutReceiptBody }): ReactNode {
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(useCore().preferences, identity);
  const { currency, least, request } = body;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('office.cashOut.number'), body.id],
    [t('office.cashOut.bet'), body.betId],
    [t('office.cashOut.at'), formatTime(body.paidAt, 'full', chosen)],
    [
      body.movedTo === undefined ? t('office.cashOut.paid') : t('office.cashOut.movedTo', { id: body.movedTo }),
      <b key="paid">{money(body.amount, currency)}</b>,
    ],
    [
      t('office.cashOut.stake'),
      t('office.cashOut.of', { stake: money(body.stake, currency), whole: money(body.betStake, currency) }),
    ],
    [t('office.cashOut.rest'), money(body.rest, currency)],
    ...(least === null
      ? []
      : [[t(request === '' ? 'office.cashOut.auto' : 'office.cashOut.least'), money(least, currency)] as const]),
    [t('office.receipt.account'), `${body.accountId} · ${currency}`],
    [t('office.receipt.rules'), body.rules],
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
