/** Support button in the page's corner, and the panel that it opens. On small screens the menu opens the panel. */
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { SiteChromeView } from 'touchline/core/site-chrome/public';
import { useText } from '../../text.ts';
import { lazyAgain } from '../../try-again.tsx';
import { BrokenOverlay, ErrorBoundary } from '../error-boundary.tsx';
import { onSupportOpened } from './support-door.ts';

const Panel = lazyAgain(async () => (await import('./support-panel.tsx')).SupportPanel);

export function SupportButton({ siteChrome }: { readonly siteChrome: SiteChromeView | null }): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onSupportOpened(() => setOpen(true)), []);
  return (
    <>
      <button
        type="button"
        className="float-button is-support"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('support.title')}
        onClick={() => setOpen(true)}
      >
        <svg className="icon" width={24} height={24} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 4.500h14v9H9.500L6 16.500v-3H3v-9Zm4 4.500h.1m2.900 0h.1m2.900 0h.1" />
        </svg>
      </button>
      {isOpen && siteChrome !== null && (
        <ErrorBoundary fallback={<BrokenOverlay />}>
          <Suspense fallback={null}>
            <Panel siteChrome={siteChrome} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
