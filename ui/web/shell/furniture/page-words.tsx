/** The words at a page's end, for those who want to read what the page is about. */
import type { ReactNode } from 'react';
import type { PageText } from '../../../../core/modules/furniture/messages.ts';
import { useText } from '../../text.ts';

export function PageWords({ text: { title, blocks } }: { readonly text: PageText }): ReactNode {
  const t = useText();
  return (
    <section className="page-words" aria-label={title === '' ? t('words.label') : title}>
      {title !== '' && <h2>{title}</h2>}
      <div className="page-words-blocks">
        {blocks.map(({ heading, text }) => (
          <div key={heading + text} className={heading === '' ? 'is-first' : undefined}>
            {heading !== '' && <h3>{heading}</h3>}
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
