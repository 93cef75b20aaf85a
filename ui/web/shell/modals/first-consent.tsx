/** The question about cookies in a server's page, from the first paint on [RND-16]; the banner replaces it. */
import type { ReactNode } from 'react';
import { FIRST_CONSENT } from '../../take-over.ts';
import { useText } from '../../text.ts';
import { ConsentQuestion } from './consent-question.tsx';

const TITLE = `${FIRST_CONSENT}-title`;

export function FirstConsent(): ReactNode {
  const t = useText();
  return (
    <section id={FIRST_CONSENT} className="consent is-still" role="dialog" aria-labelledby={TITLE}>
      <h2 id={TITLE} className="consent-title">
        {t('modal.cookieConsent.title')}
      </h2>
      <div className="consent-view">
        <ConsentQuestion />
      </div>
    </section>
  );
}
