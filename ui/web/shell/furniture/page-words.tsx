/** The words at a page's end, for those who want to read what the page is about. */
import type { ReactNode } from 'react';
import type { PageText } from '../../../../core/modules/furniture/messages.ts';
import { useText } from '../../text.ts';

export function PageWords({ text: { title, blocks } }: { readonly text: PageText }): ReactNode {
  const t = useText();
  // No level is left out where the whole has no heading.
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
