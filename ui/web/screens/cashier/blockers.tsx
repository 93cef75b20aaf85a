/** Everything that blocks a payment, each with a remedy of one step. */
import type { ReactNode } from 'react';
import type { Blocker, PaymentKind, Remedy } from 'touchline/core/cashier/types';
import { Link } from '../../components/link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

interface Props {
  readonly blockers: readonly Blocker[];
  readonly kind: PaymentKind;
  readonly currency: string;
  readonly onPayAgain: () => void;
}

/** Page of each remedy: each has the form, or says who can help and how to ask [CSH-17]. */
const WAYS: Partial<Readonly<Record<Remedy['do'], string>>> = {
  setLimits: '/office/responsible/deposit-limit',
  identify: '/office/identification',
  uploadDocuments: '/office/verification',
  activate: '/office/security',
  addEmail: '/office/security',
  addPhone: '/office/security',
  askSupport: '/office/support',
};

function RemedyButton({
  remedy,
  kind,
  currency,
  onPayAgain,
}: { readonly remedy: Remedy } & Omit<Props, 'blockers'>): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const way = WAYS[remedy.do];
  if (way !== undefined)
    return (
      <Link to={way} className="button is-small">
        {t(`cashier.remedy.${remedy.do}`)}
      </Link>
    );
  if (remedy.do === 'setAmount')
    return (
      <button
        type="button"
        className="button is-small"
        onClick={() => core.dispatch({ type: 'cashier/setAmount', payload: { kind, amount: remedy.amount } })}
      >
        {t('cashier.remedy.setAmount', { amount: money(remedy.amount, currency) })}
      </button>
    );
  if (remedy.do === 'payAgain')
    return (
      <button type="button" className="button is-small" onClick={onPayAgain}>
        {t('cashier.remedy.payAgain')}
      </button>
    );
  return null;
}

export function Blockers({ blockers, kind, currency, onPayAgain }: Props): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(core.preferences, identity);
  if (blockers.length === 0) return null;
  return (
    <ul className="blockers" aria-label={t('cashier.inTheWay')} aria-live="polite">
      {blockers.map((blocker) => {
        const { code, amount, limitType, freesAt, field, remedy } = blocker;
        const params = {
          amount: amount === null ? '' : money(amount, currency),
          window: limitType === null ? '' : t(`cashier.window.${limitType}`),
          field: field === null ? '' : t(`cashier.field.${field}`),
          time: freesAt === null ? '' : formatTime(freesAt, 'full', chosen),
        };
        return (
          <li key={`${code}-${limitType ?? ''}-${field ?? ''}`} className="blocker">
            <Icon name="alert" size={16} />
            <p>{t(freesAt === null ? `cashier.reason.${code}` : `cashier.reason.${code}.until`, params)}</p>
            {remedy !== null && (
              <RemedyButton remedy={remedy} kind={kind} currency={currency} onPayAgain={onPayAgain} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
