/**
 * Login and password of a new player, shown once: to copy, to save as a file or an image, or to send by e-mail. The
 * dialog closes only when the player confirms that the credentials are saved.
 */
import { useState, type FormEvent, type ReactNode } from 'react';
import { isEmail } from 'touchline/core/auth/rules/email';
import type { NewCredentials } from 'touchline/core/session/views';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { directionOf } from '../../format/locale.ts';
import { useTextLanguage, useText } from '../../text.ts';
import { TextField } from './fields.tsx';
import { FailureNote, ReadAt } from './form-note.tsx';
import { saveAsFile, saveAsImage } from './save-credentials.ts';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

type Saved = 'no' | 'copied' | 'file' | 'image' | 'failed';

function MailForm({ credentials }: { readonly credentials: NewCredentials }): ReactNode {
  const t = useText();
  const core = useCore();
  const { view: auth } = useFeature('auth');
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const actions = core.actions('auth');
  if (auth === null || actions === null) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isEmail(email.trim()) && auth.form.loading === null)
      actions.ask({ kind: 'mailCredentials' }, { email: email.trim(), ...credentials });
  };
  return (
    <form className="form mail-form" onSubmit={submit} noValidate>
      <FailureNote failure={auth.failure} of={['mailCredentials']} />
      <TextField
        label={t('auth.mailTo')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        isLtr
        value={email}
        error={isTried && !isEmail(email.trim()) ? t('auth.needEmail') : null}
        onChange={setEmail}
        beside={
          <button type="submit" className="button" aria-disabled={auth.form.loading !== null}>
            {t('auth.mailSend')}
          </button>
        }
      />
      <p className="field-hint" role="status">
        {auth.done === 'mailed' ? t('auth.done.mailed') : ''}
      </p>
      {auth.done === 'mailed' && <ReadAt address={auth.readAt} />}
    </form>
  );
}

export function Credentials({ credentials }: { readonly credentials: NewCredentials }): ReactNode {
  const core = useCore();
  const t = useText();
  const direction = directionOf(useTextLanguage());
  const [saved, setSaved] = useState<Saved>('no');
  useAskBeforeLeaving();
  const lines = [`${t('auth.login')}: ${credentials.login}`, `${t('auth.password')}: ${credentials.password}`];
  const copy = (): void => {
    void navigator.clipboard.writeText(lines.join('\n')).then(
      () => setSaved('copied'),
      () => setSaved('failed'),
    );
  };
  const draw = (): void => {
    void saveAsImage('Touchline', lines, direction).then(
      (isDone) => setSaved(isDone ? 'image' : 'failed'),
      () => setSaved('failed'),
    );
  };
  const file = (): void => {
    saveAsFile(['Touchline', ...lines]);
    setSaved('file');
  };
  return (
    <Dialog kind="credentials" title={t('auth.welcome')} onClose={() => undefined} canClose={false}>
      <div className="form">
        <p className="form-lead">{t('auth.credentialsLead')}</p>
        <dl className="credentials">
          <div>
            <dt>{t('auth.login')}</dt>
            <dd dir="ltr">{credentials.login}</dd>
          </div>
          <div>
            <dt>{t('auth.password')}</dt>
            <dd dir="ltr">{credentials.password}</dd>
          </div>
        </dl>
        <p className="form-note">
          <Icon name="info" size={16} />
          {t('auth.credentialsOnce')}
        </p>
        <div className="form-ways">
          <button type="button" className="button" onClick={copy}>
            <Icon name={saved === 'copied' ? 'check' : 'copy'} />
            {t(saved === 'copied' ? 'auth.copied' : 'auth.copy')}
          </button>
          <button type="button" className="button" onClick={file}>
            <Icon name={saved === 'file' ? 'check' : 'receipt'} />
            {t('auth.saveFile')}
          </button>
          <button type="button" className="button" onClick={draw}>
            <Icon name={saved === 'image' ? 'check' : 'receipt'} />
            {t('auth.saveImage')}
          </button>
        </div>
        <p className="vh" role="status">
          {saved === 'copied' ? t('auth.copied') : saved === 'no' || saved === 'failed' ? '' : t('auth.downloaded')}
        </p>
        {saved === 'failed' && (
          <p className="field-error" role="alert">
            {t('auth.copyFailed')}
          </p>
        )}
        <MailForm credentials={credentials} />
        <button
          type="button"
          className="button is-main is-large"
          onClick={() => core.dispatch({ type: 'session/dismissCredentials', payload: {} })}
        >
          {t('auth.saved')}
        </button>
      </div>
    </Dialog>
  );
}
