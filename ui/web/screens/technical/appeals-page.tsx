/** Appeals: a form for a new one, and the state of earlier ones. */
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { AppealsView } from 'touchline/core/appeals/public';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { useDocumentTitle } from '../../use-title.ts';
import { AppealForm } from './appeal-form.tsx';
import { Contacts } from './contacts.tsx';
import { blockingOf } from './selectors.ts';

function AppealList({ view }: { readonly view: AppealsView }): ReactNode {
  const t = useText();
  const core = useCore();
  const preferences = useProjection(core.preferences, identity);
  const { list, isLoading, hasFailed } = view;
  const load = (): void => void core.dispatch({ type: 'appeals/load', payload: {} });
  return (
    <section className="closed-part" aria-labelledby="appeals-title" aria-busy={list === null && isLoading}>
      <h2 id="appeals-title">{t('closed.appeals.list')}</h2>
      {hasFailed && (
        <p role="alert">
          {t('closed.appeals.noList')}{' '}
          <button type="button" className="button is-small" aria-disabled={isLoading} onClick={load}>
            {t('action.retry')}
          </button>
        </p>
      )}
      {list !== null && list.length === 0 && <p className="closed-quiet">{t('closed.appeals.none')}</p>}
      {list !== null && list.length > 0 && (
        <ul className="appeals">
          {list.map(({ id, reasonNumber, madeAt, status }) => (
            <li key={id} className="appeal">
              <span>
                <time dateTime={new Date(madeAt).toISOString()}>{formatTime(madeAt, 'full', preferences)}</time>
                {reasonNumber !== null && <small>{t('closed.appeals.reason', { number: reasonNumber })}</small>}
              </span>
              <b className={`appeal-status is-${status}`}>{t(`closed.appeals.status.${status}`)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function AppealsPage(): ReactNode {
  const t = useText();
  const core = useCore();
  const view = useProjection(core.feature('appeals'), identity);
  const blocking = useProjection(core.feature('gate'), blockingOf);
  const title = t('closed.appeals.title');
  useDocumentTitle(t('title.named', { name: title }));
  const isThere = view !== null;
  const [isBroken, setBroken] = useState(false);
  const bring = useCallback(() => {
    setBroken(false);
    core.load('appeals').catch(() => setBroken(true));
  }, [core]);
  useEffect(bring, [bring]);
  useEffect(() => {
    if (isThere) core.dispatch({ type: 'appeals/load', payload: {} });
  }, [core, isThere]);
  return (
    <article className="closed is-wide" aria-labelledby="closed-title">
      <h1 id="closed-title">{title}</h1>
      <p className="closed-lead">{t('closed.appeals.text')}</p>
      {isBroken && (
        <p role="alert">
          {t('error.part')}{' '}
          <button type="button" className="button is-small" onClick={bring}>
            {t('action.retry')}
          </button>
        </p>
      )}
      {view !== null &&
        (view.stops.length > 0 ? (
          <p role="status">{t('closed.appeals.notAllowed')}</p>
        ) : (
          <AppealForm view={view} reasonNumber={blocking?.reasonNumber ?? null} />
        ))}
      {view !== null && <AppealList view={view} />}
      <div className="closed-ways">
        <Link to="/" className="button">
          {t('closed.appeals.back')}
        </Link>
      </div>
      <Contacts />
    </article>
  );
}
