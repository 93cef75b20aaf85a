/** Page footer: the operator's legal pages, the languages, age limits, and the company. */
import type { MouseEvent, ReactNode } from 'react';
import type { SiteChromeView } from 'touchline/core/site-chrome/public';
import type { SiteConfig } from 'touchline/core/site-config/views';
import type { Language } from 'touchline/core/preferences/types';
import { Link } from '../../components/link.tsx';
import { Logo } from '../../components/logo.tsx';
import { useCore } from '../../core-context.ts';
import { useLinks } from '../../links.ts';
import { usePageLocation } from '../../page-location.ts';
import { changeLanguage, useTextLanguage, useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { ConsentAgain } from '../consent-again.tsx';
import { useOfferedLanguages } from '../offered-languages.ts';
import { LANGUAGE_NAMES } from '../preference-selects.tsx';
import { OperatorLink } from './menu-link.tsx';

const NAME = 'Touchline';
const YOUNGEST = 18;
const companyOf = (config: SiteConfig | null): string => config?.companyName ?? NAME;
const ageOf = (config: SiteConfig | null): number => config?.minAge ?? YOUNGEST;

/** Links to the same page in each language. */
function Languages(): ReactNode {
  const core = useCore();
  const t = useText();
  const { go, href } = useLinks();
  const { path, query } = usePageLocation().outcome.target;
  const spoken = useTextLanguage();
  const languages = useOfferedLanguages();
  const here = href(path);
  const choose = (event: MouseEvent, language: Language): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    core.dispatch({ type: 'preferences/choose', payload: { language } });
    void changeLanguage(language).catch(() => undefined);
    go(path + query, { replace: true });
  };
  return (
    <nav className="foot-languages" aria-label={t('preference.language')}>
      {languages.map((code) => (
        <a
          key={code}
          href={here.replace(/\/[a-z]{2}(?=\/|\?|#|$)/, `/${code}`)}
          lang={code}
          aria-current={code === spoken ? 'true' : undefined}
          onClick={(event) => choose(event, code)}
        >
          {LANGUAGE_NAMES[code]}
        </a>
      ))}
    </nav>
  );
}

export function Footer({ siteChrome }: { readonly siteChrome: SiteChromeView | null }): ReactNode {
  const core = useCore();
  const t = useText();
  const company = useProjection(core.siteConfig, companyOf);
  const age = useProjection(core.siteConfig, ageOf);
  return (
    <footer className="foot" data-menu="footer">
      <div className="foot-in">
        <div className="foot-columns">
          {(siteChrome?.footer.columns ?? []).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="foot-title">{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <OperatorLink link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <h2 className="foot-title">{t('preference.language')}</h2>
            <Languages />
            <ConsentAgain className="way foot-consent" />
          </div>
        </div>
        <div className="foot-end">
          <span className="foot-logo">
            <Logo />
          </span>
          <span className="foot-age" role="img" aria-label={t('siteChrome.ageMark', { age })}>
            {age}+
          </span>
          <p>
            <Link to="/responsiblegaming">{t('siteChrome.responsible')}</Link> {t('siteChrome.responsibleText')}
          </p>
          <p className="foot-company">
            © {company}
            {siteChrome === null || siteChrome.footer.licence === '' ? '' : `. ${siteChrome.footer.licence}`}
          </p>
        </div>
      </div>
    </footer>
  );
}
