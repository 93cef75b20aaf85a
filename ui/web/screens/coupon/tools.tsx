/** Above the legs: their number, ready coupons, sharing, undo, redo, and the button that removes all legs. */
import { useId, useState, type ReactNode } from 'react';
import type { OffersSlice, SlipSlice } from 'touchline/core/coupon/slices';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import { BrokenPart } from '../../shell/error-boundary.tsx';
import { useText } from '../../text.ts';
import { useParts, useProjection } from '../../use-projection.ts';
import { Loading, Ready } from './ready.tsx';
import { Sign } from './signs.tsx';

const toolsOf = ({ legs, canUndo, canRedo }: SlipSlice) => ({ count: legs.length, canUndo, canRedo });
const sharingOf = ({ share }: OffersSlice): OffersSlice['share']['status'] => share.status;
const Share = deferred(async () => (await import('./share.tsx')).Share);

interface ToolProps {
  readonly command: 'coupon/share' | 'coupon/undo' | 'coupon/redo' | 'coupon/clear';
  readonly name: string;
  readonly isOff: boolean;
  readonly children: ReactNode;
}

/** A button that acts on the whole coupon. */
function Tool({ command, name, isOff, children }: ToolProps): ReactNode {
  const core = useCore();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      disabled={isOff}
      onClick={() => core.dispatch({ type: command, payload: {} })}
    >
      {children}
    </button>
  );
}

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
        <Tool command="coupon/share" name={t('coupon.share')} isOff={sharing === 'asking'}>
          <Sign name="share" />
        </Tool>
        <Tool command="coupon/undo" name={t('coupon.undo')} isOff={!canUndo}>
          <Icon name="undo" size={16} />
        </Tool>
        <Tool command="coupon/redo" name={t('coupon.redo')} isOff={!canRedo}>
          <Icon name="redo" size={16} />
        </Tool>
        <Tool command="coupon/clear" name={t('coupon.clear')} isOff={count === 0}>
          <Icon name="trash" size={16} />
        </Tool>
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
