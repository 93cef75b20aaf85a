/** Login and password of a new player, shown once. It closes only by saying that they are saved. */
import { useState, type ReactNode } from 'react';
import type { NewCredentials } from '../../../../core/modules/session/views.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';

type Copied = 'no' | 'yes' | 'failed';

export function Credentials({ credentials }: { readonly credentials: NewCredentials }): ReactNode {
  const core = useCore();
  const t = useText();
  const [copied, setCopied] = useState<Copied>('no');
  const copy = (): void => {
    const both = `${t('auth.login')}: ${credentials.login}\n${t('auth.password')}: ${credentials.password}`;
    void (async () => {
      try {
        await navigator.clipboard.writeText(both);
        setCopied('yes');
      } catch {
        setCopied('failed');
      }
    })();
  };
  return (
    <Dialog title={t('auth.welcome')} onClose={() => undefined} canClose={false}>
      <div className="form">
        <p className="form-lead">{t('auth.credentialsLead')}</p>
        <dl className="credentials">
          <div><dt>{t('auth.login')}</dt><dd dir="ltr">{credentials.login}</dd></div>
          <div><dt>{t('auth.password')}</dt><dd dir="ltr">{credentials.password}</dd></div>
        </dl>
        <p className="form-note"><Icon name="info" size={16} />{t('auth.credentialsOnce')}</p>
        <button type="button" className="button is-large" onClick={copy}><Icon name={copied === 'yes' ? 'check' : 'copy'} />{t(copied === 'yes' ? 'auth.copied' : 'auth.copy')}</button>
        <p className="vh" role="status">{copied === 'yes' ? t('auth.copied') : ''}</p>
        {copied === 'failed' && <p className="field-error" role="alert">{t('auth.copyFailed')}</p>}
        <button type="button" className="button is-main is-large" onClick={() => core.dismissCredentials()}>{t('auth.saved')}</button>
      </div>
    </Dialog>
  );
}
