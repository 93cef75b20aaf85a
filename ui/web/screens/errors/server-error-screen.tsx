/** 500: the operator could not answer. The player's data are unaffected. */
import type { ReactNode } from 'react';
import { Drawing } from '../../components/drawing.tsx';
import { Failed } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';

export function ServerErrorScreen(): ReactNode {
  const t = useText();
  usePageName(t('error.server.title'));
  return (
    <div className="screen">
      <h1 className="vh">{t('error.server.title')}</h1>
      <Failed
        title={t('error.server.title')}
        text={t('error.server.text')}
        drawing={<Drawing name="serverError" />}
        onRetry={() => location.reload()}
      >
        <Link to="/" className="button">
          {t('nav.home')}
        </Link>
      </Failed>
    </div>
  );
}
