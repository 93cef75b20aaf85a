/** The code with which a guest logs in by a device on which the player is logged in. */
import { useEffect, type ReactNode } from 'react';
import type { QrLoginView } from 'touchline/core/qr-login/public';
import { Icon } from '../../components/icon.tsx';
import { QrPicture } from '../../components/qr-picture.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useLinks } from '../../links.ts';
import { useText } from '../../text.ts';
import { clockOf, useSecondsUntil } from './use-seconds.ts';

type Asking = QrLoginView['asking'];
const NOTHING: Pick<QrLoginView, 'asking' | 'ticket'> = { asking: { status: 'idle' }, ticket: null };

/** The key of the reason why there is no code; null while there may be one. */
function reasonOf(asking: Asking, hasFailed: boolean): string | null {
  if (hasFailed) return 'security.qr.partFailed';
  if (asking.status === 'failed') return `auth.failure.${asking.code}`;
  return asking.status === 'over' && asking.why !== 'entered' ? `security.qr.${asking.why}` : null;
}

function progressOf({ status }: Asking): string {
  if (status === 'waiting') return 'security.qr.waiting';
  return status === 'over' ? 'security.qr.entered' : 'security.qr.preparing';
}

function Code({
  ticket,
  asking,
}: {
  readonly ticket: string;
  readonly asking: Extract<Asking, { readonly status: 'waiting' }>;
}): ReactNode {
  const t = useText();
  const { href } = useLinks();
  const seconds = useSecondsUntil(asking.expiresAt);
  const address = new URL(href(`/office/qr-login?request=${ticket}`), location.href).href;
  return (
    <>
      <p className="form-lead">{t('security.qr.lead')}</p>
      <QrPicture text={address} label={t('security.qr.picture')} />
      <p className="secret">
        <span className="field-label" id="qr-login-digits">
          {t('security.qr.compare')}
        </span>
        <code dir="ltr" aria-labelledby="qr-login-digits">
          {asking.comparison}
        </code>
        <span className="field-hint">{t('security.qr.compareHint')}</span>
      </p>
      <p className="field-hint">{t('security.qr.left', { time: clockOf(seconds) })}</p>
    </>
  );
}

/** Asks for a code when it is shown, and gives the code up when it is left. */
export function QrLogin({ remember, onBack }: { readonly remember: boolean; readonly onBack: () => void }): ReactNode {
  const core = useCore();
  const t = useText();
  const { view, hasFailed, retry } = useFeature('qrLogin');
  const isLoaded = view !== null;
  useEffect(() => {
    if (!isLoaded) return undefined;
    core.dispatch({ type: 'qr-login/ask', payload: { remember } });
    return () => void core.dispatch({ type: 'qr-login/cancel', payload: {} });
  }, [core, isLoaded, remember]);
  const { asking, ticket } = view ?? NOTHING;
  const reason = reasonOf(asking, hasFailed);
  const again = (): void => {
    if (view === null) retry();
    else core.dispatch({ type: 'qr-login/ask', payload: { remember } });
  };
  return (
    <div className="form">
      {asking.status === 'waiting' && ticket !== null && <Code ticket={ticket} asking={asking} />}
      <div role="status">
        {reason === null ? (
          <p className="form-lead">{t(progressOf(asking))}</p>
        ) : (
          <p className="form-note is-bad">
            <Icon name="alert" size={16} />
            <span>{t(reason)}</span>
          </p>
        )}
      </div>
      {reason !== null && (
        <button type="button" className="button is-main is-large" onClick={again}>
          {t('security.qr.again')}
        </button>
      )}
      <button type="button" className="button" onClick={onBack}>
        {t('security.qr.otherWay')}
      </button>
    </div>
  );
}
