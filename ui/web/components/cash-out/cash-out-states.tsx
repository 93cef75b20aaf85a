/** A cash-out that is under way, and how it ended. */
import { useCallback, type ReactNode } from 'react';
import type { CashOutResult as Result, OpenCashOut } from 'touchline/core/cash-out/state';
import type { Bet } from 'touchline/core/history/views';
import { useCore } from '../../core-context.ts';
import { useText, type Translate } from '../../text.ts';
import { Tick } from '../clock.tsx';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { useMoney, type WriteMoney } from '../use-money.ts';

/** The end of the live delay, second by second. */
function Countdown({ acceptAt }: { readonly acceptAt: number }): ReactNode {
  const { line } = useCore();
  const t = useText();
  const read = useCallback(
    () => t('cashOut.pending', { count: Math.max(0, Math.ceil((acceptAt - line.now()) / 1000)) }),
    [acceptAt, line, t],
  );
  return <Tick read={read} className="cash-out-note" />;
}

export function CashOutUnderWay({
  underWay,
  currency,
}: {
  readonly underWay: OpenCashOut;
  readonly currency: string;
}): ReactNode {
  const t = useText();
  const money = useMoney();
  const { phase, acceptAt, amount } = underWay;
  return (
    <div className="cash-out-state">
      <p className="cash-out-head" role="status">
        <Icon name="clock" size={16} />
        {t('cashOut.underWay', { amount: money(amount, currency) })}
      </p>
      {phase === 'pending' && acceptAt !== null && <Countdown acceptAt={acceptAt} />}
      {phase === 'unknown' && <p className="cash-out-note">{t('cashOut.unknown')}</p>}
    </div>
  );
}

function wordsOf(result: Result, { currency }: Bet, t: Translate, money: WriteMoney): readonly string[] {
  switch (result.kind) {
    case 'paid': {
      const { amount, stake, rest } = result.paid;
      const words = { amount: money(amount, currency), stake: money(stake, currency), rest: money(rest, currency) };
      return [t(rest === 0 ? 'cashOut.paid.all' : 'cashOut.paid.part', words)];
    }
    case 'notSaved':
      return [t('cashOut.notSaved')];
    case 'refused':
      return [
        ...result.reasons.map(({ code, amount }) =>
          t(`cashOut.refused.${code}`, { amount: amount === null ? '' : money(amount, currency) }),
        ),
        t('cashOut.unchanged'),
      ];
  }
}

export function CashOutResult({ bet, result }: { readonly bet: Bet; readonly result: Result }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const isPaid = result.kind === 'paid';
  return (
    <div className={`cash-out-state is-${isPaid ? 'good' : 'bad'}`} role={isPaid ? 'status' : 'alert'}>
      <div className="cash-out-head">
        <Icon name={isPaid ? 'check' : 'alert'} size={16} />
        <p>{wordsOf(result, bet, t, money).join(' ')}</p>
      </div>
      <div className="cash-out-ways">
        <button
          type="button"
          className="button is-small"
          onClick={() => core.dispatch({ type: 'cash-out/dismiss', payload: { betId: bet.id } })}
        >
          {t('action.understood')}
        </button>
        {result.kind === 'paid' && result.id !== '' && (
          <Link to={`/print-coupon/${result.id}`} className="button is-small">
            {t('bet.cashOut.receipt', { id: result.id })}
          </Link>
        )}
      </div>
    </div>
  );
}
