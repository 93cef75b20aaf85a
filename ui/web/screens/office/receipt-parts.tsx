/** The parts that receipts of bets and of cash-outs share: the state in words, and the seal. */
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';
import type { BetReceipt, CashOutReceipt } from './use-receipt.ts';

/** The receipt's state in words, with a tone: good, bad or plain. */
export function ReceiptState({
  found,
  of = 'bet',
}: {
  readonly found: BetReceipt | CashOutReceipt;
  readonly of?: 'bet' | 'cashOut';
}): ReactNode {
  const t = useText();
  const state = found.state === 'sealed' ? found.check : found.state;
  const isBad = state === 'altered' || state === 'linkMissing' || state === 'unsealed';
  const isOwnText = of === 'cashOut' && (state === 'none' || state === 'intact' || state === 'altered');
  return (
    <p
      className={`receipt-state is-${isBad ? 'bad' : state === 'intact' ? 'good' : 'plain'}`}
      data-receipt={state}
      role="status"
    >
      <Icon name={isBad ? 'alert' : state === 'intact' ? 'check' : 'info'} size={16} />
      <span>{isOwnText ? t(`office.cashOut.is.${state}`) : t(`office.receipt.is.${state}`)}</span>
    </p>
  );
}

export function Seal({ found }: { readonly found: BetReceipt | CashOutReceipt }): ReactNode {
  const t = useText();
  if (found.state !== 'sealed') return null;
  return (
    <dl className="seal">
      <div>
        <dt>{t('office.receipt.seal')}</dt>
        <dd dir="ltr">{found.receipt.hash}</dd>
      </div>
      <div>
        <dt>{t('office.receipt.previous')}</dt>
        <dd dir="ltr">{found.body === null || found.body.previous === '' ? '–' : found.body.previous}</dd>
      </div>
      <div>
        <dt>{t('office.receipt.key')}</dt>
        <dd dir="ltr">{found.receipt.key}</dd>
      </div>
    </dl>
  );
}
