/** 404: no page exists at this address. */
import type { ReactNode } from 'react';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { GamesWay } from '../../components/games-way.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';

export function NotFoundScreen(): ReactNode {
  const t = useText();
  usePageName(t('error.notFound.title'));
  return (
    <div className="screen">
      <h1 className="vh">{t('error.notFound.title')}</h1>
      <Empty
        icon="search"
        title={t('error.notFound.title')}
        text={t('error.notFound.text')}
        drawing={<Drawing name="notFound" />}
      >
        <Link to="/" className="button is-main">
          {t('nav.home')}
        </Link>
        <GamesWay />
      </Empty>
    </div>
  );
}
