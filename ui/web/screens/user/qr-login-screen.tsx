/** Approves or refuses the login of another device, whose QR code has led here. */
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Approving } from 'touchline/core/qr-login/public';
import { TICKET } from 'touchline/core/qr-login/public';
import { Empty, Failed } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useActions, useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { usePageLocation } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { CodeField, PasswordField } from '../auth/fields.tsx';
import { clockOf, useSecondsUntil } from '../auth/use-seconds.ts';
import { OfficePage, OfficeWait } from '../office/office-page.tsx';

type Open = Extract<Approving, { readonly status: 'ready' | 'deciding' }>;

function How(): ReactNode {
  const t = useText();
  return (
    <section className="card security-card" aria-labelledby="qr-login-how">
      <h2 id="qr-login-how">{t('security.qr.howTitle')}</h2>
      <ol>
        <li>{t('security.qr.how1')}</li>
        <li>{t('security.qr.how2')}</li>
        <li>{t('security.qr.how3')}</li>
      </ol>
      <p className="field-hint">{t('security.qr.howNote')}</p>
      <Link to="/office/security" className="way">
        {t('security.qr.security')}
      </Link>
    </section>
  );
}

function Decision({ open }: { readonly open: Open }): ReactNode {
  const core = useCore();
  const t = useText();
  const { approve } = useActions('qrLogin');
  const { request } = open;
  const [proof, setProof] = useState('');
  const [isTried, setTried] = useState(false);
  const isDeciding = open.status === 'deciding';
  const failure = open.status === 'ready' ? open.failure : null;
  const wait = useSecondsUntil(failure?.retryAt ?? null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (proof !== '' && !isDeciding && wait === 0) approve(proof);
  };
  const isInvalid = failure?.code === 'wrongPassword' || failure?.code === 'wrong_code';
  return (
    <form className="form" onSubmit={submit} noValidate>
      {request.proof === 'code' ? (
        <CodeField
          label={t('auth.appCode')}
          isBackup
          value={proof}
          onChange={setProof}
          hint={t('auth.appCodeHint')}
          isInvalid={isInvalid}
          error={isTried && proof === '' ? t('auth.needCode') : null}
        />
      ) : (
        <PasswordField
          label={t('security.currentPassword')}
          value={proof}
          onChange={setProof}
          isInvalid={isInvalid}
          error={isTried && proof === '' ? t('auth.needPassword') : null}
        />
      )}
      <div role="alert">
        {failure !== null && (
          <p className="form-note is-bad">
            <Icon name="alert" size={16} />
            <span>
              {t(`auth.failure.${failure.code}`)}
              {wait > 0 && <span aria-hidden="true"> {t('auth.retryIn', { time: clockOf(wait) })}</span>}
            </span>
          </p>
        )}
      </div>
      <div className="form-ways">
        <button type="submit" className="button is-main" aria-disabled={isDeciding || wait > 0}>
          {t('security.qr.approve')}
        </button>
        <button
          type="button"
          className="button is-main"
          aria-disabled={isDeciding}
          onClick={() => core.dispatch({ type: 'qr-login/refuse', payload: {} })}
        >
          {t('security.qr.refuse')}
        </button>
      </div>
      <p className="field-hint" role="status">
        {isDeciding ? t('security.qr.deciding') : ''}
      </p>
    </form>
  );
}

function Request({ open }: { readonly open: Open }): ReactNode {
  const core = useCore();
  const t = useText();
  const config = useProjection(core.siteConfig, identity);
  const { device, countryId, comparison, expiresAt } = open.request;
  const seconds = useSecondsUntil(expiresAt);
  const country = config?.countries.find(({ id }) => id === countryId)?.name;
  return (
    <section className="card security-card" aria-labelledby="qr-login-asks">
      <h2 id="qr-login-asks">{t('security.qr.asks')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('security.qr.device')}</dt>
          <dd>
            <bdi>{device === '' ? t('security.device.unknown') : device}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('security.qr.country')}</dt>
          <dd>{country ?? t('security.qr.unknown')}</dd>
        </div>
      </dl>
      <p className="secret">
        <span className="field-label" id="qr-login-digits">
          {t('security.qr.compare')}
        </span>
        <code dir="ltr" aria-labelledby="qr-login-digits">
          {comparison}
        </code>
      </p>
      <p>{t('security.qr.check')}</p>
      <p className="field-hint">{t('security.qr.requestLeft', { time: clockOf(seconds) })}</p>
      <Decision open={open} />
    </section>
  );
}

function Opened({ approving, onRetry }: { readonly approving: Approving; readonly onRetry: () => void }): ReactNode {
  const t = useText();
  const ways = (
    <Link to="/office/security" className="button is-main">
      {t('security.qr.security')}
    </Link>
  );
  switch (approving.status) {
    case 'idle':
    case 'looking':
      return <OfficeWait hasFailed={false} onRetry={onRetry} />;
    case 'unreachable':
      return (
        <Failed title={t('security.qr.unreachableTitle')} text={t('security.qr.unreachableText')} onRetry={onRetry} />
      );
    case 'gone':
      return <Empty icon="clock" title={t('security.qr.goneTitle')} text={t('security.qr.goneText')} />;
    case 'decided':
      return approving.isApproved ? (
        <Empty icon="check" title={t('security.qr.approvedTitle')} text={t('security.qr.approvedText')}>
          {ways}
        </Empty>
      ) : (
        <Empty icon="info" title={t('security.qr.refusedTitle')} text={t('security.qr.refusedText')}>
          {ways}
        </Empty>
      );
    case 'ready':
    case 'deciding':
      return <Request open={approving} />;
  }
}

function Asked({ ticket, approving }: { readonly ticket: string; readonly approving: Approving }): ReactNode {
  const { look } = useActions('qrLogin');
  const looked = useRef('');
  useEffect(() => {
    if (looked.current === ticket) return;
    looked.current = ticket;
    look(ticket);
  }, [look, ticket]);
  return (
    <div role="status">
      <Opened approving={approving} onRetry={() => look(ticket)} />
    </div>
  );
}

export function QrLoginScreen(): ReactNode {
  const t = useText();
  const { view, hasFailed, retry } = useFeature('qrLogin');
  const ticket = new URLSearchParams(usePageLocation().outcome.target.query).get('request');
  return (
    <OfficePage name={t('security.qr.title')}>
      {ticket === null ? (
        <How />
      ) : view === null ? (
        <OfficeWait hasFailed={hasFailed} onRetry={retry} />
      ) : TICKET.test(ticket) ? (
        <Asked ticket={ticket} approving={view.approving} />
      ) : (
        <Opened approving={{ status: 'gone' }} onRetry={retry} />
      )}
    </OfficePage>
  );
}
