/** Above the legs: their number, ready coupons, sharing, undo, redo, and the button that removes all legs. */
import { useId, useState, type ReactNode } from 'react';
import type { CouponCommand } from 'touchline/core/coupon/messages';
import type { OffersSlice, SlipSlice } from 'touchline/core/coupon/slices';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import { BrokenPart } from '../../shell/error-boundary.tsx';
import { useText } from '../../text.ts';
import { useParts, useProjection } from '../../use-projection.ts';
import { Loading, Ready } from './ready.tsx';
import { Sign } from './signs.tsx';

const command = <T extends CouponCommand['type']>(type: T) => ({ type, payload: {} }) as const;

const toolsOf = ({ legs, canUndo, canRedo }: SlipSlice) => ({ count: legs.length, canUndo, canRedo });
const sharingOf = ({ share }: OffersSlice): OffersSlice['share']['status'] => share.status;
const Share = deferred(async () => (await import('./share.tsx')).Share);

export function Tools(): ReactNode {
  const core = useCore();
  const { count, canUndo, canRedo } = useParts(core.coupon.slip, toolsOf);
  const sharing = useProjection(core.coupon.offers, sharingOf);
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="coupon-tools">
        <span className="coupon-count">{count > 0 ? t('coupon.legs', { count }) : ''}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('coupon.ready')}
          title={t('coupon.ready')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="ticket" size={16} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('coupon.share')}
          title={t('coupon.share')}
          disabled={sharing === 'asking'}
          onClick={() => core.dispatch(command('coupon/share'))}
        >
          <Sign name="share" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('coupon.undo')}
          title={t('coupon.undo')}
          disabled={!canUndo}
          onClick={() => core.dispatch(command('coupon/undo'))}
        >
          <Icon name="undo" size={16} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('coupon.redo')}
          title={t('coupon.redo')}
          disabled={!canRedo}
          onClick={() => core.dispatch(command('coupon/redo'))}
        >
          <Icon name="redo" size={16} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('coupon.clear')}
          title={t('coupon.clear')}
          disabled={count === 0}
          onClick={() => core.dispatch(command('coupon/clear'))}
        >
          <Icon name="trash" size={16} />
        </button>
      </div>
      {isOpen && (
        <div id={id}>
          <Ready />
        </div>
      )}
      <Loading />
      {sharing !== 'idle' && (
        <Deferred broken={<BrokenPart />}>
          <Share />
        </Deferred>
      )}
    </>
  );
}
