/** Registration as a page: where the site is set so, and where the dialog could not be loaded. */
import type { ReactNode } from 'react';
import { Empty } from '../../components/empty.tsx';
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
        <Empty icon="alert" title={t('auth.register')} text={t('auth.partFailed')}>
          <button type="button" className="button is-main" onClick={retry}>
            {t('action.retry')}
          </button>
        </Empty>
      </div>
    ) : (
      <div className="screen">
        <p className="form-lead" role="status">
          {t('auth.busy')}
        </p>
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
