/** 500: the operator could not answer. The player's data are unaffected. */
import type { ReactNode } from 'react';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';

export function ServerErrorScreen(): ReactNode {
  const t = useText();
  usePageName(t('error.server.title'));
  return (
    <div className="screen">
      <h1 className="vh">{t('error.server.title')}</h1>
      <Empty icon="alert" title={t('error.server.title')} text={t('error.server.text')}>
        <button type="button" className="button is-main" onClick={() => location.reload()}>
          {t('action.retry')}
        </button>
        <Link to="/" className="button">
          {t('nav.home')}
        </Link>
      </Empty>
    </div>
  );
}
