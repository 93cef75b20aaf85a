/** The way to the coupon on pages that have the whole width, in the page's corner once the coupon has selections. */
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { legCountOf } from './selectors.ts';

interface CouponButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function CouponButton({ isOpen, onOpen }: CouponButtonProps): ReactNode {
  const t = useText();
  const legs = useProjection(useCore().coupon.slip, legCountOf);
  if (legs === 0) return null;
  return (
    <button
      type="button"
      className="float-button is-coupon"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <Icon name="ticket" />
      {t('nav.coupon')}
      <span className="badge">
        <span className="vh">{t('coupon.legs', { count: legs })}</span>
        <span aria-hidden="true">{legs}</span>
      </span>
    </button>
  );
}
