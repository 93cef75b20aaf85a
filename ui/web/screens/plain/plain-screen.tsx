/** A page whose screen is not there: it says what would stand here, and where the player can go instead. Nothing on it is made up. */
import type { ReactNode } from 'react';
import type { Route } from '../../../../core/navigation/routes.ts';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { useCore } from '../../core-context.ts';
import { usePlace } from '../../place.ts';
import { useText } from '../../text.ts';
import { useDocumentTitle } from '../../use-title.ts';
import type { PageWords } from './page-words.ts';
import { wordsOf } from './page-words.ts';

function Ways({ ways }: { readonly ways: PageWords['ways'] }): ReactNode {
  const t = useText();
  const core = useCore();
  switch (ways) {
    case 'none':
      return null;
    case 'again':
      return <button type="button" className="button is-main" onClick={() => location.reload()}>{t('action.retry')}</button>;
    case 'confirm':
      return (
        <>
          <Go to="/rules/general" className="button is-main">{t('page.title.rules')}</Go>
          <button type="button" className="button" onClick={() => void core.dispatch({ type: 'session/logOut', payload: {} })}>{t('auth.logOut')}</button>
        </>
      );
    case 'office':
      return (
        <>
          <Go to="/office/account" className="button is-main">{t('office.account')}</Go>
          <Go to="/office/history" className="button">{t('office.history')}</Go>
        </>
      );
    case 'site':
      return (
        <>
          <Go to="/line" className="button is-main">{t('nav.sports')}</Go>
          <Go to="/live" className="button">{t('home.allLive')}</Go>
        </>
      );
  }
}

function PlainPage({ route }: { readonly route: Route }): ReactNode {
  const t = useText();
  const { title, text, ways } = wordsOf(route);
  const name = t(`page.title.${title}`);
  useDocumentTitle(t('title.named', { name }));
  return (
    <div className="screen">
      <h1 className="vh">{name}</h1>
      <Empty icon={ways === 'again' ? 'alert' : 'info'} title={name} text={t(`page.text.${text}`)}>
        {ways === 'none' ? undefined : <Ways ways={ways} />}
      </Empty>
    </div>
  );
}

export function PlainScreen(): ReactNode {
  const { outcome, background } = usePlace();
  const { route } = (background ?? outcome).target;
  return route === null ? null : <PlainPage route={route} />;
}
