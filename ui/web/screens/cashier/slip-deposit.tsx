/** In the coupon: the deposit that a bet lacks, or every reason why the player can't make one [CSH-19]. */
import type { ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import type { CashierView } from 'touchline/core/cashier/public';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { needStyles } from '../../styles/deferred.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { Blockers } from './blockers.tsx';

const shortfallOf = (cashier: CashierView | null): CashierView['shortfall'] => cashier?.shortfall ?? null;
const isLoaded = (modals: View<'modals'> | null): boolean => modals !== null;
/** The component, once the styles of the reasons are there. */
export async function dressedSlipDeposit(): Promise<typeof SlipDeposit> {
  await needStyles('office', 'cashier');
  return SlipDeposit;
}

/** No remedy of a shortfall pays. */
const payNothing = (): void => undefined;

export function SlipDeposit(): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const shortfall = useProjection(core.feature('cashier'), shortfallOf);
  const hasWindows = useProjection(core.feature('modals'), isLoaded);
  if (shortfall === null || !hasWindows) return null;
  const { amount, currency, blockers } = shortfall;
  const lacking = money(amount, currency);
  if (blockers.length > 0)
    return (
      <div className="slip-deposit is-closed">
        <p>
          {t('cashier.slip.lacks', { amount: lacking })} {t('cashier.slip.closed')}
        </p>
        <Blockers blockers={blockers} kind="deposit" currency={currency} onPayAgain={payNothing} />
      </div>
    );
  const open = (): void => {
    core.dispatch({ type: 'cashier/prepareDeposit', payload: { amount, currency } });
    core.dispatch({ type: 'modals/open', payload: { kind: 'recharge', id: 'recharge' } });
  };
  return (
    <div className="slip-deposit">
      <p>{t('cashier.slip.lacks', { amount: lacking })}</p>
      <button type="button" className="button is-small" onClick={open}>
        {t('cashier.slip.deposit', { amount: lacking })}
      </button>
    </div>
  );
}
