/** The text about the page's subject, at the page's end. */
import type { ReactNode } from 'react';
import type { PageText } from 'touchline/core/site-chrome/messages';
import { useText } from '../../text.ts';

export function PageWords({ text: { title, blocks } }: { readonly text: PageText }): ReactNode {
  const t = useText();
  // No heading level is skipped when the text has no title.
  const Heading = title === '' ? 'h2' : 'h3';
  return (
    <section className="page-words" aria-label={title === '' ? t('words.label') : title}>
      {title !== '' && <h2>{title}</h2>}
      <div className="page-words-blocks">
        {blocks.map(({ heading, text }) => (
          <div key={heading + text} className={heading === '' ? 'is-first' : undefined}>
            {heading !== '' && <Heading>{heading}</Heading>}
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
