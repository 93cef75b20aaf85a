/** The text about the page's subject, at the page's end. */
import { useLayoutEffect, type ReactNode } from 'react';
import type { PageText } from 'touchline/core/site-chrome/messages';
import { pageStyle } from 'touchline/core/site-chrome/page-style';
import { useText } from '../../text.ts';

/** Applies the operator's styles while the text is shown [SCH-19]. */
function useOwnStyle(style: string): void {
  useLayoutEffect(() => {
    const rules = pageStyle(style, '.page-words');
    if (rules === '') return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [style]);
}

export function PageWords({ text: { title, blocks, style } }: { readonly text: PageText }): ReactNode {
  const t = useText();
  useOwnStyle(style);
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
