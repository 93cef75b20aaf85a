/** Ideas of the player: sent, numbered, answered [INB-1, INB-2]. */
import type { ReactNode } from 'react';
import type { Idea } from 'touchline/core/inbox/types';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { InboxPage } from './inbox-page.tsx';
import { LetterForm } from './letter-form.tsx';

function Ideas({ ideas }: { readonly ideas: readonly Idea[] }): ReactNode {
  const t = useText();
  const preferences = useProjection(useCore().preferences, identity);
  return (
    <section className="card office-part" aria-labelledby="ideas-mine">
      <h2 id="ideas-mine">{t('inbox.ideas.mine')}</h2>
      {ideas.length === 0 && <p className="office-note">{t('inbox.ideas.none')}</p>}
      <ol className="letters" aria-live="polite">
        {ideas.map(({ number, at, text, answer }) => (
          <li key={number} className="letter">
            <b>
              <bdi>{number}</bdi>
            </b>
            <p dir="auto">{text}</p>
            <small>{formatTime(at, 'full', preferences)}</small>
            {answer === null ? (
              <p className="office-note">{t('inbox.ideas.waiting')}</p>
            ) : (
              <p className="letter is-manager" dir="auto">
                {answer.text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function ShareIdeaScreen(): ReactNode {
  const t = useText();
  return (
    <InboxPage kind="ideas" name={t('inbox.ideas')} listOf={(view) => view.shared}>
      {(ideas, view) => (
        <div className="office">
          <section className="card office-part" aria-labelledby="ideas-new">
            <h2 id="ideas-new">{t('inbox.ideas.new')}</h2>
            <p>{t('inbox.ideas.lead')}</p>
            <LetterForm kind="ideas" view={view} />
          </section>
          <Ideas ideas={ideas} />
        </div>
      )}
    </InboxPage>
  );
}
