/** 404: nothing stands at this address. */
import type { ReactNode } from 'react';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';

export function NotFoundScreen(): ReactNode {
  const t = useText();
  usePageName(t('error.notFound.title'));
  return (
    <div className="screen">
      <h1 className="vh">{t('error.notFound.title')}</h1>
      <Empty icon="search" title={t('error.notFound.title')} text={t('error.notFound.text')}>
        <Go to="/" className="button is-main">
          {t('nav.home')}
        </Go>
        <Go to="/live" className="button">
          {t('home.allLive')}
        </Go>
      </Empty>
    </div>
  );
}
