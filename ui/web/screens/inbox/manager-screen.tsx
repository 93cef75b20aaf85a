/** The thread with the manager [INB-1…INB-4]. */
import { useEffect, type ReactNode } from 'react';
import type { Thread } from 'touchline/core/inbox/types';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { InboxPage } from './inbox-page.tsx';
import { LetterForm } from './letter-form.tsx';

function Messages({ thread }: { readonly thread: Thread }): ReactNode {
  const core = useCore();
  const t = useText();
  const preferences = useProjection(core.preferences, identity);
  const { unread } = thread;
  useEffect(() => {
    if (unread > 0) core.dispatch({ type: 'inbox/markRead', payload: {} });
  }, [core, unread]);
  return (
    <>
      <ol className="letters" aria-live="polite" aria-label={t('inbox.thread')}>
        {thread.messages.map(({ id, from, at, text, way }) => (
          <li key={id} className={`letter is-${from}`}>
            <b>{from === 'manager' ? thread.manager : t('inbox.you')}</b>
            <p dir="auto">{text}</p>
            {way !== null && (
              <Link to={way.to} className="way">
                {way.text}
              </Link>
            )}
            <small>{formatTime(at, 'full', preferences)}</small>
          </li>
        ))}
      </ol>
      <p className="office-note" role="status">
        {thread.isAwaited && t('inbox.awaited')}
      </p>
    </>
  );
}

export function ManagerScreen(): ReactNode {
  const t = useText();
  return (
    <InboxPage kind="thread" name={t('inbox.manager')} listOf={(view) => view.messages}>
      {(thread, view) => (
        <section className="card office-part" aria-label={thread.manager}>
          <Messages thread={thread} />
          <LetterForm kind="thread" view={view} />
        </section>
      )}
    </InboxPage>
  );
}
