/**
 * Changed terms: the documents to read, and two answers of equal weight. A player who does not agree may log out or
 * return to the list.
 */
import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { Icon } from '../../components/icon.tsx';
import { Logo } from '../../components/logo.tsx';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { useDocumentTitle } from '../../use-title.ts';
import { Contacts } from './contacts.tsx';
import { termsOf } from './selectors.ts';

/** Documents that a player agrees to, by the rules' groups. */
const DOCUMENTS = ['general', 'bets', 'privacy'] as const;

/** When the terms changed, if the signature is a timestamp. */
function changedAt(signature: string | null): number | null {
  return signature !== null && /^\d{12,14}$/.test(signature) ? Number(signature) : null;
}

export function ConfirmPage(): ReactNode {
  const t = useText();
  const core = useCore();
  const terms = useProjection(core.feature('gate'), termsOf);
  const preferences = useProjection(core.preferences, identity);
  const title = t('closed.terms.title');
  useDocumentTitle(t('title.named', { name: title }));
  const isSending = terms?.confirming === 'sending';
  const at = changedAt(terms?.signature ?? null);
  const refuse = (): void =>
    void core.dispatch({
      type: 'modals/open',
      payload: {
        kind: 'confirmTerms',
        title: { key: 'terms.leave.title', params: {} },
        text: [{ key: 'terms.leave.text', params: {} }],
        buttons: [
          {
            text: { key: 'terms.leave.logOut', params: {} },
            does: 'confirm',
            command: { type: 'session/logOut', payload: {} },
          },
          { text: { key: 'terms.leave.back', params: {} }, does: 'dismiss' },
        ],
      },
    });
  return (
    <article className="closed" aria-labelledby="closed-title">
      <Logo />
      <h1 id="closed-title">{title}</h1>
      <p className="closed-lead">{t('closed.terms.text')}</p>
      {at !== null && (
        <p className="closed-quiet">{t('closed.terms.since', { date: formatTime(at, 'full', preferences) })}</p>
      )}
      <ul className="closed-list">
        {DOCUMENTS.map((document) => (
          <li key={document}>
            <Link to={`/rules/${document}`} className="way">
              <Icon name="receipt" />
              {t(`closed.terms.${document}`)}
            </Link>
          </li>
        ))}
      </ul>
      <div className="closed-ways is-even">
        <button
          type="button"
          className="button"
          aria-disabled={isSending}
          aria-busy={isSending}
          onClick={() => isSending || core.dispatch({ type: 'terms/confirm', payload: {} })}
        >
          {t(isSending ? 'closed.terms.sending' : 'closed.terms.agree')}
        </button>
        <button type="button" className="button" onClick={refuse}>
          {t('closed.terms.refuse')}
        </button>
      </div>
      <Contacts />
    </article>
  );
}
