/** Frame of a closed site: brand, language and theme, and no links elsewhere. */
import type { ReactNode } from 'react';
import { Logo } from '../components/logo.tsx';
import { useText } from '../text.ts';
import { deferredPart } from './deferred-part.ts';
import { Deferred } from './deferred.tsx';
import { LanguagePick, ThemeSwitch } from './preference-selects.tsx';

const Notices = deferredPart((parts) => parts.Notices);

export function CalmFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useText();
  return (
    <div className="frame is-calm">
      <a className="skip" href="#main">
        {t('nav.skip')}
      </a>
      <header className="head">
        <div className="head-in calm-head">
          <span className="head-logo">
            <Logo />
          </span>
          <div className="head-tools">
            <LanguagePick />
            <ThemeSwitch />
          </div>
        </div>
      </header>
      <main id="main" className="calm-main" tabIndex={-1}>
        {children}
      </main>
      <Deferred>
        <Notices />
      </Deferred>
    </div>
  );
}
