/**
 * Maintenance: its start, its end, and that the page returns automatically. The same text follows in the
 * required language of S8.16 when that differs.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { noticeLanguage } from 'touchline/core/maintenance/public';
import type { SiteConfig } from 'touchline/core/site-config/views';
import { Drawing } from '../../components/drawing.tsx';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { decodeSentences, type Sentences } from '../../format/sentences.ts';
import { useTextLanguage, useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { useDocumentTitle } from '../../use-title.ts';
import { CheckAgain } from './check-again.tsx';
import { Contacts } from './contacts.tsx';
import { maintenanceOf } from './selectors.ts';

const NONE: Sentences = {};
const countryOf = (config: SiteConfig | null): string => config?.countryCode ?? '';

/** Texts of a language other than the page's; empty until loaded, or when loading failed. */
function useOtherSentences(language: 'ru' | 'en' | null): Sentences {
  const [sentences, setSentences] = useState<Sentences>(NONE);
  useEffect(() => {
    setSentences(NONE);
    if (language === null) return undefined;
    let isWanted = true;
    const load: Promise<unknown> =
      language === 'ru' ? import('../../locales/ru/closed.json') : import('../../locales/en/closed.json');
    load.then(
      (module) => isWanted && setSentences(decodeSentences(module)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return sentences;
}

export function MaintenancePage(): ReactNode {
  const t = useText();
  const core = useCore();
  const spoken = useTextLanguage();
  const upkeep = useProjection(core.feature('gate'), maintenanceOf);
  const preferences = useProjection(core.preferences, identity);
  const country = useProjection(core.siteConfig, countryOf);
  const wanted = noticeLanguage(spoken, country);
  const other = useOtherSentences(wanted === spoken ? null : wanted);
  const title = t('closed.maintenance.title');
  useDocumentTitle(t('title.named', { name: title }));
  const { startAt = null, finishAt = null } = upkeep ?? {};
  const message = other['closed.maintenance.text'];
  const time = (at: number): ReactNode => (
    <time dateTime={new Date(at).toISOString()}>{formatTime(at, 'full', preferences)}</time>
  );
  return (
    <article className="closed" aria-labelledby="closed-title">
      <Drawing name="maintenance" />
      <h1 id="closed-title">{title}</h1>
      <p className="closed-lead">{t('closed.maintenance.text')}</p>
      {(startAt !== null || finishAt !== null) && (
        <dl className="closed-times">
          {startAt !== null && (
            <div>
              <dt>{t('closed.maintenance.start')}</dt>
              <dd>{time(startAt)}</dd>
            </div>
          )}
          {finishAt !== null && (
            <div>
              <dt>{t('closed.maintenance.finish')}</dt>
              <dd>{time(finishAt)}</dd>
            </div>
          )}
        </dl>
      )}
      <p>{t('closed.maintenance.safe')}</p>
      <div className="closed-ways">
        {upkeep !== null && (
          <CheckAgain
            isAsking={upkeep.isAsking}
            hasFailed={upkeep.hasFailed}
            onCheck={() => core.dispatch({ type: 'maintenance/check', payload: {} })}
          />
        )}
      </div>
      <Contacts />
      {message !== undefined && (
        <p className="closed-quiet" lang={wanted} dir="ltr">
          {message}
        </p>
      )}
    </article>
  );
}
