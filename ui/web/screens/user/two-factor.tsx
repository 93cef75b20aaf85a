/**
 * Two-factor sign-in: enabled with a key for an app (as QR code, text and link) and a code from that app, backup codes
 * shown once with a warning, disabled with a code.
 */
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { QrPicture } from '../../components/qr-picture.tsx';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { CodeField } from '../auth/fields.tsx';
import { FailureNote } from '../auth/form-note.tsx';
import { saveAsFile } from '../auth/save-credentials.ts';
import { useAskBeforeLeaving } from '../auth/use-ask-before-leaving.ts';
import type { CardProps } from './card-props.ts';

function CodeForm({
  auth,
  job,
  action,
  isBackup,
  onBack,
}: {
  readonly auth: AuthView;
  readonly job: 'enableTwoFactor' | 'disableTwoFactor';
  readonly action: string;
  readonly isBackup: boolean;
  readonly onBack: () => void;
}): ReactNode {
  const { ask } = useActions('auth');
  const t = useText();
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (code.length >= 6 && auth.form.loading === null) ask({ kind: job }, { code });
  };
  return (
    <form className="form" aria-label={t('security.twoFactor')} onSubmit={submit} noValidate>
      <FailureNote failure={auth.failure} of={[job]} />
      <CodeField
        label={t('auth.appCode')}
        isBackup={isBackup}
        value={code}
        onChange={setCode}
        isInvalid={auth.failure?.job === job && auth.failure.field === 'code'}
        error={isTried && code.length < 6 ? t('auth.needCode') : null}
        hint={t(isBackup ? 'auth.appCodeHint' : 'security.confirmHint')}
      />
      <div className="form-ways">
        <button type="submit" className="button is-main" aria-disabled={auth.form.loading !== null}>
          {auth.form.loading === job ? t('auth.busy') : action}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {t('security.cancel')}
        </button>
      </div>
    </form>
  );
}

/** Shown once: closes only when the player confirms that the codes are saved. */
function BackupCodes({ codes }: { readonly codes: readonly string[] }): ReactNode {
  const core = useCore();
  const t = useText();
  useAskBeforeLeaving();
  return (
    <Dialog kind="twoFactorCodes" title={t('security.codesTitle')} onClose={() => undefined} canClose={false}>
      <div className="form">
        <p className="form-note">
          <Icon name="alert" size={16} />
          {t('security.codesWarning')}
        </p>
        <ul className="codes" dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <button type="button" className="button" onClick={() => saveAsFile([t('security.codesTitle'), ...codes])}>
          <Icon name="receipt" />
          {t('auth.saveFile')}
        </button>
        <button
          type="button"
          className="button is-main is-large"
          onClick={() => core.dispatch({ type: 'auth/dismissShown', payload: { what: 'backupCodes' } })}
        >
          {t('auth.saved')}
        </button>
      </div>
    </Dialog>
  );
}

export function TwoFactor({ auth, security }: CardProps): ReactNode {
  const { ask } = useActions('auth');
  const core = useCore();
  const t = useText();
  const [isEnding, setEnding] = useState(false);
  const { twoFactor, backupCodes, form, done } = auth;
  const begin = (): void => void (form.loading === null && ask({ kind: 'beginTwoFactor' }));
  return (
    <section className="card security-card" id="security-isTwoFactorOn">
      <h2 tabIndex={-1}>{t('security.twoFactor')}</h2>
      <p className="form-lead">{t('security.twoFactorLead')}</p>
      <p role="status">
        {security.hasTwoFactor
          ? t('security.isOn', { count: security.backupCodesLeft })
          : done === 'twoFactorOff'
            ? t('auth.done.twoFactorOff')
            : t('security.isOff')}
      </p>
      {!security.hasTwoFactor && twoFactor === null && (
        <button type="button" className="button is-main" aria-disabled={form.loading !== null} onClick={begin}>
          {t('security.turnOn')}
        </button>
      )}
      {!security.hasTwoFactor && twoFactor !== null && (
        <div className="form">
          <p>{t('security.keyLead')}</p>
          <QrPicture text={twoFactor.otpauth} label={t('security.keyPicture')} />
          <p className="secret">
            <span className="field-label" id="two-factor-key">
              {t('security.key')}
            </span>
            <code dir="ltr" aria-labelledby="two-factor-key">
              {twoFactor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </p>
          <p>
            <a className="way" href={twoFactor.otpauth}>
              {t('security.openApp')}
            </a>
          </p>
          <CodeForm
            auth={auth}
            job="enableTwoFactor"
            action={t('security.confirm')}
            isBackup={false}
            onBack={() => core.dispatch({ type: 'auth/dismissShown', payload: { what: 'twoFactor' } })}
          />
        </div>
      )}
      {security.hasTwoFactor && !isEnding && (
        <button type="button" className="button" onClick={() => setEnding(true)}>
          {t('security.turnOff')}
        </button>
      )}
      {security.hasTwoFactor && isEnding && (
        <CodeForm
          auth={auth}
          job="disableTwoFactor"
          action={t('security.turnOff')}
          isBackup
          onBack={() => setEnding(false)}
        />
      )}
      {backupCodes !== null && <BackupCodes codes={backupCodes} />}
    </section>
  );
}
