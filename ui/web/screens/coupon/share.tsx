/** The coupon as a code, to send to a friend or load on another device. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { OffersSlice } from 'touchline/core/coupon/slices';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';

const shareOf = ({ share }: OffersSlice): OffersSlice['share'] => share;

export function Share(): ReactNode {
  const core = useCore();
  const t = useText();
  const share = useProjection(core.coupon.offers, shareOf);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setCopied('no');
    if (share.status !== 'idle') panel.current?.focus();
  }, [share.status]);
  if (share.status === 'idle') return null;
  const copy = (): void => {
    // Undefined when the page is not served securely.
    const writing =
      (navigator.clipboard as Clipboard | undefined)?.writeText(share.code) ??
      Promise.reject(new Error('no clipboard'));
    void writing.then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  };
  return (
    <div className="share" role="group" aria-label={t('coupon.shareTitle')} tabIndex={-1} ref={panel}>
      <div className="share-head">
        <b>{t('coupon.shareTitle')}</b>
        <button
          type="button"
          className="icon-button"
          aria-label={t('action.close')}
          onClick={() => core.dispatch({ type: 'coupon/closeShare', payload: {} })}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      {share.status === 'asking' && (
        <p className="placing-text" role="status">
          {t('coupon.shareAsking')}
        </p>
      )}
      {share.status === 'failed' && (
        <p className="option-row" role="alert">
          <span>{t('coupon.shareFailed')}</span>
          <button
            type="button"
            className="button is-small"
            onClick={() => core.dispatch({ type: 'coupon/share', payload: {} })}
          >
            {t('action.retry')}
          </button>
        </p>
      )}
      {share.status === 'ready' && (
        <>
          <p className="option-row">
            <output className="share-code" aria-label={t('coupon.shareTitle')}>
              {share.code}
            </output>
            <button type="button" className="button is-small" onClick={copy}>
              <Icon name={copied === 'yes' ? 'check' : 'copy'} size={16} />
              {t(copied === 'yes' ? 'coupon.copied' : 'coupon.copy')}
            </button>
          </p>
          <p className="coupon-hint" aria-live="polite">
            {t(copied === 'failed' ? 'coupon.copyFailed' : 'coupon.shareHint')}
          </p>
        </>
      )}
    </div>
  );
}
