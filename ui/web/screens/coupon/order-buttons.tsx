/** Moves a leg or a block up or down among its equals. */
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';

export function OrderButtons({
  name,
  at,
  isLast,
  onMove,
}: {
  readonly name: string;
  readonly at: number;
  readonly isLast: boolean;
  readonly onMove: (to: number) => void;
}): ReactNode {
  const t = useText();
  return (
    <span className="leg-order" role="group" aria-label={t('coupon.order', { name })}>
      <button
        type="button"
        className="icon-button"
        aria-label={t('coupon.earlier', { name })}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <span className="is-turned">
          <Icon name="down" size={16} />
        </span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('coupon.later', { name })}
        disabled={isLast}
        onClick={() => onMove(at + 1)}
      >
        <Icon name="down" size={16} />
      </button>
    </span>
  );
}
