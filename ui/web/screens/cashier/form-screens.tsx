/** Deposit and withdrawal: the same form with the same number of steps. */
import { useEffect, type ReactNode } from 'react';
import type { CashierView } from 'touchline/core/cashier/public';
import type { PaymentKind } from 'touchline/core/cashier/types';
import { keepFocusIn } from '../../components/keep-focus.ts';
import { Link } from '../../components/link.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import type { BodyProps } from '../../shell/modals/body-props.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { DepositLimitsCard } from './deposit-limits.tsx';
import { DepositNotice } from './deposit-notice.tsx';
import { PayForm } from './pay-form.tsx';
import { PayResultCard } from './pay-result.tsx';
import { PaymentCard } from './payment-card.tsx';
import { CashierFrame, CashierWaits } from './cashier-frame.tsx';

const OPEN_SHOWN = 3;

/** Pending payments, so that no player pays twice for lack of news. */
function OnTheWay({
  view,
  kind,
  apart,
}: {
  readonly view: CashierView;
  readonly kind: PaymentKind;
  readonly apart: string | null;
}): ReactNode {
  const t = useText();
  const open = view.open.filter((payment) => payment.kind === kind && payment.id !== apart);
  if (open.length === 0) return null;
  return (
    <section className="card cashier-part" aria-labelledby="cashier-open">
      <h2 id="cashier-open">{t('cashier.onTheWay')}</h2>
      {open.slice(0, OPEN_SHOWN).map((payment) => (
        <PaymentCard key={payment.id} payment={payment} view={view} />
      ))}
      {open.length > OPEN_SHOWN && (
        <Link to="/office/historypay" className="way">
          {t('cashier.allOpen', { count: open.length })}
        </Link>
      )}
    </section>
  );
}

interface FormProps {
  readonly kind: PaymentKind;
  /** The way back to the bet for which the form was opened, for a deposit that has arrived. */
  readonly back?: ReactNode;
}

function Ready({ view, kind, back }: FormProps & { readonly view: CashierView }): ReactNode {
  const form = view[kind];
  const { result } = form;
  const apart = result?.status === 'accepted' ? result.payment.id : null;
  const isAtProvider = result?.status === 'accepted' && result.payment.state === 'provider';
  return (
    <div className="cashier">
      <div className="cashier-column">
        {kind === 'deposit' && <DepositNotice />}
        {result !== null && <PayResultCard view={view} form={form} result={result} back={back} />}
        {/* Typed values stay until a payment has been accepted. */}
        {!isAtProvider && <PayForm key={result?.status === 'accepted' ? result.key : ''} view={view} form={form} />}
      </div>
      <div className="cashier-column is-aside">
        {kind === 'deposit' && <DepositLimitsCard limits={view.limits} />}
        <OnTheWay view={view} kind={kind} apart={apart} />
      </div>
    </div>
  );
}

function Form({ kind, back }: FormProps): ReactNode {
  const core = useCore();
  const { view, hasFailed, retry } = useFeature('cashier');
  const isThere = view !== null;
  useEffect(() => {
    if (isThere) core.dispatch({ type: 'cashier/open', payload: { kind } });
  }, [core, isThere, kind]);
  const again = (): void => void core.dispatch({ type: 'cashier/open', payload: { kind } });
  if (view?.status === 'failed') return <CashierWaits hasFailed retry={again} />;
  return view === null || (view.status !== 'ready' && view[kind].methods.length === 0) ? (
    <CashierWaits hasFailed={hasFailed} retry={retry} />
  ) : (
    <Ready view={view} kind={kind} back={back} />
  );
}

function FormScreen({ kind }: { readonly kind: PaymentKind }): ReactNode {
  const t = useText();
  return (
    <CashierFrame title={t(`cashier.title.${kind}`)}>
      <Form kind={kind} />
    </CashierFrame>
  );
}

export function RechargeScreen(): ReactNode {
  return <FormScreen kind="deposit" />;
}

export function DeduceScreen(): ReactNode {
  return <FormScreen kind="withdrawal" />;
}

const preparedIn = (cashier: CashierView | null): boolean => cashier !== null && cashier.prepared !== null;
const shortfallIn = (cashier: CashierView | null): CashierView['shortfall'] => cashier?.shortfall ?? null;

/**
 * The deposit form in a dialog, over the current page; for a bet with what the bet lacks and the way back to it, for an
 * open game with the way back to the game.
 */
export function RechargeBody({ modal, answer }: BodyProps): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const isPrepared = useProjection(core.feature('cashier'), preparedIn);
  const shortfall = useProjection(core.feature('cashier'), shortfallIn);
  const isForGame = modal.params['for'] === 'game';
  const place = isPrepared ? '.coupon-room' : isForGame ? '.casino-frame' : null;
  // The button that opened the window is gone once nothing is missing: the focus stays in the coupon [CPN-28], or in the
  // game [GSN-35].
  useEffect(() => (place === null ? undefined : () => void requestAnimationFrame(() => keepFocusIn(place))), [place]);
  const back =
    place === null ? undefined : (
      <button type="button" className="button is-small is-main" onClick={() => answer(true)}>
        {t(isPrepared ? 'cashier.slip.back' : 'cashier.game.back')}
      </button>
    );
  return (
    <div className="recharge-body">
      <p className="field-hint">
        {!isPrepared
          ? t(isForGame ? 'cashier.game.for' : 'modal.recharge.text')
          : shortfall === null
            ? t('cashier.slip.kept')
            : t('cashier.slip.for', { amount: money(shortfall.amount, shortfall.currency) })}
      </p>
      <Form kind="deposit" back={back} />
    </div>
  );
}
