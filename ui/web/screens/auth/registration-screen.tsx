/** Registration as a page: where the site is set so, and where the dialog could not be loaded. */
import type { ReactNode } from 'react';
import { Failed } from '../../components/empty.tsx';
import { LoadingLine } from '../../components/loading.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useText } from '../../text.ts';
import { useDocumentTitle } from '../../use-title.ts';
import type { ScreenProps } from '../screen-props.ts';
import { Registration } from './registration.tsx';

export function RegistrationScreen({ params }: ScreenProps): ReactNode {
  const t = useText();
  const { view: auth, hasFailed, retry } = useFeature('auth');
  useDocumentTitle(t('title.named', { name: t('auth.register') }));
  if (auth === null) {
    return hasFailed ? (
      <div className="screen">
        <Failed title={t('auth.register')} text={t('auth.partFailed')} onRetry={retry} />
      </div>
    ) : (
      <div className="screen">
        <LoadingLine text={t('auth.busy')} />
      </div>
    );
  }
  return (
    <div className="screen form-page card">
      <h1 className="screen-title">{t('auth.register')}</h1>
      <Registration auth={auth} isSocial={params['type'] !== undefined} />
    </div>
  );
}
