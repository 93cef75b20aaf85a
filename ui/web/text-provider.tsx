/**
 * Provides the page's texts. Only this component asks i18next for its translation: with `useTranslation` in each cell a
 * board of prices would render five times slower.
 */
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Translate } from 'touchline/kernel/text';
import { isLanguage, TranslationContext, type Texts } from './text.ts';

interface TextProviderProps {
  readonly texts: Texts;
  readonly children: ReactNode;
}

function Translated({ texts, children }: TextProviderProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const translation = useMemo(() => {
    if (!isLanguage(language)) throw new Error(`there are no texts in ${language}`);
    const translate: Translate = (key, params) => texts.translate(key, params);
    return { t: translate, language };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new `t` is how i18next says that texts have changed
  }, [t, texts, language]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

export function TextProvider({ texts, children }: TextProviderProps): ReactNode {
  return (
    <I18nextProvider i18n={texts.i18n}>
      <Translated texts={texts}>{children}</Translated>
    </I18nextProvider>
  );
}
